package precedent

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// The Knight's deck of the journal, in the order of the hero's document (thesis, Figure 3.7).
const (
	spikeStrike = iota
	cleave
	shieldBlock
	rage
	lastStand
	holyJudgement
)

// journalKinds is how the journal counts the cards: every major one as a defence, also those that its text calls
// attacks.
var journalKinds = []duel.Kind{
	spikeStrike:   duel.Attack,
	cleave:        duel.Attack,
	shieldBlock:   duel.Defence,
	rage:          duel.MajorDefence,
	lastStand:     duel.MajorDefence,
	holyJudgement: duel.MajorDefence,
}

// At most so many cards were played a turn in the journal, and each of its minor cards costs one energy.
const (
	journalCardsATurn = 2
	journalEnergy     = 5 // the Knight's
	journalHand       = 4 // of which the shares are
)

// journal is the thesis's journal of a test match (Table 4.1).
var journal = []struct {
	round     int
	inputs    ai.Situation
	retrieved [2]int
	hand      []int // as inputs 7 to 11 count it, and the round's cards name it
	outputs   [schema.Outputs]float64
	played    []int
}{
	{1,
		ai.Situation{0.83, 1, 1, 0.5, 0.5, 0.5, 0.67, 0, 0.25, 0, 0.5, 0.75, 0, 0.17}, [2]int{4, 2},
		[]int{shieldBlock, rage, lastStand}, [4]float64{0.29, 0.30, 0.14, 0.20}, []int{lastStand, rage}},
	{2,
		ai.Situation{0.78, 1, 1, 0.13, 0.5, 0.5, 0.67, 0.25, 0.25, 0, 0.25, 0.75, 0, 0.22}, [2]int{4, 3},
		[]int{cleave, shieldBlock, holyJudgement}, [4]float64{0.29, 0.25, 0.16, 0.20}, []int{holyJudgement, cleave}},
	{5,
		ai.Situation{0.67, 0.43, 0.4, 0.13, 0.75, 0.67, 0.5, 0.5, 0, 0, 0, 0.5, 0.57, 0.33}, [2]int{7, 6},
		[]int{spikeStrike, cleave}, [4]float64{0.27, 0.32, 0.18, 0.17}, []int{spikeStrike, cleave}},
	{10,
		ai.Situation{0.37, 0.1, 0.2, 0.13, 0.75, 0.67, 0.5, 0.25, 0.25, 0, 0, 0.5, 0.9, 0.63}, [2]int{7, 8},
		[]int{cleave, shieldBlock}, [4]float64{0.22, 0.33, 0.17, 0.16}, []int{shieldBlock}},
}

func TestJournalOfTheThesis(t *testing.T) {
	pack, _ := schema.LoadPack(kb.Classic())
	knight, err := kb.ForHero(pack, "knight")
	require.NoError(t, err)
	listing, ok := pack.Find(schema.PrioritiesKind, "listing").Experts()
	require.True(t, ok)
	knight.Priorities = kb.Consensus(listing)

	for _, row := range journal {
		r, err := Explain(row.inputs, knight, Printed)
		require.NoError(t, err)
		assert.Equal(t, row.retrieved, [2]int{r.Retrieved[0].ID, r.Retrieved[1].ID}, "round %d", row.round)
		for i, want := range row.outputs {
			assert.InDelta(t, want, math.Round(float64(r.Outputs[i])*100)/100, 1e-9, "output %d of round %d", i, row.round)
		}
		checkHand(t, row.hand, &row.inputs)
		energy := int(row.inputs[2]*journalEnergy + 0.5)
		assert.Equal(t, row.played, journalTurn(&r.Outputs, row.hand, energy), "round %d", row.round)
	}
}

// checkHand checks that a hand is the one that the inputs count.
func checkHand(t *testing.T, hand []int, inputs *ai.Situation) {
	t.Helper()
	var counts [duel.KindCount]float32
	for _, card := range hand {
		counts[journalKinds[card]] += 1.0 / journalHand
	}
	assert.Equal(t, [duel.KindCount]float32(inputs[7:11]), counts)
	assert.Equal(t, inputs[11], float32(len(hand))/journalHand)
}

// journalTurn walks the printed chain until the turn of the journal ends.
func journalTurn(outputs *[4]float32, hand []int, energy int) (played []int) {
	held := map[int]bool{}
	for _, card := range hand {
		held[card] = true
	}
	for len(played) < journalCardsATurn {
		options, holdsMajor := journalOptions(held, energy)
		card := choose(PrintedChain, outputs, options, holdsMajor)
		if card < 0 {
			break
		}
		held[card] = false
		played = append(played, card)
		if !journalKinds[card].IsMajor() {
			energy--
		}
	}
	return played
}

func journalOptions(held map[int]bool, energy int) (options []option, holdsMajor bool) {
	for card, kind := range journalKinds {
		options = append(options, option{kind: kind, held: held[card], affordable: kind.IsMajor() || energy > 0})
		holdsMajor = holdsMajor || held[card] && kind.IsMajor()
	}
	return options, holdsMajor
}
