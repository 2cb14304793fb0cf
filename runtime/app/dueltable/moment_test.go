package dueltable

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/stretchr/testify/require"

	"boardduels/internal/i18n"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/game"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
	"boardduels/schema/schematest"
)

// idle has no wishes.
type idle struct{}

func (idle) PlayCard(int, int8) {}
func (idle) EndTurn()           {}
func (idle) Take(rule.Stance)   {}
func (idle) Skip()              {}
func (idle) Read(int)           {}
func (idle) Explain()           {}
func (idle) OpenForecast()      {}
func (idle) Inspect(bool)       {}
func (idle) Define(int)         {}
func (idle) OpenLog()           {}
func (idle) OpenMenu()          {}

// newBoardOf returns the board of a duel that nobody plays, and the duel.
func newBoardOf(t testing.TB, heroes ...string) (*Board, *duel.Duel) {
	t.Helper()
	return newBoardBy(t, duel.Classic(), heroes...)
}

// newBoardBy is newBoardOf a duel by other numbers.
func newBoardBy(t testing.TB, n duel.Numbers, heroes ...string) (*Board, *duel.Duel) {
	t.Helper()
	looktest.NewApp(t)
	pack := classictest.Pack()
	var seats [2]duelrecord.Seat
	for seat, id := range heroes {
		hero, err := duelrecord.PackHero(pack, id)
		require.NoError(t, err)
		seats[seat].Hero = hero
	}
	record, err := duelrecord.New(duelrecord.Pack{}, 1, seats)
	require.NoError(t, err)
	d, err := n.New(seats[0].Hero.Duel(), seats[1].Hero.Duel())
	require.NoError(t, err)
	texts := i18n.For("uk")
	return NewBoard(texts, gallery.New(pack, texts), d, record, 0, motion.NewStage(&motion.ByHand{}), idle{}), d
}

// newRuledBout begins a duel of a pack whose heroes and cards have rules, in which a seat moves first.
func newRuledBout(t testing.TB, language string, first game.Seat, heroes ...string) *bout {
	t.Helper()
	return newBoutOf(t, schematest.Ruled(), schematest.Ruled(), language, first, heroes...)
}

// newBoutOf begins a duel of a pack while one is open, whose pictures are shown.
func newBoutOf(t testing.TB, pack, open *schema.Pack, language string, first game.Seat, heroes ...string) *bout {
	t.Helper()
	looktest.NewApp(t)
	var seats [2]duelrecord.Seat
	for seat, id := range heroes {
		hero, err := duelrecord.PackHero(pack, id)
		require.NoError(t, err)
		seats[seat].Hero = hero
	}
	record, err := duelrecord.New(duelrecord.PackOf(pack), 1, seats)
	require.NoError(t, err)
	d, err := record.Duel()
	require.NoError(t, err)
	texts := i18n.For(language)
	f := &bout{NewBoard(texts, gallery.New(open, texts), d, record, 0, motion.NewStage(&motion.ByHand{}), idle{}), t, d, d.Start(1)}
	for seed := uint64(2); f.state.Starter != first; seed++ {
		f.state = d.Start(seed)
	}
	f.show(Moment{Seat: game.Nobody})
	return f
}

// The card on the field says what it did, with the bonuses of whoever played it then.
func TestThePlayedCardTellsWhatItDid(t *testing.T) {
	b, d := newBoardOf(t, "knight", "mage")
	state := d.Start(1)
	state.Mover = 0
	strike := slices.IndexFunc(b.Heroes[0].Cards, func(c schema.Card) bool { return c.ID == "cleave" })
	state.Fighters[0].DamageBonus, state.Fighters[0].DamageBonusTime = 3, 1
	b.Show(Moment{View: d.View(&state, 0), Seat: game.Nobody}, Caption{})
	state.Fighters[0].DamageBonus, state.Fighters[0].DamageBonusTime = 0, 0
	m := Moment{View: d.View(&state, 0), Seat: 0, Action: duel.Play(duel.CardIndex(strike)), Events: []duel.Event{
		{Kind: duel.CardPlayed, Seat: 0, Card: duel.CardIndex(strike), Amount: 1}, {Kind: duel.DamageTaken, Seat: 1, Card: duel.NoCard, Amount: 5},
	}}
	b.Show(m, Caption{})
	require.Len(t, b.Laid.Cards, 1)
	require.EqualValues(t, 3, b.Laid.Cards[0].Bonuses.Damage)
	m.Seat, m.Action = 1, duel.Play(0)
	b.Show(m, Caption{})
	require.Zero(t, b.Laid.Cards[0].Bonuses, "the other one has none")
}

