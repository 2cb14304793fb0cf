package dueltable

import (
	"slices"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/game"
)

// tries is how often an action is tried for what its rules will do, as chance and what is hidden may have it.
const tries = 8

// result is what an action came to in a try.
type result struct {
	fighters [2]duel.Fighter
	ruled    [2]duel.Ruled
	moves    [2][duel.EventKindCount]int16 // cards that rules moved
}

// results tries an action of the person in a duel that has rules.
func (b *Board) results(a duel.Action) (all []result) {
	for seed := range uint64(tries) {
		s := b.Duel.Determinize(&b.Now.View, seed)
		var events []duel.Event
		if b.Duel.Apply(&s, a, &events) != nil {
			return nil
		}
		r := result{fighters: s.Fighters, ruled: s.Ruled}
		own := false // the card goes where it goes
		for _, e := range events {
			switch e.Kind {
			case duel.CardPlayed, duel.CardTriggered:
				own = true
			case duel.RuleFired, duel.CounterFired:
				own = false
			}
			if !own {
				r.moves[e.Seat][e.Kind]++
			}
		}
		all = append(all, r)
	}
	return all
}

// movings are how cards are moved by rules, with what tells of it.
var movings = []struct {
	kind duel.EventKind
	key  string
}{
	{duel.CardDrawn, "outlook.draws"}, {duel.CardDiscarded, "outlook.discards"}, {duel.CardRemoved, "outlook.uses_up"},
	{duel.CardCreated, "outlook.gets"}, {duel.CardRecovered, "outlook.gets_back"}, {duel.CardShown, "outlook.shows"},
}

// spanOf is where a number of some results lies.
func spanOf(all []result, of func(*result) int16) duel.Span {
	s := exactly(of(&all[0]))
	for i := range all {
		s.Least, s.Most = min(s.Least, of(&all[i])), max(s.Most, of(&all[i]))
	}
	return s
}

// widen takes what some results came to into an outlook.
func widen(o *duel.Outlook, all []result) {
	for seat := range game.Seat(2) {
		for _, r := range all {
			o.HP[seat].Least, o.HP[seat].Most = min(o.HP[seat].Least, r.fighters[seat].HP), max(o.HP[seat].Most, r.fighters[seat].HP)
			o.Shield[seat].Least = min(o.Shield[seat].Least, r.fighters[seat].Shield)
			o.Shield[seat].Most = max(o.Shield[seat].Most, r.fighters[seat].Shield)
		}
	}
}

// ruled puts into words what rules will do to a seat besides what changes its hp and shield: cards that they move,
// lasting effects, counters, what they leave. What doesn't come in each result comes by chance.
func (b *Board) ruled(seat game.Seat, all []result) (changes []string) {
	t, counters := b.Translator, b.Now.View.Ruled[seat].Counters
	tell := func(key string, s duel.Span, args i18n.Args) {
		args["Hero"], args["N"] = b.Hero(seat), spanText(s)
		text := t.Text(key, args)
		if s.Least < s.Most {
			text = t.Text("outlook.by_chance", i18n.Args{"Change": text})
		}
		changes = append(changes, text)
	}
	for _, m := range movings {
		if s := spanOf(all, func(r *result) int16 { return r.moves[seat][m.kind] }); s.Most > 0 {
			tell(m.key, s, i18n.Args{})
		}
	}
	numbers, called := b.Duel.Numbers(), b.Gallery.Dictionary()
	for i, was := range counters {
		if s := spanOf(all, func(r *result) int16 { return r.ruled[seat].Counters[i] }); s != exactly(was) {
			tell("outlook.counter", s, i18n.Args{"Counter": called.Counter(numbers.Counters[i].ID), "From": was})
		}
	}
	before := b.Now.View.Fighters[seat].EP
	if s := spanOf(all, func(r *result) int16 { return r.fighters[seat].EP }); seat != b.Me && s != exactly(before) {
		tell("outlook.energy", s, i18n.Args{"From": before})
	}
	return append(changes, b.common(seat, all)...)
}

// counted puts into words which counters of a seat's fighter have changed.
func (b *Board) counted(seat game.Seat, before *duel.Ruled) (changes []string) {
	numbers, called := b.Duel.Numbers(), b.Gallery.Dictionary()
	for i, n := range b.Now.View.Ruled[seat].Counters {
		if was := before.Counters[i]; n != was {
			args := i18n.Args{"Hero": b.Hero(seat), "Counter": called.Counter(numbers.Counters[i].ID), "From": was, "N": n}
			changes = append(changes, b.Translator.Text("outlook.counter", args))
		}
	}
	return changes
}

// common puts into words what lasts on a seat's fighter after an action: that of each result as it is, that of some as
// what comes by chance.
func (b *Board) common(seat game.Seat, all []result) (changes []string) {
	found := map[string]int{}
	var order []string
	left := make([][]string, len(all))
	for i := range all {
		if all[i].fighters[seat].HP == 0 {
			continue
		}
		same := slices.IndexFunc(all[:i], func(r result) bool {
			return r.fighters[seat] == all[i].fighters[seat] && r.ruled[seat] == all[i].ruled[seat]
		})
		if same >= 0 { // most tries come to the same, and words take most of the time
			left[i] = left[same]
		} else {
			left[i] = b.left(seat, &all[i].fighters[seat], &all[i].ruled[seat])
		}
		for _, text := range left[i] {
			if found[text] == 0 {
				order = append(order, text)
			}
			found[text]++
		}
	}
	for _, text := range order {
		if found[text] < len(all) {
			text = b.Translator.Text("outlook.by_chance", i18n.Args{"Change": text})
		}
		changes = append(changes, text)
	}
	return changes
}

// left puts into words what an action leaves on a seat's fighter that lasts.
func (b *Board) left(seat game.Seat, fighter *duel.Fighter, after *duel.Ruled) []string {
	stood, before := &b.Now.View.Fighters[seat], &b.Now.View.Ruled[seat]
	changes := b.affected(seat, stood, fighter)
	tell := func(e duel.Event) {
		e.Seat = seat
		if text := rulestext.Event(b.Translator, b, e); !slices.Contains(changes, text) {
			changes = append(changes, text)
		}
	}
	for _, l := range after.Lasting {
		isOld := func(old duel.LastingRule) bool {
			return old.Card == l.Card && old.Rule == l.Rule && old.Rounds >= l.Rounds
		}
		if l.Rounds > 0 && !slices.ContainsFunc(before.Lasting[:], isOld) {
			tell(duel.Event{Kind: duel.RuleBegan, Card: l.Card, Time: b.Duel.Card(seat, l.Card).Says.Rules.All()[l.Rule].Lasts})
		}
	}
	if fighter.CostNext != stood.CostNext {
		tell(duel.Event{Kind: duel.NextCostSet, Card: duel.NoCard, Amount: int16(fighter.CostNext)})
	}
	for filter, turns := range after.Forbidden {
		if turns > before.Forbidden[filter] {
			tell(duel.Event{Kind: duel.CardsForbidden, Card: duel.NoCard, Filter: rule.Filter(filter), Time: int16(turns)})
		}
	}
	return changes
}
