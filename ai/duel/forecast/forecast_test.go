package forecast_test

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/ai/duel/forecast"
	"boardduels/ai/duel/forecast/forecasttest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
	"boardduels/runtime/record"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

const whole = 1 << 20 // more actions than a duel has

func TestEachTurnOfTheUserIsSealed(t *testing.T) {
	r := forecasttest.Begin(t, "knight", "mage", 7)
	foretold := forecasttest.Play(t, r, whole)
	require.True(t, r.Finished())
	require.NotEmpty(t, foretold)
	n, err := forecast.Check(r)
	require.NoError(t, err)
	assert.GreaterOrEqual(t, n, len(foretold))
	for i := range foretold {
		f := &foretold[i]
		assert.Equal(t, game.Seat(0), r.Turns[f.Turn-1].Seat)
		for _, g := range []*forecast.Guess{&f.Known, &f.Blind, &f.Stranger} {
			assert.LessOrEqual(t, g.Given, g.Sure)
			assert.Equal(t, f.Foresaw(g), slices.Equal(g.Cards, slices.SortedFunc(slices.Values(f.Played), duel.Action.Compare)))
		}
	}
	text, err := r.MarshalText()
	require.NoError(t, err)
	again, err := duelrecord.Parse(text)
	require.NoError(t, err)
	kept, err := forecast.Check(again)
	require.NoError(t, err)
	assert.Equal(t, n, kept)
	opened, err := forecast.Turns(again, forecasttest.Seat)
	require.NoError(t, err)
	assert.Equal(t, foretold, opened, "all figures come from the record anew")
	score := forecast.ScoreOf(opened)
	assert.Equal(t, len(foretold), score.Turns)
	assert.Positive(t, score.Foreseen)
}

// Whoever goes on with a duel keeps what was sealed, and seals what comes as if it had never been interrupted.
func TestAnInterruptedDuelKeepsItsSeals(t *testing.T) {
	whole, parted := forecasttest.Begin(t, "priest", "rogue", 3), forecasttest.Begin(t, "priest", "rogue", 3)
	foretold := forecasttest.Play(t, whole, 1<<20)
	_ = forecasttest.Play(t, parted, whole.Plies()/2)
	before := slices.Clone(parted.Seats[forecasttest.Seat].Additions)
	s, d := forecasttest.NewSealer(t, parted)
	assert.Equal(t, before, parted.Seats[forecasttest.Seat].Additions)
	_, _, state, err := duelrecord.Resume(parted)
	require.NoError(t, err)
	var rest []forecast.Turn
	for _, action := range actions(whole)[parted.Plies():] {
		seat := state.Mover
		require.NoError(t, d.Apply(&state, action, nil))
		parted.Add(d, seat, action, &state)
		if turn, ok := s.Observe(action, &state); ok {
			rest = append(rest, turn)
		}
	}
	assert.Equal(t, foretold[len(foretold)-len(rest):], rest)
	_, err = forecast.Check(parted)
	require.NoError(t, err)
}

func actions(r *duelrecord.Record) (all []duel.Action) {
	for i := range r.Turns {
		all = append(all, r.Turns[i].Actions...)
	}
	return all
}

