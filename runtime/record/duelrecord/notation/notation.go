// Package notation writes duels as all games are written: with it, the duel is a [game.Notated] like the others.
package notation

import (
	"fmt"
	"slices"
	"strings"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// Duel is the duel of two heroes, with its notation. It is immutable.
type Duel struct {
	*duel.Duel
	heroes [2]duelrecord.Hero
}

var _ game.Notated[duel.State, duel.Action, duel.Event, duel.View] = Duel{}

// New returns the duel of two heroes under the present rules. It returns an error if a hero breaks their limits.
func New(heroes [2]duelrecord.Hero) (Duel, error) {
	d, err := duel.New(heroes[0].Duel(), heroes[1].Duel())
	if err != nil {
		return Duel{}, err
	}
	return Duel{d, heroes}, nil
}

// Format writes "play spike", by the id of the card, "play oracle:2" with its mode, "stance:guard", or "end".
func (d Duel) Format(s *duel.State, a duel.Action) string {
	if a.Card == duel.NoCard {
		return a.Named("")
	}
	return playing + d.ActionName(s.Mover, a)
}

// playing stands before the card that is played.
const playing = "play "

// Parse takes "spike" too.
func (d Duel) Parse(s *duel.State, text string) (duel.Action, error) {
	legal := d.Legal(s, nil)
	for _, a := range legal {
		if written := d.Format(s, a); text == written || text == strings.TrimPrefix(written, playing) {
			return a, nil
		}
	}
	if len(legal) == 0 {
		return duel.EndTurn, fmt.Errorf("%.20q can't be played: the duel is over", text)
	}
	var allowed []string
	for _, a := range legal {
		allowed = append(allowed, d.Format(s, a))
	}
	return duel.EndTurn, fmt.Errorf("%.20q can't be played, allowed are: %s", text, strings.Join(allowed, ", "))
}

// Tell writes an event as "damage_taken seat 1 amount 3": what it has, by name. Cards that a seat draws are told: who
// shows events to the other seat hides them with [duel.Event.For].
func (d Duel) Tell(e *duel.Event) string {
	words := []string{e.Kind.String(), fmt.Sprint("seat ", e.Seat+1)}
	if e.Card != duel.NoCard {
		words = append(words, "card "+d.Card(e.Seat, e.Card).ID)
	}
	if e.Effect != duel.NoEffect {
		words = append(words, "effect "+e.Effect.String())
	}
	for _, number := range []struct {
		name  string
		value int16
	}{{"amount", e.Amount}, {"time", e.Time}, {"hp", e.HP}, {"mode", int16(e.Mode)}} {
		if number.value != 0 {
			words = append(words, fmt.Sprint(number.name, " ", number.value))
		}
	}
	return strings.Join(words, " ")
}

// Setup returns a line for each hero, with those of its cards after it, in the compact form of package schema.
func (d Duel) Setup() (lines []string) {
	for i := range d.heroes {
		lines = append(lines, d.heroes[i].Lines()...)
	}
	return lines
}

// Read returns the duel of a set-up as Setup writes it. The error names the line.
func Read(lines []string) (Duel, error) {
	var heroes [2]duelrecord.Hero
	at := 0
	for i := range heroes {
		hero, taken, err := duelrecord.ReadHero(lines[at:])
		if err != nil {
			return Duel{}, fmt.Errorf("line %d: %w", at+taken+1, err)
		}
		heroes[i], at = hero, at+taken
	}
	if at < len(lines) {
		return Duel{}, fmt.Errorf("line %d: %.40q stands behind the cards of both heroes", at+1, lines[at])
	}
	return New(heroes)
}

// Scene returns the fighters' numbers, by the names that measures of positions have, and the cards that the seat knows:
// the own hand, what lies open and what is used up. Numbers below 0 are of the kind "less". The counts are hp.
func (d Duel) Scene(v *duel.View) game.Scene {
	scene := game.Scene{Mover: v.Mover, Counts: []int16{max(v.Fighters[0].HP, 0), max(v.Fighters[1].HP, 0)}}
	if v.Winner != game.Nobody {
		scene.Mover = game.Nobody
	}
	for seat := range game.Seat(2) {
		scene.Pieces = append(scene.Pieces, d.fighter(v, seat)...)
		scene.Pieces = append(scene.Pieces, d.cards(v, seat)...)
	}
	return scene
}

// fighter returns what of a fighter isn't 0.
func (d Duel) fighter(v *duel.View, seat game.Seat) (pieces []game.Piece) {
	f := v.Fighters[seat]
	for _, m := range d.Measures(seat, &f) {
		switch value := *m.Value; {
		case value > 0:
			pieces = append(pieces, game.Piece{Place: m.Name, Seat: seat, Count: value})
		case value < 0:
			pieces = append(pieces, game.Piece{Place: m.Name, Seat: seat, Kind: "less", Count: -value})
		}
	}
	return pieces
}

// cards returns the cards of a seat, as far as the viewer knows where they are.
func (d Duel) cards(v *duel.View, seat game.Seat) (pieces []game.Piece) {
	f := &v.Fighters[seat]
	id := func(card duel.CardIndex) string { return d.Card(seat, card).ID }
	add := func(place, kind string, count int16) {
		if count > 0 {
			pieces = append(pieces, game.Piece{Place: place, Seat: seat, Kind: kind, Count: count})
		}
	}
	if seat == v.Seat {
		held := slices.Clone(v.Cards())
		slices.Sort(held)
		for i := 0; i < len(held); {
			n := i
			for n < len(held) && held[n] == held[i] {
				n++
			}
			add("hand", id(held[i]), int16(n-i))
			i = n
		}
	} else {
		add("hand", "", f.HandCount)
	}
	add("deck", "", f.DeckCount)
	if f.Armed != duel.NoCard {
		add("armed", id(f.Armed), 1)
	}
	for card, copies := range f.Removed {
		if copies > 0 {
			add("removed", id(duel.CardIndex(card)), int16(copies))
		}
	}
	return pieces
}
