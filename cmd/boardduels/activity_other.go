//go:build !android

package main

// isReplaced is about Android's activities.
func isReplaced() bool { return false }
