package protocol_test

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/protocol"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// patient is long enough for whoever answers at all.
var patient = protocol.Limits{Start: time.Minute, Move: time.Minute}

const welcome = `{"protocol":1,"name":"Echo"}`

// talk runs a program in this process: it is given each message, and what it returns is written, if anything.
func talk(t testing.TB, program func(message map[string]any, line string) string) (from io.Reader, to io.Writer) {
	t.Helper()
	questions, to := io.Pipe()
	from, answers := io.Pipe()
	t.Cleanup(func() { questions.Close(); answers.Close() })
	go func() {
		defer answers.Close()
		lines := bufio.NewScanner(questions)
		for lines.Scan() {
			var message map[string]any
			if err := json.Unmarshal(lines.Bytes(), &message); err != nil {
				t.Errorf("%v: %s", err, lines.Text())
			}
			if answer := program(message, lines.Text()); answer != "" {
				if _, err := io.WriteString(answers, answer); err != nil {
					return
				}
				if !strings.HasSuffix(answer, "\n") {
					return
				}
			}
		}
	}()
	return from, to
}

// answering is a program that greets, and gives an answer to every question.
func answering(greeting, choice string) func(map[string]any, string) string {
	return func(message map[string]any, _ string) string {
		switch message["type"] {
		case "hello":
			return greeting
		case "decide":
			return choice
		}
		return ""
	}
}

// ask greets a program and asks it for its first decision.
func ask(t testing.TB, program func(map[string]any, string) string) (duel.Action, []duel.Action, error) {
	t.Helper()
	from, to := talk(t, program)
	bot, err := protocol.Greet(t.Context(), from, to, protocol.Pack{}, patient)
	if err != nil {
		return duel.Action{}, nil, err
	}
	defer bot.Close()
	d := classictest.Duel(t, "knight", "mage")
	s := d.Start(1)
	bot.Start(d, s.Mover, 1)
	view, legal := d.View(&s, s.Mover), d.Legal(&s, nil)
	action, _, err := bot.Decide(t.Context(), &view, legal)
	return action, legal, err
}

func TestGreetings(t *testing.T) {
	for answer, problem := range map[string]string{
		`{"protocol":1}`: "",
		`{ "name" : "Ґава", "protocol" : 1 } ` + "\r":             "",
		"\ufeff" + `{"protocol":1}`:                               "",
		"\ufeff" + `{"protocol":1}` + "\r\n\r":                    "",
		"\ufeff\ufeff" + `{"protocol":1}`:                         "not a JSON object",
		"\n" + `{"protocol":1}`:                                   "not a JSON object",
		`{"protocol":2}`:                                          "protocol is 2, this program speaks 1",
		`{"protocol":"1"}`:                                        `protocol is "1", allowed is a whole number`,
		`{"protocol":1.5}`:                                        "protocol is 1.5, allowed is a whole number",
		`{"protocol":null}`:                                       "allowed is a whole number",
		`{"name":"x"}`:                                            "field protocol is missing",
		`{"protocol":1,"protocol":1}`:                             "field protocol stands twice",
		`{"protocol":1,"Name":"x"}`:                               `unknown field "Name", allowed are: protocol, name`,
		`{"protocol":1,"name":7}`:                                 "name is 7, allowed is a string",
		`{"protocol":1,"name":"a\u0007"}`:                         `name is "a\a", allowed are up to 64 printable characters`,
		`{"protocol":1,"name":"` + strings.Repeat("x", 65) + `"}`: "allowed are up to 64 printable characters",
		`{"protocol":1} {}`:                                       "more than one JSON object",
		`{"protocol":[1]}`:                                        "protocol is neither a string nor a number",
		`{"protocol":1`:                                           "not JSON",
		`[1]`:                                                     "not a JSON object",
		``:                                                        "not a JSON object",
		`Hello!`:                                                  `not a JSON object: "Hello!"`,
		"{\"name\":\"\xff\"}":                                     "not UTF-8",
	} {
		_, _, err := ask(t, answering(answer+"\n", `{"action":"end-turn"}`+"\n"))
		if problem == "" {
			assert.NoError(t, err, answer)
		} else {
			assert.ErrorContains(t, err, "greeting: ", answer)
			assert.ErrorContains(t, err, problem, answer)
		}
	}
}

