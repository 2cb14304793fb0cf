package playtest

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// ErrUnfired is the error of a rule that was done in none of the duels that were tried.
var ErrUnfired = errors.New("the rule was never done")

// The most that is tried to see a rule at work.
const (
	firingTries   = 200 // in a row of positions
	firingActions = 80  // in a duel, and beyond it until a counter comes to something
	fewCounted    = 5   // of a counter that somebody bears at the beginning
)

// Fired is a duel in which a rule is done.
type Fired struct {
	Duel   *Duel
	Before int  // actions before the one by which the rule is done
	Idle   bool // the rule did nothing: the duel would stand as it does without it
	// Failing is a duel that ends with what the rule waits for while its condition doesn't hold; nil if it has none, or
	// if it always holds in those that are tried.
	Failing *Duel
}

// Fire returns a duel that ends with the action by which a rule of a card, a hero or a relic did something. One that
// adds to a counter goes on until that comes to something, too. Its first seat has the rule, and begins, with the card
// in hand. It is the shortest of some that are played by lot: from the opening, then with other hp, then with other
// energy, shields and counters, then with effects that last, then with other hands, used-up and open cards, then after
// earlier turns; those where the rule does plainly what it says go before
// all others. Where nothing comes of the rule in any of them, the duel shows that. It returns [ErrUnfired] if the rule
// is done in none, and another error if no hero of the pack can play.
//
// Where nothing comes of the rule with the decks as they are, both get a card of the pack that may bring it about.
func Fire(ctx context.Context, d *schema.Document, pack *schema.Pack, index int) (Fired, error) {
	f, err := newFiring(d, pack, index, false)
	if err != nil {
		return Fired{}, err
	}
	fired, err := f.fireOrFail(ctx)
	if !fired.Idle && !errors.Is(err, ErrUnfired) {
		return fired, err
	}
	if f, wrong := newFiring(d, pack, index, true); wrong == nil && f.helped {
		if better, wrong := f.fireOrFail(ctx); wrong == nil && (fired.Duel == nil || !better.Idle) {
			return better, nil
		}
	}
	return fired, err
}

// fireOrFail returns a duel in which the rule is done, with one in which its condition fails.
func (f *firing) fireOrFail(ctx context.Context) (Fired, error) {
	fired, err := f.fire(ctx)
	if err == nil {
		fired.Failing, err = f.fail(ctx)
	}
	return fired, err
}

// disturbing are the numbers of fighters that are others than at the opening, in rows of positions.
var disturbing = [][]string{
	{}, {"hp"}, {"hp", "ep", "shield"}, {"hp", "ep", "shield", counters}, {"hp", "ep", counters, effects}, {"hp", cards},
	{"hp", "ep", cards, earlier},
}

// fire returns a duel in which the rule is done.
func (f *firing) fire(ctx context.Context) (Fired, error) {
	var shown *tried // unless the rule does plainly what it says somewhere
	for row, disturbed := range disturbing {
		for try := range firingTries {
			if ctx.Err() != nil {
				return Fired{}, ctx.Err()
			}
			f.try(uint64(row*firingTries+try+1), disturbed)
		}
		if f.plain != nil {
			return f.finish(f.plain)
		}
		if shown == nil {
			shown = f.best
		}
	}
	if shown != nil {
		return f.finish(shown)
	}
	if f.idle != nil {
		return f.record(f.idle, nil, true)
	}
	return Fired{}, ErrUnfired
}

// What stands for several numbers of a fighter: the counters of the pack, the lasting effects of which rules ask, where
// its cards are, and what earlier turns have left.
const (
	counters = "counters"
	effects  = "effects"
	cards    = "cards"
	earlier  = "earlier"
)

var asked = []duel.Effect{duel.StunEffect, duel.DoTEffect, duel.DefenceEffect, duel.DamageBonusEffect}

