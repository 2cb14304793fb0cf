package main

import (
	"boardduels/ai/duel/explanation"
	"boardduels/internal/i18n"
	"boardduels/internal/termsafe"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/game"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// names tells what the heroes of a record and their cards are called. Where both seats play the same hero, their
// numbers tell them apart.
type names struct {
	lang   string
	seats  *[2]duelrecord.Seat
	called called
}

var _ rulestext.Names = names{}

func newNames(t *i18n.Translator, r *duelrecord.Record) names {
	return names{t.Language(), &r.Seats, newCalled(t, r)}
}

// called tells what records call what their rules name, as it can stand in a line.
type called struct{ of duelrecord.Dictionary }

var _ rulestext.Dictionary = called{}

func newCalled(t *i18n.Translator, records ...*duelrecord.Record) called {
	return called{duelrecord.NewDictionary(t.Language(), records...)}
}

// Card implements [rulestext.Dictionary].
func (c called) Card(id string) string { return termsafe.Line(c.of.Card(id)) }

// Counter implements [rulestext.Dictionary].
func (c called) Counter(id string) string { return termsafe.Line(c.of.Counter(id)) }

// Tag implements [rulestext.Dictionary].
func (c called) Stance(s rule.Stance) string { return termsafe.Line(c.of.Stance(s)) }
func (c called) Tag(id string) string        { return termsafe.Line(c.of.Tag(id)) }

// Relic implements [rulestext.Dictionary].
func (c called) Relic(id string) string { return termsafe.Line(c.of.Relic(id)) }

// newStory returns the chronicle of a recorded duel, by the names that it has.
func newStory(t *i18n.Translator, r *duelrecord.Record, d *duel.Duel) *rulestext.Chronicle {
	n := newNames(t, r)
	return rulestext.NewChronicle(t, n, d).Calling(n.called).From(r.Position)
}

// Stance tells what the pack of the duel calls a stance.
func (n names) Stance(s rule.Stance) string { return n.called.Stance(s) }

// Hero implements [rulestext.Names].
func (n names) Hero(seat game.Seat) string {
	name := n.plain(seat)
	if name == n.plain(1-seat) {
		name += [...]string{" 1", " 2"}[seat]
	}
	return name
}

func (n names) plain(seat game.Seat) string {
	h := &n.seats[seat].Hero
	return display(n.lang, h.ID, h.Name, h.NameUK)
}

// Card implements [rulestext.Names].
func (n names) Card(seat game.Seat, card duel.CardIndex) string {
	c := &n.seats[seat].Hero.Cards[card]
	return display(n.lang, c.ID, c.Name, c.NameUK)
}

// cards tells what the cards of a seat's hero are called, by their ids.
func (n names) cards(seat game.Seat) explanation.CardNames {
	return cardNames(n.lang, &n.seats[seat].Hero)
}

// cardNames tells what the cards of a hero are called, by their ids; those of another go by theirs.
func cardNames(lang string, hero *duelrecord.Hero) explanation.CardNames {
	return func(id string) string {
		for i := range hero.Cards {
			if c := &hero.Cards[i]; c.ID == id {
				return display(lang, c.ID, c.Name, c.NameUK)
			}
		}
		return termsafe.Line(id)
	}
}

// display is what a hero or card is called, as it can stand in a line.
func display(lang, id, name, nameUK string) string {
	return termsafe.Line(schema.DisplayName(lang, id, name, nameUK))
}

// who is who sits at a place, with which hero.
func (n names) who(t *i18n.Translator, seat game.Seat) string {
	s := &n.seats[seat]
	player := s.Brain
	if s.IsPerson() {
		player = t.Text("cli.show.person")
	}
	if s.Name != "" {
		player = s.Name + ", " + player
	}
	return n.Hero(seat) + " (" + termsafe.Line(player) + ")"
}

// action is an action of a seat in words.
func (n names) action(t *i18n.Translator, seat game.Seat, action duel.Action) string {
	if action == duel.EndTurn {
		return t.Text("why.end_turn")
	}
	return rulestext.Action(t, n, seat, action)
}

// result is how a duel ended, in words.
func (n names) result(t *i18n.Translator, r duelrecord.Result) string {
	if !r.Decided {
		return t.Text("cli.show.unfinished")
	}
	args := i18n.Args{"Winner": n.Hero(r.Winner), "Loser": n.Hero(1 - r.Winner), "Reason": termsafe.Line(r.Forfeit)}
	switch r.Forfeit {
	case "":
		return t.Text("event.duel_won", i18n.Args{"Hero": n.Hero(r.Winner)})
	case duelmatch.ErrResigned.Error():
		return t.Text("cli.show.resigned", args)
	}
	return t.Text("cli.show.forfeit", args)
}
