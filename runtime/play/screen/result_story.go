package screen

import (
	"fyne.io/fyne/v2"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/play/gallery"
	own "boardduels/runtime/play/widget"
	"boardduels/runtime/replay"
)

// struck is what a card took from the enemy's hp.
type struck struct {
	seat  game.Seat
	card  duel.CardIndex
	hp    int16
	times int
	round int16 // of the heaviest blow
}

// strikes returns the heaviest blow of a duel, and the card that took most hp in all; without hp where no card took
// any. What effects take that last isn't any card's.
func strikes(laid *replay.Playback) (heaviest, most struck, err error) {
	sums := map[[2]int]struck{}
	for ply := 1; ply <= laid.Plies(); ply++ {
		frame, err := laid.At(ply)
		if err != nil {
			return heaviest, most, err
		}
		seat, card := frame.Seat, frame.Action.Card
		for _, e := range frame.Events {
			switch {
			case e.Kind == duel.CardTriggered:
				seat, card = e.Seat, e.Card
			case e.Kind == duel.DamageTaken && e.Seat != seat && e.Amount > 0:
				sum := sums[[2]int{int(seat), int(card)}]
				sum = struck{seat, card, sum.hp + e.Amount, sum.times + 1, frame.State.Round}
				sums[[2]int{int(seat), int(card)}] = sum
				if e.Amount > heaviest.hp {
					heaviest = struck{seat, card, e.Amount, 1, frame.State.Round}
				}
				if sum.hp > most.hp {
					most = sum
				}
			}
		}
	}
	return heaviest, most, nil
}

// NewStory tells how a duel went: the hp of both heroes, the heaviest blow, and the card that took most. It is empty
// for a record that doesn't follow the rules.
func NewStory(t *i18n.Translator, g *gallery.Gallery, record *replay.Record, me game.Seat) []fyne.CanvasObject {
	laid, err := replay.Open(record)
	if err != nil {
		return nil
	}
	heaviest, most, err := strikes(laid)
	if err != nil {
		return nil
	}
	var names [2]string
	for i, seat := range []game.Seat{me, 1 - me} {
		names[i] = g.HeroName(&record.Seats[seat].Hero.Hero)
	}
	story := []fyne.CanvasObject{newCourse(t, laid.Course(me), laid.Course(1-me), names, int(record.Rounds()))}
	args := func(s struck) i18n.Args {
		hero := &record.Seats[s.seat].Hero
		return i18n.Args{"Hero": g.HeroName(&hero.Hero), "Card": g.Face(&hero.Cards[s.card]).Name, "Round": s.round,
			"HP": s.hp, "Times": t.Text("count.times", i18n.Args{"N": s.times})}
	}
	if heaviest.hp > 0 {
		story = append(story, own.Note("attack", t.Text("result.heaviest", args(heaviest))))
	}
	if most.times > 1 {
		story = append(story, own.Note("log", t.Text("result.most", args(most))))
	}
	return story
}

// newCourse draws how the hp went in a duel of some rounds. Where both heroes are the same, the own one is told.
func newCourse(t *i18n.Translator, mine, theirs []float32, names [2]string, rounds int) fyne.CanvasObject {
	if names[0] == names[1] {
		names[0], names[1] = t.Text("chart.mine", i18n.Args{"Hero": names[0]}), t.Text("chart.theirs", i18n.Args{"Hero": names[1]})
	}
	return own.NewCourse(own.Course{
		Mine: mine, Theirs: theirs, MyName: names[0], TheirName: names[1], Measure: t.Text("chart.hp"),
		First: t.Text("chart.round", i18n.Args{"N": 1}), Last: t.Text("chart.round", i18n.Args{"N": rounds}),
	})
}