// firing looks for a duel in which a rule is done.
type firing struct {
	pack    duelrecord.Pack
	seats   [2]duelrecord.Seat
	duel    *duel.Duel
	without *duel.Duel     // in which the rule is never done
	always  *duel.Duel     // in which it has no condition; nil if it has none
	card    duel.CardIndex // NoCard of a hero's rules
	rule    int8           // as events number it
	does    rule.Rule
	helped  bool   // a deck has got a card that may bring it about
	first   bool   // it is done as the duel begins, before any action
	plain   *tried // in which the rule does plainly what it says
	best    *tried // in which it does something else
	idle    *tried // in which the rule is done, and does nothing
}

// newFiring returns what looks for a duel in which a rule is done, with decks that are helped to that if it is meant.
func newFiring(d *schema.Document, pack *schema.Pack, index int, help bool) (*firing, error) {
	said := d.Said()
	if index >= len(said) {
		return nil, fmt.Errorf("%s has no rule %d", d.File(), index+1)
	}
	f := &firing{card: duel.NoCard, rule: int8(index), does: said[index], first: said[index].On == rule.Start}
	var relics []string
	hero, found := "", true
	switch d.Kind() {
	case schema.HeroKind:
		hero = d.ID()
	case schema.RelicKind:
		hero, relics = anyHero(pack, ""), []string{d.ID()}
	default:
		if hero, found = owner(pack, d.ID()), true; hero == "" {
			hero = anyHero(pack, "")
			pack, found = dealt(pack, hero, d, "")
		}
	}
	foe := anyHero(pack, hero)
	if hero == "" || foe == "" || !found {
		return nil, fmt.Errorf("no hero of the pack can play with %s", d.File())
	}
	if help {
		pack = f.help(pack, [2]string{hero, foe}, d.ID())
	}
	var err error
	if f.seats[0].Hero, err = duelrecord.PackHero(pack, hero, relics...); err != nil {
		return nil, err
	}
	if f.seats[1].Hero, err = duelrecord.PackHero(pack, foe); err != nil {
		return nil, err
	}
	f.pack = duelrecord.Pack{Rules: duelrecord.RulesOf(pack)}
	own := f.seats[0].Hero.Duel()
	if f.duel, err = pack.Numbers().New(own, f.seats[1].Hero.Duel()); err != nil {
		return nil, err
	}
	switch d.Kind() {
	case schema.RelicKind:
		f.rule += int8(len(own.Passives))
	case schema.CardKind:
		f.card = duel.CardIndex(slices.IndexFunc(own.Deck, func(l duel.DeckLine) bool { return l.Card.ID == d.ID() }))
	}
	theirs := f.seats[1].Hero.Duel()
	if f.without, err = pack.Numbers().New(f.asking(own, neverHolds), theirs); err == nil && f.does.If != rule.Always && !f.first {
		f.always, err = pack.Numbers().New(f.asking(own, alwaysHolds), theirs)
	}
	return f, err
}

// Conditions are the least of what is always 1.
const (
	alwaysHolds = 1
	neverHolds  = 2
)

// asking returns a hero with the rule under another condition.
func (f *firing) asking(hero duel.Hero, least int16) duel.Hero {
	ask := func(r *rule.Rule) { r.If, r.Least, r.Below = rule.Always, least, 0 }
	if f.card != duel.NoCard {
		hero.Deck = slices.Clone(hero.Deck)
		says := &hero.Deck[f.card].Card.Says
		rules := slices.Clone(says.Rules.All())
		ask(&rules[f.rule])
		says.Rules = rule.ListOf(rules...)
		return hero
	}
	hero.Passives, hero.Relics = slices.Clone(hero.Passives), slices.Clone(hero.Relics)
	for i := range hero.Relics {
		hero.Relics[i].Rules = slices.Clone(hero.Relics[i].Rules)
	}
	ask(hero.Always()[f.rule].Rule)
	return hero
}

// anyHero returns a hero that can play, another one than one if there is any; "" if none can.
func anyHero(pack *schema.Pack, but string) (found string) {
	for _, id := range pack.IDs(schema.HeroKind) {
		if _, err := pack.DuelHero(id); err == nil && (found == "" || found == but) {
			found = id
		}
	}
	return found
}

