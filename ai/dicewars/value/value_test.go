package value_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/dicewars/value"
	"boardduels/ai/fit/trained"
	"boardduels/internal/quick"
	"boardduels/runtime/dicewars"
	"boardduels/runtime/game"
)

// strip is the start of a game on areas in a row, by who has each and how many dice.
func strip(t *testing.T, seats int, owners []game.Seat, dice []int8) dicewars.State {
	t.Helper()
	row := ""
	for i := range owners {
		row += string(rune('a' + i))
	}
	m, err := dicewars.ReadRows([]string{row})
	require.NoError(t, err)
	m.Owners, m.Dice = owners, dice
	g, err := dicewars.New(dicewars.Setup{Seats: seats, Map: m})
	require.NoError(t, err)
	return g.Start(0)
}

// Chances are shares of one game, and of seats that differ in nothing but dice and areas who has more has the larger.
func TestWhoHasMoreIsLikelierToWin(t *testing.T) {
	net := value.Trained()
	for _, seats := range []int{2, 4, 8} {
		g, err := dicewars.New(dicewars.Setup{Seats: seats, Maps: 1})
		require.NoError(t, err)
		s := g.Start(5)
		before := net.Chances(&s.Board)
		sum := float32(0)
		for seat, p := range before {
			assert.True(t, p > 0 && p < 1 || seat >= seats && p == 0, "%v", before)
			sum += p
		}
		assert.LessOrEqual(t, sum, float32(1.0001))
		assert.Greater(t, sum, float32(0.5), "it is unlikely that nobody wins")
		for own := s.Own[1]; own != 0; own = own.Without(own.First()) {
			s.Dice[own.First()] = dicewars.MaxDice
		}
		after := net.Chances(&s.Board)
		assert.Greater(t, after[1], before[1]+0.1, "%d seats", seats)
	}
}

func TestWhatIsCertain(t *testing.T) {
	net := value.Trained()
	s := strip(t, 2, []game.Seat{0, 1}, []int8{8, 1})
	s.Take(dicewars.Action{From: 0, To: 1})
	assert.Equal(t, [game.MaxSeats]float32{1}, net.Chances(&s.Board), "who has everything has won")
	s = strip(t, 3, []game.Seat{0, 1, 2}, []int8{8, 8, 8})
	s.Quiet = int16(s.Patience() - 1)
	assert.Zero(t, net.Chances(&s.Board), "the game ends with this turn, and nobody wins")
}

// From games that the seat with more dice wins, a net that knew nothing learns to prefer it; the other one it gives
// little, and nobody almost nothing. Games that end late count less.
func TestFit(t *testing.T) {
	quick.Skip(t, "fitting takes seconds on a slow machine")
	sum := [2]float32{}
	for i, later := range []int{0, 400} {
		net := value.New(1)
		var samples []value.Sample
		for n := range 1000 {
			mine, theirs, winner := int8(8), int8(1+n%3), game.Seat(0)
			if n%2 == 0 {
				mine, theirs, winner = theirs, mine, 1
			}
			s := strip(t, 2, []game.Seat{0, 1, 0, 1}, []int8{mine, theirs, mine, theirs})
			samples = append(samples, value.NewSample(&s.Board, winner, later))
		}
		net.Fit(samples, 20, 1)
		s := strip(t, 2, []game.Seat{0, 1, 0, 1}, []int8{8, 2, 8, 2})
		p := net.Chances(&s.Board)
		assert.Greater(t, p[0], 5*p[1], "%v", p)
		sum[i] = p[0] + p[1]
	}
	assert.Greater(t, sum[0], float32(0.95))
	assert.InDelta(t, 0.3, sum[1], 0.1, "0.997 to the power of 400")
}

func TestTheFileIsReadAsItWasWritten(t *testing.T) {
	net := value.Trained()
	text := net.Document(trained.Head{Date: "2026-11-25", Pack: "none"}).String()
	d, err := trained.Parse(text)
	require.NoError(t, err)
	again, err := value.Read(d)
	require.NoError(t, err)
	assert.Equal(t, net, again)
	for old, wrong := range map[string][2]string{
		"brain dicewars_expert": {"brain knn", `the file is of brain "knn", not of "dicewars_expert"`},
		"[neurons]":             {"[other]", "the file must have one section, [neurons]"},
		"neuron_2 ":             {"neuron_9 ", `row "neuron_9" stands where neuron_2 must`},
		"out ":                  {"out 1 ", "row out has 25 numbers, needed are 24"},
		"\nout ":                {"\nmore 1\nout ", "section [neurons] has 26 rows, needed are 25"},
	} {
		d, err := trained.Parse(strings.Replace(text, old, wrong[0], 1))
		require.NoError(t, err)
		_, err = value.Read(d)
		assert.EqualError(t, err, wrong[1])
	}
}
