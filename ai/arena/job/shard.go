package job

import (
	"fmt"
	"strconv"
	"strings"
)

// Shard is a part of a plan: the Index-th, from 0, of Of. The zero Shard is the whole.
type Shard struct {
	Index, Of int
}

// ParseShard reads "0/8": the first of eight shards.
func ParseShard(text string) (Shard, error) {
	index, of, ok := strings.Cut(text, "/")
	i, err := strconv.Atoi(index)
	n, err2 := strconv.Atoi(of)
	if !ok || err != nil || err2 != nil || i < 0 || n < 1 || i >= n {
		return Shard{}, fmt.Errorf("shard %q, expected i/n with i from 0 to n-1, as 0/8 for the first of eight", text)
	}
	if n > maxShards {
		return Shard{}, fmt.Errorf("shard %q, allowed are up to %d parts", text, maxShards)
	}
	return Shard{i, n}, nil
}

// maxShards is the most parts of a plan.
const maxShards = 1_000_000

// IsWhole reports whether the shard is all of a plan.
func (s Shard) IsWhole() bool { return s.Of < 2 }

// Range returns which of n units the shard carries out: those from from to to-1.
func (s Shard) Range(n int) (from, to int) {
	if s.IsWhole() {
		return 0, n
	}
	return n * s.Index / s.Of, n * (s.Index + 1) / s.Of
}
