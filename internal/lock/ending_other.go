//go:build !linux

package lock

// IsEnding reports whether the owner is known to have ended but for what the system still takes down of it.
func (o Owner) IsEnding() bool { return false }
