package duel_test

import (
	"fmt"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/golden"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// playthroughs are whole duels that stand in testdata/playthroughs as text that people can read and compare. Together
// they show every kind of event, and every effect as it comes, runs out and is removed.
var playthroughs = []struct {
	name          string
	first, second duel.Hero
	seed          uint64
	lazy          int // of 100 decisions that many end the turn at once, so that a duel gets long
}{
	{"healer against poisoner", healer(), poisoner(), 151, 0},
	{"poisoner against healer", poisoner(), healer(), 2, 20},
	{"poisoner against poisoner", poisoner(), poisoner(), 3, 0},
	{"healer against healer, lazy and exhausted", healer(), healer(), 4, 60},
	{"guard against healer", guard(), healer(), 5, 30},
	{"guard against poisoner", guard(), poisoner(), 8, 20},
}

func healer() duel.Hero {
	return duel.Hero{ID: "healer", HP: 30, EP: 8, Regen: 2, Deck: []duel.DeckLine{
		{Card: duel.Card{ID: "smite", Cost: 1, BaseDamage: 3, MaxDamage: 3}, Copies: 2},
		{Card: duel.Card{ID: "heal", Cost: 2, BaseHealing: 2, MaxHealing: 6, IncreaseByCost: true}, Copies: 1},
		{Card: duel.Card{ID: "renew", Cost: 1, HoTPower: 1, EffectIncreasing: 1, BonusLength: 3}, Copies: 2},
		{Card: duel.Card{ID: "mercy", Cost: 1, AttackHimself: true, HealingBonus: 2, BonusLength: 2}, Copies: 1},
		{Card: duel.Card{ID: "parry", Cost: 1, BaseAbsorb: 4, MaxAbsorb: 4, ActivateByNextAttack: true}, Copies: 2},
		{Card: duel.Card{ID: "cleanse", AttackHimself: true, RemovingEffects: true}, Copies: 2},
		{Card: duel.Card{ID: "wonder", IsMajor: true, AttackHimself: true, ImmortalityLength: 2}, Copies: 1},
		{Card: duel.Card{ID: "vigour", Cost: 1, AttackHimself: true, RegenBonus: 1, DamageBonus: 1, CostBonus: -1, BonusLength: 3}, Copies: 1},
	}}
}

func poisoner() duel.Hero {
	return duel.Hero{ID: "poisoner", HP: 28, EP: 9, Regen: 3, Deck: []duel.DeckLine{
		{Card: duel.Card{ID: "stab", Cost: 1, BaseDamage: 2, MaxDamage: 5}, Copies: 2},
		{Card: duel.Card{ID: "poison", Cost: 1, DoTPower: 1, EffectIncreasing: 1, BonusLength: 3}, Copies: 2},
		{Card: duel.Card{ID: "weaken", Cost: 1, DamageBonus: 2, HealthBonus: 3, CostBonus: -1, BonusLength: 2}, Copies: 2},
		{Card: duel.Card{ID: "drain", Cost: 1, BaseDamage: 1, MaxDamage: 1, RegenBonus: 1}, Copies: 1},
		{Card: duel.Card{ID: "dispel", Cost: 1, BaseDamage: 1, MaxDamage: 1, RemovingEffects: true}, Copies: 2},
		{Card: duel.Card{ID: "riposte", Cost: 1, BaseDamage: 2, MaxDamage: 2, ActivateByNextAttack: true}, Copies: 1},
		{Card: duel.Card{ID: "knock_out", IsMajor: true, BaseDamage: 4, MaxDamage: 8, IncreaseByHPLost: true, IsNotFatal: true, StunTime: 1}, Copies: 1},
		{Card: duel.Card{ID: "pact", AttackHimself: true, BaseDamage: 3, MaxDamage: 3, DamageBonus: 2, BonusLength: 1}, Copies: 1},
	}}
}

func guard() duel.Hero {
	return duel.Hero{ID: "guard", HP: 32, EP: 6, Regen: 1, Deck: []duel.DeckLine{
		{Card: duel.Card{ID: "slash", Cost: 1, BaseDamage: 3, MaxDamage: 3}, Copies: 4},
		{Card: duel.Card{ID: "wall", Cost: 1, AttackHimself: true, DefenseBonus: 50, BonusLength: 2}, Copies: 3},
		{Card: duel.Card{ID: "pride", Cost: 1, AttackHimself: true, HealthBonus: 5, BonusLength: 2}, Copies: 2},
		{Card: duel.Card{ID: "pierce", Cost: 2, BaseDamage: 2, MaxDamage: 2, IgnoreDefense: true, StunTime: 1}, Copies: 2},
		{Card: duel.Card{ID: "banner", IsMajor: true, BaseAbsorb: 5, MaxAbsorb: 5}, Copies: 1},
	}}
}

// TestPlaythroughs holds whole duels against files. If one changes, so do the rules: see duel.RulesVersion.
func TestPlaythroughs(t *testing.T) {
	for _, p := range playthroughs {
		t.Run(p.name, func(t *testing.T) {
			d := newDuel(t, p.first, p.second)
			w := newWitness(d)
			w.watch(t, p.seed, p.lazy)
			file := filepath.Join("testdata", "playthroughs", strings.NewReplacer(" ", "_", ",", "").Replace(p.name)+".txt")
			golden.Equal(t, file, w.text.String())
		})
	}
}

func TestPlaythroughsShowEverything(t *testing.T) {
	seen := map[string]bool{}
	for _, p := range playthroughs {
		d := newDuel(t, p.first, p.second)
		w := newWitness(d)
		w.watch(t, p.seed, p.lazy)
		for _, e := range w.told {
			seen[strings.TrimSpace(e.Kind.String()+" "+e.Effect.String())] = true
		}
	}
	for kind := range duel.DuelWon + 1 {
		for effect := range duel.DoTEffect + 1 {
			changes := kind == duel.EffectGained || kind == duel.EffectEnded || kind == duel.EffectRemoved
			switch {
			case changes == (effect == duel.NoEffect):
			case kind == duel.EffectEnded && effect == duel.RegenBonusEffect: // it has no timer
			case kind == duel.EffectRemoved && effect == duel.StunEffect: // nothing removes it
			default:
				name := strings.TrimSpace(kind.String() + " " + effect.String())
				assert.True(t, seen[name], "no playthrough shows %s", name)
			}
		}
	}
}

// witness writes down a duel.
type witness struct {
	d    *duel.Duel
	s    duel.State
	text strings.Builder
	told []duel.Event
}

func newWitness(d *duel.Duel) *witness { return &witness{d: d} }

// watch plays a duel with actions drawn by lot.
func (w *witness) watch(t *testing.T, seed uint64, lazy int) {
	t.Helper()
	w.s = w.d.Start(seed)
	choice := game.NewStream(seed, 7)
	fmt.Fprintf(&w.text, "Seed %d. Seat %d begins.\n", seed, w.s.Starter+1)
	for w.d.Mover(&w.s) != game.Nobody {
		legal := w.d.Legal(&w.s, nil)
		a := legal[choice.Below(len(legal))]
		if choice.Below(100) < lazy {
			a = duel.EndTurn
		}
		w.decision(legal, a)
		var events []duel.Event
		require.NoError(t, w.d.Apply(&w.s, a, &events))
		for _, e := range events {
			fmt.Fprintf(&w.text, "    %s\n", w.event(e))
		}
		w.told = append(w.told, events...)
	}
	fmt.Fprintf(&w.text, "\nSeat %d has won in round %d, after %d decisions. The last state is %016x.\n",
		w.s.Winner+1, w.s.Round, w.s.Ply, w.d.Hash(&w.s))
	for seat := range game.Seat(2) {
		w.fighter(seat)
	}
}

func (w *witness) decision(legal []duel.Action, a duel.Action) {
	fmt.Fprintf(&w.text, "\nRound %d, decision %d, seat %d\n", w.s.Round, w.s.Ply+1, w.s.Mover+1)
	for seat := range game.Seat(2) {
		w.fighter(seat)
	}
	var names []string
	for _, l := range legal {
		names = append(names, w.action(l))
	}
	fmt.Fprintf(&w.text, "  can: %s\n  > %s\n", strings.Join(names, ", "), w.action(a))
}

func (w *witness) action(a duel.Action) string {
	if a == duel.EndTurn {
		return "end"
	}
	return w.card(w.s.Mover, a.Card)
}

func (w *witness) card(seat game.Seat, card duel.CardIndex) string {
	if card == duel.NoCard {
		return "none"
	}
	return w.d.Card(seat, card).ID
}

func (w *witness) cards(seat game.Seat, cards []duel.CardIndex) string {
	var names []string
	for _, c := range cards {
		names = append(names, w.card(seat, c))
	}
	return strings.Join(names, " ")
}

// fighter writes what of a fighter isn't 0, by the names of the fields, and its cards.
func (w *witness) fighter(seat game.Seat) {
	f, piles := &w.s.Fighters[seat], &w.s.Piles[seat]
	fmt.Fprintf(&w.text, "  %d %s", seat+1, w.d.Hero(seat).ID)
	apart := []string{"Armed", "HandCount", "DeckCount", "Removed", "DoTs", "DoTCount"}
	for i, v := 0, reflect.ValueOf(*f); i < v.NumField(); i++ {
		if name := v.Type().Field(i).Name; !v.Field(i).IsZero() && !slices.Contains(apart, name) {
			fmt.Fprintf(&w.text, " %s %v", name, v.Field(i).Interface())
		}
	}
	for _, dot := range f.DoTs[:f.DoTCount] {
		fmt.Fprintf(&w.text, " DoT %v", dot)
	}
	if f.Armed != duel.NoCard {
		fmt.Fprintf(&w.text, " armed %s", w.card(seat, f.Armed))
	}
	for card, copies := range f.Removed {
		if copies > 0 {
			fmt.Fprintf(&w.text, " removed %d %s", copies, w.card(seat, duel.CardIndex(card)))
		}
	}
	fmt.Fprintf(&w.text, "\n    hand: %s\n    deck: %s\n",
		w.cards(seat, piles.Hand[:f.HandCount]), w.cards(seat, piles.Deck[:f.DeckCount]))
}

func (w *witness) event(e duel.Event) string {
	line := fmt.Sprintf("%s seat %d", strings.TrimSpace(e.Kind.String()+" "+e.Effect.String()), e.Seat+1)
	if e.Card != duel.NoCard {
		line += " " + w.card(e.Seat, e.Card)
	}
	for _, part := range []struct {
		name string
		n    int16
	}{{"amount", e.Amount}, {"time", e.Time}, {"hp", e.HP}} {
		if part.n != 0 {
			line += fmt.Sprintf(" %s %d", part.name, part.n)
		}
	}
	return line
}
