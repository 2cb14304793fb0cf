package duel_test

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/dueltest"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// noEffect are the fields of a fighter that no effect keeps its numbers in.
var noEffect = map[string]string{
	"HP": "life", "EP": "energy", "Shield": "fades by itself",
	"HoT": "periodic", "DoTs": "periodic", "DoTCount": "of DoTs",
	"Armed": "a card", "ArmedPower": "of that card", "HandCount": "cards", "DeckCount": "cards", "Removed": "cards",
	"CostNext": "of the language of rules",
}

// Each field of a fighter belongs to an effect of the table, whose one amount and one time are places of their own.
func TestEachFieldOfAFighterIsKnownToTheTableOfEffects(t *testing.T) {
	var f duel.Fighter
	kept := map[*int16]duel.Effect{}
	for _, e := range duel.Listed {
		value, time := f.At(e)
		assert.Equal(t, e.Lasting().Periodic, value == nil && time == nil, "%v: where a fighter keeps it", e)
		for _, place := range []*int16{value, time} {
			if place != nil {
				assert.Zero(t, kept[place], "%v and %v are kept in one place", e, kept[place])
				kept[place] = e
			}
		}
	}
	fields := reflect.ValueOf(&f).Elem()
	for i := range fields.NumField() {
		name := fields.Type().Field(i).Name
		place, _ := fields.Field(i).Addr().Interface().(*int16)
		assert.NotEqual(t, kept[place] != 0, noEffect[name] != "", "Fighter.%s: either an effect's or not", name)
	}
}

// What the table tells of an effect is whole, and all lists of effects are.
func TestEachEffectIsWhole(t *testing.T) {
	for e := duel.NoEffect + 1; e < duel.EffectCount; e++ {
		l := e.Lasting()
		assert.NotEmpty(t, l.Name, "effect %d", e)
		assert.NotEmpty(t, l.Words, "%v", e)
		assert.NotEmpty(t, l.Sign, "%v", e)
		assert.Positive(t, l.Max, "%v", e)
		assert.Contains(t, duel.Listed, e)
		assert.Contains(t, duel.Told, e)
	}
	assert.Len(t, duel.Listed, int(duel.EffectCount)-1)
	assert.Len(t, duel.Told, int(duel.EffectCount)-1)
}

// extremes are the amounts of an effect that help or harm the most.
func extremes(e duel.Effect) []int16 {
	if e.IsSigned() {
		return []int16{e.Lasting().Min, e.Lasting().Max}
	}
	return []int16{e.Lasting().Max}
}

// afflicted returns a state of a duel of plain blows in which the mover's fighter has an effect for some rounds.
func afflicted(d *duel.Duel, e duel.Effect, amount, rounds int16) duel.State {
	s := d.Start(1)
	dueltest.Afflict(&s.Fighters[s.Mover], e, amount, rounds)
	return s
}

// timeOf is how long an effect of a fighter still lasts.
func timeOf(f *duel.Fighter, e duel.Effect) int16 {
	switch _, time := f.At(e); {
	case e == duel.HoTEffect:
		return f.HoT.Time
	case e == duel.DoTEffect:
		return f.DoTs[0].Time
	default:
		return *time
	}
}

// A timer loses a round as its fighter's turn begins if the effect helps or works once a round, and as that turn ends
// if it harms; after the last round it is gone and told to be over.
func TestEachTimerLosesItsRounds(t *testing.T) {
	d := newDuel(t, sceneHero("mine", nil), sceneHero("theirs", nil))
	for _, e := range duel.Listed {
		if !e.HasTimer() {
			continue
		}
		for _, amount := range extremes(e) {
			s := afflicted(d, e, min(amount, 5), 2)
			me := s.Mover
			atEnd := e.Harms(amount) && !e.Lasting().Periodic
			var happened []duel.Event
			for _, want := range [][2]int16{{2, 1}, {1, 0}} { // before and after the round is lost
				ended, begun := want[0], want[1]
				if atEnd {
					ended = want[1]
				}
				require.NoError(t, d.Apply(&s, duel.EndTurn, &happened))
				assert.Equal(t, ended, timeOf(&s.Fighters[me], e), "%v of %d: its fighter's turn has ended", e, amount)
				require.NoError(t, d.Apply(&s, duel.EndTurn, &happened))
				assert.Equal(t, begun, timeOf(&s.Fighters[me], e), "%v of %d: its fighter's turn has begun", e, amount)
			}
			assert.True(t, tells(happened, duel.EffectEnded, e), "%v of %d: it is told to be over", e, amount)
			value, _ := s.Fighters[me].At(e)
			assert.True(t, value == nil || *value == 0, "%v of %d: it is gone", e, amount)
		}
	}
}

