package arena

import (
	"context"
	"fmt"

	"boardduels/ai"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// Cast is what the names in a plan stand for.
type Cast struct {
	Packs  []*schema.Pack // as in the plan
	Brains ai.Brains
}

// Bout is a duel that is to be played.
type Bout struct {
	Fixture, Leg int
	Number       int    // the place of its seed among those of the fixture, from 0
	Seed         uint64 // of the duel
	Duel         *duel.Duel
	Seats        [2]Setting

	uncounted bool  // nobody looks at the use of cards
	room      *room // nil for one of its own
}

// room is what a duel needs while it is played, for the next one to use again: a duel of quick brains would spend more
// on making it than on the rules.
type room struct {
	state duel.State
	view  duel.View
	legal []duel.Action
}

// Setting is who sits at a table, with the brain that the plan names and what is known of the heroes at first.
type Setting struct {
	Seat
	Brain     ai.Brain
	Knowledge *kb.Knowledge // nil if the brain needs none, as is Foe
	Foe       *kb.Knowledge // of the other hero
	Seed      uint64        // the brain's own source of chance
}

// table is where a leg of a fixture is played.
type table struct {
	duel  *duel.Duel
	seats [2]Setting
}

// tables sets up all legs of a plan, by fixture.
func (c *Cast) tables(p *Plan) ([][]table, error) {
	if len(c.Packs) != len(p.Packs) {
		return nil, fmt.Errorf("%d packs for a plan with %d", len(c.Packs), len(p.Packs))
	}
	for i, pack := range c.Packs {
		if hash := pack.Hash(); hash != p.Packs[i].Hash {
			return nil, fmt.Errorf("pack %s isn't the one of the plan: its content has the digest %s, the plan's %s", p.Packs[i].Name, hash, p.Packs[i].Hash)
		}
	}
	all := make([][]table, len(p.Fixtures))
	for i := range p.Fixtures {
		for j := range p.Fixtures[i].Legs {
			t, err := c.table(&p.Fixtures[i].Legs[j])
			if err != nil {
				return nil, err
			}
			all[i] = append(all[i], t)
		}
	}
	return all, nil
}

func (c *Cast) table(leg *Leg) (t table, err error) {
	pack := c.Packs[leg.Pack]
	if t.duel, err = pack.Duel(leg.Seats[0].Hero, leg.Seats[1].Hero); err != nil {
		return t, err
	}
	for i, seat := range leg.Seats {
		s := &t.seats[i]
		s.Seat = seat
		if s.Brain, err = c.Brains.Find(seat.Brain); err != nil {
			return t, err
		}
		if s.Brain.NeedsKnowledge {
			if s.Knowledge, s.Foe, err = kb.ForHeroes(pack, seat.Hero, leg.Seats[1-i].Hero); err != nil {
				return t, err
			}
		}
	}
	return t, nil
}

// cards returns counts for the cards of both sides of a fixture, for each pack.
func cards(f *Fixture, tables []table, packs int) [][2][]CardTally {
	all := make([][2][]CardTally, packs)
	for i := range f.Legs {
		for seat := range game.Seat(2) {
			line := &all[f.Legs[i].Pack][f.Legs[i].side(seat)]
			if *line != nil {
				continue
			}
			*line = []CardTally{}
			for _, card := range tables[i].duel.Hero(seat).Deck {
				*line = append(*line, CardTally{Card: card.Card.ID})
			}
		}
	}
	return all
}

// looks is after how many decisions the referee looks whether it is to stop; who thinks long looks for itself.
const looks = 8

// Play plays a duel without recording it. A player that fails, or whose action is illegal, loses at once. Play returns
// an error when ctx ends or a brain can't play at all.
func Play(ctx context.Context, b *Bout) (Outcome, error) {
	var players [2]ai.Player
	for seat := range players {
		s := &b.Seats[seat]
		var err error
		players[seat], err = s.Brain.New(ai.Setup{
			Duel: b.Duel, Seat: game.Seat(seat), Seed: s.Seed, Knowledge: s.Knowledge, Foe: s.Foe, Tacit: true,
		})
		if err != nil {
			return Outcome{}, fmt.Errorf("%s with %s: %w", s.Brain.ID, s.Hero, err)
		}
	}
	return referee(ctx, b, &players)
}

// referee has two players play a duel.
func referee(ctx context.Context, b *Bout, players *[2]ai.Player) (o Outcome, err error) {
	r := b.room
	if r == nil {
		r = &room{}
	}
	state := &r.state
	*state, r.view = b.Duel.Start(b.Seed), duel.View{} // the one of before may have been of another duel
	o.Starter = state.Starter
	if !b.uncounted {
		o.Use[0].opening(state, 0)
		o.Use[1].opening(state, 1)
	}
	audience := ai.NewAudience(*players)
	var now turn // of the mover
	for seat := b.Duel.Mover(state); seat != game.Nobody; seat = b.Duel.Mover(state) {
		if state.Ply%looks == 0 && ctx.Err() != nil {
			return o, ctx.Err()
		}
		b.Duel.Show(state, seat, &r.view)
		r.legal = b.Duel.Legal(state, r.legal[:0])
		action, _, err := players[seat].Decide(ctx, &r.view, r.legal)
		if err == nil {
			if !b.uncounted {
				o.Use[seat].note(r.view.Cards(), action)
				o.Use[seat].decide(b.Duel, &r.view, &now, r.legal, action)
			}
			audience.Tell(b.Duel, state, action)
			passes := action == duel.EndTurn || b.Duel.Ended(state)
			deck, left := state.Piles[1-seat].Deck, state.Fighters[1-seat].DeckCount
			err = b.Duel.Apply(state, action, nil)
			if passes && !b.uncounted { // then who waited draws, and nothing else moves its cards
				o.Use[1-seat].draw(deck[:left], int(left-state.Fighters[1-seat].DeckCount))
			}
		}
		switch {
		case err != nil && ctx.Err() != nil:
			return o, ctx.Err()
		case err != nil:
			o.Winner, o.Rounds, o.Forfeit = 1-seat, state.Round, fmt.Sprintf("%s: %v", b.Seats[seat].Brain.ID, err)
			return o, nil
		}
	}
	o.Winner, o.Rounds = state.Winner, state.Round
	return o, nil
}

// note counts the cards in a hand, and the one that is played.
func (u *Use) note(hand []duel.CardIndex, action duel.Action) {
	for _, card := range hand {
		u.Drawn |= 1 << card
	}
	if int(action.Card) < len(u.Played) {
		u.Played[action.Card]++
	}
}
