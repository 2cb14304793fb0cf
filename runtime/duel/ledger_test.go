package duel_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
)

// Events tell everything that a log needs: what they say, applied to the fighters before an action, gives the fighters
// after it.
func TestEventsAccountForTheFighters(t *testing.T) {
	for seed := range uint64(1000) {
		account(t, exampleDuel(int(seed)), seed)
	}
}

// So they do where rules are carried out, and what rules leave is told, too.
func TestEventsAccountForRuledFighters(t *testing.T) {
	for seed := range uint64(400) {
		account(t, rapid.Custom(ruledDuel).Example(int(seed)), seed)
	}
}

// account plays a duel by lot, and holds the fighters to what is told of them.
func account(t *testing.T, d *duel.Duel, seed uint64) {
	s := d.Start(seed)
	choice := game.NewStream(seed, 7)
	for d.Mover(&s) != game.Nobody {
		told := [2]ledger{newLedger(d, &s, 0), newLedger(d, &s, 1)}
		legal := d.Legal(&s, nil)
		var events []duel.Event
		require.NoError(t, d.Apply(&s, legal[choice.Below(len(legal))], &events))
		for _, e := range events {
			told[e.Seat].enter(e)
			if d.IsClassic() {
				told[e.Seat].move(e)
			} else {
				told[e.Seat].obey(d, e)
			}
		}
		for seat := range game.Seat(2) {
			require.Equal(t, newLedger(d, &s, seat), told[seat], "seed %d, seat %d: %+v", seed, seat+1, events)
		}
		if won := events[len(events)-1].Kind == duel.DuelWon; won != (s.Winner != game.Nobody) {
			t.Fatalf("seed %d: the last event tells of the end: %+v", seed, events)
		}
	}
}

// ledger is what events tell of a fighter: all of it but the running timers and the power of HoT and DoTs, which change
// by a round without an event. Where rules move cards it leaves out how many are where.
type ledger struct {
	hp, ep, shield int16
	amounts        [duel.EffectCount]int16
	active         [duel.EffectCount]int
	hand, deck     int16
	armed          duel.CardIndex
	removed        [duel.LineCapacity]uint8

	counters  [rule.MostCounters]int16
	costNext  int16
	forbidden [rule.Tagged]bool
}

func newLedger(d *duel.Duel, s *duel.State, seat game.Seat) ledger {
	f := &s.Fighters[seat]
	l := ledger{
		hp: f.HP, ep: f.EP, shield: f.Shield, removed: f.Removed, counters: s.Ruled[seat].Counters, costNext: int16(f.CostNext),
	}
	if d.IsClassic() {
		l.hand, l.deck, l.armed = f.HandCount, f.DeckCount, f.Armed
	}
	for filter, turns := range s.Ruled[seat].Forbidden {
		l.forbidden[filter] = turns > 0
	}
	for _, e := range duel.Listed {
		switch value, time := f.At(e); {
		case e == duel.DoTEffect:
			l.active[e] = int(f.DoTCount)
		case e == duel.HoTEffect:
			l.active[e] = min(int(f.HoT.Time), 1)
		case value != nil:
			l.amounts[e] = *value
		default:
			l.active[e] = min(int(*time), 1)
		}
	}
	return l
}

// enter applies an event.
func (l *ledger) enter(e duel.Event) {
	l.hp += e.HP
	switch e.Kind {
	case duel.EnergyGained:
		l.ep += e.Amount
	case duel.EnergySpent, duel.CardPlayed:
		l.ep -= e.Amount
	case duel.CardRemoved:
		l.removed[e.Card]++
	case duel.ShieldGained:
		l.shield += e.Amount
	case duel.DamageAbsorbed, duel.ShieldFaded:
		l.shield -= e.Amount
	case duel.Healed, duel.HoTHealed:
		l.hp += e.Amount
	case duel.DamageTaken, duel.DoTHurt, duel.Exhausted:
		l.hp -= e.Amount
	case duel.EffectGained:
		l.gain(e)
	case duel.EffectEnded, duel.EffectRemoved:
		l.end(e)
	}
}