// A seal binds: whatever is changed of it afterwards is found.
func TestASealBinds(t *testing.T) {
	r := forecasttest.Begin(t, "mage", "knight", 11)
	forecasttest.Play(t, r, whole)
	lines := r.Seats[forecasttest.Seat].Additions
	isSeal := func(line string) bool { return strings.HasPrefix(line, "sealed ") }
	first := slices.IndexFunc(lines, isSeal)
	require.GreaterOrEqual(t, first, 0)
	words := strings.Fields(lines[first])
	turn := words[1]
	alter := func(n int, word string) func(lines []string) []string {
		return func(lines []string) []string {
			altered := slices.Clone(words)
			altered[n] = word
			lines[first] = strings.Join(altered, " ")
			return lines
		}
	}
	flip := func(word string) string {
		if word[0] == 'a' {
			return "b" + word[1:]
		}
		return "a" + word[1:]
	}
	for name, c := range map[string]struct {
		change func([]string) []string
		reason forecast.Reason
	}{
		"prediction":    {alter(4, words[4]+"1"), forecast.Broken},
		"salt":          {alter(3, flip(words[3])), forecast.Broken},
		"digest":        {alter(2, flip(words[2])), forecast.Broken},
		"turn":          {alter(1, turn+"0"), forecast.Missing},
		"the AI's turn": {alter(1, "0"), forecast.Surplus},
		"a number less": {func(l []string) []string { l[first] = strings.Join(words[:len(words)-1], " "); return l }, forecast.Unreadable},
		"short salt":    {alter(3, words[3][:30]), forecast.Unreadable},
		"no number":     {alter(4, "x"), forecast.Unreadable},
		"seal gone":     {func(l []string) []string { return slices.Delete(l, first, first+1) }, forecast.Missing},
		"last gone":     {func(l []string) []string { return l[:len(l)-1] }, forecast.Missing},
		"all gone":      {func(l []string) []string { return slices.DeleteFunc(l, isSeal) }, forecast.Missing},
		"seal twice":    {func(l []string) []string { return append(l, l[len(l)-1]) }, forecast.Surplus},
		"other version": {func(l []string) []string { l[first-1] = "forecasts 2 own_hp"; return l }, forecast.OtherVersion},
		"a plus":        {alter(4, "+"+words[4]), forecast.Unreadable},
		"a zero more":   {alter(1, "0"+turn), forecast.Unreadable},
		"capitals":      {alter(2, strings.ToUpper(words[2])), forecast.Unreadable},
		"a wide gap":    {func(l []string) []string { l[first] = strings.Replace(l[first], " ", "  ", 1); return l }, forecast.Unreadable},
		"another trait": {func(l []string) []string { l[first-1] = strings.Replace(l[first-1], "own_hp", "own_pets", 1); return l }, forecast.NoTrait},
		"traits twice":  {func(l []string) []string { return slices.Insert(l, first, l[first-1]) }, forecast.NoTrait},
		"traits gone":   {func(l []string) []string { return slices.Delete(l, first-1, first) }, forecast.Unreadable},
		"traits swapped": {func(l []string) []string {
			l[first-1] = strings.Replace(l[first-1], "own_hp own_wounded", "own_wounded own_hp", 1)
			return l
		}, forecast.Broken},
	} {
		altered := r.Clone()
		altered.Seats[forecasttest.Seat].Additions = c.change(slices.Clone(lines))
		_, err := forecast.Check(altered)
		var found *record.Contradiction
		require.ErrorAs(t, err, &found, name)
		assert.Equal(t, string(c.reason), found.Problem.Key, name)
		if name == "a plus" {
			assert.Equal(t, record.Quote("+"+words[4]), found.Problem.Args["Found"])
		}
	}
}

// What an AI claims and seals follows from what it knew and saw: the same record has it do so again, to the last
// number, and what was made up as a whole is found.
func TestTheSameIsSealedAgain(t *testing.T) {
	r := forecasttest.Begin(t, "mage", "knight", 11)
	ai := &r.Seats[forecasttest.Seat]
	own, foe, err := ai.Known()
	require.NoError(t, err)
	for _, does := range []string{"attacks", "defends"} {
		foe.Habits = append(foe.Habits, schema.Habit{HabitKey: schema.HabitKey{When: "always", Does: does}, Status: schema.Stated, Seen: 20, Done: 18, Usual: 0.5})
	}
	ai.Know(own, foe)
	forecasttest.Play(t, r, whole)
	_, err = forecast.Check(r)
	require.NoError(t, err)
	require.NoError(t, forecast.Verify(r))
	claim, err := forecast.Claim(r, forecasttest.Seat)
	require.NoError(t, err)
	other := map[string]string{"attacks": "defends", "defends": "attacks"}[claim.Does]
	claims := func(key string) func([]string) []string {
		return func(lines []string) []string {
			i := slices.IndexFunc(lines, func(line string) bool { return strings.HasPrefix(line, "claim ") })
			lines[i] = "claim " + key
			return lines
		}
	}
	for name, c := range map[string]struct {
		change           func([]string) []string
		checked, decided forecast.Reason
	}{
		"no habit":      {claims("bogus/nothing"), forecast.NoHabit, ""},
		"unknown habit": {claims("hurt/heals"), forecast.NoHabit, ""},
		"other claim":   {claims("always/" + other), "", forecast.OtherClaim},
		"two claims":    {func(l []string) []string { return append(l, "claim always/"+other) }, forecast.NoHabit, ""},
		"nothing sealed": {func(l []string) []string {
			return slices.DeleteFunc(l, func(line string) bool { return !strings.HasPrefix(line, "claim ") })
		}, forecast.NoHabit, ""},
		"remade": {remade, "", forecast.OtherModel},
	} {
		altered := r.Clone()
		lines := &altered.Seats[forecasttest.Seat].Additions
		*lines = c.change(slices.Clone(*lines))
		_, err := forecast.Check(altered)
		assert.Equal(t, c.checked, reasonOf(err), name)
		if c.checked == "" {
			assert.Equal(t, c.decided, reasonOf(forecast.Verify(altered)), name)
		}
	}
}

