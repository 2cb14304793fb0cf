package habit

import (
	"cmp"
	"math"
	"slices"

	"boardduels/schema"
)

// What it takes to be told.
const (
	// enough is the least number of turns that tell anything.
	enough = 8
	// sure is how many standard errors a share must be from what is usual, and telling away from that: of two hundred
	// habits that are looked at, some are far from it by chance.
	sure = 2.2
	// telling is by how much more it must differ: what everybody does a little less is not worth a sentence.
	telling = 0.05
	// often is the least share that the user does it, or people do: what hardly anybody does is no habit.
	often = 0.3
	// doubtful is how many standard errors from what is usual a habit must stay.
	doubtful = 1.6
	// tests is how many turns since it was stated can withdraw it.
	tests = 6
	// alike is how many habits of a family are told, in different situations.
	alike = 3
	// longest is how many turns are counted before they count half: users change.
	longest = 200
)

// Learn returns the habits of the user after the turns that were seen. What was known before is left as it was.
func (w *Watcher) Learn(known []schema.Habit) []schema.Habit {
	learned := w.counted(known)
	found := news(learned)
	for i := range learned {
		if h := &learned[i]; h.Status == schema.Stated && fails(h) {
			withdraw(h)
		}
	}
	state(found, learned)
	return slices.DeleteFunc(learned, func(h schema.Habit) bool { return h.Status == schema.Watched && h.Seen == 0 })
}

// counted returns the habits with the turns added, those that the hero's user can have, and those of which somebody
// has said something.
func (w *Watcher) counted(known []schema.Habit) (all []schema.Habit) {
	left := slices.Clone(known)
	for _, k := range kindsOf(w.duel.Hero(w.seat)) {
		h := schema.Habit{HabitKey: k.HabitKey}
		if i := slices.IndexFunc(left, func(h schema.Habit) bool { return h.HabitKey == k.HabitKey }); i >= 0 {
			h = left[i]
			left = slices.Delete(left, i, i+1)
		}
		for i := range w.turns {
			if t := &w.turns[i]; t.when.Has(k.when) {
				note(&h, t.did.Has(k.does), t.usual[k.does])
			}
		}
		all = append(all, h)
	}
	return append(all, slices.DeleteFunc(left, func(h schema.Habit) bool { return !h.IsDecided() })...)
}

// note counts a turn in a habit's situation. If the habit is told, the turn tests it.
func note(h *schema.Habit, did bool, usual float32) {
	count(&h.Seen, &h.Done, &h.Usual, did, usual)
	if h.Status != schema.Watched {
		count(&h.Tested, &h.Held, &h.Chance, did, usual)
	}
}

func count(seen, done *int, mean *float32, did bool, usual float32) {
	*seen++
	if did {
		*done++
	}
	const fine = 10_000 // people read it
	*mean = float32(math.Round(fine*float64(*mean+float32((usual-*mean)/float32(*seen))))) / fine
	if *seen > longest {
		*seen, *done = *seen/2, *done/2
	}
}

// fails reports whether what is told of a user doesn't foretell the user.
func fails(h *schema.Habit) bool {
	since := float32(h.Held) - float32(h.Chance*float32(h.Tested))
	if h.IsSeldom() {
		since = -since
	}
	return h.Tested >= tests && since <= 0 || excess(h, float64(h.Usual), doubtful) <= 0
}

// withdraw takes a habit back. Only what was seen since it was stated still counts: it takes new evidence to state it
// again.
func withdraw(h *schema.Habit) {
	*h = schema.Habit{HabitKey: h.HabitKey, Seen: h.Tested, Done: h.Held, Usual: h.Chance}
}

// finding is a habit that tells the user from people in general, and by how much.
type finding struct {
	*schema.Habit
	excess float64
}

// news returns the habits that aren't told but tell the user from people in general, the most particular first. What
// the user does goes before what it seldom does, which tells less of what is to come.
func news(all []schema.Habit) (found []finding) {
	for i := range all {
		h := &all[i]
		if h.Status != schema.Watched || !isParticular(h) {
			continue
		}
		if more := excess(h, foreseen(h, all), sure); more > 0 {
			found = append(found, finding{h, more})
		}
	}
	slices.SortStableFunc(found, func(a, b finding) int {
		switch {
		case a.IsSeldom() == b.IsSeldom():
			return cmp.Compare(b.excess, a.excess)
		case b.IsSeldom():
			return -1
		}
		return 1
	})
	return found
}

// foreseen returns the share of the turns in a habit's situation in which the user would do it if the situation meant
// no more to it than to people: by as much as it does it more on the whole, or less, in odds.
func foreseen(h *schema.Habit, all []schema.Habit) float64 {
	usual := float64(h.Usual)
	key := h.HabitKey
	key.When = schema.Anytime
	i := slices.IndexFunc(all, func(other schema.Habit) bool { return other.HabitKey == key })
	if h.When == schema.Anytime || i < 0 || !isParticular(&all[i]) {
		return usual
	}
	general := &all[i]
	does := usual * odds(general.Told()) / odds(general.Usual)
	return does / (does + 1 - usual)
}

// odds are those of a share.
func odds(share float32) float64 {
	known := float64(sensible(share))
	return known / (1 - known)
}

// state tells the habits that were found, as far as there is room beside those that are told.
func state(found []finding, all []schema.Habit) {
	var told []*schema.Habit
	for i := range all {
		if all[i].IsTold() {
			told = append(told, &all[i])
		}
	}
	for _, f := range found {
		if len(told) < schema.MaxHabits && isNew(f.Habit, told) {
			f.Status = schema.Stated
			told = append(told, f.Habit)
		}
	}
}

// isParticular reports whether a habit tells the user from people in general.
func isParticular(h *schema.Habit) bool {
	return h.Seen >= enough && max(h.Told(), h.Usual) >= often && excess(h, float64(h.Usual), sure) >= telling
}

// excess is by how much the share of the user's turns differs at least from what is usual, or else from what is
// expected of the user if that lies between.
func excess(h *schema.Habit, expected, z float64) float64 {
	low, high := interval(h, z)
	if h.IsSeldom() {
		return min(float64(h.Usual), expected) - high
	}
	return low - max(float64(h.Usual), expected)
}

// isNew reports whether a habit says something beside those that are told: one of a family says enough of a situation,
// and few say enough.
func isNew(h *schema.Habit, told []*schema.Habit) bool {
	same := 0
	for _, other := range told {
		if familyOf(other) != familyOf(h) {
			continue
		}
		if same++; other.When == h.When {
			return false
		}
	}
	return same < alike
}

// interval is Wilson's, of the share of turns in which the user does it.
func interval(h *schema.Habit, z float64) (low, high float64) {
	n := float64(h.Seen)
	p := float64(h.Done) / n
	square := float64(z * z)
	half := float64(z * math.Sqrt(float64(p*(1-p))/n+square/float64(4*float64(n*n))))
	middle, all := p+square/float64(2*n), 1+square/n
	return (middle - half) / all, (middle + half) / all
}