// move applies an event of a classic duel that tells where cards are.
func (l *ledger) move(e duel.Event) {
	switch e.Kind {
	case duel.CardPlayed:
		l.hand--
	case duel.CardDrawn:
		l.hand++
		l.deck--
	case duel.CardReturned:
		l.deck++
	case duel.CardArmed:
		l.armed = e.Card
	case duel.CardTriggered:
		l.armed = duel.NoCard
	}
}

// obey applies an event of what rules do.
func (l *ledger) obey(d *duel.Duel, e duel.Event) {
	switch e.Kind {
	case duel.CardPlayed:
		if !d.Card(e.Seat, e.Card).IsMajor {
			l.costNext = 0
		}
	case duel.NextCostSet:
		l.costNext = e.Amount
	case duel.CounterChanged:
		l.counters[e.Counter] += e.Amount
	case duel.CounterHurt, duel.ClashHurt:
		l.hp -= e.Amount
	case duel.ShieldTaken:
		l.shield -= e.Amount
	case duel.CardRecovered:
		l.removed[e.Card]--
	case duel.CardsForbidden:
		l.forbidden[e.Filter] = true
	case duel.CardsAllowed:
		l.forbidden[e.Filter] = false
	}
}

func (l *ledger) gain(e duel.Event) {
	switch about := e.Effect.Lasting(); {
	case about.Periodic && about.Adds:
		l.active[e.Effect]++
	case about.Periodic, e.Effect.IsTime():
		l.active[e.Effect] = 1
	case about.Adds:
		l.amounts[e.Effect] += e.Amount
	default:
		l.amounts[e.Effect] = e.Amount
	}
}

func (l *ledger) end(e duel.Event) {
	if e.Effect.Lasting().Periodic || e.Effect.IsTime() {
		l.active[e.Effect]--
		return
	}
	l.amounts[e.Effect] = 0
}

func TestEventsTellWhatEnded(t *testing.T) {
	only := func(events []duel.Event, kind duel.EventKind) (found []duel.Event) {
		for _, e := range events {
			if e.Kind == kind {
				found = append(found, e)
			}
		}
		return found
	}
	t.Run("a bonus on max hp, with the hp that come and go", func(t *testing.T) {
		sc := newScene(t, cards{{ID: "stand", AttackHimself: true, HealthBonus: 6, BonusLength: 1}}, nil)
		gained := duel.Event{Kind: duel.EffectGained, Effect: duel.MaxHPBonusEffect, Seat: me, Card: duel.NoCard, Amount: 6, Time: 1, HP: 6}
		require.Contains(t, sc.play("stand"), gained)
		ended := duel.Event{Kind: duel.EffectEnded, Effect: duel.MaxHPBonusEffect, Seat: me, Card: duel.NoCard, Amount: 6, HP: -6}
		require.Contains(t, sc.pass(2), ended)
	})
	t.Run("a curse on max hp", func(t *testing.T) {
		sc := newScene(t, cards{{ID: "wither", HealthBonus: 9, BonusLength: 1}}, nil)
		gained := duel.Event{Kind: duel.EffectGained, Effect: duel.MaxHPBonusEffect, Seat: foe, Card: duel.NoCard, Amount: -5, Time: 1, HP: -5}
		require.Contains(t, sc.play("wither"), gained)
	})
	t.Run("which DoT ended", func(t *testing.T) {
		sc := newScene(t, nil, nil)
		sc.foe().DoTs = [duel.MaxDoTs]duel.Periodic{{Power: 2, Time: 2}, {Power: 3, Time: 1, Increase: 1}}
		sc.foe().DoTCount = 2
		ended := only(sc.pass(1), duel.EffectEnded)
		require.Len(t, ended, 1)
		require.EqualValues(t, 3, ended[0].Amount)
	})
	t.Run("which DoT gave way", func(t *testing.T) {
		sc := newScene(t, cards{{ID: "poison", DoTPower: 9, BonusLength: 5}}, nil)
		for i := range int16(duel.MaxDoTs) {
			sc.foe().DoTs[i] = duel.Periodic{Power: i + 1, Time: 9}
		}
		sc.foe().DoTCount = duel.MaxDoTs
		removed := only(sc.play("poison"), duel.EffectRemoved)
		require.Len(t, removed, 1)
		require.EqualValues(t, 1, removed[0].Amount)
	})
	t.Run("what a card removed", func(t *testing.T) {
		sc := newScene(t, cards{{ID: "dispel", RemovingEffects: true}}, nil)
		sc.foe().Defence, sc.foe().DefenceTime, sc.foe().RegenBonus = 40, 2, 3
		sc.foe().HoT = duel.Periodic{Power: 2, Time: 4}
		amounts := map[duel.Effect]int16{}
		for _, e := range only(sc.play("dispel"), duel.EffectRemoved) {
			amounts[e.Effect] = e.Amount
		}
		require.Equal(t, map[duel.Effect]int16{duel.DefenceEffect: 40, duel.RegenBonusEffect: 3, duel.HoTEffect: 2}, amounts)
	})
}

