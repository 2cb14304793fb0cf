package arena

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
	return Shard{i, n}, nil
}

// String returns the shard as [ParseShard] reads it.
func (s Shard) String() string { return fmt.Sprintf("%d/%d", s.Index, max(s.Of, 1)) }

// seeds returns which seeds of each fixture the shard plays. Where groups are stopped early, a group is played by one
// shard, because the others don't know how it stands.
func (s Shard) seeds(p *Plan) Span {
	if s.Of < 2 || p.Stop != nil {
		return Span{0, p.Seeds}
	}
	return Span{p.Seeds * s.Index / s.Of, p.Seeds * (s.Index + 1) / s.Of}
}

// plays reports whether the shard plays a fixture.
func (s Shard) plays(p *Plan, f *Fixture) bool {
	return s.Of < 2 || p.Stop == nil || f.Group%s.Of == s.Index
}