// owner returns a hero that can play and has a card in its deck; "" if none has.
func owner(pack *schema.Pack, card string) string {
	for _, id := range pack.IDs(schema.HeroKind) {
		hero, err := pack.DuelHero(id)
		if err == nil && slices.ContainsFunc(hero.Deck, func(l duel.DeckLine) bool { return l.Card.ID == card }) {
			return id
		}
	}
	return ""
}

// dealt returns the pack with a card in a hero's deck, in the place of one of its like, but not of one that stays.
func dealt(pack *schema.Pack, hero string, card *schema.Document, stays string) (*schema.Pack, bool) {
	d := pack.Find(schema.HeroKind, hero)
	known, err := pack.DuelHero(hero)
	is, ok := card.Card()
	if d == nil || err != nil || !ok {
		return pack, false
	}
	at := slices.IndexFunc(known.Deck, func(l duel.DeckLine) bool { return l.Card.IsMajor == is.IsMajor && l.Card.ID != stays })
	if at < 0 {
		at = slices.IndexFunc(known.Deck, func(l duel.DeckLine) bool { return l.Card.ID != stays })
	}
	if at < 0 {
		return pack, false
	}
	next, err := d.Set(fmt.Sprintf("spell_card[%d]", at), card.ID())
	return pack.With(next), err == nil
}

// finish returns a duel with its record until what the rule adds to has come to something.
func (f *firing) finish(t *tried) (Fired, error) {
	more, err := f.goOn(t)
	if err != nil {
		return Fired{}, err
	}
	return f.record(t, more, false)
}

// try plays a duel by lot, and keeps it if the rule is done sooner than in those before. Disturbed are the numbers of
// the fighters that are others than at the opening.
func (f *firing) try(seed uint64, disturbed []string) {
	luck, at, state, allowed := f.begin(seed, disturbed)
	if !allowed {
		return
	}
	most := firingActions
	if f.plain != nil {
		most = len(f.plain.actions) - 1
	}
	var actions []duel.Action
	for len(actions) < most && state.Winner == game.Nobody {
		action := f.choose(&state, &luck)
		before := state
		var events []duel.Event
		if f.duel.Apply(&state, action, &events) != nil {
			return
		}
		if actions = append(actions, action); !slices.ContainsFunc(events, f.isDone) {
			continue
		}
		if f.didSomething(before, action, &state) {
			f.keep(&tried{seed, at, actions}, f.isPlain(&before, events))
			return
		}
		if f.idle == nil {
			f.idle = &tried{seed, at, slices.Clone(actions)}
		}
	}
}

// begin returns a duel by lot as it begins, and the luck with which it goes on; false if the rules don't allow the
// position.
func (f *firing) begin(seed uint64, disturbed []string) (luck game.Stream, at duel.Position, state duel.State, allowed bool) {
	luck = game.NewStream(seed, 0)
	at = f.position(&luck, disturbed)
	state, err := f.duel.From(&at, seed)
	return luck, at, state, err == nil
}

// keep keeps a duel in which the rule does something, if it is the shortest of its like.
func (f *firing) keep(t *tried, isPlain bool) {
	switch {
	case isPlain:
		f.plain = t
	case f.best == nil || len(t.actions) < len(f.best.actions):
		f.best = t
	}
}

// tried is a duel by lot that ends as the rule is done.
type tried struct {
	seed    uint64
	at      duel.Position
	actions []duel.Action
}

// record returns a duel with its record, and with what is done in it once the rule is.
func (f *firing) record(t *tried, more []duel.Action, idle bool) (Fired, error) {
	record, err := duelrecord.NewFrom(&t.at, f.pack, t.seed, f.seats)
	if err != nil {
		return Fired{}, err
	}
	state, err := f.duel.From(&t.at, t.seed)
	for _, action := range slices.Concat(t.actions, more) {
		if err != nil {
			break
		}
		mover := state.Mover
		if err = f.duel.Apply(&state, action, nil); err == nil {
			record.Add(f.duel, mover, action, &state)
		}
	}
	return Fired{Duel: record, Before: len(t.actions) - 1, Idle: idle}, err
}

