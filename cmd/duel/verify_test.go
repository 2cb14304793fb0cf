package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/cmd/duel/cli"
	"boardduels/internal/quick"
)

// What somebody has written anew with a digest of its own is found as far as anything can: names that nobody has, and
// decisions that no AI takes. What can't be found is said.
func TestVerifyOfWhatWasSealedAnew(t *testing.T) {
	folder := t.TempDir()
	must(t, folder, "", "simulate", "--seat1", "random", "--seat2", "tree", "-n", "1", "--heroes", "knight,mage", "--save", "duels")
	must(t, folder, "", "board", "reversi", "match", "level_0", "level_10", "-n", "2", "--opening", "4", "--save", "games")
	duel, reversi := []string{"replay", "verify"}, []string{"board", "reversi", "replay", "verify"}
	for name, c := range quick.Few(4, map[string]struct {
		verify   []string
		file     string
		old, new string // a regular expression, and what takes its place
		told     string
		found    string // by --decisions; "" if that can't tell
	}{
		"an invented brain":          {duel, "duels/1.replay", `brain tree`, `brain gandalf`, `seat 2: no brain "gandalf"`, "no brain"},
		"a brain of another game":    {reversi, "games/1.replay", `brain level_10`, `brain precedent`, `no brain "precedent"`, "no brain"},
		"an invented hero":           {duel, "duels/1.replay", `hero knight`, `hero knigth`, `seat 1: no hero "knigth" in the pack`, "no hero"},
		"an invented card":           {duel, "duels/1.replay", `\bcleave\b`, `cleeve`, `seat 1: no card "cleeve" in the pack`, "no card"},
		"another brain":              {duel, "duels/1.replay", `brain tree`, `brain zombie`, "", "next decision"},
		"another brain's seed":       {duel, "duels/1.replay", `brain random seed \d+`, `brain random seed 77`, "", "next decision"},
		"another brain of a board":   {reversi, "games/1.replay", `brain level_10`, `brain random`, "", "next decision"},
		"another seed of a board":    {reversi, "games/1.replay", `brain level_0 seed \d+`, `brain level_0 seed 77`, "", "next decision"},
		"an opening that can't be":   {reversi, "games/1.replay", `opening 4`, `opening 400`, `+opening: found "400"`, "+opening"},
		"an opening that isn't told": {reversi, "games/1.replay", `opening 4`, `opening x`, `+opening: found "x"`, `+opening: found "x"`},
		"an opening below none":      {reversi, "games/1.replay", `opening 4`, `opening -3`, `+opening: found "-3"`, `+opening: found "-3"`},
		"an opening of none":         {reversi, "games/1.replay", `opening 4`, `opening 0`, `+opening: found "0"`, `+opening: found "0"`},
		"a longer opening":           {reversi, "games/1.replay", `opening 4`, `opening 8`, "move by lot", "move by lot"},
		"an opening to the end":      {reversi, "games/1.replay", `opening 4`, `opening {plies}`, "move by lot", "move by lot"},
		"another seed of a game":     {reversi, "games/1.replay", `\nseed \d+`, "\nseed 77", "move by lot", "move by lot"},
		"no opening":                 {reversi, "games/1.replay", `\+opening 4\n`, ``, "", "next decision"},
		"another pack's name":        {duel, "duels/1.replay", `pack "Classic"`, `pack "Classy"`, `pack: found "Classy", the pack with these contents is called "Classic"`, "Classy"},
		"another hero's name":        {duel, "duels/1.replay", `name="Mage"`, `name="Eve"`, `seat 2: hero mage name: found "Eve", the pack has "Mage"`, "Eve"},
		"another picture":            {duel, "duels/1.replay", `card_image="cleave.svg"`, `card_image="x.svg"`, `seat 1: card cleave card_image: found "x.svg"`, "x.svg"},
		"another card's name":        {duel, "duels/1.replay", `(card cleave .*name_uk=)"[^"]*"`, `$1"Єва"`, `seat 1: card cleave name_uk: found "Єва"`, "Єва"},
		"another name":               {duel, "duels/1.replay", `player brain random`, "name \"Eve\"\nplayer brain random", "", ""},
	}) {
		t.Run(name, func(t *testing.T) {
			whole := read(t, folder, filepath.FromSlash(c.file))
			require.Regexp(t, c.old, whole)
			file := filepath.Join(t.TempDir(), "altered.replay")
			rewrite(t, file, regexp.MustCompile(c.old).ReplaceAllString(whole, strings.ReplaceAll(c.new, "{plies}", plies(whole))))
			o := duelIn(t, folder, "", append(c.verify, file)...)
			assert.Equal(t, c.told == "", o.code == cli.ExitOK, o.out)
			assert.Contains(t, o.out, c.told)
			if c.told == "" {
				assert.Contains(t, o.out, "Whoever alters a file can write its digest anew")
			}
			o = duelIn(t, folder, "", append(c.verify, file, "--decisions")...)
			if c.told+c.found != "" {
				assert.Equal(t, cli.ExitProblem, o.code)
				assert.Contains(t, o.out, c.found)
			}
		})
	}
	told := map[string][]string{
		"duels": {plies(read(t, folder, "duels/1.replay")) + " decisions of AIs were made again, the same"},
		"games": {"decisions of AIs were made again, the same", "The seed gives the 8 plies by lot with which games begin."},
	}
	for _, verify := range [][]string{append(duel, "duels"), append(reversi, "games")} {
		out := must(t, folder, "", append(verify, "--decisions")...)
		for _, told := range told[verify[len(verify)-1]] {
			assert.Contains(t, out, told)
		}
		assert.Contains(t, must(t, folder, "", append(verify, "--json")...), `"vouched": "Verified means: the digest fits`)
		assert.Contains(t, must(t, folder, "", append(verify, "--lang", "uk")...), "Цілий запис")
	}
}

