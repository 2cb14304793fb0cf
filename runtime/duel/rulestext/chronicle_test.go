package rulestext_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/game"
)

// burner is a hero with a card of each kind of lasting damage; its cards are called as they are numbered.
func burner() duel.Hero {
	steady := duel.Card{ID: "steady", Cost: 1, DoTPower: 1, BonusLength: 2}
	growing := duel.Card{ID: "growing", Cost: 2, DoTPower: 1, EffectIncreasing: 1, BonusLength: 3}
	fading := duel.Card{ID: "fading", DoTPower: 2, EffectIncreasing: -1, BonusLength: 4}
	healing := duel.Card{ID: "healing", HoTPower: 1, EffectIncreasing: 1, BonusLength: 2}
	stun := duel.Card{ID: "stun", StunTime: 1}
	cleanse := duel.Card{ID: "cleanse", AttackHimself: true, RemovingEffects: true, ImmortalityLength: 2}
	return duel.Hero{ID: "burner", HP: 20, EP: 8, Regen: 3, Deck: []duel.DeckLine{
		{Card: steady, Copies: 2}, {Card: growing, Copies: 2}, {Card: fading, Copies: 2}, {Card: healing, Copies: 2}, {Card: stun, Copies: 2}, {Card: cleanse, Copies: 2},
	}}
}

type burners struct{ names }

func (burners) Card(seat game.Seat, card duel.CardIndex) string {
	return [...]string{"Knight’s", "Mage’s"}[seat] + " " + burner().Deck[card].Card.ID
}

// TestChronicleKnowsWhereDamageComesFrom plays random duels, and holds what the chronicle says of each DoT against a
// count of its own by the fighters' states.
func TestChronicleKnowsWhereDamageComesFrom(t *testing.T) {
	d, err := duel.New(burner(), burner())
	require.NoError(t, err)
	rapid.Check(t, func(t *rapid.T) {
		story := rulestext.NewChronicle(en, burners{}, d)
		state := d.Start(rapid.Uint64().Draw(t, "seed"))
		var sources [2][]string // parallel to the fighters' DoTs
		for state.Winner == game.Nobody {
			legal := d.Legal(&state, nil)
			action := legal[rapid.IntRange(0, len(legal)-1).Draw(t, "action")]
			before := state
			var events []duel.Event
			require.NoError(t, d.Apply(&state, action, &events))
			lines := strings.Join(story.Tell(events), "\n")
			if action != duel.EndTurn {
				foe := 1 - before.Mover
				if state.Fighters[foe].DoTCount > before.Fighters[foe].DoTCount || d.Card(before.Mover, action.Card).DoTPower > 0 {
					sources[foe] = append(sources[foe], burners{}.Card(before.Mover, action.Card))
					sources[foe] = sources[foe][len(sources[foe])-int(state.Fighters[foe].DoTCount):]
				}
				if state.Fighters[before.Mover].DoTCount == 0 {
					sources[before.Mover] = nil
				}
				continue
			}
			sources[state.Mover] = checkTick(t, &before.Fighters[state.Mover], sources[state.Mover], events, lines)
		}
	})
}

// checkTick checks the lines of a turn's beginning, and returns the sources of the DoTs that are left.
func checkTick(t *rapid.T, f *duel.Fighter, sources []string, events []duel.Event, lines string) (left []string) {
	hp := f.HP
	for _, e := range events {
		if e.Kind == duel.HoTHealed {
			hp += e.Amount
		}
	}
	floor := min(f.ImmortalityTime-1, 1) // its timer falls first
	for i, dot := range f.DoTs[:f.DoTCount] {
		lost := min(dot.Power, hp-max(floor, 0))
		hp -= lost
		if lost > 0 {
			assert.Contains(t, lines, " hp to "+sources[i])
		}
		if dot.Time > 1 {
			left = append(left, sources[i])
		}
	}
	assert.NotContains(t, lines, "damage over time", "each is known")
	for _, source := range sources {
		_, after, isOver := strings.Cut(lines, "damage from "+source+" is over")
		assert.True(t, hp == 0 || isOver != slices.Contains(left, source), "%s in %q", source, lines)
		assert.NotContains(t, after, source, "that it is over is told last, and once")
	}
	return left
}

// The same card played in two turns: its first DoT ends and its second goes on, then that ends, too.
func TestWhatIsOverIsToldAfterItsLastTick(t *testing.T) {
	d, err := duel.New(burner(), burner())
	require.NoError(t, err)
	story := rulestext.NewChronicle(en, burners{}, d)
	play := []duel.Event{
		{Kind: duel.CardPlayed, Seat: 0, Card: 0, Amount: 1},
		{Kind: duel.EffectGained, Effect: duel.DoTEffect, Seat: 1, Card: duel.NoCard, Amount: 1, Time: 2},
	}
	turn := func(rest ...duel.Event) []duel.Event {
		return append([]duel.Event{{Kind: duel.TurnStarted, Seat: 1, Card: duel.NoCard, Amount: 2}}, rest...)
	}
	hurts := duel.Event{Kind: duel.DoTHurt, Seat: 1, Card: duel.NoCard, Amount: 1}
	ends := duel.Event{Kind: duel.EffectEnded, Effect: duel.DoTEffect, Seat: 1, Card: duel.NoCard, Amount: 1}
	story.Tell(play)
	story.Tell(turn(hurts))
	story.Tell(play)
	const loses = "Mage loses 1 hp to Knight’s steady"
	assert.Equal(t, []string{"Round 2, Mage’s turn: " + loses + ", " + loses}, story.Tell(turn(hurts, ends, hurts)))
	assert.Equal(t, []string{"Round 2, Mage’s turn: " + loses + ", Mage: damage from Knight’s steady is over"}, story.Tell(turn(hurts, ends)))
}

