package screen

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
)

// Whatever rules take, what is told of is a card of the hero.
func TestStrikesOfRulesAreThoseOfCards(t *testing.T) {
	knight, err := duelrecord.PackHero(classictest.Pack(), "knight")
	require.NoError(t, err)
	for _, written := range []map[string]string{{"on": "turn_end", "do": "damage", "amount": "9"}, {"on": "own_play", "do": "damage", "amount": "8"}} {
		r, err := rule.Read(written)
		require.NoError(t, err)
		knight.Hero.Passives = append(knight.Hero.Passives, r)
	}
	record, err := duelrecord.New(duelrecord.Pack{}, 1, [2]duelrecord.Seat{{Hero: knight}, {Hero: knight}})
	require.NoError(t, err)
	d, err := record.Duel()
	require.NoError(t, err)
	state, err := record.First(d)
	require.NoError(t, err)
	for n := 0; state.Winner == game.Nobody; n++ {
		legal := d.Legal(&state, nil)
		action, seat := legal[(n*7)%len(legal)], state.Mover
		require.NoError(t, d.Apply(&state, action, nil))
		record.Add(d, seat, action, &state)
	}
	laid, err := duelrecord.Open(record)
	require.NoError(t, err)
	heaviest, most, err := strikes(laid)
	require.NoError(t, err)
	assert.Less(t, heaviest.hp, int16(8), "passives are no cards")
	assert.Less(t, int(heaviest.card), len(knight.Cards))
	assert.Less(t, int(most.card), len(knight.Cards))
}

// What the cards took adds up to what the heroes lost to cards.
func TestStrikesAddUp(t *testing.T) {
	pack := classictest.Pack()
	var seats [2]duelrecord.Seat
	for seat, id := range []string{"rogue", "knight"} {
		hero, err := duelrecord.PackHero(pack, id)
		require.NoError(t, err)
		seats[seat].Hero = hero
	}
	for seed := range uint64(20) {
		record, err := duelrecord.New(duelrecord.Pack{}, seed, seats)
		require.NoError(t, err)
		d, err := record.Duel()
		require.NoError(t, err)
		state, err := record.First(d)
		require.NoError(t, err)
		var top, sum int16
		for n := 0; state.Winner == game.Nobody; n++ {
			legal := d.Legal(&state, nil)
			action, seat := legal[(n*7)%len(legal)], state.Mover
			var events []duel.Event
			require.NoError(t, d.Apply(&state, action, &events))
			record.Add(d, seat, action, &state)
			for _, e := range events {
				if e.Kind == duel.DamageTaken {
					sum += e.Amount
					top = max(top, e.Amount)
				}
			}
		}
		laid, err := duelrecord.Open(record)
		require.NoError(t, err)
		heaviest, most, err := strikes(laid)
		require.NoError(t, err)
		assert.LessOrEqual(t, heaviest.hp, top, "some hurt themselves")
		assert.LessOrEqual(t, most.hp, sum)
		assert.GreaterOrEqual(t, most.hp, heaviest.hp)
		assert.Positive(t, heaviest.hp)
	}
}
