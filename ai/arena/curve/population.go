package curve

import (
	"context"
	"sync"

	"boardduels/ai/duel/learning"
	"boardduels/ai/duel/usermodel"
	"boardduels/runtime/duel"
)

// population is how others play than the user in question: the baseline that a model of this user has to beat. Its
// games are also where the situations come from that all AIs are asked about.
type population struct {
	room   *room
	games  cache[pairing, []*learning.Episode]
	styles cache[hand, usermodel.Vector]
	scenes cache[heroes, []duel.View]
}

// heroes are the AI's and the user's, by their places in the plan.
type heroes struct{ mine, theirs int }

// pairing is a brain of the population with the heroes of its games.
type pairing struct {
	brain string
	heroes
}

// hand is a brain that plays a hero.
type hand struct {
	brain  string
	theirs int
}

func newPopulation(r *room) *population { return &population{room: r} }

// gamesEach is how many games each brain of the population plays with each pair of heroes. With four heroes a style
// rests on as many games as the AI sees of its user in twelve.
const gamesEach = 3

// matches returns the games of a pairing against the AI that hasn't learned, as the AI saw them.
func (p *population) matches(ctx context.Context, of pairing) ([]*learning.Episode, error) {
	return p.games.get(of, func() (all []*learning.Episode, err error) {
		s := setting{mine: of.mine, theirs: of.theirs}
		for k := range gamesEach {
			s.seat = 1 - s.seat
			chance := p.room.plan.chance(of.mine*len(p.room.initial)+of.theirs, forPopulation, k)
			m, _, err := p.room.play(ctx, s, p.room.beginner(p.room.plan.learner(), s), of.brain, &chance)
			if err != nil {
				return nil, err
			}
			all = append(all, m)
		}
		return all, nil
	})
}

// style returns the mean of the styles of all others than a user with a hero.
func (p *population) style(ctx context.Context, user User, theirs int) (mean usermodel.Vector, err error) {
	others := user.others(p.room.plan.Population)
	for _, brain := range others {
		style, err := p.styleOf(ctx, brain, theirs)
		if err != nil {
			return mean, err
		}
		for i, weight := range style {
			mean[i] += weight / float32(len(others))
		}
	}
	return mean, nil
}

// styleOf returns the style fitted to all games of a brain with a hero, as the AI fits a user's.
func (p *population) styleOf(ctx context.Context, brain string, theirs int) (usermodel.Vector, error) {
	return p.styles.get(hand{brain, theirs}, func() (v usermodel.Vector, err error) {
		known := learning.Known{Theirs: p.room.initial[theirs]}
		for k := range gamesEach {
			for mine := range p.room.initial {
				games, err := p.matches(ctx, pairing{brain, heroes{mine, theirs}})
				if err != nil {
					return v, err
				}
				if known.Mine = p.room.initial[mine]; mine == theirs {
					known.Mine = known.Theirs
				}
				known = learning.Learn(known, games[k], learning.Options{Seed: uint64(k), KeepsCases: true}).Known
			}
		}
		return usermodel.Of(p.room.duels[theirs][theirs].Hero(0), known.Theirs.Style), nil
	})
}

// cache keeps what was made for a key.
type cache[K comparable, V any] struct {
	mu    sync.Mutex
	cells map[K]*cell[V]
}

type cell[V any] struct {
	once  sync.Once
	value V
	err   error
}

// get returns what is kept for a key, or makes it. Who asks meanwhile waits.
func (c *cache[K, V]) get(key K, create func() (V, error)) (V, error) {
	c.mu.Lock()
	if c.cells == nil {
		c.cells = map[K]*cell[V]{}
	}
	one, ok := c.cells[key]
	if !ok {
		one = &cell[V]{}
		c.cells[key] = one
	}
	c.mu.Unlock()
	one.once.Do(func() { one.value, one.err = create() })
	return one.value, one.err
}
