package lock

import (
	"bytes"
	"fmt"
	"os"
)

// IsEnding reports whether the owner has ended but for what the system still takes down of it: until the last of its
// threads is gone it keeps what it owns.
func (o Owner) IsEnding() bool {
	if host, err := os.Hostname(); err != nil || host != o.Host {
		return false
	}
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", o.Process))
	if err != nil {
		return false
	}
	// The name before may hold anything
	_, state, _ := bytes.Cut(stat[max(bytes.LastIndexByte(stat, ')'), 0):], []byte(" "))
	return bytes.HasPrefix(state, []byte("Z"))
}
