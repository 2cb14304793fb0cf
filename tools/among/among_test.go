package main

import (
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/board/contest"
	"boardduels/runtime/dicewars"
)

func TestRows(t *testing.T) {
	for args, want := range map[string]string{
		"sdc":        "^\\| `sdc` among \\[rand ste stei wpm knn\\] \\| 3 seats \\| \\d+\\.\\d % \\(\\d+\\.\\d–\\d+\\.\\d\\) of 30 games, \\d+ undecided \\| maps 1, seed 1 \\|\n$",
		"sdc random": "^\\| `sdc` among \\[random\\] ",
	} {
		var out strings.Builder
		require.NoError(t, measure(t.Context(), &out, dicewars.Setup{Seats: 3, Maps: 1}, contest.Deals{Deals: 10, Seed: 1}, strings.Fields(args)))
		assert.Regexp(t, want, out.String())
	}
}

func TestWhatIsNotAllowed(t *testing.T) {
	for _, c := range []struct {
		args, message string
		seats, deals  int
	}{
		{"", "who is to be measured? There are: [knn rand", 4, 1},
		{"genius", `no brain "genius"; there are: knn, rand`, 4, 1},
		{"sdc genius", `no brain "genius"; there are: knn, rand`, 4, 1},
		{"sdc", "9 seats, allowed are 2 to 8", 9, 1},
		{"sdc", "-deals is 0, allowed is 1 or more", 4, 0},
	} {
		err := measure(t.Context(), io.Discard, dicewars.Setup{Seats: c.seats, Maps: 1}, contest.Deals{Deals: c.deals}, strings.Fields(c.args))
		assert.ErrorContains(t, err, c.message)
	}
}