// plies returns how many actions a record has, as text.
func plies(record string) string {
	return strconv.Itoa(len(regexp.MustCompile(`\n(move |play |end\n)`).FindAllString(record, -1)))
}

// Decisions are told by their number, and where none was made again, that is told.
func TestVerifyTellsHowManyDecisionsWereMadeAgain(t *testing.T) {
	folder := t.TempDir()
	must(t, folder, "end\n", "play", "--hero", "knight", "--opponent", "mage", "--brain", "random", "--save", "my.replay")
	o := must(t, folder, "", "replay", "verify", "my.replay", "--decisions")
	assert.Regexp(t, `and \d+ decisions? of (an AI was|AIs were) made again, the same`, o)
	whole := read(t, folder, "my.replay")
	rewrite(t, filepath.Join(folder, "my.replay"), regexp.MustCompile(`player brain .*`).ReplaceAllString(whole, "player person"))
	o = must(t, folder, "", "replay", "verify", "my.replay", "--decisions")
	assert.Contains(t, o, "No decision of an AI was there to be made again.")
	assert.NotContains(t, o, "the same")
	assert.NotContains(t, o, "compared with a pack")
	whole = strings.ReplaceAll(regexp.MustCompile(`\npack .*`).ReplaceAllString(whole, "\npack \"Classic\" 12"), "hero mage", "hero merlin")
	rewrite(t, filepath.Join(folder, "my.replay"), whole)
	assert.Contains(t, must(t, folder, "", "replay", "verify", "my.replay"),
		"The heroes and cards of 1 replay weren’t compared with those of its pack, which isn’t inside this program.")
}

