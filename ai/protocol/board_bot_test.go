package protocol_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/protocol"
	"boardduels/internal/games"
	"boardduels/runtime/game"
	"boardduels/runtime/record/boardrecord"
)

func open(t testing.TB, family string) games.Table {
	t.Helper()
	f, err := games.Find(family)
	require.NoError(t, err)
	table, err := f.Open(nil)
	require.NoError(t, err)
	return table
}

// first is a program that takes the first action that it is offered, and keeps what it was told.
func first(told *[]string) func(map[string]any, string) string {
	return func(message map[string]any, line string) string {
		*told = append(*told, line)
		switch message["type"] {
		case "hello":
			return welcome + "\n"
		case "decide":
			answer, _ := json.Marshal(map[string]any{
				"decision": message["decision"], "action": message["actions"].([]any)[0].(map[string]any)["id"],
			})
			return string(answer) + "\n"
		}
		return ""
	}
}

// A program plays a whole game of each family, and is told everything.
func TestAProgramPlaysBoardGames(t *testing.T) {
	for _, f := range games.All() {
		t.Run(f.ID, func(t *testing.T) {
			g := open(t, f.ID)
			var told []string
			from, to := talk(t, first(&told))
			bot, err := protocol.GreetBoard(t.Context(), from, to, g, patient)
			require.NoError(t, err)
			defer bot.Close()
			assert.Equal(t, "Echo", bot.Name())
			bot.Start(1, 1)
			p := g.Start(3)
			plies, decisions := 0, 0
			for seat := g.Mover(&p); seat != game.Nobody; seat = g.Mover(&p) {
				legal := g.Legal(&p, nil)
				action := legal[plies%len(legal)]
				if seat == 1 {
					decisions++
					view := g.View(&p, seat)
					action, _, err = bot.Decide(t.Context(), &view, legal)
					require.NoError(t, err)
					require.Equal(t, legal[0], action)
				}
				var happened []string
				require.NoError(t, g.Apply(&p, action, &happened))
				bot.Observe(seat, action, happened)
				plies++
			}
			points := g.Points(&p)
			require.NoError(t, bot.End(t.Context(), boardrecord.Result{Decided: true, Points: points}))
			bot.Start(0, 2)
			s := g.Start(4)
			view := g.View(&s, g.Mover(&s))
			_, _, err = bot.Decide(t.Context(), &view, g.Legal(&s, nil)) // so that the end has been read
			require.NoError(t, err)

			kinds := map[string]int{}
			for _, line := range told {
				var m struct{ Type, Family string }
				require.NoError(t, json.Unmarshal([]byte(line), &m))
				kinds[m.Type]++
				if m.Type == "hello" || m.Type == "start" {
					assert.Equal(t, f.ID, m.Family)
				}
			}
			assert.Equal(t, map[string]int{"hello": 1, "start": 2, "decide": decisions + 1, "events": plies, "end": 1}, kinds)
		})
	}
}

// What a program is told of the first moves of Reversi, to the letter.
func TestWhatIsToldOfABoardGame(t *testing.T) {
	g := open(t, "reversi")
	var told []string
	from, to := talk(t, first(&told))
	bot, err := protocol.GreetBoard(t.Context(), from, to, g, patient)
	require.NoError(t, err)
	defer bot.Close()
	bot.Start(1, 1)
	p := g.Start(3)
	var happened []string
	require.NoError(t, g.Apply(&p, "d3", &happened))
	bot.Observe(0, "d3", happened)
	view := g.View(&p, 1)
	_, _, err = bot.Decide(t.Context(), &view, g.Legal(&p, nil))
	require.NoError(t, err)
	require.Len(t, told, 4)
	assert.Equal(t, `{"type":"hello","protocol":1,"family":"reversi","rules":1,"limits":{"start_ms":60000,"move_ms":60000,"line_bytes":262144}}`, told[0])
	assert.Equal(t, `{"type":"start","game":1,"family":"reversi","setup":["........","........","........","...ox...","...xo...","........","........","........","black"],"seats":2,"seat":2}`, told[1])
	assert.Equal(t, `{"type":"events","game":1,"seat":1,"action":"d3","events":["placed seat 1 d3 turned d4"]}`, told[2])
	assert.True(t, strings.HasPrefix(told[3], `{"type":"decide","game":1,"decision":1,"view":{"seat":2,"mover":2,"pieces":[{"place":"a1","seat":0,"count":0},`), told[3])
	assert.True(t, strings.HasSuffix(told[3], `"dice":[],"counts":[4,1]},"actions":[{"id":"c3"},{"id":"e3"},{"id":"c5"}]}`), told[3])
}

// What loses a duel loses a board game, for good.
func TestAProgramMayFailInABoardGame(t *testing.T) {
	g := open(t, "backgammon")
	for answer, problem := range map[string]string{
		`{"action":"25/24"}`:                         `illegal action "25/24", allowed are: `,
		`{"decision":3,"action":"8/5"}`:              "decision is 3, asked is 0",
		`{"action":"8/5","why":"because"}`:           `unknown field "why"`,
		strings.Repeat("x", protocol.MaxBoardLine+1): "a line is longer than 262144 bytes",
	} {
		from, to := talk(t, answering(welcome+"\n", answer+"\n"))
		bot, err := protocol.GreetBoard(t.Context(), from, to, g, patient)
		require.NoError(t, err)
		bot.Start(0, 1)
		p := g.Start(1)
		view, legal := g.View(&p, g.Mover(&p)), g.Legal(&p, nil)
		_, _, err = bot.Decide(t.Context(), &view, legal)
		assert.ErrorContains(t, err, problem)
		_, _, again := bot.Decide(t.Context(), &view, legal)
		assert.Equal(t, err, again)
		assert.Equal(t, err, bot.End(t.Context(), boardrecord.Result{}))
		bot.Close()
	}
}