func reasonOf(err error) forecast.Reason {
	if found, ok := errors.AsType[*record.Contradiction](err); ok {
		return forecast.Reason(found.Problem.Key)
	}
	return ""
}

// remade changes a number of the last seal, and makes its digest anew as anybody can.
func remade(lines []string) []string {
	i := slices.IndexFunc(lines, func(line string) bool { return strings.HasPrefix(line, "forecasts ") })
	traits, last := strings.Fields(lines[i])[2:], len(lines)-1
	words := strings.Fields(lines[last])
	words[4] = "1234"
	text := fmt.Sprintf("board-duels forecast 1\nturn %s\nsalt %s\n", words[1], words[3])
	for i, name := range traits {
		text += name + " " + words[4+i] + "\n"
	}
	words[2] = fmt.Sprintf("%x", sha256.Sum256([]byte(text)))
	lines[last] = strings.Join(words, " ")
	return lines
}

// A duel that was left before its user's first turn has nothing sealed yet, and one of an AI that seals nothing never
// has.
func TestThereMayBeNothingToSeal(t *testing.T) {
	for seed := range uint64(8) {
		r := forecasttest.Begin(t, "knight", "mage", seed)
		n, err := forecast.Check(r)
		require.NoError(t, err)
		assert.Zero(t, n)
		s, _ := forecasttest.NewSealer(t, r)
		n, err = forecast.Check(r)
		require.NoError(t, err)
		assert.Equal(t, s.Closed() != nil, n == 1)
	}
}

// What is sealed depends on nothing that the AI can't see.
func TestHiddenCardsChangeNoForecast(t *testing.T) {
	r := forecasttest.Begin(t, "knight", "rogue", 5)
	forecasttest.Play(t, r, whole)
	d, err := r.Duel()
	require.NoError(t, err)
	rapid.Check(t, func(t *rapid.T) {
		plies := rapid.IntRange(0, r.Plies()-1).Draw(t, "plies")
		short := forecasttest.Begin(t, "knight", "rogue", 5)
		s, _ := forecasttest.NewSealer(t, short)
		state, err := short.First(d)
		require.NoError(t, err)
		for i, action := range actions(r)[:plies] {
			seat := state.Mover
			require.NoError(t, d.Apply(&state, action, nil))
			short.Add(d, seat, action, &state)
			other := state
			if i%2 == 0 {
				view := d.View(&state, forecasttest.Seat)
				other = d.Determinize(&view, rapid.Uint64().Draw(t, "seed"))
			}
			s.Observe(action, &other)
		}
		want := r.Seats[forecasttest.Seat].Additions
		got := short.Seats[forecasttest.Seat].Additions
		assert.Equal(t, strings.Join(want[:len(got)], "\n"), strings.Join(got, "\n"))
	})
}

// A record may come from anybody: whatever stands in its lines is refused or kept, and never a panic.
func FuzzSeals(f *testing.F) {
	r := forecasttest.Begin(f, "knight", "mage", 7)
	forecasttest.Play(f, r, 12)
	lines := r.Seats[forecasttest.Seat].Additions
	require.GreaterOrEqual(f, len(lines), 2)
	f.Add(lines[0], lines[1])
	f.Add("forecasts 1", "sealed 1 00 00")
	f.Add("forecasts 1 own_hp own_hp", "sealed 1")
	f.Fuzz(func(t *testing.T, traits, seal string) {
		altered := r.Clone()
		altered.Seats[forecasttest.Seat].Additions = []string{traits, seal}
		_, checked := forecast.Check(altered)
		seals, err := forecast.Seals(altered, forecasttest.Seat)
		if err != nil {
			assert.Error(t, checked)
		}
		if _, opened := forecast.Turns(altered, forecasttest.Seat); err == nil {
			assert.NoError(t, opened)
		}
		assert.LessOrEqual(t, len(seals), 2)
	})
}

// BenchmarkObserve follows a whole duel: an operation is a turn of the user, foretold, sealed, opened and learned from.
func BenchmarkObserve(b *testing.B) {
	r := forecasttest.Begin(b, "knight", "mage", 7)
	turns := len(forecasttest.Play(b, r, whole))
	d, err := r.Duel()
	require.NoError(b, err)
	all := actions(r)
	for b.Loop() {
		b.StopTimer() // packs are read
		again := forecasttest.Begin(b, "knight", "mage", 7)
		s, _ := forecasttest.NewSealer(b, again)
		b.StartTimer()
		state, err := again.First(d)
		require.NoError(b, err)
		for _, action := range all {
			require.NoError(b, d.Apply(&state, action, nil))
			s.Observe(action, &state)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*turns)/1e6, "ms/turn")
}

