//go:build !android

package main

import "io"

// contentOpener opens files that have addresses instead of paths, which there are none of here.
var contentOpener func(address string) (name string, content io.ReadCloser, err error)
