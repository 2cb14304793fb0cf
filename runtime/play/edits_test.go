package play

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// Whom a crash has taken unsaved edits from learns on the start page that they wait.
func TestTheStartPageTellsOfUnsavedEdits(t *testing.T) {
	for _, waits := range []bool{false, true} {
		s := newStandWith(t, onDesktop, "en", t.TempDir(), func(o *Options) {
			o.Edit = func() {}
			o.HasEdits = func() bool { return waits }
		})
		assert.Equal(t, waits, len(visible(s, called(s.text("home.editor_edits")))) == 1)
		assert.Equal(t, !waits, len(visible(s, called(s.text("home.editor")))) == 1)
	}
}
