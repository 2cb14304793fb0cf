//go:build js

package main

import (
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// editing is nothing in a browser: the editor works on folders of files, which there are none of, and would make the
// page load a tenth longer.
type editing struct{}

func (*shell) ways() (edit func(), editDuel func(*duelrecord.Record)) { return nil, nil }

func (*shell) hasEdits() bool { return false }

// validate knows nothing of a pack beside what its loading told.
func validate(_ *schema.Pack, found []schema.Diagnostic) []schema.Diagnostic { return found }

func (s *shell) settleEdits() { s.closeWindow() }

func (*editing) ending() (wait func()) { return func() {} }
