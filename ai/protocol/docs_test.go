package protocol

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/runtime/duel"
)

// Every example of docs/tester/protocol.md is a message or an answer as they are, with all their fields.
func TestTheDocumentsExamplesHold(t *testing.T) {
	text, err := os.ReadFile("../../docs/tester/protocol.md")
	require.NoError(t, err)
	duels, boards, found := strings.Cut(string(text), "\n## Board games\n")
	require.True(t, found)
	checkExamples(t, duels, map[string]func() any{
		"hello": fresh[hello], "start": fresh[start], "decide": fresh[decide], "events": fresh[events], "end": fresh[end],
	}, 2)
	checkExamples(t, boards, map[string]func() any{
		"hello": fresh[boardHello], "start": fresh[boardStart], "decide": fresh[boardDecide], "events": fresh[boardEvents],
		"end": fresh[boardEnd],
	}, 1)
	var names []fmt.Stringer
	for kind := range duel.KindCount {
		names = append(names, kind)
	}
	for event := range duel.ClashHurt + 1 {
		names = append(names, event)
	}
	for _, effect := range duel.Listed {
		names = append(names, effect)
	}
	for _, name := range names {
		assert.Contains(t, duels, "`"+name.String()+"`")
	}
}

func fresh[M any]() any { return new(M) }

// checkExamples checks that a text has an example of each message, and so many of answers.
func checkExamples(t *testing.T, text string, messages map[string]func() any, answers int) {
	t.Helper()
	seen, want := map[string]int{}, map[string]int{"": answers}
	for kind := range messages {
		want[kind] = 1
	}
	for _, block := range regexp.MustCompile("(?s)```json\n(.*?)```").FindAllStringSubmatch(text, -1) {
		example := []byte(block[1])
		var named struct{ Type, Action string }
		require.NoError(t, json.Unmarshal(example, &named), block[1])
		seen[named.Type]++
		switch {
		case messages[named.Type] != nil:
			message := messages[named.Type]()
			d := json.NewDecoder(bytes.NewReader(example))
			d.DisallowUnknownFields()
			require.NoError(t, d.Decode(message), named.Type)
			again, err := json.Marshal(message)
			require.NoError(t, err)
			assert.JSONEq(t, string(again), block[1], named.Type)
		case named.Action != "":
			_, err := parseChoice(example, 5, []string{named.Action, EndTurn})
			assert.NoError(t, err)
		default:
			_, err := parseGreeting(example)
			assert.NoError(t, err)
		}
	}
	assert.Equal(t, want, seen)
}

// UnmarshalJSON reads an example of an object that is described by a table: a card of a deck or a fighter, with no
// other names than these have.
func (m *members) UnmarshalJSON(text []byte) error {
	d := json.NewDecoder(bytes.NewReader(text))
	if _, err := d.Token(); err != nil {
		return err
	}
	*m = nil
	for d.More() {
		name, err := d.Token()
		if err != nil {
			return err
		}
		var value json.RawMessage
		if err := d.Decode(&value); err != nil {
			return err
		}
		*m = append(*m, member{name.(string), value})
	}
	blank := duel.Hero{ID: "blank", HP: 20, EP: 3, Deck: []duel.DeckLine{{Card: duel.Card{ID: "blank"}, Copies: int(duel.Classic().Deck)}}}
	mirror, err := duel.New(blank, blank)
	if err != nil {
		return err
	}
	deck := describeHero(mirror, 0).Deck[0]
	if !slices.Equal(m.names(), deck.names()) && !slices.Equal(m.names(), describeFighter(mirror, &duel.Fighter{Armed: duel.NoCard}, 0).names()) {
		return fmt.Errorf("neither a card nor a fighter has the members %v", m.names())
	}
	return nil
}

func (m members) names() (names []string) {
	for _, one := range m {
		names = append(names, one.name)
	}
	return names
}