// A fork is a duel of its own: what was sealed of turns that didn't come isn't carried over.
func TestAForkTakesNoSealsAlong(t *testing.T) {
	r := forecasttest.Begin(t, "knight", "mage", 7)
	forecasttest.Play(t, r, whole)
	fork, err := duelrecord.Fork(r, r.Plies()/2, r.Seats)
	require.NoError(t, err)
	assert.False(t, forecast.IsForetold(&fork.Seats[forecasttest.Seat]))
	n, err := forecast.Check(fork)
	require.NoError(t, err)
	assert.Zero(t, n)
	assert.True(t, forecast.IsForetold(&r.Seats[forecasttest.Seat]))
}

// A turn outwits the AI that it would hardly have thought of, unless that gave something away.
func TestATurnOutwits(t *testing.T) {
	played := []duel.Action{duel.Play(2), duel.Play(1)}
	turn := func(expected []duel.Action, given, cost int) *forecast.Turn {
		return &forecast.Turn{Played: played, Known: forecast.Guess{Cards: expected, Sure: 300, Given: given}, Cost: cost}
	}
	other := []duel.Action{duel.Play(3)}
	assert.True(t, turn(other, 99, 19).Outwits())
	assert.True(t, turn(other, 0, 0).Outwits())
	assert.False(t, turn(other, 100, 0).Outwits(), "one in ten")
	assert.False(t, turn(other, 50, 20).Outwits(), "it cost too much")
	assert.False(t, turn(other, 50, -1).Outwits(), "nobody can tell what it cost")
	assert.False(t, turn([]duel.Action{duel.Play(1), duel.Play(2)}, 90, 0).Outwits(), "the likeliest of many")
}

// The first card is foreseen if it is among those of a guess, wherever; a turn without cards by a guess of none.
func TestTheFirstCardIsForeseen(t *testing.T) {
	foresaw := func(expected, played []duel.Action) bool {
		turn := forecast.Turn{Played: played, Blind: forecast.Guess{Cards: expected}}
		return turn.ForesawFirst(&turn.Blind)
	}
	assert.True(t, foresaw([]duel.Action{duel.Play(1), duel.Play(2)}, []duel.Action{duel.Play(2), duel.Play(1)}))
	assert.True(t, foresaw([]duel.Action{duel.Play(1), duel.Play(2)}, []duel.Action{duel.Play(2), duel.Play(3)}))
	assert.True(t, foresaw(nil, nil))
	assert.False(t, foresaw([]duel.Action{duel.Play(1), duel.Play(2)}, []duel.Action{duel.Play(3), duel.Play(1)}))
	assert.False(t, foresaw(nil, []duel.Action{duel.Play(3)}))
	assert.False(t, foresaw([]duel.Action{duel.Play(3)}, nil))
}

// What turns cost is judged by what the AI knew when the duel began, so it is told of the record anew. Somebody who
// plays as other programs do outwits it now and then, not often.
func TestTurnsCostWhatTheAIThinks(t *testing.T) {
	var sum forecast.Score
	known := false
	for seed := range uint64(20) {
		for _, heroes := range [][2]string{{"knight", "mage"}, {"rogue", "priest"}} {
			r := forecasttest.Begin(t, heroes[0], heroes[1], seed)
			foretold := forecasttest.Play(t, r, whole)
			opened, err := forecast.Turns(r, forecasttest.Seat)
			require.NoError(t, err)
			assert.Equal(t, foretold, opened, "what was told is in the record")
			for i := range opened {
				assert.GreaterOrEqual(t, opened[i].Cost, -1)
				known = known || opened[i].Cost >= 0
			}
			sum = sum.Plus(forecast.ScoreOf(opened))
		}
	}
	assert.True(t, known)
	assert.Positive(t, sum.Outwitted)
	assert.Less(t, sum.Outwitted, sum.Turns/3)
}

// What was known of a card that the user's hero hasn't can't be claimed, whatever a file says.
func TestNothingIsClaimedOfACardThatIsNotThere(t *testing.T) {
	r := forecasttest.Begin(t, "mage", "knight", 11)
	ai := &r.Seats[forecasttest.Seat]
	own, foe, err := ai.Known()
	require.NoError(t, err)
	key := schema.HabitKey{When: "always", Does: schema.PlaysCard, Card: "nowhere"}
	foe.Habits = []schema.Habit{{HabitKey: key, Status: schema.Stated, Seen: 20, Done: 18, Usual: 0.5}}
	ai.Know(own, foe)
	forecasttest.Play(t, r, whole)
	ai.Additions = append(ai.Additions, "claim "+key.String())
	_, err = forecast.Check(r)
	assert.Equal(t, forecast.NoHabit, reasonOf(err))
	assert.NoError(t, forecast.Verify(r), "there is no claim to make again")
}