func TestChronicleTellsWhatIsComing(t *testing.T) {
	d, err := duel.New(burner(), burner())
	require.NoError(t, err)
	play := func(card duel.CardIndex, then duel.Event) []duel.Event {
		cost := d.Card(0, card).Cost
		then.Card = duel.NoCard
		return []duel.Event{{Kind: duel.CardPlayed, Seat: 0, Card: card, Amount: cost}, then}
	}
	for _, test := range []struct {
		events []duel.Event
		en, uk string
	}{
		{play(0, duel.Event{Kind: duel.EffectGained, Effect: duel.DoTEffect, Seat: 1, Amount: 1, Time: 2}),
			"Knight plays Knight’s steady for 1 energy: Mage will lose 1 hp a round for 2 rounds",
			"Knight грає карту «Knight’s steady» за 1 енергію: Mage втрачатиме по 1 здоров’я за раунд (2 раунди)"},
		{play(1, duel.Event{Kind: duel.EffectGained, Effect: duel.DoTEffect, Seat: 1, Amount: 1, Time: 3}),
			"Knight plays Knight’s growing for 2 energy: Mage will lose 1, 2, 3 hp over 3 rounds",
			"Knight грає карту «Knight’s growing» за 2 енергії: Mage втрачатиме 1, 2, 3 здоров’я за 3 раунди"},
		{play(3, duel.Event{Kind: duel.EffectGained, Effect: duel.HoTEffect, Seat: 0, Amount: 1, Time: 2}),
			"Knight plays Knight’s healing: Knight will heal 1, 2 hp over 2 rounds",
			"Knight грає карту «Knight’s healing»: Knight відновлюватиме 1, 2 здоров’я за 2 раунди"},
		{play(4, duel.Event{Kind: duel.EffectGained, Effect: duel.StunEffect, Seat: 1, Time: 1}),
			"Knight plays Knight’s stun: Mage is stunned and loses the next turn",
			"Knight грає карту «Knight’s stun»: Mage через оглушення пропустить наступний хід"},
		{play(4, duel.Event{Kind: duel.EffectGained, Effect: duel.StunEffect, Seat: 1, Time: 2}),
			"Knight plays Knight’s stun: Mage is stunned and loses the next 2 turns",
			"Knight грає карту «Knight’s stun»: Mage через оглушення пропустить 2 ходи"},
	} {
		assert.Equal(t, []string{test.en}, rulestext.NewChronicle(en, burners{}, d).Tell(test.events))
		assert.Equal(t, []string{test.uk}, rulestext.NewChronicle(uk, burners{}, d).Tell(test.events))
	}
}

func TestChronicleOpens(t *testing.T) {
	for shield, want := range []string{
		"Round 1, Mage begins", "Round 1, Mage begins by lot: Knight gets 1 shield for it", "Round 1, Mage begins by lot: Knight gets 2 shield for it",
	} {
		n := duel.Classic()
		n.SecondShield = int16(shield)
		d, err := n.New(burner(), burner())
		require.NoError(t, err)
		assert.Equal(t, []string{want}, rulestext.NewChronicle(en, names{}, d).Opening(1, nil))
	}
}

func TestShieldCountsItsUnits(t *testing.T) {
	for n, want := range map[int16]string{1: "1 одиницю", 2: "2 одиниці", 6: "6 одиниць", 21: "21 одиницю"} {
		e := duel.Event{Kind: duel.DamageAbsorbed, Seat: 1, Card: duel.NoCard, Amount: n}
		assert.Equal(t, "Mage: щит поглинає "+want+" шкоди", rulestext.Event(uk, names{}, e))
	}
}

func TestMeaningsNameTheirAmounts(t *testing.T) {
	f := duel.Fighter{DamageBonus: -2, DamageBonusTime: 1, CostsModifier: 1, CostsModifierTime: 1, Defence: 25, DefenceTime: 1}
	f.DoTs[0], f.DoTCount = duel.Periodic{Power: 1, Time: 3, Increase: 1}, 1
	texts := func(t *i18n.Translator) (all []string) {
		for _, e := range rulestext.Effects(t, &f) {
			all = append(all, e.Text+". "+e.Meaning)
		}
		return all
	}
	assert.Equal(t, []string{
		"25% defence, 1 round left. 25% of each card’s damage is kept off.",
		"−2 damage, 1 round left. Each card that deals damage deals 2 less.",
		"cards cost 1 more, 1 round left. Each minor card costs 1 energy more.",
		"−1, −2, −3 hp, 3 rounds left. Hurts at the start of each turn, through defence and shield.",
	}, texts(en))
	assert.Equal(t, "карти дорожчі на 1, лишилось: 1 раунд. Кожна молодша карта дорожча на 1 енергію.", texts(uk)[2])
}