// didSomething reports whether an action comes to something else by the rule than without it.
func (f *firing) didSomething(before duel.State, action duel.Action, after *duel.State) bool {
	return f.first || f.without.Apply(&before, action, nil) != nil || before != *after
}

// isPlain reports whether what the rule does, by the events of an action, is what it says: nothing adds to it before,
// and nothing keeps it off.
func (f *firing) isPlain(before *duel.State, events []duel.Event) bool {
	numbers := f.duel.Numbers()
	for seat := range before.Fighters {
		if before.Fighters[seat].DamageBonus != 0 || before.Fighters[seat].HealingBonus != 0 {
			return false
		}
		for i, n := range before.Ruled[seat].Counters {
			if n != 0 && numbers.Counters[i].Adds != rule.AddsNothing {
				return false
			}
		}
	}
	of := events[max(slices.IndexFunc(events, f.isDone), 0)+1:]
	if next := slices.IndexFunc(of, func(e duel.Event) bool { return e.Kind == duel.RuleFired }); next >= 0 {
		of = of[:next]
	}
	return !slices.ContainsFunc(of, func(e duel.Event) bool {
		return e.Kind == duel.DamageDefended || e.Kind == duel.DamageAbsorbed || e.Kind == duel.DeathPrevented
	})
}

// isDone reports whether an event tells that the rule is done.
func (f *firing) isDone(e duel.Event) bool {
	return f.first || e.Kind == duel.RuleFired && e.Seat == 0 && e.Card == f.card && e.Rule == f.rule
}

// choose returns what is done: the card is mostly played by who has the rule, unless that waits for something else to
// happen to it, everything else is left to chance.
func (f *firing) choose(s *duel.State, luck *game.Stream) duel.Action {
	legal := f.duel.Legal(s, nil)
	if s.Mover == 0 && f.card != duel.NoCard && (f.does.On == rule.Play || f.does.On.Standing()) && luck.Below(4) > 0 {
		of := slices.DeleteFunc(slices.Clone(legal), func(a duel.Action) bool { return a.Card != f.card })
		if len(of) > 0 {
			legal = of
		}
	}
	return legal[luck.Below(len(legal))]
}

// position returns where a duel begins: the first seat has a card in hand, and as many others as at the opening.
func (f *firing) position(luck *game.Stream, disturbed []string) duel.Position {
	at, numbers := f.duel.Opening(), f.duel.Numbers()
	at.Starter = 0
	for seat := range at.Fighters {
		for _, m := range f.duel.Measures(game.Seat(seat), &at.Fighters[seat]) {
			if slices.Contains(disturbed, m.Name) {
				*m.Value = m.Min + int16(luck.Below(int(m.Max-m.Min)+1))
			}
		}
		if slices.Contains(disturbed, counters) {
			for i := range numbers.Counters {
				at.Ruled[seat].Counters[i] = int16(luck.Below(int(min(numbers.Counters[i].Most, fewCounted)) + 1))
			}
		}
	}
	if slices.Contains(disturbed, effects) {
		for seat := range at.Fighters {
			f.afflict(luck, game.Seat(seat), &at.Fighters[seat])
		}
	}
	if slices.Contains(disturbed, earlier) {
		f.remember(luck, &at)
	}
	for seat := range game.Seat(2) {
		switch {
		case slices.Contains(disturbed, cards):
			f.scatter(luck, &at, seat)
		case seat == 0 && f.card != duel.NoCard:
			f.deal(luck, &at, seat).hand(numbers.StartHand)
		}
	}
	return at
}

// afflict gives a fighter some of the lasting effects of which rules ask. How long one may last depends on whether it
// is there.
func (f *firing) afflict(luck *game.Stream, seat game.Seat, fighter *duel.Fighter) {
	for range 2 {
		for _, m := range f.duel.Measures(seat, fighter) {
			isAsked := slices.ContainsFunc(asked, func(e duel.Effect) bool { return strings.HasPrefix(m.Name, e.String()) })
			if isAsked && *m.Value == 0 && (m.Min > 0 || luck.Below(2) == 0) {
				*m.Value = m.Min + int16(luck.Below(int(m.Max-m.Min)+1))
			}
		}
	}
}
