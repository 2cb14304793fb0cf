package usermodel

import (
	"cmp"
	"context"
	"math"
	"slices"

	"boardduels/ai"
	"boardduels/ai/fit/cholesky"
	"boardduels/ai/fit/selfplay"
	"boardduels/ai/fit/trained"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// Training is what a training of the population is asked for.
type Training struct {
	selfplay.Task
	Players   []Player // of the population
	Opponents []Player // against whom they play
}

// Player is somebody who plays.
type Player struct {
	Share float64 // how much it counts in the population
	New   func(d *duel.Duel, seat game.Seat, seed uint64) (ai.Player, error)
}

// ways is in how many ways players differ: more of them foretell no better, 16 foretell worse.
const ways = 24

// Population has the players play all heroes, and finds by their turns how players weigh turns and differ. It returns
// the error of a context that ends.
func (t *Training) Population(ctx context.Context) (*Population, error) {
	duels, err := t.Duels()
	if err != nil {
		return nil, err
	}
	p := &Population{}
	var all []seen
	for hero := range t.Heroes {
		players, err := t.watch(ctx, duels, hero)
		if err != nil {
			return nil, err
		}
		if err := fit(ctx, players); err != nil {
			return nil, err
		}
		p.heroes = append(p.heroes, section(&t.Heroes[hero], t.Heroes[hero].ID, players))
		t.Tell((hero + 1) * t.Games / len(t.Heroes))
		all = append(all, players...)
	}
	p.others = section(&duel.Hero{}, trained.Others, all)
	p.others.spread, p.others.tellingKept = cards(all)
	everyone := make([]int, len(t.Heroes))
	for hero := range t.Heroes {
		everyone[hero] = hero
		if err := t.strength(ctx, duels, &p.heroes[hero], []int{hero}); err != nil {
			return nil, err
		}
	}
	return p, t.strength(ctx, duels, &p.others, everyone)
}

// watch returns the choices of all players with a hero.
func (t *Training) watch(ctx context.Context, duels []*duel.Duel, hero int) ([]seen, error) {
	const enough = 24 // games of a player with a hero
	games := min(max(t.Games/(len(t.Heroes)*len(t.Players)), 1), enough)
	players := make([]seen, len(t.Players))
	failures := make([]error, len(t.Players))
	err := selfplay.Each(ctx, len(players), func(i int) {
		players[i].share = t.Players[i].Share
		for k := range games {
			g := t.game(duels, hero, k, t.Players[i], game.NewStream(t.Seed, uint64(hero)<<48|uint64(i)<<24|uint64(k)))
			if _, failures[i] = g.play(ctx, &players[i]); failures[i] != nil {
				return
			}
		}
	})
	return players, cmp.Or(err, firstOf(failures))
}

func firstOf(failures []error) error {
	for _, err := range failures {
		if err != nil {
			return err
		}
	}
	return nil
}

// watched is a game of a player of the population.
type watched struct {
	duel    *duel.Duel
	seat    game.Seat // the player's
	players [2]Player
	luck    game.Stream
}

// game returns the k-th game of a player with a hero: from one seat, then from the other, against each hero and
// opponent.
func (t *Training) game(duels []*duel.Duel, hero, k int, player Player, luck game.Stream) *watched {
	n := len(t.Heroes)
	other := k / 2 % n
	g := &watched{seat: game.Seat(k % 2), luck: luck}
	if g.duel = duels[hero*n+other]; g.seat == 1 {
		g.duel = duels[other*n+hero]
	}
	g.players[g.seat] = player
	g.players[1-g.seat] = t.Opponents[k/2%len(t.Opponents)]
	return g
}

// play plays the game, adds the player's choices to what was seen, unless that is nil, and returns who won.
func (g *watched) play(ctx context.Context, to *seen) (winner game.Seat, err error) {
	s := g.duel.Start(g.luck.Next())
	var players [2]ai.Player
	for seat := range players {
		if players[seat], err = g.players[seat].New(g.duel, game.Seat(seat), g.luck.Next()); err != nil {
			return game.Nobody, err
		}
	}
	begun, played := s, []duel.Action(nil)
	for s.Winner == game.Nobody {
		view := g.duel.View(&s, s.Mover)
		mover := s.Mover
		action, _, err := players[mover].Decide(ctx, &view, g.duel.Legal(&s, nil))
		if err != nil {
			return game.Nobody, err
		}
		if err := g.duel.Apply(&s, action, nil); err != nil {
			return game.Nobody, err
		}
		if action != duel.EndTurn {
			played = append(played, action)
		}
		if action == duel.EndTurn || s.Winner != game.Nobody {
			if mover == g.seat && to != nil {
				g.note(to, &begun, played)
			}
			begun, played = s, played[:0]
		}
	}
	return s.Winner, nil
}

// note adds a turn in which there was a choice, unless it could be won at once.
func (g *watched) note(to *seen, begun *duel.State, played []duel.Action) {
	view := g.duel.View(begun, g.seat)
	state := g.duel.Determinize(&view, g.luck.Next())
	if c, ok := choiceIn(g.duel, g.seat, &state, played); ok {
		to.choices = append(to.choices, c)
	}
}

// section finds the ways in which players differ of which turns tell most. Both what is believed of players and what a
// turn tells are ellipsoids; along these ways, and only there, both are at right angles.
func section(hero *duel.Hero, id string, players []seen) heroPopulation {
	believed := priorOf(players)
	spread, certainty := believed.spread, certaintyOf(players)
	for i := range Count {
		if Name(hero, ID(i)) == "" {
			clear(certainty[i])
			for k := range certainty {
				certainty[k][i] = 0
			}
		}
	}
	root := matrix(cholesky.Root(spread))
	values, axes := root.transposed().times(certainty).times(root).axes()
	order := make([]int, Count)
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(values[b], values[a]) })
	along := root.times(axes)
	h := heroPopulation{id: id}
	for _, way := range order[:ways] {
		h.telling = append(h.telling, trained.Round(float32(values[way])))
	}
	for i := range Count {
		row := trained.Row{Name: Name(hero, ID(i)), Numbers: []float32{hundredths(believed.mean[i])}}
		for _, way := range order[:ways] {
			row.Numbers = append(row.Numbers, hundredths(along[i][way]))
		}
		if row.Name != "" && slices.ContainsFunc(row.Numbers, func(x float32) bool { return x != 0 }) {
			h.rows = append(h.rows, row)
		}
	}
	return h
}

// hundredths rounds a weight: less of it changes no chance that matters.
func hundredths(x float64) float32 { return float32(math.Round(x*100)/100) + 0 }

// cards returns how far the weights of kept cards lie from 0, and how much a turn tells of one.
func cards(players []seen) (spread, telling float32) {
	var squares, told, n float64
	for i := range players {
		s := &players[i]
		for id := range ID(Count) {
			if certainty := s.certainty[id][id]; isCard(id) && certainty > 0 {
				squares += float64(s.weights[id]*s.weights[id]) + s.spread[id][id]
				told += certainty
				n++
			}
		}
	}
	n = max(n, 1)
	return hundredths(math.Sqrt(squares / n)), trained.Round(float32(float64(told/n) * (squares / n)))
}
