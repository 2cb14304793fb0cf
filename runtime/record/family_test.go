package record_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/runtime/record"
)

// A text tells of which game it is, whatever else is wrong with it.
func TestTheGameOfAText(t *testing.T) {
	for text, want := range map[string]string{
		"board-duels replay 4\ngame reversi\nrules 1\n":    "reversi",
		"board-duels replay 4\r\ngame duel\r\nrules 1\r\n": "duel",
		"\ufeffboard-duels replay 4\r\ngame reversi\r\n":   "reversi",
		"board-duels replay 4\rgame reversi\rrules 1\r":    "reversi",
		"board-duels replay 9\ngame chess":                 "chess",
		"board-duels replay 4\nrules 1\n":                  "",
		"board-duels replay 4":                             "",
		"boardduels-replay 1\nrules 1\n":                   "",
		"":                                                 "",
	} {
		assert.Equal(t, want, record.Family([]byte(text)), "%q", text)
	}
}