func tells(events []duel.Event, kind duel.EventKind, e duel.Effect) bool {
	for i := range events {
		if events[i].Kind == kind && events[i].Effect == e {
			return true
		}
	}
	return false
}

// Cards that remove effects take what harms from the own hero and what helps from the other, all but what stays.
func TestEachEffectIsRemoved(t *testing.T) {
	remover := func(himself bool) duel.Hero {
		return sceneHero("mine", cards{{ID: "remover", RemovingEffects: true, AttackHimself: himself}})
	}
	for _, himself := range []bool{false, true} {
		d := newDuel(t, remover(himself), remover(himself))
		for _, e := range duel.Listed {
			for _, amount := range extremes(e) {
				s := afflicted(d, e, amount, 2)
				if !himself {
					s.Fighters[0], s.Fighters[1] = s.Fighters[1], s.Fighters[0]
				}
				s.Fighters[s.Mover].StunTime = 0 // who couldn't play
				s.Piles[s.Mover].Hand[0] = 0
				var happened []duel.Event
				require.NoError(t, d.Apply(&s, duel.Play(0), &happened))
				isRemoved := tells(happened, duel.EffectRemoved, e)
				assert.Equal(t, e.Harms(amount) == himself && !e.Lasting().Stays, isRemoved, "%v of %d, from the own hero: %t", e, amount, himself)
			}
		}
	}
}

// Positions set the numbers of each effect.
func TestEachEffectIsPartOfPositions(t *testing.T) {
	d := newDuel(t, sceneHero("mine", nil), sceneHero("theirs", nil))
	var f duel.Fighter
	measured := map[*int16]bool{}
	for _, m := range d.Measures(0, &f) {
		measured[m.Value] = true
	}
	for _, e := range duel.Listed {
		value, time := f.At(e)
		assert.True(t, value == nil || measured[value], "%v: its amount", e)
		assert.True(t, time == nil || measured[time], "%v: its time", e)
	}
}

// Each number of a state changes its digest.
func TestEachFieldOfAStateIsHashed(t *testing.T) {
	wide := duel.Classic() // with as many different cards as there is room for, and an end of plays that can be reached
	wide.Deck, wide.Plays = duel.MostInDeck, 2
	wide.Counters[0] = rule.Counter{ID: "some", Most: 9} // not classic, of which nobody digests what rules leave
	wide.Clash.Pace = rule.EachTurn
	hero := duel.Hero{ID: "wide", HP: 30, EP: 5, Deck: []duel.DeckLine{{Card: duel.Card{ID: "blank"}, Copies: duel.MostInDeck}}}
	d, err := wide.New(hero, hero)
	require.NoError(t, err)
	var s duel.State
	eachNumber("State", reflect.ValueOf(&s).Elem(), func(_ string, v reflect.Value) {
		if v.CanInt() {
			v.SetInt(2) // places not in use, and the amount of what doesn't last, aren't digested
		}
	})
	for seat := range game.Seat(2) {
		s.Fighters[seat].DeckCount, s.Fighters[seat].HandCount, s.Fighters[seat].DoTCount = duel.DeckCapacity, duel.HandCapacity, duel.MaxDoTs
	}
	before := d.Hash(&s)
	eachNumber("State", reflect.ValueOf(&s).Elem(), func(name string, v reflect.Value) {
		was := reflect.ValueOf(v.Interface())
		switch {
		// Only while an action is carried out; follows from others
		case strings.HasSuffix(name, ".Fresh"), strings.HasSuffix(name, ".LastingCount"):
			return
		case v.CanInt():
			v.SetInt(v.Int() - 1)
		case v.Kind() == reflect.Bool:
			v.SetBool(!v.Bool())
		default:
			v.SetUint(v.Uint() ^ 1)
		}
		assert.NotEqual(t, before, d.Hash(&s), "%s: not hashed", name)
		v.Set(was)
	})
}