func TestChoices(t *testing.T) {
	for answer, problem := range map[string]string{
		`{"action":"end-turn"}`:                                 "",
		`{"decision":0,"action":"end-turn"}`:                    "",
		`{"action":"end-turn"}` + "\n":                          "",
		`{"action":"end-turn"}` + "\r\n\r":                      "",
		"\n" + `{"action":"end-turn"}`:                          "",
		"\ufeff" + `{"action":"end-turn"}`:                      "not a JSON object",
		"\n\n" + `{"action":"end-turn"}`:                        "not a JSON object",
		`{"action":"End-Turn"}`:                                 `illegal action "End-Turn", allowed are: `,
		`{"action":"fireball"}`:                                 `illegal action "fireball", allowed are: `,
		`{"action":""}`:                                         `illegal action ""`,
		`{"action":0}`:                                          "action is 0, allowed is a string",
		`{"decision":0}`:                                        "field action is missing",
		`{"decision":1,"action":"end-turn"}`:                    "decision is 1, asked is 0",
		`{"decision":"0","action":"end-turn"}`:                  `decision is "0"`,
		`{"decision":99999999999999999999,"action":"end-turn"}`: "allowed is a whole number",
		`{"action":"end-turn","why":"because"}`:                 `unknown field "why", allowed are: action, decision`,
		`{"action":"` + strings.Repeat("я", 200) + `"}`:         "яя\"…, allowed are",
		`{"action":"end-turn"`:                                  "not JSON",
		`end-turn`:                                              "not a JSON object",
		"\x00\x1b[2J":                                           `not a JSON object: "\x00\x1b[2J"`,
		strings.Repeat(" ", protocol.MaxLine):                   "a line is longer than 65536 bytes",
	} {
		action, legal, err := ask(t, answering(welcome+"\n", answer+"\n"))
		if problem != "" {
			assert.ErrorContains(t, err, problem, answer)
			continue
		}
		require.NoError(t, err, answer)
		assert.Contains(t, legal, action)
	}
}

func TestWhoLeavesLoses(t *testing.T) {
	_, _, err := ask(t, func(map[string]any, string) string { return welcome })
	assert.ErrorContains(t, err, `in the middle of a line: "{\"protocol\":1`)
	assert.ErrorIs(t, err, protocol.ErrEnded)
	_, _, err = ask(t, answering(welcome+"\n", `{"action":`))
	assert.ErrorIs(t, err, protocol.ErrEnded)

	_, err = protocol.Greet(t.Context(), strings.NewReader(""), io.Discard, protocol.Pack{}, patient)
	assert.ErrorIs(t, err, protocol.ErrEnded)
}

func TestWhoSpeaksUnaskedLoses(t *testing.T) {
	from, to := talk(t, answering(welcome+"\n{\"action\":\"end-turn\"}\n", ""))
	bot, err := protocol.Greet(t.Context(), from, to, protocol.Pack{}, patient)
	require.NoError(t, err)
	defer bot.Close()
	d := classictest.Duel(t, "knight", "mage")
	s := d.Start(1)
	bot.Start(d, s.Mover, 1)
	view, legal := d.View(&s, s.Mover), d.Legal(&s, nil)
	// The line may arrive only after the question: then it answers that one.
	for err == nil {
		_, _, err = bot.Decide(t.Context(), &view, legal)
		if err == nil {
			t.Skip("the line came late")
		}
	}
	assert.ErrorContains(t, err, "a line that nobody asked for")
}

// A limit of no time at all is over before anybody answers.
func TestSilenceLoses(t *testing.T) {
	silent, _ := io.Pipe()
	_, err := protocol.Greet(t.Context(), silent, io.Discard, protocol.Pack{}, protocol.Limits{})
	assert.EqualError(t, err, "greeting: no answer within 0s")

	_, deaf := io.Pipe()
	_, err = protocol.Greet(t.Context(), silent, deaf, protocol.Pack{}, protocol.Limits{Start: time.Millisecond})
	assert.EqualError(t, err, "greeting: no answer within 1ms")

	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err = protocol.Greet(ctx, silent, io.Discard, protocol.Pack{}, patient)
	assert.ErrorIs(t, err, context.Canceled)
}

func TestAFailureLasts(t *testing.T) {
	from, to := talk(t, answering(welcome+"\n", "nonsense\n"))
	bot, err := protocol.Greet(t.Context(), from, to, protocol.Pack{}, patient)
	require.NoError(t, err)
	defer bot.Close()
	d := classictest.Duel(t, "knight", "mage")
	s := d.Start(1)
	bot.Start(d, s.Mover, 1)
	view, legal := d.View(&s, s.Mover), d.Legal(&s, nil)
	_, _, first := bot.Decide(t.Context(), &view, legal)
	require.Error(t, first)
	bot.Observe(nil)
	_, _, second := bot.Decide(t.Context(), &view, legal)
	assert.Equal(t, first, second)
	assert.Equal(t, first, bot.End(t.Context(), protocol.Result{}))
}

