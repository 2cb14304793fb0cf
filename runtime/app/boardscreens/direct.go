package boardscreens

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/boardview"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
)

// direct says what is to be done, and offers the buttons for it.
func (s *Session) direct() {
	if s.left {
		return
	}
	if s.isOver && s.isLast() && s.Failure == nil {
		s.announce(s.outcome(), s.tone())
	} else {
		s.say(s.task())
	}
	isLeft := slices.ContainsFunc(s.buttons.Objects, func(b fyne.CanvasObject) bool { return ui.IsFocused(b.(fyne.Focusable)) })
	s.offer(s.choices()...)
	if isLeft {
		s.lead()
	}
}

// choices returns the buttons for what can be done.
func (s *Session) choices() (buttons []*ui.Button) {
	if s.isOver {
		return s.afterwards()
	}
	if s.board.HasDrafts() {
		undo := ui.NewButton("", theme.ContentUndoIcon(), s.board.Undo)
		enable(undo, s.board.Draft().Steps > 0)
		buttons = append(buttons, undo)
	}
	hint := ui.NewButton(s.t.Text("boards.hint"), nil, s.hint)
	enable(hint, s.mayHint())
	buttons = append(buttons, hint, s.whyButton())
	switch {
	case !s.isLast():
		buttons = append(buttons, s.bigButton("boards.now", theme.MediaFastForwardIcon(), func() { s.jump(len(s.frames) - 1) }))
	case s.mustPass():
		buttons = append(buttons, s.bigButton("boards.pass_button", nil, func() { s.choose(boardview.Pass) }))
	case slices.Contains(s.legal, boardview.EndTurn) && s.board.Draft().Ready == "":
		buttons = append(buttons, s.bigButton("boards.end_turn", nil, func() { s.choose(boardview.EndTurn) }))
	case s.board.HasDrafts():
		done := s.bigButton("boards.done", nil, func() { s.choose(s.board.Draft().Ready) })
		enable(done, s.board.Draft().Ready != "")
		buttons = append(buttons, done)
	}
	return buttons
}

// lead takes the keyboard, if that is in use, to the board, or to the large button where nothing else can be done.
func (s *Session) lead() {
	to := fyne.Focusable(s.board.Object())
	isDone := len(s.legal) == 1 && (s.legal[0] == boardview.Pass || s.legal[0] == boardview.EndTurn)
	for _, o := range s.buttons.Objects {
		if b := o.(*ui.Button); b.Importance == widget.HighImportance && (isDone || s.isOver) {
			to = b
		}
	}
	if ui.IsFocusNear(s.Content) {
		ui.GiveFocus(s.Content, to)
	}
}

// Typed carries out a key, if it means something now: E for what the large button says, as at the duel's table.
func (s *Session) Typed(key fyne.KeyName) bool {
	if key != fyne.KeyE {
		return false
	}
	for _, o := range s.buttons.Objects {
		if b := o.(*ui.Button); b.Importance == widget.HighImportance && !b.Disabled() {
			b.Tapped(nil)
			return true
		}
	}
	return false
}

func (s *Session) bigButton(key string, icon fyne.Resource, then func()) *ui.Button {
	return ui.BigButton(s.t.Text(key), icon, widget.HighImportance, then)
}

// afterwards are the buttons of a game that is over.
func (s *Session) afterwards() []*ui.Button {
	buttons := []*ui.Button{s.bigButton("boards.again", theme.ViewRefreshIcon(), func() { s.host.RematchBoard(s.Record()) }), s.whyButton()}
	if s.host.HasShelf() {
		buttons = append(buttons, s.toBoards())
	}
	return buttons
}

func (s *Session) toBoards() *ui.Button {
	return ui.NewButton(s.t.Text("boards.others"), theme.HomeIcon(), s.host.OpenBoards)
}

func enable(b *ui.Button, on bool) {
	if on {
		b.Enable()
	} else {
		b.Disable()
	}
}

func (s *Session) mustPass() bool { return len(s.legal) == 1 && s.legal[0] == boardview.Pass }

// drafted tells what is to be done after another part of an action.
func (s *Session) drafted() {
	s.tell()
	s.direct()
}

// task is what the line under the board says.
func (s *Session) task() string {
	t, last := s.t, &s.frames[s.ply]
	them, mover := opponentName(t, s.record, s.other(last.Seat)), s.table.Mover(&last.State)
	switch {
	case s.isOver && s.isLast():
		return s.outcome()
	case !s.isLast():
		return t.Text("boards.looking", i18n.Args{"N": s.ply, "Of": len(s.frames) - 1})
	case s.mustPass():
		return t.Text("boards.must_pass")
	case s.board.HasDrafts() && s.board.Draft().Ready != "":
		return t.Text("boards.confirm")
	case last.Action == boardview.Pass && last.Seat != s.seats[0]:
		return t.Text("boards.they_passed", i18n.Args{"Who": them})
	case slices.Contains(s.legal, boardview.EndTurn):
		return t.Text(s.family.Names.Turn)
	case len(s.legal) > 0:
		return t.Text("boards.your_turn")
	case mover == s.seats[0] && last.Seat == mover:
		return t.Text("boards.you_played", i18n.Args{"Action": s.actionText(last.Seat, last.Action, &game.Scene{})})
	case mover == s.seats[0]:
		return t.Text("boards.they_played", i18n.Args{"Who": them, "Action": s.actionText(last.Seat, last.Action, &game.Scene{})})
	}
	return t.Text("boards.thinking", i18n.Args{"Who": opponentName(t, s.record, s.other(mover))})
}

// other returns a seat, or, if it is the viewer's or nobody's, the next one's after the viewer.
func (s *Session) other(seat game.Seat) game.Seat {
	if seat == s.seats[0] || seat == game.Nobody {
		return s.seats[1]
	}
	return seat
}

// outcome tells how the game ended.
func (s *Session) outcome() string {
	if s.Failure != nil {
		return s.Failure.Error()
	}
	return outcomeText(s.t, s.Record())
}

// tone is the colour in which the outcome is told.
func (s *Session) tone() fyne.ThemeColorName {
	switch s.Result.Points.Winner() {
	case s.seats[0]:
		return look.ColorGold
	case game.Nobody:
		return theme.ColorNameForeground
	}
	return look.ColorHarm
}

// whyButton leads to the reasons of the last action of a brain.
func (p *page) whyButton() *ui.Button {
	why := ui.NewButton(p.t.Text("boards.why"), nil, p.openWhy)
	enable(why, p.lastOfBrain() > 0)
	return why
}

// lastOfBrain returns the ply of the last action up to what is shown on which a brain decided, or 0.
func (p *page) lastOfBrain() int {
	for ply := p.ply; ply > p.record.Drawn(); ply-- {
		if !p.record.Seats[p.frames[ply].Seat].IsPerson() {
			return ply
		}
	}
	return 0
}
