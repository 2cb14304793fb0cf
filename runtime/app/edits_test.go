package app_test

import (
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"testing"

	"github.com/stretchr/testify/assert"
)

// Whom a crash has taken unsaved edits from learns on the start page that they wait. That page doesn't wait for a disk.
func TestTheStartPageTellsOfUnsavedEdits(t *testing.T) {
	for _, waits := range []bool{false, true} {
		isThere := make(chan struct{})
		s := apptest.NewWith(t, apptest.OnDesktop, "en", t.TempDir(), func(o *app.Options) {
			o.Edit = func() {}
			o.HasEdits = func() bool {
				<-isThere // a disk that is slow
				return waits
			}
		})
		assert.Len(t, apptest.Visible(s, apptest.Called(s.Text("home.editor"))), 1)
		close(isThere)
		s.Game.AwaitWork()
		for len(s.Queue) > 0 {
			(<-s.Queue)()
		}
		assert.Equal(t, waits, len(apptest.Visible(s, apptest.Called(s.Text("home.editor_edits")))) == 1)
		assert.Equal(t, !waits, len(apptest.Visible(s, apptest.Called(s.Text("home.editor")))) == 1)
	}
}
