package app

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// Whom a crash has taken unsaved edits from learns on the start page that they wait. That page doesn't wait for a disk.
func TestTheStartPageTellsOfUnsavedEdits(t *testing.T) {
	for _, waits := range []bool{false, true} {
		isThere := make(chan struct{})
		s := newStandWith(t, onDesktop, "en", t.TempDir(), func(o *Options) {
			o.Edit = func() {}
			o.HasEdits = func() bool {
				<-isThere // a disk that is slow
				return waits
			}
		})
		assert.Len(t, visible(s, called(s.text("home.editor"))), 1)
		close(isThere)
		s.game.Working.Wait()
		for len(s.queue) > 0 {
			(<-s.queue)()
		}
		assert.Equal(t, waits, len(visible(s, called(s.text("home.editor_edits")))) == 1)
		assert.Equal(t, !waits, len(visible(s, called(s.text("home.editor")))) == 1)
	}
}
