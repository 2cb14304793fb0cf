package dueltable

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// bout is a duel that a test carries out at a board, as the first seat sees it.
type bout struct {
	*Board
	t     testing.TB
	duel  *duel.Duel
	state duel.State
}

// newBout begins a duel in which a seat moves first.
func newBout(t *testing.T, first game.Seat, heroes ...string) *bout {
	b, d := newBoardOf(t, heroes...)
	f := &bout{b, t, d, d.Start(1)}
	for seed := uint64(2); f.state.Starter != first; seed++ {
		f.state = d.Start(seed)
	}
	f.show(Moment{Seat: game.Nobody})
	return f
}

// hold gives a seat a hand.
func (f *bout) hold(seat game.Seat, cards ...string) {
	f.state.Ruled[seat].Shown = [duel.LineCapacity]uint8{}
	for i, id := range cards {
		line := f.line(seat, id)
		f.state.Piles[seat].Hand[i] = line
		if f.duel.Hero(seat).Deck[line].Copies == 0 {
			f.state.Ruled[seat].Added[line]++
		}
	}
	f.state.Fighters[seat].HandCount, f.state.Fighters[seat].DeckCount = int16(len(cards)), 5
}

// play plays a card of the mover, or ends its turn with "".
func (f *bout) play(id string) {
	m := Moment{Seat: f.state.Mover, Action: duel.EndTurn}
	if id != "" {
		m.Action = duel.Play(f.line(m.Seat, id))
	}
	f.act(m)
}

// line returns a card of a seat's hero.
func (f *bout) line(seat game.Seat, id string) duel.CardIndex {
	return duel.CardIndex(slices.IndexFunc(f.duel.Hero(seat).Deck, func(l duel.DeckLine) bool { return l.Card.ID == id }))
}

// act carries out the action of a moment, and shows it.
func (f *bout) act(m Moment) {
	require.NoError(f.t, f.duel.Apply(&f.state, m.Action, &m.Events))
	f.show(m)
}

func (f *bout) show(m Moment) {
	m.View = f.duel.View(&f.state, 0)
	if f.state.Mover == 0 {
		m.Legal = f.duel.Legal(&f.state, nil)
	}
	f.Show(m, Caption{Label: "…"})
}

// on returns the names of the cards on the field.
func (f *bout) on() (names []string) {
	for _, card := range f.Table.Field.Now.Cards {
		names = append(names, card.Name)
	}
	return names
}

// told returns the line that sums the enemy's turn up.
func (f *bout) told() string {
	for _, line := range f.Table.Field.Now.Lines {
		if strings.HasPrefix(line, "Після вашого ходу:") {
			return line
		}
	}
	return ""
}

// What the enemy has played lies on the field, with what it did, until the person has begun its own turn.
func TestTheEnemysTurnStaysUntilTheOwnBegins(t *testing.T) {
	f := newBout(t, 1, "knight", "mage")
	w := looktest.ShowAlone(t, f.Table.Root, fyne.NewSize(360, 640))
	f.hold(1, "fire_bolt", "ice_barrier", "ignite")
	f.hold(0, "cleave", "shield_block")
	f.state.Fighters[1].EP, f.state.Fighters[0].Shield = 8, 0
	f.since.Fighters[0].Shield = 0
	f.play("fire_bolt")
	assert.Empty(t, f.told(), "it goes on")
	f.play("ice_barrier")
	f.play("ignite")
	f.play("")
	assert.Equal(t, []string{"Вогняна стріла", "Крижаний бар’єр", "Займання"}, f.on())
	is := &f.state.Fighters
	for _, text := range []string{fmt.Sprint(is[0].HP), fmt.Sprint(is[1].Shield)} {
		assert.Contains(t, f.told(), text)
	}
	assert.Equal(t, []deed{{look.Symbol("hp"), "−4", look.Curse}}, f.Laid.Cards[0].did)
	assert.Equal(t, look.Symbol("shield"), f.Laid.Cards[1].did[0].symbol)
	assert.Equal(t, []deed{{look.EffectSymbol(duel.DoTEffect, 1), "−1", look.Curse}}, f.Laid.Cards[2].did)
	looktest.AssertNothingCutOff(t, w, "summary")

	f.play("cleave")
	assert.Len(t, f.on(), 1, "one's own cards take their place")
	assert.Empty(t, f.told())
	f.play("shield_block")
	assert.Len(t, f.on(), 2)
	f.play("")
	assert.Len(t, f.on(), 2, "they stay until the enemy has done something")
	f.play("")
	assert.Empty(t, f.on(), "which was to play nothing")
	assert.NotEmpty(t, f.told(), "a turn without cards is told, too")
}

