package dueltable

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// Entry is what the log keeps of an action.
type Entry struct {
	Lines  []string
	Reason *Reason // nil for an action of the person, or of an AI that gave none
	summed int     // how many of the last lines [Board.summary] tells, too
}

// History returns all that has happened, the newest first, with the reasons for what the AI did.
func (b *Board) History(host SheetHost) fyne.CanvasObject {
	const most = 60 // actions; the rest is in the replay
	rows := container.NewVBox()
	for i := len(b.Log) - 1; i >= max(len(b.Log)-most, 0); i-- {
		e := b.Log[i]
		label := ui.Paragraph(strings.Join(e.Lines, "\n"))
		if e.Reason == nil {
			rows.Add(label)
			continue
		}
		why := ui.QuietButton(theme.QuestionIcon(), func() { b.OpenReason(host, e.Reason) })
		rows.Add(container.NewBorder(nil, nil, nil, container.NewCenter(why), label))
	}
	if len(b.Log) == 0 {
		rows.Add(ui.Paragraph(b.Translator.Text("log.empty")))
	}
	return rows
}

// OpenReason shows why an AI did something. Its cards stay hidden as long as the duel goes on.
func (b *Board) OpenReason(host SheetHost, why *Reason) {
	hidden := !b.Open && b.Now.View.Winner == game.Nobody
	cards := gallery.NewCast(b.Gallery, b.Heroes[:]).Cards(b.Heroes[why.Seat].ID)
	var openCase func(int)
	if b.OpenCase != nil {
		openCase = func(number int) { b.OpenCase(b.Heroes[why.Seat].ID, number) }
	}
	explanation := Explanation{
		Translator: b.Translator, Names: b, Numbers: b.Duel.Numbers(), Cards: cards, Cases: b.casesOf(why.Seat), Hidden: hidden, OpenCase: openCase,
		Detailed: b.detailed, Unfolded: func(detailed bool) { b.detailed = detailed; host.RelaySheet() },
	}
	host.OpenSheet(b.Translator.Text("why.title"), explanation.Of(why))
}

// casesOf returns the cases that whoever sits at a place knew when the duel began; none if that can't be read.
func (b *Board) casesOf(seat game.Seat) []schema.Case {
	if b.cases[seat] == nil {
		b.cases[seat] = &[]schema.Case{}
		if known, err := b.seats[seat].Knowledge.Base(); err == nil && known != nil {
			b.cases[seat] = &known.Cases
		}
	}
	return *b.cases[seat]
}

// lines returns the newest lines of the log, newest first, and how many of them are fresh; the field never has room for
// more. What the summary tells, if there is one, isn't told again.
func (b *Board) lines(isSummed bool) (lines []string, fresh int) {
	const most = 14
	left := b.Fresh
	for i := len(b.Log) - 1; i >= 0 && len(lines) < most; i-- {
		told := b.Log[i].Lines
		isFresh := left > 0
		left -= len(told)
		if isFresh && isSummed {
			told = told[:len(told)-b.Log[i].summed]
		}
		for _, line := range slices.Backward(told) {
			lines = append(lines, line)
		}
		if isFresh {
			fresh += len(told)
		}
	}
	return lines, fresh
}
