package trialpage

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/editor/editorui"
	"boardduels/editor/playtest"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/schema"
)

// Stage shows a duel in place of the desk.
type Stage struct {
	desk    Desk
	Shop    *workshop          // of the duel that is shown
	End     func()             // ends the duel that is shown; nil while the desk is
	focus   fyne.Focusable     // of the desk
	Last    *tried             // the duel that was tried last, or nil
	playing *playtest.Setup    // of a duel that people play; nil: of none
	placed  *playtest.Position // where trials of its heroes begin; nil: as all duels
	note    string             // how that ended now and before, "" if there is nothing to compare
	about   string             // what the duel that is shown is
}

// NewStage returns a stage that stands in place of a desk.
func NewStage(desk Desk) *Stage { return &Stage{desk: desk} }

// IsOpen reports whether a duel is shown.
func (s *Stage) IsOpen() bool { return s.End != nil }

// ShowDuel shows the duel of a record.
func (s *Stage) ShowDuel(pack *schema.Pack, record *playtest.Duel) {
	s.show(pack, record, screen.Viewing{Plays: true})
}

// show is ShowDuel from some moment on.
func (s *Stage) show(pack *schema.Pack, record *playtest.Duel, viewing screen.Viewing) {
	s.Shop = newWorkshop(s, pack, record)
	shown, err := newDuelTrial(s.desk.Texts(), pack, record, s.desk.Movement(), s.desk.Brains(), s.desk.Later, s.Shop, viewing)
	if err != nil {
		s.Back()
		s.desk.Report(err)
		return
	}
	s.showTrial(shown.content, s.Shop.bar, shown.close)
	s.Shop.begin(shown)
	ui.HearTyped(s.desk.Canvas(), s.Shop.typed)
}

// ShowRecorded shows a duel that was played elsewhere. If the pack has its heroes, it can be had again.
func (s *Stage) ShowRecorded(record *playtest.Duel) {
	e := s.desk
	s.note, s.playing, s.Last = "", nil, nil
	setup, person, err := playtest.SetupOf(e.Pack(), record, e.Brains()[0].ID)
	if outcome, wrong := playtest.OutcomeOf(record); err == nil && wrong == nil {
		s.Last = &tried{setup: setup, record: record, Outcome: outcome}
		if person >= 0 {
			s.Last.played = record
		}
	}
	s.about = e.Texts().Text("editor.replay.about")
	s.ShowDuel(e.Pack(), record)
}

// showTrial shows something in place of the desk, with what can be done at its moments; stop is called when people go
// back.
func (s *Stage) showTrial(content, tools fyne.CanvasObject, stop func()) {
	if !s.IsOpen() {
		s.focus = editorui.Shown(s.desk.Canvas().Focused())
	}
	s.End = stop
	s.desk.Cover(container.NewBorder(s.trialBar(tools), nil, nil, nil, content), s.typed)
}

// typed takes a key while a duel is shown.
func (s *Stage) typed(key *fyne.KeyEvent) {
	if key.Name == fyne.KeyEscape {
		s.Back()
	}
}

// trialBar leads back from a duel. How it ended now and before stands below.
func (s *Stage) trialBar(tools fyne.CanvasObject) fyne.CanvasObject {
	back := editorui.NewButton(s.desk.Texts().Text("editor.trial.back"), theme.NavigateBackIcon(), s.Back)
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

// Back leads from a duel to the desk.
func (s *Stage) Back() {
	if !s.IsOpen() {
		return
	}
	s.keepPlayed()
	s.End()
	s.End = nil
	s.desk.Uncover()
	if s.focus != nil {
		s.desk.Focus(s.focus)
	}
}