// What came and ended by itself is told by name after the enemy's turn, and a turn in which it played nothing is, too.
func TestTheSummaryTellsWhatNoCardDid(t *testing.T) {
	f := newBout(t, 0, "knight", "mage")
	f.hold(0, "shield_block")
	f.state.Fighters[0].HP, f.state.Fighters[1].HP = 20, 20
	f.state.Fighters[1].DoTs[0], f.state.Fighters[1].DoTCount = duel.Periodic{Power: 2, Time: 1}, 1
	f.state.Fighters[0].DoTs[0], f.state.Fighters[0].DoTCount = duel.Periodic{Power: 3, Time: 2}, 1
	f.state.Fighters[0].DamageBonus, f.state.Fighters[0].DamageBonusTime = 2, 1
	f.show(Moment{Seat: game.Nobody})
	f.play("shield_block")
	f.play("")
	f.play("")
	told := f.told()
	for _, want := range []string{"Маг втрачає 2 здоров’я", "Лицар втрачає 3 здоров’я", "Лицар: щит 5 згасає", "минає бонус шкоди", "Маг не грає жодної карти"} {
		assert.Contains(t, told, want)
	}
	assert.NotContains(t, told, "щит 5\u00a0→\u00a00", "that it faded says so")
	assert.Contains(t, told, "20\u00a0→\u00a017", "who was hurt, and how much")
	assert.Contains(t, f.Log[len(f.Log)-1].Lines[0], "Маг не грає жодної карти", "the log tells it, too")
	beside := func() string { return strings.ReplaceAll(strings.Join(f.Table.Field.Now.Lines, "\n"), f.told(), "") }
	for _, once := range []string{"Маг втрачає 2", "Лицар втрачає 3", "згасає", "минає бонус шкоди", "Маг не грає"} {
		assert.NotContains(t, beside(), once, "it was told in the summary")
	}
	assert.Contains(t, beside(), "Лицар грає карту «Блок щитом»", "which tells of no card of one's own")

	f.hold(1, "fire_bolt")
	f.state.Fighters[1].EP = 8
	f.play("")
	f.play("fire_bolt")
	f.play("")
	assert.NotContains(t, f.told(), "не грає")
	assert.Contains(t, beside(), "Маг грає карту «Вогняна стріла»")
	f.hold(0, "cleave")
	f.play("cleave")
	assert.Empty(t, f.told())
	assert.Contains(t, beside(), "ходить Лицар: Лицар втрачає 3", "without a summary the log is whole")
}

// Of two poisons the first one ends: the summary doesn't say that poison is over. Once it does, the last tick comes
// first.
func TestTheSummaryTellsTheLastTickBeforeItIsOver(t *testing.T) {
	f := newBout(t, 0, "knight", "mage")
	f.state.Fighters[0].HP = 20
	f.state.Fighters[0].DoTs[0], f.state.Fighters[0].DoTs[1] = duel.Periodic{Time: 1}, duel.Periodic{Power: 3, Time: 2}
	f.state.Fighters[0].DoTCount = 2
	f.show(Moment{Seat: game.Nobody})
	for _, isOver := range []bool{false, true} {
		f.play("")
		f.state.Fighters[1].HandCount = 0
		f.play("")
		tick, over := strings.Index(f.told(), "Лицар втрачає 3"), strings.Index(f.told(), "минає тривала шкода")
		assert.Positive(t, tick)
		assert.Equal(t, isOver, over > tick, f.told())
		assert.Equal(t, isOver, over >= 0, f.told())
	}
}

// Whatever lies on the field, everything of it is inside, at any size, and each card can be tapped.
func TestTheFieldHasRoomForAnyTurn(t *testing.T) {
	for _, size := range quick.First(fyne.NewSize(360, 640), fyne.NewSize(640, 360), fyne.NewSize(1280, 800)) {
		f := newBout(t, 1, "knight", "mage")
		looktest.ShowAlone(t, f.Table.Root, size)
		for range 5 {
			f.hold(1, "fire_bolt")
			f.state.Fighters[1].EP = 8
			f.play("fire_bolt")
			row := f.Table.Field.row
			for i := range f.on() {
				at := row[i].home
				require.True(t, at.X >= 0 && at.X+at.W <= f.Table.Field.Size().Width, "%v: card %d at %v", size, i, at)
				if i > 0 {
					before := row[i-1].home
					require.GreaterOrEqual(t, max(at.X-before.X, at.Y-before.Y), float32(15), "each card is seen")
				}
			}
		}
	}
}

// What a card does to both heroes is told of each.
func TestWhatACardDoesIsToldOfEachHero(t *testing.T) {
	did := deeds([]duel.Event{{Kind: duel.DamageTaken, Seat: 1, Amount: 1}, {Kind: duel.DamageTaken, Seat: 0, Amount: 2}, {Kind: duel.DamageTaken, Seat: 1, Amount: 2}})
	var told []string
	for _, d := range did {
		told = append(told, d.number)
	}
	assert.Equal(t, []string{"−2", "−3"}, told)
}
