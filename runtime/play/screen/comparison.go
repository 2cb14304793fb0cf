package screen

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/play/gallery"
	own "boardduels/runtime/play/widget"
	"boardduels/runtime/replay"
)

// newComparison sets two duels side by side: how each went, how far they go together, and what differs in the same
// heroes.
func newComparison(t *i18n.Translator, g *gallery.Gallery, a, b *SavedDuel) fyne.CanvasObject {
	rows := container.NewVBox()
	for _, d := range []*SavedDuel{a, b} {
		rows.Add(own.Paragraph(ReplayTitle(t, g, d.Record)))
		rows.Add(own.NewCourse(d.Mine, d.Theirs))
	}
	c := replay.Compare(a.Record, b.Record)
	rows.Add(own.Note("log", parting(t, g, a.Record, b.Record, c.Common)))
	for seat := range c.Edits {
		for _, edit := range c.Edits[seat] {
			hero := &a.Record.Seats[seat].Hero
			of := g.HeroName(&hero.Hero)
			if i := cardAt(hero, edit.Card); i >= 0 {
				of += ", " + g.CardName(&hero.Cards[i])
			}
			rows.Add(own.Note("deck", t.Text("replays.differs", i18n.Args{"Of": of, "Field": edit.Field.Title.In(t.Language()), "From": edit.From, "To": edit.To})))
		}
	}
	return rows
}

// cardAt returns the place of a card in a deck; -1 if it isn't there.
func cardAt(hero *replay.Hero, id string) int {
	for i := range hero.Cards {
		if hero.Cards[i].ID == id {
			return i
		}
	}
	return -1
}

// parting tells where two duels part, by the number of actions that they have in common.
func parting(t *i18n.Translator, g *gallery.Gallery, a, b *replay.Record, common int) string {
	first, round, okFirst := actionAt(t, g, a, common)
	second, _, okSecond := actionAt(t, g, b, common)
	switch {
	case !okFirst && !okSecond:
		return t.Text("replays.same")
	case common == 0:
		return t.Text("replays.part_at_once", i18n.Args{"First": first, "Second": second})
	}
	return t.Text("replays.part", i18n.Args{"Round": round, "Actions": common, "First": first, "Second": second})
}

// actionAt returns what was done after a number of actions, and in which round; false if that was all.
func actionAt(t *i18n.Translator, g *gallery.Gallery, r *replay.Record, ply int) (told string, round int, ok bool) {
	for i := range r.Turns {
		turn := &r.Turns[i]
		if ply < len(turn.Actions) {
			return doer(t, g, r, turn.Seat, turn.Actions[ply]), replay.Round(i), true
		}
		ply -= len(turn.Actions)
	}
	return t.Text("replays.over"), 0, false
}

func doer(t *i18n.Translator, g *gallery.Gallery, r *replay.Record, seat game.Seat, action duel.Action) string {
	hero := &r.Seats[seat].Hero
	what := t.Text("hindsight.nothing")
	if action != duel.EndTurn {
		what = g.CardName(&hero.Cards[action.Card])
	}
	return fmt.Sprintf("%s – %s", g.HeroName(&hero.Hero), what)
}
