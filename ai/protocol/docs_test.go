package protocol

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/duel"
)

// Every example of docs/protocol.md is a message or an answer as they are, with all their fields.
func TestTheDocumentsExamplesHold(t *testing.T) {
	text, err := os.ReadFile("../../docs/protocol.md")
	require.NoError(t, err)
	seen := map[string]int{}
	for _, block := range regexp.MustCompile("(?s)```json\n(.*?)```").FindAllSubmatch(text, -1) {
		example := block[1]
		var named struct{ Type, Action string }
		require.NoError(t, json.Unmarshal(example, &named), string(example))
		seen[named.Type]++
		messages := map[string]any{"hello": &hello{}, "start": &start{}, "decide": &decide{}, "events": &events{}, "end": &end{}}
		message, isMessage := messages[named.Type]
		switch {
		case isMessage:
			d := json.NewDecoder(bytes.NewReader(example))
			d.DisallowUnknownFields()
			require.NoError(t, d.Decode(message), named.Type)
			again, err := json.Marshal(message)
			require.NoError(t, err)
			assert.JSONEq(t, string(again), string(example), named.Type)
		case named.Action != "":
			_, err := parseChoice(example, 5, []string{named.Action, EndTurn})
			assert.NoError(t, err)
		default:
			_, err := parseGreeting(example)
			assert.NoError(t, err)
		}
	}
	assert.Equal(t, map[string]int{"hello": 1, "start": 1, "decide": 1, "events": 1, "end": 1, "": 2}, seen)
	var names []fmt.Stringer
	for kind := range duel.KindCount {
		names = append(names, kind)
	}
	for event := range duel.DuelWon + 1 {
		names = append(names, event)
	}
	for effect := duel.DefenceEffect; effect <= duel.DoTEffect; effect++ {
		names = append(names, effect)
	}
	for _, name := range names {
		assert.Contains(t, string(text), "`"+name.String()+"`")
	}
}
