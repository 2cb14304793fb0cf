package screen

import (
	"strings"

	"boardduels/ai/duel/hindsight"
	"boardduels/ai/duel/turnplan"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// worthTelling is the least chance of winning that a turn has to give away to be told of.
const worthTelling = 0.05

// IsWorthTelling reports whether a turn surely gave something away, and so much that people should know.
func IsWorthTelling(turn *hindsight.Turn) bool { return turn.IsCostly() && turn.Loss >= worthTelling }

// LossLine tells what a turn gave away, and what would have been better.
func LossLine(t *i18n.Translator, g *gallery.Gallery, record *duelrecord.Record, seat game.Seat, turn *hindsight.Turn) string {
	return t.Text("hindsight.loss", i18n.Args{
		"Round": turn.Round, "Loss": percent(turn.Loss), "Low": percent(turn.Low), "High": percent(min(turn.High, 1)),
		"Taken": planLine(t, g, record, seat, &turn.Taken), "Better": planLine(t, g, record, seat, &turn.Better),
	})
}

func percent(share float32) int { return int(100*share + 0.5) }

// planLine names the cards of a plan.
func planLine(t *i18n.Translator, g *gallery.Gallery, record *duelrecord.Record, seat game.Seat, p *turnplan.Plan) string {
	if p.Plays == 0 {
		return t.Text("hindsight.nothing")
	}
	var names []string
	for _, a := range p.Played() {
		names = append(names, rulestext.InMode(t, g.Face(&record.Seats[seat].Hero.Cards[a.Card]).Name, a.Mode))
	}
	return strings.Join(names, ", ")
}
