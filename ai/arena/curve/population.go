package curve

import (
	"context"
	"strings"
	"sync"

	"boardduels/ai/appraisal"
	"boardduels/ai/feature"
	"boardduels/ai/learning"
	"boardduels/runtime/duel"
)

// population is how others play than the user in question: the baseline that a model of this user has to beat.
type population struct {
	room   *room
	games  cache[pairing, []*learning.Match]
	styles cache[audience, feature.Vector]
	scenes cache[heroes, *scenes]
}

// heroes are the AI's and the user's, by their places in the plan.
type heroes struct{ mine, theirs int }

// pairing is a brain of the population with the heroes of its games.
type pairing struct {
	brain string
	heroes
}

// audience is a hero in the hands of some brains, joined by commas.
type audience struct {
	brains string
	theirs int
}

func newPopulation(r *room) *population { return &population{room: r} }

// gamesEach is how many games each brain of the population plays with each pair of heroes. With four heroes, a style of
// the population sees of each brain as many games with the hero as the AI sees of its user in twelve.
const gamesEach = 3

// matches returns the games of a pairing against the AI that hasn't learned, as the AI saw them.
func (p *population) matches(ctx context.Context, of pairing) ([]*learning.Match, error) {
	return p.games.get(of, func() (all []*learning.Match, err error) {
		s := setting{mine: of.mine, theirs: of.theirs}
		for k := range gamesEach {
			s.seat = 1 - s.seat
			chance := p.room.plan.chance(of.mine*len(p.room.initial)+of.theirs, forPopulation, k)
			m, _, err := p.room.play(ctx, s, player{learner, p.room.initial[s.mine]}, of.brain, &chance)
			if err != nil {
				return nil, err
			}
			all = append(all, m)
		}
		return all, nil
	})
}

// style returns the style fitted to all others than a user with a hero, a game of each in turn, as the AI fits one user's.
func (p *population) style(ctx context.Context, user User, theirs int) (feature.Vector, error) {
	others := user.others(p.room.plan.Population)
	return p.styles.get(audience{strings.Join(others, ","), theirs}, func() (v feature.Vector, err error) {
		known := learning.Known{Theirs: p.room.initial[theirs]}
		for k := range gamesEach {
			for mine := range p.room.initial {
				for _, brain := range others {
					games, err := p.matches(ctx, pairing{brain, heroes{mine, theirs}})
					if err != nil {
						return v, err
					}
					if known.Mine = p.room.initial[mine]; mine == theirs {
						known.Mine = known.Theirs
					}
					o := learning.Options{Seed: uint64(k), Without: learning.Retention} // without a session, too
					known = learning.Learn(ctx, known, games[k], o).Known
				}
			}
		}
		return styleOf(known, p.room.duels[theirs][theirs].Hero(0)), nil
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

// styleOf returns the style that knowledge has of its user.
func styleOf(known learning.Known, hero *duel.Hero) feature.Vector {
	return appraisal.Vector(hero, known.Theirs.Style)
}
