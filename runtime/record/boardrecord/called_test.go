package boardrecord_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/record/boardrecord"
)

// What a set-up is called is kept in the record and in what is forked from it; a record that doesn't tell it reads as
// before.
func TestARecordTellsTheNameOfItsBoard(t *testing.T) {
	g := closedReversi()
	for _, want := range []boardrecord.Called{{}, {EN: "Ring", UK: "Кільце"}, {EN: `The "Ring"  of 2`, UK: ""}, {EN: "a\nb\x00", UK: "\U0001f3b2"}} {
		r := played(t, g, 3, 10)
		before, err := r.MarshalText()
		require.NoError(t, err)
		r.Call(boardrecord.Called{EN: "another"})
		r.Additions = nil
		r.Call(want)
		r.Call(want)
		text, err := r.MarshalText()
		require.NoError(t, err)
		read, err := boardrecord.Parse(text)
		require.NoError(t, err)
		assert.Equal(t, want, read.Called())
		assert.Equal(t, r.Additions, read.Additions)
		require.NoError(t, boardrecord.Verify(g, read))
		fork, err := boardrecord.Fork(g, read, 4, seats())
		require.NoError(t, err)
		assert.Equal(t, want, fork.Called())
		if want == (boardrecord.Called{}) {
			assert.Equal(t, before, text, "nothing is written where there is no name")
		}
	}
}

// However long a name is, the record can be written.
func TestLongNamesOfBoardsFitTheirLine(t *testing.T) {
	r := played(t, closedReversi(), 3, 10)
	long := strings.Repeat("\x01", 5000)
	r.Call(boardrecord.Called{EN: long, UK: long})
	text, err := r.MarshalText()
	require.NoError(t, err)
	read, err := boardrecord.Parse(text)
	require.NoError(t, err)
	assert.True(t, strings.HasPrefix(long, read.Called().EN) && read.Called().EN != "")
}

// A line that can't be read tells nothing, and is kept.
func TestUnreadableNamesOfBoards(t *testing.T) {
	for _, line := range []string{"board ", "board Ring", `board "Ring"`, `board "Ring" Кільце`, `board "Ring" "Кільце" x`} {
		r := played(t, closedReversi(), 3, 10)
		r.Additions = []string{line}
		assert.Zero(t, r.Called(), line)
	}
}
