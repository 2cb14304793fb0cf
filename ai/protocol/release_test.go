package protocol

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// What programs of others were told by version 0.1.0 they are told for ever, and what they answered is understood.
func TestTheProtocolOfVersion010IsSpoken(t *testing.T) {
	assert.Equal(t, 1, Version)
	checkReleased(t, "duel.jsonl", map[string]func() any{
		"hello": fresh[hello], "start": fresh[start], "decide": fresh[decide], "events": fresh[events], "end": fresh[end],
	})
	checkReleased(t, "board.jsonl", map[string]func() any{
		"hello": fresh[boardHello], "start": fresh[boardStart], "decide": fresh[boardDecide], "events": fresh[boardEvents],
		"end": fresh[boardEnd],
	})
}

// checkReleased checks that each field of the messages in a file is one of those that are written, and each answer one
// that is read.
func checkReleased(t *testing.T, name string, messages map[string]func() any) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", "0.1.0", name))
	require.NoError(t, err)
	for _, example := range bytes.Split(bytes.TrimSpace(text), []byte("\n")) {
		var named struct{ Type, Action string }
		require.NoError(t, json.Unmarshal(example, &named), string(example))
		switch {
		case named.Type != "":
			message := messages[named.Type]()
			d := json.NewDecoder(bytes.NewReader(example))
			d.DisallowUnknownFields()
			require.NoError(t, d.Decode(message), string(example))
			written, err := json.Marshal(message)
			require.NoError(t, err)
			assert.Subset(t, fields(t, written), fields(t, example), "a later version may only add")
		case named.Action != "":
			_, err := parseChoice(example, 5, []string{named.Action, EndTurn})
			assert.NoError(t, err)
		default:
			_, err := parseGreeting(example)
			assert.NoError(t, err)
		}
	}
}

// fields returns the paths of all that a message says, each with its value.
func fields(t *testing.T, message []byte) (all []string) {
	t.Helper()
	var value any
	require.NoError(t, json.Unmarshal(message, &value))
	var walk func(path string, value any)
	walk = func(path string, value any) {
		switch v := value.(type) {
		case map[string]any:
			for key, inside := range v {
				walk(path+"."+key, inside)
			}
		case []any:
			for _, inside := range v {
				walk(path+"[]", inside)
			}
		default:
			said, err := json.Marshal(v)
			require.NoError(t, err)
			all = append(all, path+" "+string(said))
		}
	}
	walk("", value)
	slices.Sort(all)
	return slices.Compact(all)
}