func TestEventsTellWhatHappened(t *testing.T) {
	t.Run("regeneration gained beyond its limit", func(t *testing.T) {
		sc := newScene(t, cards{{ID: "bless", AttackHimself: true, RegenBonus: 3}}, nil)
		sc.me().RegenBonus = 1
		require.Contains(t, sc.play("bless"), duel.Event{Kind: duel.EffectGained, Effect: duel.RegenBonusEffect, Seat: me, Card: duel.NoCard, Amount: 2})
	})
	t.Run("a DoT can't kill the immortal", func(t *testing.T) {
		sc := newScene(t, nil, nil)
		f := sc.foe()
		f.HP, f.ImmortalityTime = 3, 2
		f.DoTs[0], f.DoTs[1], f.DoTCount = duel.Periodic{Power: 2, Time: 1}, duel.Periodic{Power: 4, Time: 1}, 2
		events := sc.pass(1)
		require.Contains(t, events, duel.Event{Kind: duel.DeathPrevented, Seat: foe, Card: duel.NoCard})
		var hurt []int16
		for _, e := range events {
			if e.Kind == duel.DoTHurt {
				hurt = append(hurt, e.Amount)
			}
		}
		require.Equal(t, []int16{2}, hurt, "a DoT that costs no hp is no news")
	})
	t.Run("a HoT at full hp is no news", func(t *testing.T) {
		sc := newScene(t, nil, nil)
		sc.foe().HoT = duel.Periodic{Power: 2, Time: 2}
		require.NotContains(t, kindsOf(sc.pass(1)), duel.HoTHealed)
	})
	t.Run("a hit that costs nothing is told all the same", func(t *testing.T) {
		sc := newScene(t, cards{{ID: "hit", BaseDamage: 1}}, nil)
		sc.me().DamageBonus, sc.me().DamageBonusTime = -5, 1
		require.Contains(t, sc.play("hit"), duel.Event{Kind: duel.DamageTaken, Seat: foe, Card: duel.NoCard})
	})
	t.Run("nothing to remove", func(t *testing.T) {
		sc := newScene(t, cards{{ID: "dispel", RemovingEffects: true}, {ID: "purify", RemovingEffects: true, AttackHimself: true}}, nil)
		require.Equal(t, []duel.EventKind{duel.CardPlayed, duel.CardReturned}, kindsOf(sc.play("dispel")))
		require.Equal(t, []duel.EventKind{duel.CardPlayed, duel.CardReturned}, kindsOf(sc.play("purify")))
	})
}