// eachNumber calls a function for each number in a value, with its name; the chance couldn't be set otherwise.
func eachNumber(name string, v reflect.Value, call func(name string, v reflect.Value)) {
	v = reflect.NewAt(v.Type(), unsafe.Pointer(v.UnsafeAddr())).Elem()
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			eachNumber(name+"."+v.Type().Field(i).Name, v.Field(i), call)
		}
	case reflect.Array:
		for i := range v.Len() {
			eachNumber(fmt.Sprintf("%s[%d]", name, i), v.Index(i), call)
		}
	default:
		call(name, v)
	}
}

// Each field of a card but its names is a part of the table, whose row tells what is better and keeps it alone.
func TestEachFieldOfACardIsKnownToTheTableOfParts(t *testing.T) {
	var c duel.Card
	kept := map[any]string{}
	for _, p := range duel.Parts {
		require.NotEqual(t, p.Number == nil, p.Flag == nil, "%s: a number or a flag", p.Name)
		var place any
		if p.Number != nil {
			place = p.Number(&c)
			assert.NotEqual(t, duel.Neither, p.Better, "%s: is more better, or less?", p.Name)
			assert.Less(t, p.Min, p.Max, "%s: its range", p.Name)
		} else {
			place = p.Flag(&c)
		}
		assert.Empty(t, kept[place], "%s and %s are kept in one place", p.Name, kept[place])
		kept[place] = p.Name
	}
	fields := reflect.ValueOf(&c).Elem()
	for i := range fields.NumField() {
		name := fields.Type().Field(i).Name
		if name != "ID" && name != "Name" && name != "Says" { // which has a table of its own
			assert.NotEmpty(t, kept[fields.Field(i).Addr().Interface()], "Card.%s: no part of the table", name)
		}
	}
}

// largest sets a part of a card as far as it goes, and what it needs.
func largest(c *duel.Card, p *duel.Part) {
	switch {
	case p.Flag != nil:
		*p.Flag(c) = true
	case p.Max == 0:
		*p.Number(c) = p.Min
	default:
		*p.Number(c) = p.Max
	}
	if p.With != "" {
		largest(c, duel.PartNamed(p.With))
	}
	if p.Timed {
		c.BonusLength = 2
	}
}

// A card gives the effects that the table tells, to whom it tells, and none that need a length without one.
func TestEachPartGivesWhatTheTableTells(t *testing.T) {
	for _, p := range duel.Parts {
		for _, himself := range []bool{false, true} {
			for _, length := range []int16{0, 2} {
				c := duel.Card{ID: "given", IsMajor: true, AttackHimself: himself}
				largest(&c, p)
				if c.ActivateByNextAttack {
					continue // waits
				}
				c.BonusLength = length
				d := newDuel(t, sceneHero("mine", cards{c}), sceneHero("theirs", cards{c}))
				s := d.Start(1)
				s.Piles[s.Mover].Hand[0] = 0
				mover := s.Mover
				var happened []duel.Event
				require.NoError(t, d.Apply(&s, duel.Play(0), &happened))
				var got, want [2]duel.Effect
				for _, e := range happened {
					if e.Kind == duel.EffectGained {
						got[e.Seat] = e.Effect
					}
				}
				if length > 0 || !p.Timed {
					target := mover
					if p.Aimed && !c.AttackHimself {
						target = 1 - mover
					}
					want[target] = p.Gives
				}
				assert.Equal(t, want, got, "%s, at the own hero: %t, for %d rounds: what both get", p.Name, himself, length)
			}
		}
	}
}