// heard is what a program was told over a whole duel against somebody who plays the first legal action.
func heard(t testing.TB, seed uint64, seat game.Seat) (lines []string) {
	t.Helper()
	ended := make(chan struct{})
	from, to := talk(t, func(message map[string]any, line string) string {
		lines = append(lines, line)
		switch message["type"] {
		case "hello":
			return welcome + "\n"
		case "decide":
			actions := message["actions"].([]any)
			first := actions[0].(map[string]any)
			return fmt.Sprintf(`{"decision":%v,"action":%q}`+"\n", message["decision"], first["id"])
		case "end":
			close(ended)
		}
		return ""
	})
	bot, err := protocol.Greet(t.Context(), from, to, protocol.Pack{Name: "Classic", Hash: "0f"}, patient)
	require.NoError(t, err)
	defer bot.Close()
	assert.Equal(t, "Echo", bot.Name())
	d := classictest.Duel(t, "knight", "mage")
	s := d.Start(seed)
	bot.Start(d, seat, 1)
	for s.Winner == game.Nobody {
		view, legal := d.View(&s, s.Mover), d.Legal(&s, nil)
		action := legal[0]
		if s.Mover == seat {
			chosen, _, err := bot.Decide(t.Context(), &view, legal)
			require.NoError(t, err)
			require.Equal(t, action, chosen)
		}
		var events []duel.Event
		require.NoError(t, d.Apply(&s, action, &events))
		bot.Observe(events)
	}
	require.NoError(t, bot.End(t.Context(), protocol.Result{Winner: s.Winner, Rounds: int(s.Round)}))
	<-ended
	return lines
}

func TestAGameIsToldInOrderAndWithinTheLimits(t *testing.T) {
	lines := heard(t, 4, 1)
	kinds := make([]string, len(lines))
	for i, line := range lines {
		assert.Less(t, len(line), protocol.MaxLine)
		var message struct{ Type string }
		require.NoError(t, json.Unmarshal([]byte(line), &message))
		kinds[i] = message.Type
	}
	assert.Equal(t, []string{"hello", "start"}, kinds[:2])
	assert.Equal(t, "end", kinds[len(kinds)-1])
	assert.Contains(t, kinds, "decide")
	assert.Contains(t, kinds, "events")
	assert.Contains(t, lines[len(lines)-2], "duel_won")
	assert.NotContains(t, strings.Join(lines, ""), "seed", "with which a program could look ahead")
}

// A program isn't told which cards the enemy draws, and it is asked the same in duels that differ only in the enemy's
// hand, the order of the decks and the chance to come.
func TestAProgramHearsOnlyWhatItsSeatMaySee(t *testing.T) {
	d := classictest.Duel(t, "knight", "mage")
	for _, seat := range []game.Seat{0, 1} {
		own := d.Hero(seat)
		for _, line := range heard(t, 9, seat) {
			var message struct {
				Events []struct {
					Event, Card string
					Seat        int
				}
			}
			require.NoError(t, json.Unmarshal([]byte(line), &message))
			for _, e := range message.Events {
				if e.Event != "card_drawn" {
					continue
				}
				if e.Seat != int(seat)+1 {
					assert.Empty(t, e.Card)
				} else {
					assert.True(t, slices.ContainsFunc(own.Deck, func(l duel.DeckLine) bool { return l.Card.ID == e.Card }), e.Card)
				}
			}
		}
	}

	told := func(s *duel.State) (question string) {
		from, to := talk(t, func(message map[string]any, line string) string {
			if message["type"] == "decide" {
				question = line
			}
			return answering(welcome+"\n", `{"action":"end-turn"}`+"\n")(message, line)
		})
		bot, err := protocol.Greet(t.Context(), from, to, protocol.Pack{}, patient)
		require.NoError(t, err)
		defer bot.Close()
		bot.Start(d, s.Mover, 1)
		view := d.View(s, s.Mover)
		_, _, err = bot.Decide(t.Context(), &view, d.Legal(s, nil))
		require.NoError(t, err)
		return question
	}
	s := d.Start(5)
	view := d.View(&s, s.Mover)
	other := d.Determinize(&view, 77)
	require.NotEqual(t, s.Piles, other.Piles)
	assert.Equal(t, told(&s), told(&other))
}

func FuzzAnswers(f *testing.F) {
	for _, seed := range []string{
		`{"action":"end-turn"}`, `{"decision":0,"action":"end-turn"}`, `{"action":"cleave"}`, `{"action":["x"]}`, `{"action":"a","action":"b"}`,
		`{"decision":1e0,"action":"end-turn"}`, "", "null", "\xff", `{"action":"\ud800"}`, strings.Repeat("[", 1000), `{}{}`, `{"action":`,
	} {
		f.Add([]byte(seed))
	}
	d := classictest.Duel(f, "knight", "mage")
	s := d.Start(1)
	view, legal := d.View(&s, s.Mover), d.Legal(&s, nil)
	f.Fuzz(func(t *testing.T, answer []byte) {
		for _, text := range []string{string(answer) + "\n", string(answer)} {
			from, to := talk(t, answering(welcome+"\n", text))
			bot, err := protocol.Greet(t.Context(), from, to, protocol.Pack{}, patient)
			require.NoError(t, err)
			bot.Start(d, s.Mover, 1)
			if strings.TrimSpace(text) == "" { // no answer at all; the limit is tested elsewhere
				bot.Close()
				continue
			}
			action, _, err := bot.Decide(t.Context(), &view, legal)
			if err == nil {
				require.Contains(t, legal, action)
				require.True(t, json.Valid(bytes.SplitN([]byte(text), []byte("\n"), 2)[0]))
			} else {
				require.NotContains(t, err.Error(), "\n", "a reason is one line")
			}
			bot.Close()
		}
	})
}