// Where only the digest is wrong, the first line is named that can be shown to differ, or it is said that none can.
func TestWhereARecordWasAltered(t *testing.T) {
	folder := t.TempDir()
	must(t, folder, "", "simulate", "--seat1", "random", "--seat2", "tree", "-n", "1", "--heroes", "knight,mage", "--save", "duels")
	must(t, folder, "", "board", "reversi", "match", "level_0", "level_10", "-n", "2", "--opening", "0", "--save", "games")
	must(t, folder, "", "board", "reversi", "match", "level_0", "level_10", "-n", "1", "--opening", "4", "--save", "openings")
	for name, c := range map[string]struct{ file, old, new, told string }{
		"a pack's name":    {"duels/1.replay", `pack "Classic"`, `pack "Classy"`, `line %d: pack: found "Classy"`},
		"a hero's name":    {"duels/1.replay", `name="Mage"`, `name="Eve"`, `line %d: seat 2: hero mage name: found "Eve"`},
		"a picture":        {"duels/1.replay", `card_image="cleave.svg"`, `card_image="x.svg"`, `line %d: seat 1: card cleave card_image`},
		"no brain":         {"duels/1.replay", `brain tree`, `brain gandalf`, `line %d: seat 2: no brain "gandalf"`},
		"an opening":       {"openings/1.replay", `opening 4`, `opening 0`, `line %d: \+opening: found "0"`},
		"a hash":           {"duels/1.replay", `(?s)(turn 3 .*?\nhash )[0-9a-f]{4}`, "${1}0000", `line %d: turn 3, round 2, seat \d .*: hash: recorded 0000`},
		"the start":        {"duels/1.replay", `(\nstart )[0-9a-f]{4}`, "${1}0000", `line %d: start: hash: recorded 0000`},
		"the duel's seed":  {"duels/1.replay", `\nseed \d+`, "\nseed 1", `line \d+: start: hash: recorded`},
		"who won":          {"duels/1.replay", `result winner (\d)`, "result winner 3", `line %d: result`},
		"a name":           {"duels/1.replay", `player brain random`, "name \"Eve\"\nplayer brain random", `what was altered can’t be told`},
		"a hash of a game": {"games/1.replay", `(?s)(turn 3 .*?\nhash )[0-9a-f]{4}`, "${1}0000", `line %d: turn 3, round 2, seat \d .*: hash: recorded 0000`},
		"a brain's seed":   {"games/1.replay", `seed (\d+)\nstart`, "seed 77\nstart", `what was altered can’t be told`},
	} {
		t.Run(name, func(t *testing.T) {
			whole := read(t, folder, filepath.FromSlash(c.file))
			at := regexp.MustCompile(c.old).FindStringIndex(whole)
			require.NotNil(t, at)
			altered := regexp.MustCompile(c.old).ReplaceAllString(whole, c.new)
			file := filepath.Join(t.TempDir(), "altered.replay")
			require.NoError(t, os.WriteFile(file, []byte(altered), 0o644))
			verify := []string{"replay", "verify", file}
			if !strings.HasPrefix(c.file, "duels") {
				verify = append([]string{"board", "reversi"}, verify...)
			}
			o := duelIn(t, folder, "", verify...)
			assert.Equal(t, cli.ExitProblem, o.code)
			line := 1 + strings.Count(whole[:at[1]], "\n")
			assert.Regexp(t, "the digest is of other lines: .*; "+strings.ReplaceAll(c.told, "%d", strconv.Itoa(line)), o.out)
		})
	}
	for file, told := range map[string]string{
		"duels/1.replay":    `(?s)line %d: turn \d+, .*: next decision: recorded`,
		"openings/1.replay": `(?s)line %d: turn \d+, .*: next decision: recorded`,
	} {
		whole := read(t, folder, filepath.FromSlash(file))
		altered := regexp.MustCompile(`brain (tree|level_10)`).ReplaceAllString(whole, "brain random")
		require.NoError(t, os.WriteFile(filepath.Join(folder, "altered.replay"), []byte(altered), 0o644))
		verify := []string{"replay", "verify", "altered.replay", "--decisions"}
		if file != "duels/1.replay" {
			verify = append([]string{"board", "reversi"}, verify...)
		}
		o := duelIn(t, folder, "", verify...)
		assert.Regexp(t, strings.ReplaceAll(told, "%d", `\d+`), o.out)
		line, err := strconv.Atoi(regexp.MustCompile(`line (\d+)`).FindStringSubmatch(o.out)[1])
		require.NoError(t, err)
		recorded := regexp.MustCompile(`recorded (\w+( \w+)?), sim`).FindStringSubmatch(o.out)[1]
		assert.Equal(t, recorded, strings.TrimPrefix(strings.Split(altered, "\n")[line-1], "move "))
	}
}