// inCompany are the parts that do something only where a card or a hero has more, with the reason.
var inCompany = map[string]string{
	"increase_by_cost": "of how much the others do", "increase_by_hp_lost": "of how much the others do",
	"bonus_length": "of what lasts", "effect_increasing": "of what works once a round",
	"attackHimself": "whom the others are for", "removingEffects": "of what others gave",
}

// Nothing of a card is without effect: duels come to something else without it, even if it is all that the card does.
func TestEachPartDoesSomething(t *testing.T) {
	rich := duel.Card{ID: "tried", Cost: 1, BaseDamage: 1, MaxDamage: 6, BaseHealing: 1, MaxHealing: 5, DoTPower: 2, HoTPower: 1, BonusLength: 2}
	for _, p := range duel.Parts {
		assert.NotEqual(t, matters(t, p, duel.Card{ID: "tried"}), inCompany[p.Name] != "", "%s: alone it does something, or inCompany tells why not", p.Name)
		assert.True(t, matters(t, p, rich), "%s: does nothing", p.Name)
	}
}

// matters reports whether duels come to something else if a card has a part.
func matters(t *testing.T, p *duel.Part, with duel.Card) bool {
	largest(&with, p)
	with.Cost = min(with.Cost, 3) // else it can't be played
	without := with
	p.Clear(&without)
	for seed := range uint64(40) {
		first := newDuel(t, sceneHero("mine", cards{with, another(with)}), sceneHero("theirs", cards{with, another(with)}))
		second := newDuel(t, sceneHero("mine", cards{without, another(without)}), sceneHero("theirs", cards{without, another(without)}))
		if goesOtherwise(t, first, second, first.Start(seed), second.Start(seed), all) {
			return true
		}
	}
	return false
}

// Each effect does something besides that it is there: in some duel it changes what both have, or can play.
func TestEachEffectDoesSomething(t *testing.T) {
	hero := func(id string) duel.Hero {
		return sceneHero(id, cards{
			{ID: "blow", Cost: 2, BaseDamage: 5}, {ID: "smite", Cost: 1, BaseDamage: 9}, {ID: "rest", Cost: 1, BaseHealing: 6},
			{ID: "cover", Cost: 1, BaseAbsorb: 4}, {ID: "fire", Cost: 1, DoTPower: 3, BonusLength: 3},
		})
	}
	d := newDuel(t, hero("mine"), hero("theirs"))
	for _, e := range duel.Listed {
		for _, amount := range extremes(e) {
			does := false
			for seed := range uint64(40) {
				with, without := d.Start(seed), d.Start(seed)
				dueltest.Afflict(&with.Fighters[with.Mover], e, amount, 9)
				does = does || goesOtherwise(t, d, d, with, without, lifeOf)
			}
			assert.True(t, does, "%v of %d: does nothing", e, amount)
		}
	}
}

// all is all of a fighter, lifeOf what effects are there to change.
func all(f *duel.Fighter) duel.Fighter { return *f }
func lifeOf(f *duel.Fighter) duel.Fighter {
	return duel.Fighter{HP: f.HP, EP: f.EP, Shield: f.Shield, HandCount: f.HandCount}
}

// goesOtherwise reports whether by the same choices something else comes of two duels than of one, as far as that is
// looked at.
func goesOtherwise(t *testing.T, one, other *duel.Duel, s, r duel.State, looked func(*duel.Fighter) duel.Fighter) bool {
	chance := game.NewStream(one.Hash(&s), 7)
	for s.Winner == game.Nobody {
		legal := one.Legal(&s, nil)
		action := legal[chance.Below(len(legal))]
		if !slices.Equal(legal, other.Legal(&r, nil)) {
			return true
		}
		require.NoError(t, one.Apply(&s, action, nil))
		require.NoError(t, other.Apply(&r, action, nil))
		for seat := range s.Fighters {
			if looked(&s.Fighters[seat]) != looked(&r.Fighters[seat]) {
				return true
			}
		}
	}
	return false
}

// another is another card of the same kind.
func another(c duel.Card) duel.Card {
	c.ID += "_2"
	return c
}
