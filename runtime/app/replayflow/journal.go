package replayflow

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"boardduels/internal/i18n"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// cast tells what the heroes and cards of a recorded duel are called.
type cast struct {
	gallery *gallery.Gallery
	record  *duelrecord.Record
	called  [2]string
}

var _ rulestext.Names = (*cast)(nil)

func newCast(t *i18n.Translator, g *gallery.Gallery, record *duelrecord.Record) *cast {
	return &cast{g, record, dueltable.Called(t, g, record, record.Person())}
}

// Hero implements [rulestext.Names].
func (c *cast) Hero(seat game.Seat) string { return c.called[seat] }

// Card implements [rulestext.Names].
func (c *cast) Card(seat game.Seat, card duel.CardIndex) string {
	return c.gallery.CardName(&c.record.Seats[seat].Hero.Cards[card])
}

// Journal is a recorded duel in words.
type Journal struct {
	title string
	turns []journalTurn
	end   string // why it was over before the rules decided, or ""
}

type journalTurn struct {
	head  string
	lines []string
}

// newJournal puts a recorded duel into words. It may be called on any goroutine.
func newJournal(t *i18n.Translator, g *gallery.Gallery, laid *duelrecord.Playback) (*Journal, error) {
	record := laid.Record()
	names := newCast(t, g, record)
	j := &Journal{title: ReplayTitle(t, g, record), end: forfeit(t, g, record)}
	story := rulestext.NewChronicle(t, names, laid.Duel()).Calling(g.Dictionary()).From(record.Position)
	me := record.Person()
	for ply := range laid.Plies() {
		before, err := laid.At(ply)
		if err != nil {
			return nil, err
		}
		after, err := laid.At(ply + 1)
		if err != nil {
			return nil, err
		}
		if before.Turn != after.Turn {
			hp := func(seat game.Seat) int16 { return before.State.Fighters[seat].HP }
			j.turns = append(j.turns, journalTurn{head: t.Text("journal.turn", i18n.Args{
				"Round": after.Round, "Hero": names.Hero(after.Seat), "Mine": hp(me), "Theirs": hp(1 - me),
			})})
		}
		turn := &j.turns[len(j.turns)-1]
		if ply == 0 {
			turn.lines = append(turn.lines, story.Opening(before.State.Starter, before.Events)...)
		}
		turn.lines = append(turn.lines, story.Tell(after.Events)...)
	}
	return j, nil
}

// Text returns the journal as a text, to be read elsewhere.
func (j *Journal) Text() string {
	var text strings.Builder
	fmt.Fprintln(&text, j.title)
	for _, turn := range j.turns {
		fmt.Fprintf(&text, "\n%s\n", turn.head)
		for _, line := range turn.lines {
			fmt.Fprintf(&text, "  %s\n", line)
		}
	}
	if j.end != "" {
		fmt.Fprintf(&text, "\n%s\n", j.end)
	}
	return text.String()
}

// newJournalView shows a journal, with ways to take its text along.
func newJournalView(t *i18n.Translator, j *Journal, save func(text string)) fyne.CanvasObject {
	var copied *ui.Button
	copied = ui.NewButton(t.Text("journal.copy"), theme.ContentCopyIcon(), func() {
		fyne.CurrentApp().Clipboard().SetContent(j.Text())
		copied.SetText(t.Text("journal.copied"))
	})
	kept := ui.NewButton(t.Text("replays.save"), theme.DocumentSaveIcon(), func() { save(j.Text()) })
	rows := container.NewVBox(ui.Paragraph(j.title), container.NewGridWithColumns(2, copied, kept))
	for _, turn := range j.turns {
		rows.Add(ui.NameHeading(turn.head))
		rows.Add(ui.Paragraph(strings.Join(turn.lines, "\n")))
	}
	if j.end != "" {
		rows.Add(ui.Paragraph(j.end))
	}
	return rows
}