// BenchmarkMoment is what the toolkit's thread does to bring a phone's table to the next moment of a duel.
func BenchmarkMoment(b *testing.B) {
	board, d := newBoardOf(b, "knight", "mage")
	board.Table.Root.Resize(fyne.NewSize(360, 640))
	state := d.Start(1)
	chance := game.NewStream(1, 1)
	for b.Loop() {
		if state.Winner != game.Nobody {
			state = d.Start(chance.Next())
		}
		legal := d.Legal(&state, nil)
		m := Moment{Seat: state.Mover, Action: legal[chance.Below(len(legal))]}
		require.NoError(b, d.Apply(&state, m.Action, &m.Events))
		m.View = d.View(&state, 0)
		m.Legal = []duel.Action{duel.EndTurn}
		board.Show(m, Caption{Label: "x", Enabled: true})
	}
}

// written returns what a text shows.
func written(f *look.Fitted) string {
	var text string
	for _, line := range f.Object().(*fyne.Container).Objects {
		text += line.(*canvas.Text).Text
	}
	return text
}

// What a card would do now is shown on both heroes while it is considered, and no longer.
func TestACardTellsWhatItWillDo(t *testing.T) {
	b, d := newBoardOf(t, "knight", "mage")
	state := d.Start(1)
	state.Mover = 0
	cleave := duel.CardIndex(slices.IndexFunc(b.Heroes[0].Cards, func(c schema.Card) bool { return c.ID == "cleave" }))
	block := duel.CardIndex(slices.IndexFunc(b.Heroes[0].Cards, func(c schema.Card) bool { return c.ID == "shield_block" }))
	state.Piles[0].Hand = [duel.HandCapacity]duel.CardIndex{cleave, block}
	state.Fighters[0].HandCount, state.Fighters[1].HP, state.Fighters[1].Shield = 2, 2, 0
	m := Moment{View: d.View(&state, 0), Seat: game.Nobody, Legal: []duel.Action{duel.Play(cleave), duel.Play(block), duel.EndTurn}}
	w := looktest.ShowAlone(t, b.Table.Root, fyne.NewSize(360, 640))
	b.Show(m, Caption{})
	theirs, mine := b.Table.Foe.hp, b.Table.Me.hp
	plain := written(theirs.number)
	require.NotContains(t, plain, "→")

	b.Table.Hand.Tapped(0)
	require.Equal(t, "2 → 0", written(theirs.number), "it kills")
	require.Equal(t, "Маг гине; витрата енергії: 1", written(b.Table.Preview.Told))
	require.True(t, theirs.sure.Visible())
	require.NotContains(t, written(mine.number), "→")
	looktest.AssertNothingCutOff(t, w, "foretold")
	b.Table.Hand.Cards[1].onHovered(b.Table.Hand.Cards[1], true)
	require.Equal(t, plain, written(theirs.number))
	require.Contains(t, written(mine.shield), "→")
	b.Table.Hand.Tapped(1)
	require.Equal(t, "Лицар: щит 0\u00a0→\u00a05; витрата енергії: 1", written(b.Table.Preview.Told))
	b.Table.Hand.Tapped(0)
	b.Table.Hand.Cards[1].onHovered(b.Table.Hand.Cards[1], true)
	b.Table.Hand.Cards[1].onHovered(b.Table.Hand.Cards[1], false)
	require.Equal(t, "2 → 0", written(theirs.number), "the chosen one counts again")
	b.Table.Dismiss()
	require.Equal(t, plain, written(theirs.number))
	require.False(t, theirs.sure.Visible())
}
