package tactics_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/game"
	"boardduels/runtime/tactics"
)

// plain is the board as a person has it in front of them: what lies on each square, walked over step by step.
type plain struct {
	ground [10][10]byte
	units  [10][10]*plainUnit
	mover  game.Seat
	turns  int
}

type plainUnit struct {
	seat  game.Seat
	kind  tactics.Kind
	hp    int
	acted bool
}

func plainOf(g *tactics.Game, s *tactics.State) *plain {
	b := &plain{mover: g.Mover(s)}
	layout := g.Layouts()[s.Map]
	for row, text := range layout.Rows() {
		copy(b.ground[row][:], text)
	}
	for seat := range game.Seat(2) {
		for _, u := range s.Units[seat] {
			if u.HP > 0 {
				b.units[u.Place/10][u.Place%10] = &plainUnit{seat: seat, kind: u.Kind, hp: int(u.HP)}
			}
		}
	}
	return b
}

type step struct{ row, col int }

var ways = map[tactics.Direction]step{tactics.North: {-1, 0}, tactics.East: {0, 1}, tactics.South: {1, 0}, tactics.West: {0, -1}}

func inside(p step) bool { return p.row >= 0 && p.row < 10 && p.col >= 0 && p.col < 10 }

func square(p step) int8 { return int8(10*p.row + p.col) }

// reach walks from a square, so many steps.
func (b *plain) reach(from step, steps int) map[step]bool {
	reached := map[step]bool{from: true}
	for edge := []step{from}; steps > 0; steps-- {
		var next []step
		for _, p := range edge {
			for _, w := range ways {
				q := step{p.row + w.row, p.col + w.col}
				if inside(q) && b.ground[q.row][q.col] == '.' && b.units[q.row][q.col] == nil && !reached[q] {
					reached[q] = true
					next = append(next, q)
				}
			}
		}
		edge = next
	}
	return reached
}

// victims walks along an attack. The unit that attacks has left its square.
func (b *plain) victims(k tactics.Kind, from step, d tactics.Direction) (hit []step) {
	most := map[tactics.Kind]int{tactics.Fighter: 1, tactics.Archer: 7, tactics.Wizard: 5}[k]
	for n := 1; n <= most; n++ {
		p := step{from.row + n*ways[d].row, from.col + n*ways[d].col}
		if !inside(p) || b.ground[p.row][p.col] == '#' || b.ground[p.row][p.col] == '~' && k == tactics.Wizard {
			return hit
		}
		if b.units[p.row][p.col] != nil {
			if hit = append(hit, p); k != tactics.Wizard {
				return hit
			}
		}
	}
	return hit
}

func (b *plain) legal() map[tactics.Action]bool {
	all := map[tactics.Action]bool{tactics.End: true}
	for row := range 10 {
		for col := range 10 {
			u := b.units[row][col]
			if u == nil || u.seat != b.mover || u.acted {
				continue
			}
			from := step{row, col}
			reached := b.reach(from, map[tactics.Kind]int{tactics.Fighter: 4, tactics.Archer: 3, tactics.Wizard: 3}[u.kind])
			b.units[row][col] = nil
			for to := range reached {
				if to != from {
					all[tactics.Action{From: square(from), To: square(to)}] = true
				}
				for d := range ways {
					if len(b.victims(u.kind, to, d)) > 0 {
						all[tactics.Action{From: square(from), To: square(to), Attack: d}] = true
					}
				}
			}
			b.units[row][col] = u
		}
	}
	return all
}

func (b *plain) apply(a tactics.Action) {
	if a != tactics.End {
		at := func(square int8) **plainUnit { return &b.units[square/10][square%10] }
		u := *at(a.From)
		u.acted = true
		*at(a.From) = nil
		if a.Attack != tactics.Nowhere {
			for _, p := range b.victims(u.kind, step{int(a.To / 10), int(a.To % 10)}, a.Attack) {
				v := b.units[p.row][p.col]
				if v.hp -= map[tactics.Kind]int{tactics.Fighter: 50, tactics.Archer: 30, tactics.Wizard: 40}[u.kind]; v.hp <= 0 {
					b.units[p.row][p.col] = nil
				}
			}
		}
		*at(a.To) = u
	}
	count, idle := [2]int{}, 0
	for row := range 10 {
		for col := range 10 {
			if u := b.units[row][col]; u != nil {
				count[u.seat]++
				if u.seat == b.mover && !u.acted {
					idle++
				}
			}
		}
	}
	if count[0] == 0 || count[1] == 0 {
		b.mover = game.Nobody
		return
	}
	if a == tactics.End || idle == 0 {
		b.turns++
		b.mover = 1 - b.mover
		for row := range 10 {
			for col := range 10 {
				if u := b.units[row][col]; u != nil {
					u.acted = false
				}
			}
		}
		if b.turns == 120 {
			b.mover = game.Nobody
		}
	}
}

// The engine plays as somebody does who walks over the board.
func TestAsPlayedByHand(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := anyGame(t)
		s := g.Start(rapid.Uint64().Draw(t, "seed"))
		b := plainOf(g, &s)
		for g.Mover(&s) != game.Nobody {
			require.Equal(t, b.mover, g.Mover(&s))
			legal, want := g.Legal(&s, nil), b.legal()
			require.Len(t, legal, len(want))
			for _, a := range legal {
				require.True(t, want[a], a)
			}
			a := rapid.SampledFrom(legal).Draw(t, "action")
			require.NoError(t, g.Apply(&s, a, nil))
			b.apply(a)
			again := plainOf(g, &s)
			for row := range 10 {
				for col := range 10 {
					mine, theirs := b.units[row][col], again.units[row][col]
					require.Equal(t, mine == nil, theirs == nil, "%d %d after %s", row, col, a)
					if mine != nil {
						require.Equal(t, plainUnit{mine.seat, mine.kind, mine.hp, false}, *theirs)
					}
				}
			}
		}
		require.Equal(t, game.Nobody, b.mover)
	})
}
