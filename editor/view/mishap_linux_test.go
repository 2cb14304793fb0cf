package view

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/editor/document"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/i18n"
)

// No error of the system is shown as the system words it: people read what it means for them, in their language.
func TestErrorsOfTheSystemAreWorded(t *testing.T) {
	name := filepath.Join("packs", "mine.xml")
	for language, want := range map[string]map[syscall.Errno]string{
		"en": {syscall.ENOSPC: "disk is full", syscall.EDQUOT: "disk is full", syscall.EIO: "the disk reports an error", syscall.EROFS: "may not be read or written", syscall.ENOENT: "There is nothing at"},
		"uk": {syscall.ENOSPC: "немає місця", syscall.EDQUOT: "немає місця", syscall.EIO: "диск повідомляє", syscall.EROFS: "немає дозволу", syscall.ENOENT: "нічого немає"},
	} {
		s := newStand(t, viewtest.OnDesktop, language)
		for number, part := range want {
			for _, err := range []error{&fs.PathError{Op: "write", Path: name, Err: number}, &os.LinkError{Op: "rename", Old: "x", New: name, Err: number}} {
				s.ask.Report(errors.Join(err, nil))
				assert.Contains(t, s.Reading(part), name)
				assert.NotContains(t, s.Reading(part), number.Error())
				s.Press(s.texts.Text("editor.ok"))
				s.ask.Report(&document.Unsafe{Err: err})
				assert.Contains(t, s.Reading(part), s.texts.Text("editor.trouble.unsafe", i18n.Args{"Reason": ""}))
				s.Press(s.texts.Text("editor.ok"))
			}
		}
	}
}
