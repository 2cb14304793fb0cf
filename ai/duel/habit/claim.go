package habit

import (
	"cmp"
	"math"
	"slices"

	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// Claim is a habit that a user was told of before a duel, to prove it wrong, and how often it showed since.
type Claim struct {
	schema.Habit
	Came int // turns in its situation, in which there was a choice
	Did  int // of them, those in which the user did it
}

// UsualDid returns in how many of the turns people usually do it.
func (c *Claim) UsualDid() int { return int(math.Round(float64(c.Usual) * float64(c.Came))) }

// choices is out of how many of the surest habits the one that is claimed is drawn, so that it isn't the same always.
const choices = 3

// Claimable returns those habits that can be claimed of somebody who plays a hero: that are told, and that the hero can
// have.
func Claimable(hero *duel.Hero, habits []schema.Habit) []schema.Habit {
	return slices.DeleteFunc(slices.Clone(habits), func(h schema.Habit) bool {
		_, known := kindOf(hero, h.HabitKey)
		return !known || !h.IsTold()
	})
}

// Claimed returns one of the habits that can be claimed of somebody who plays a hero, drawn by luck from the surest;
// nil if there is none.
func Claimed(hero *duel.Hero, habits []schema.Habit, luck game.Stream) *Claim {
	all := Surest(Claimable(hero, habits))
	if len(all) == 0 {
		return nil
	}
	return &Claim{Habit: all[luck.Below(min(len(all), choices))]}
}

// Surest returns habits in the order of how sure it is that the user differs in them from people in general, by their
// distance in standard errors.
func Surest(habits []schema.Habit) []schema.Habit {
	return slices.SortedStableFunc(slices.Values(habits), func(a, b schema.Habit) int { return cmp.Compare(sureness(&b), sureness(&a)) })
}

// sureness is how many standard errors a habit lies from what is usual.
func sureness(h *schema.Habit) float64 {
	usual := min(max(float64(h.Usual), 0.05), 0.95)
	return math.Abs(float64(h.Told())-usual) * math.Sqrt(float64(max(h.Seen, 1))/float64(usual*(1-usual)))
}

// See counts a turn of a seat that played some cards. Turns without a choice, and one that ended the duel, don't count.
func (c *Claim) See(d *duel.Duel, begun *duel.State, played []duel.Action) {
	seat := begun.Mover
	k, known := kindOf(d.Hero(seat), c.HabitKey)
	if !known || len(d.Legal(begun, nil)) < 2 || !Situations(d, begun, seat).Has(k.when) {
		return
	}
	after := *begun
	for _, a := range played {
		if d.Apply(&after, a, nil) != nil || after.Winner != game.Nobody {
			return
		}
	}
	c.Came++
	if Doings(d, seat, played, after.Fighters[seat].EP).Has(k.does) {
		c.Did++
	}
}

// Holds reports whether the turns that came are nearer to what was claimed than to what people usually do; they are
// neither if none came.
func (c *Claim) Holds() bool {
	between := (c.Told() + c.Usual) / 2
	share := float32(c.Did) / float32(max(c.Came, 1))
	if c.IsSeldom() {
		return share <= between
	}
	return share >= between
}
