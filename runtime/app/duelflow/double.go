package duelflow

import (
	"boardduels/internal/i18n"
	"boardduels/kb"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// stranger says that nobody has seen the player play a hero, and so can't play as the player does.
type stranger struct{ hero schema.Hero }

func (s *stranger) Error() string { return "nobody has seen the player play " + s.hero.ID }

// Tell tells it in a language.
func (s *stranger) Tell(t *i18n.Translator) string {
	return t.Text("choice.stranger", i18n.Args{"Hero": gallery.HeroName(t, &s.hero)})
}

// mostImitated is how many duels the double is made of, the last ones: players change.
const mostImitated = 24

// imitate has a seat that knows its heroes play as the player, or a friend, plays its own.
func (d *Flow) imitate(seat *duelrecord.Seat, met *Friend) error {
	if met != nil {
		seat.Name = met.Name
		return seat.Impersonate(met.Double)
	}
	own, _, err := seat.Known()
	if err != nil {
		return err
	}
	mine, err := d.playerOf(own, &seat.Hero)
	if err != nil {
		return err
	}
	return seat.Impersonate(mine)
}

// playerOf returns the player's double with a hero: by the last duels, or if none are kept by what the AI has learned
// from them.
func (d *Flow) playerOf(known *kb.Knowledge, hero *duelrecord.Hero) (*kb.Double, error) {
	duels := d.DuelsWith(hero)
	switch {
	case len(duels) > 0:
		k, err := d.Imitate(known, duels)
		if err != nil {
			return nil, err
		}
		return kb.DoubleOf(k, len(duels)), nil
	case known.Experience.Observed == 0:
		return nil, &stranger{hero.Hero}
	}
	return kb.DoubleOf(known, 0), nil
}

// DuelsWith returns the last duels in which the player played a hero as it is. One that can't be read is left out.
func (d *Flow) DuelsWith(hero *duelrecord.Hero) (duels []*duelrecord.Record) {
	const looked = 200
	saved, _ := d.Library.SavedIn(d.Library.Replays(), looked)
	for _, s := range saved {
		if s.Err == nil && len(duels) < mostImitated && s.Record.Seats[s.Record.Person()].Hero.IsAs(hero) {
			duels = append(duels, s.Record)
		}
	}
	return duels
}
