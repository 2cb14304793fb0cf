//go:build android || ios || js || mobile

package main

// knowKeys does nothing where the system doesn't tell of its keys.
func knowKeys() {}
