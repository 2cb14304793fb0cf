package screen

import (
	"time"

	"boardduels/ai/duel/explanation"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/record/duelrecord"
	"boardduels/runtime/run"
	"boardduels/schema"
)

// DuelWords are what tells the file of a duel apart: the heroes, the rival, and how it ended.
func DuelWords(t *i18n.Translator, g *gallery.Gallery, record *duelrecord.Record) string {
	me := record.Person()
	hero := func(i int) string { return g.HeroName(&record.Seats[i].Hero.Hero) }
	ended := t.Text(endingKey(record), i18n.Args{"Hero": hero(int(record.Result.Winner & 1))})
	return t.Text("files.duel", i18n.Args{
		"Mine": hero(int(me)), "Theirs": hero(int(1 - me)), "Rival": ReplayBrains(t, record), "Result": ended,
	})
}

// endingKey tells how a duel ended, in a word.
func endingKey(record *duelrecord.Record) string {
	me := record.Person()
	switch {
	case !record.Finished():
		return "files.unfinished"
	case record.Seats[me].IsPerson() == record.Seats[1-me].IsPerson():
		return "replays.title_wins"
	case record.Result.Winner == me:
		return "files.won"
	}
	return "files.lost"
}

// RunWords are what tells the file of a run apart: which it was, the hero, and how far it came.
func RunWords(t *i18n.Translator, g *gallery.Gallery, r *run.Run) string {
	beaten := 0
	if score, err := r.Score(); err == nil {
		beaten = score.Beaten
	}
	return t.Text("files.run", i18n.Args{
		"Run": PlanName(t, &r.Plan), "Hero": g.HeroName(&r.Hero.Hero), "Beaten": beaten, "Of": len(r.Plan.Stages),
	})
}

// DayOf writes a day as the user's language does.
func DayOf(t *i18n.Translator, day string) string {
	if date, err := time.Parse(time.DateOnly, day); err == nil {
		return date.Format("02.01.2006")
	}
	return day
}

// PlanName is what a run is called.
func PlanName(t *i18n.Translator, plan *schema.Run) string {
	return schema.DisplayName(t.Language(), plan.ID, plan.Name, plan.NameUK)
}

// ReplayBrains names the AIs of a duel, the own side's first.
func ReplayBrains(t *i18n.Translator, record *duelrecord.Record) string {
	me := record.Person()
	if record.Seats[me].IsPerson() && record.Seats[1-me].IsPerson() {
		return t.Text("replays.who.people")
	}
	theirs := explanation.Opponent(t, &record.Seats[1-me])
	if record.Seats[me].IsPerson() {
		return theirs
	}
	return explanation.Opponent(t, &record.Seats[me]) + " — " + theirs
}
