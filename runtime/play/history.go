package play

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"boardduels/runtime/game"
	own "boardduels/runtime/play/widget"
)

// entry is what the log keeps of an action.
type entry struct {
	lines  []string
	reason *reason // nil for an action of the person, or of an AI that gave none
}

// history returns all that has happened, the newest first, with the reasons for what the AI did.
func (b *board) history(host sheetHost) fyne.CanvasObject {
	const most = 60 // actions; the rest is in the replay
	rows := container.NewVBox()
	for i := len(b.log) - 1; i >= max(len(b.log)-most, 0); i-- {
		e := b.log[i]
		label := own.Paragraph(strings.Join(e.lines, "\n"))
		if e.reason == nil {
			rows.Add(label)
			continue
		}
		why := own.QuietButton(theme.QuestionIcon(), func() { b.openReason(host, e.reason) })
		rows.Add(container.NewBorder(nil, nil, nil, container.NewCenter(why), label))
	}
	if len(b.log) == 0 {
		rows.Add(own.Paragraph(b.translator.Text("log.empty")))
	}
	return rows
}

// openReason shows why an AI did something. Its cards stay hidden as long as the duel goes on.
func (b *board) openReason(host sheetHost, why *reason) {
	hidden := !b.open && b.now.view.Winner == game.Nobody
	cards := cast{b.gallery, b.heroes[:]}.cards(b.heroes[why.seat].ID)
	var openCase func(int)
	if b.openCase != nil {
		openCase = func(number int) { b.openCase(b.heroes[why.seat].ID, number) }
	}
	host.openSheet(b.translator.Text("why.title"), newReasonView(b.translator, b, cards, why, hidden, openCase))
}

// lines returns the newest lines of the log, newest first; the field never has room for more.
func (b *board) lines() []string {
	const most = 14
	var lines []string
	for i := len(b.log) - 1; i >= 0 && len(lines) < most; i-- {
		for j := len(b.log[i].lines) - 1; j >= 0; j-- {
			lines = append(lines, b.log[i].lines[j])
		}
	}
	return lines
}
