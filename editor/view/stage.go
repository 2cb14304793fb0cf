package view

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/editorui"
	"boardduels/editor/playtest"
	"boardduels/runtime/app/screen"
	"boardduels/schema"
)

// stage shows a duel in place of the desk.
type stage struct {
	desk    trialDesk
	shop    *workshop          // of the duel that is shown
	end     func()             // ends the duel that is shown; nil while the desk is
	focus   fyne.Focusable     // of the desk
	last    *tried             // the duel that was tried last, or nil
	playing *playtest.Setup    // of a duel that people play; nil: of none
	placed  *playtest.Position // where trials of its heroes begin; nil: as all duels
	note    string             // how that ended now and before, "" if there is nothing to compare
	about   string             // what the duel that is shown is
}

// isOpen reports whether a duel is shown.
func (s *stage) isOpen() bool { return s.end != nil }

// showDuel shows the duel of a record.
func (s *stage) showDuel(pack *schema.Pack, record *playtest.Duel) {
	s.shop = newWorkshop(s, pack, record)
	shown, err := screen.NewTrial(s.desk.Texts(), pack, record, s.desk.Movement(), s.desk.Brains(), s.desk.Later, s.shop)
	if err != nil {
		s.back()
		s.desk.Report(err)
		return
	}
	s.showTrial(shown.Content(), s.shop.bar, shown.Close)
	s.shop.begin(shown)
	s.desk.Canvas().SetOnTypedKey(s.shop.typed)
}

// showRecorded shows a duel that was played elsewhere. If the pack has its heroes, it can be had again.
func (s *stage) showRecorded(record *playtest.Duel) {
	e := s.desk
	s.note, s.playing, s.last = "", nil, nil
	setup, person, err := playtest.SetupOf(e.Pack(), record, e.Brains()[0].ID)
	if outcome, wrong := playtest.OutcomeOf(record); err == nil && wrong == nil {
		s.last = &tried{setup: setup, record: record, outcome: outcome}
		if person >= 0 {
			s.last.played = record
		}
	}
	s.about = e.Texts().Text("editor.replay.about")
	s.showDuel(e.Pack(), record)
}

// showTrial shows something in place of the desk, with what can be done at its moments; stop is called when people go
// back.
func (s *stage) showTrial(content, tools fyne.CanvasObject, stop func()) {
	if !s.isOpen() {
		s.focus = s.desk.Canvas().Focused()
	}
	s.end = stop
	s.desk.Cover(container.NewBorder(s.trialBar(tools), nil, nil, nil, content), s.typed)
}

// typed takes a key while a duel is shown.
func (s *stage) typed(key *fyne.KeyEvent) {
	if key.Name == fyne.KeyEscape {
		s.back()
	}
}

// trialBar leads back from a duel. How it ended now and before stands below.
func (s *stage) trialBar(tools fyne.CanvasObject) fyne.CanvasObject {
	back := editorui.NewButton(s.desk.Texts().Text("editor.trial.back"), theme.NavigateBackIcon(), s.back)
	note := widget.NewLabel(s.about)
	note.Importance, note.Truncation = widget.LowImportance, fyne.TextTruncateEllipsis
	bar := container.NewBorder(nil, nil, back, tools, note)
	if s.note == "" {
		return container.NewStack(editorui.PanelGround(), bar)
	}
	ended := widget.NewLabel(s.note)
	ended.Importance, ended.Truncation = widget.SuccessImportance, fyne.TextTruncateEllipsis
	return container.NewStack(editorui.PanelGround(), container.NewVBox(bar, ended))
}

// back leads from a duel to the desk.
func (s *stage) back() {
	if !s.isOpen() {
		return
	}
	s.keepPlayed()
	s.end()
	s.end = nil
	s.desk.Uncover()
	if s.focus != nil {
		s.desk.Focus(s.focus)
	}
}
