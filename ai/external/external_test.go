package external_test

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/external"
	"boardduels/ai/protocol"
	"boardduels/internal/outside"
	"boardduels/internal/quick"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// behaviour names the variable in which the test binary is told to be a program, and which.
const behaviour = "EXTERNAL_TEST_PROGRAM"

func TestMain(m *testing.M) {
	if name := os.Getenv(behaviour); name != "" {
		programs[name]()
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// programs are what may sit at the other end.
var programs = map[string]func(){
	"good": good,
	"named": func() {
		fmt.Println(`{"protocol":1,"name":"Named"}`)
		play(func(m message) { say(`{"action":"end-turn"}`) })
	},
	"illegal":          func() { converse(func(message) { say(`{"action":"fireworks"}`) }) },
	"garbage":          func() { converse(func(message) { say("\x00\x1b]0;pwned\a\xff") }) },
	"no greeting":      func() { wait() },
	"wrong version":    func() { fmt.Println(`{"protocol":7}`); wait() },
	"slow":             func() { converse(func(message) { wait() }) },
	"deaf":             func() { fmt.Println(`{"protocol":1}`); stay() },
	"crash":            func() { converse(func(message) { panic("no idea") }) },
	"crash at once":    func() { fmt.Fprint(os.Stderr, "first\nbad\x1b[31m luck\n\n"); os.Exit(3) },
	"leaves":           func() { converse(func(message) { os.Exit(0) }) },
	"closes":           func() { converse(func(message) { os.Stdout.Close(); wait() }) },
	"endless line":     func() { converse(func(message) { flood(os.Stdout, "x") }) },
	"endless lines":    func() { fmt.Println(`{"protocol":1}`); flood(os.Stdout, "{\"action\":\"end-turn\"}\n") },
	"endless errors":   func() { fmt.Fprint(os.Stderr, "complaint\ncomplaint\n"); go flood(os.Stderr, "complaint\n"); good() },
	"stays":            func() { converse(func(m message) { say(`{"action":"end-turn"}`) }); stay() },
	"leaves a child":   func() { child(); converse(func(message) { os.Exit(4) }) },
	"keeps its child":  func() { child(); good() },
	"child":            func() { note(); stay() },
	"crash every time": func() { converse(func(m message) { say(`{"action":%q}`, m.Actions[0].ID); os.Exit(5) }) },
}

func good() { converse(func(m message) { say(`{"action":%q}`, m.Actions[0].ID) }) }

type message struct {
	Type    string
	Game    int
	Actions []struct{ ID string }
}

func say(format string, args ...any) { fmt.Printf(format+"\n", args...) }

// stay never ends. A mere select would, without C: nothing could ever go on, as the runtime sees.
func stay() {
	for {
		time.Sleep(time.Hour)
	}
}

// wait waits until the other end is closed.
func wait() {
	for in := bufio.NewReader(os.Stdin); ; {
		if _, err := in.ReadByte(); err != nil {
			return
		}
	}
}

func converse(decide func(message)) {
	fmt.Println(`{"protocol":1}`)
	play(decide)
}

func play(decide func(message)) {
	for in := bufio.NewScanner(os.Stdin); in.Scan(); {
		var m message
		if err := json.Unmarshal(in.Bytes(), &m); err != nil {
			panic(err)
		}
		if m.Type == "decide" {
			decide(m)
		}
	}
}

func flood(to *os.File, text string) {
	text = strings.Repeat(text, 1000)
	for {
		if _, err := to.WriteString(text); err != nil {
			return
		}
	}
}

// child starts a program that has the same pipes and doesn't end by itself.
func child() {
	self, err := os.Executable()
	if err != nil {
		panic(err)
	}
	c := exec.Command(self)
	c.Env = append(os.Environ(), behaviour+"=child")
	c.Stdout, c.Stderr = os.Stdout, os.Stderr
	if err := c.Start(); err != nil {
		panic(err)
	}
}

// noted names the variable with the file into which a child writes its process's number.
const noted = "EXTERNAL_TEST_NOTE"

func note() {
	name := os.Getenv(noted)
	if err := os.WriteFile(name+".new", []byte(strconv.Itoa(os.Getpid())), 0o600); err != nil {
		panic(err)
	}
	if err := os.Rename(name+".new", name); err != nil {
		panic(err)
	}
}

// Limits that every program keeps that answers at all, and limits for those that don't.
var (
	patient   = protocol.Limits{Start: time.Minute, Move: time.Minute}
	impatient = protocol.Limits{Start: time.Minute, Move: 100 * time.Millisecond}
)

func program(t *testing.T, name string, limits protocol.Limits) *external.Program {
	t.Helper()
	require.Contains(t, programs, name)
	t.Setenv(behaviour, name)
	self, err := os.Executable()
	require.NoError(t, err)
	p, err := external.New([]string{self}, protocol.Pack{Name: "Classic"}, limits)
	require.NoError(t, err)
	t.Cleanup(p.Close)
	return p
}

// game plays a game against somebody who ends each turn at once, and returns the reason of a failure.
func playGame(t *testing.T, ctx context.Context, p *external.Program, number int) error {
	t.Helper()
	pack := classictest.Pack()
	d, err := pack.Duel("knight", "mage")
	require.NoError(t, err)
	s := d.Start(uint64(number))
	p.Start(ctx, d, 0, number)
	for s.Winner == game.Nobody {
		action := duel.EndTurn
		if s.Mover == 0 {
			view := d.View(&s, 0)
			if action, _, err = p.Decide(ctx, &view, d.Legal(&s, nil)); err != nil {
				return err
			}
		}
		var events []duel.Event
		require.NoError(t, d.Apply(&s, action, &events))
		p.Observe(events)
	}
	p.End(ctx, protocol.Result{Winner: s.Winner, Rounds: int(s.Round)})
	return nil
}

func TestAGoodProgramPlaysGameAfterGame(t *testing.T) {
	p := program(t, "good", patient)
	for number := range 3 {
		require.NoError(t, playGame(t, t.Context(), p, number+1))
	}
	assert.Empty(t, p.Name())
	named := program(t, "named", patient)
	require.NoError(t, playGame(t, t.Context(), named, 1))
	assert.Equal(t, "Named", named.Name())
}

func TestEveryFailureIsALossWithAReason(t *testing.T) {
	quick.Skip(t, "waits for programs of others")
	for name, c := range map[string]struct {
		limits protocol.Limits
		reason string
	}{
		"illegal":          {patient, `illegal action "fireworks", allowed are: `},
		"garbage":          {patient, `not UTF-8: "\x00\x1b]0;pwned\a\xff"`},
		"no greeting":      {protocol.Limits{Start: 100 * time.Millisecond}, "greeting: no answer within 100ms"},
		"wrong version":    {patient, "greeting: protocol is 7, this program speaks 1"},
		"slow":             {impatient, "no answer within 100ms"},
		"deaf":             {impatient, "no answer within 100ms"},
		"crash":            {patient, "the program ended: exit status 2 ("},
		"crash at once":    {patient, "the program ended: exit status 3 (bad[31m luck)"},
		"leaves":           {patient, "the program ended: exit status 0"},
		"closes":           {patient, "it closed its input or output"},
		"endless line":     {patient, "a line is longer than 65536 bytes"},
		"endless lines":    {patient, "a line that nobody asked for"},
		"leaves a child":   {patient, "the program ended: exit status 4"},
		"crash every time": {patient, "the program ended: exit status 5"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Setenv(noted, filepath.Join(t.TempDir(), "pid"))
			p := program(t, name, c.limits)
			for number := range 2 { // a new process gets a new chance
				err := playGame(t, t.Context(), p, number+1)
				require.ErrorContains(t, err, c.reason)
				assert.NotContains(t, err.Error(), "\n")
			}
		})
	}
}

func TestComplaintsAreKeptAndHurtNobody(t *testing.T) {
	p := program(t, "endless errors", patient)
	require.NoError(t, playGame(t, t.Context(), p, 1))
	p.Close()
	assert.Contains(t, p.Errors(), "complaint\ncomplaint") // without a last newline: the flood may not have begun
	assert.LessOrEqual(t, len(p.Errors()), 4096)
}

func TestNothingIsLeftRunning(t *testing.T) {
	file := filepath.Join(t.TempDir(), "pid")
	t.Setenv(noted, file)
	p := program(t, "keeps its child", patient)
	require.NoError(t, playGame(t, t.Context(), p, 1))
	runs := outside.Processes(t)
	var pid string
	require.Eventually(t, func() bool {
		text, err := os.ReadFile(file)
		pid = string(text)
		return err == nil && pid != ""
	}, time.Minute, time.Millisecond)
	require.True(t, runs(pid))
	p.Close()
	require.Eventually(t, func() bool { return !runs(pid) }, time.Minute, time.Millisecond)
}

func TestAProgramThatStaysIsKilled(t *testing.T) {
	quick.Skip(t, "kills programs of others")
	p := program(t, "stays", patient)
	require.NoError(t, playGame(t, t.Context(), p, 1))
	p.Close()
	p.Close() // and once more does nothing
}

func TestWhoeverWaitsMayGiveUp(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	p := program(t, "slow", patient)
	time.AfterFunc(50*time.Millisecond, cancel)
	assert.ErrorIs(t, playGame(t, ctx, p, 1), context.Canceled)
}

func TestCommandsThatCannotStart(t *testing.T) {
	_, err := external.New(nil, protocol.Pack{}, patient)
	assert.EqualError(t, err, "the command is empty")
	_, err = external.New([]string{"./nothing/here"}, protocol.Pack{}, patient)
	assert.EqualError(t, err, "./nothing/here: no such file or directory")
	_, err = external.New([]string{"no-such-program"}, protocol.Pack{}, patient)
	assert.EqualError(t, err, "no-such-program: executable file not found in $PATH")
	text := filepath.Join(t.TempDir(), "bot")
	require.NoError(t, os.WriteFile(text, []byte("not a program"), 0o700))
	p, err := external.New([]string{text}, protocol.Pack{}, patient)
	require.NoError(t, err)
	assert.ErrorContains(t, playGame(t, t.Context(), p, 1), "it can't be started: ")
}

func TestSplit(t *testing.T) {
	for line, want := range map[string][]string{
		"./bot":                      {"./bot"},
		"  python3  bot.py -v ":      {"python3", "bot.py", "-v"},
		`"my bot" 'it "is"' a"b c"d`: {"my bot", `it "is"`, "ab cd"},
		`bot ""`:                     {"bot", ""},
		"":                           nil,
	} {
		words, err := external.Split(line)
		require.NoError(t, err)
		assert.Equal(t, want, words, line)
	}
	_, err := external.Split(`bot "x`)
	assert.ErrorContains(t, err, `a quote " is not closed`)
}
