package screen

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"boardduels/ai/duel/hindsight"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/dueltable"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
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
// any. What lasting effects, counters, passives and relics take isn't any card's.
func strikes(laid *duelrecord.Playback) (heaviest, most struck, err error) {
	sums := map[[2]int]struck{}
	for ply := 1; ply <= laid.Plies(); ply++ {
		frame, err := laid.At(ply)
		if err != nil {
			return heaviest, most, err
		}
		seat, card := frame.Seat, frame.Action.Card
		for _, e := range frame.Events {
			switch {
			case e.Kind == duel.CardTriggered || e.Kind == duel.RuleFired:
				seat, card = e.Seat, e.Card
			case e.Kind == duel.CounterFired:
				card = duel.NoCard
			case e.Kind == duel.DamageTaken && e.Seat != seat && e.Amount > 0 && card != duel.NoCard:
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

// Story tells how a duel went: the hp of both heroes, and the card that decided; as long as that isn't known, or where
// none did, the heaviest blow, and the card that took most.
type Story struct {
	called  [2]string // the heroes, by their seats
	objects []fyne.CanvasObject
	blows   *fyne.Container
	verdict *fyne.Container
	isKnown bool
}

// NewStory returns the story of a record. It is empty for one that doesn't follow the rules.
func NewStory(t *i18n.Translator, g *gallery.Gallery, record *duelrecord.Record, me game.Seat) *Story {
	s := &Story{called: dueltable.Called(t, g, record, me), blows: container.NewVBox(), verdict: container.NewVBox()}
	s.blows.Hide()
	s.verdict.Hide()
	laid, err := duelrecord.Open(record)
	if err != nil {
		return s
	}
	heaviest, most, err := strikes(laid)
	if err != nil {
		return s
	}
	var names [2]string
	for i, seat := range []game.Seat{me, 1 - me} {
		names[i] = g.HeroName(&record.Seats[seat].Hero.Hero)
	}
	s.objects = []fyne.CanvasObject{NewCourse(t, laid.Course(me), laid.Course(1-me), names, int(record.Rounds())), s.verdict, s.blows}
	args := func(by struck) i18n.Args {
		return i18n.Args{"Hero": s.called[by.seat], "Card": g.Face(&record.Seats[by.seat].Hero.Cards[by.card]).Name, "Round": by.round,
			"HP": by.hp, "Times": t.Text("count.times", i18n.Args{"N": by.times})}
	}
	if heaviest.hp > 0 {
		put(s.blows, ui.Note("attack", t.Text("result.heaviest", args(heaviest))))
	}
	if most.times > 1 {
		put(s.blows, ui.Note("log", t.Text("result.most", args(most))))
	}
	return s
}

// put adds to a part of a story, which is seen from then on.
func put(part *fyne.Container, told fyne.CanvasObject) {
	part.Add(told)
	part.Show()
}

// search tells how far the search for the card that decided is, in percent.
func (s *Story) search(t *i18n.Translator, percent int) {
	s.verdict.RemoveAll()
	looking := ui.Paragraph(t.Text("result.deciding", i18n.Args{"Done": percent}))
	looking.Importance = widget.LowImportance
	put(s.verdict, looking)
}

// conclude tells the card that decided in place of the blows; above them that none did, and which raised the chance
// most, if any surely did. The chances are said to be those between equals: the rival may play worse than is imagined.
func (s *Story) conclude(t *i18n.Translator, g *gallery.Gallery, record *duelrecord.Record, c *hindsight.Card) {
	s.isKnown = true
	s.verdict.RemoveAll()
	if c == nil || !c.IsSure() {
		put(s.verdict, ui.Note("wreath", t.Text("result.undecided")))
		return
	}
	key := "result.undecided.swing"
	if c.IsDecisive() {
		key = "result.decisive"
		s.blows.Hide()
	}
	winner := record.Result.Winner
	put(s.verdict, ui.Note("wreath", t.Text(key, i18n.Args{
		"Hero": s.called[winner], "Card": g.Face(&record.Seats[winner].Hero.Cards[c.Card]).Name, "Round": c.Round,
		"Without": percent(c.Without), "With": percent(c.With),
	})))
	meaning := ui.Paragraph(t.Text("result.chance", i18n.Args{"Far": percent(c.Far)}))
	meaning.Importance = widget.LowImportance
	put(s.verdict, meaning)
}

// forget tells nothing of a card that decided: nobody can judge that.
func (s *Story) forget() {
	s.isKnown = true
	s.verdict.RemoveAll()
	s.verdict.Hide()
}

// NewCourse draws how the hp went in a duel of some rounds. Where both heroes are the same, the own one is told.
func NewCourse(t *i18n.Translator, mine, theirs []float32, names [2]string, rounds int) fyne.CanvasObject {
	if names[0] == names[1] {
		names[0], names[1] = t.Text("chart.mine", i18n.Args{"Hero": names[0]}), t.Text("chart.theirs", i18n.Args{"Hero": names[1]})
	}
	return ui.NewCourse(ui.Course{
		Mine: mine, Theirs: theirs, MyName: names[0], TheirName: names[1], Measure: t.Text("chart.hp"),
		First: t.Text("chart.round", i18n.Args{"N": 1}), Last: t.Text("chart.round", i18n.Args{"N": rounds}),
	})
}
