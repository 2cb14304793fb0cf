package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/quick"
	"boardduels/kb"
	"boardduels/kb/classic/classictest"
	"boardduels/runtime/match/duelmatch"
	"boardduels/schema"
)

// userFile writes what is known of a user into a file of a folder.
func userFile(t *testing.T, folder string) {
	t.Helper()
	pack := classictest.Pack()
	known, err := kb.ForHero(pack, "knight")
	require.NoError(t, err)
	known.Style = []schema.Weight{{Of: "plays_nothing", Value: -7}, {Of: "plays_attack", Value: 5}}
	known.Experience.Observed = 40
	require.NoError(t, os.WriteFile(filepath.Join(folder, "anna.xml"), []byte(kb.Document(known).Source()), 0o644))
}

// A file of what is known of a user takes part as the user's double, wherever brains do.
func TestTheDoubleInAFilePlaysForItsUser(t *testing.T) {
	quick.Skip(t, "plays whole games")
	folder := workshop(t)
	userFile(t, folder)
	must(t, folder, "", strings.Fields("simulate --seat1 double:anna.xml --seat2 double -n 2 --save duels")...)
	must(t, folder, "", "replay", "verify", "duels")
	record, err := duelmatch.File{Path: filepath.Join(folder, "duels", "1.replay")}.Load()
	require.NoError(t, err)
	assert.Equal(t, "double", record.Seats[0].Brain)
	for seat, observed := range [2]int{40, 0} {
		own, _, err := record.Seats[seat].Known()
		require.NoError(t, err)
		assert.Equal(t, observed, own.Experience.Observed)
		assert.Equal(t, observed > 0, len(own.Style) > 0)
	}

	cup := must(t, folder, "", strings.Fields("arena --brains double:anna.xml,random --games 16 -o cup.json")...)
	name := regexp.MustCompile(`double:anna\.xml@[0-9a-f]{8}`).FindString(cup)
	require.NotEmpty(t, name)
	again := must(t, folder, "", "arena", "--brains", name+",random", "--games", "16", "--resume", "cup.json")
	assert.Equal(t, cup, again)
	source, err := os.ReadFile(filepath.Join(folder, "anna.xml"))
	require.NoError(t, err)
	sent := "\ufeff" + strings.ReplaceAll(string(source), "\n", "\r\n")
	require.NoError(t, os.WriteFile(filepath.Join(folder, "anna.xml"), []byte(sent), 0o644))
	again = must(t, folder, "", "arena", "--brains", name+",random", "--games", "16", "--resume", "cup.json")
	assert.Equal(t, cup, again, "a file that went through Windows is the same one")

	must(t, folder, "", strings.Fields("match --seat1 double:anna.xml --seat2 tree -n 1")...)
	must(t, folder, "", strings.Fields("replay fork duels/1.replay --at 2 --seat2 double:anna.xml -o other.replay")...)
	must(t, folder, "", "replay", "verify", "other.replay")
}

// Whatever is wrong with the file is told by its name, line and field.
func TestFilesThatAreNoDouble(t *testing.T) {
	folder := workshop(t)
	userFile(t, folder)
	whole, err := os.ReadFile(filepath.Join(folder, "anna.xml"))
	require.NoError(t, err)
	write := func(name, text string) {
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644))
	}
	write("number.xml", strings.Replace(string(whole), `>5<`, `>much<`, 1))
	write("large.xml", strings.Repeat(" ", schema.MaxDocumentSize+1))
	write("nobody.xml", regexp.MustCompile(`(?m)^\s*<style.*\n`).ReplaceAllString(string(whole), ""))
	for file, message := range map[string]string{
		"nowhere.xml":       `nowhere\.xml: no such file`,
		"number.xml":        `number\.xml:\d+:\d+: error .*much`,
		"large.xml":         `large\.xml: more than \d+ bytes`,
		"nobody.xml":        `nobody\.xml: style: there is none`,
		"anna.xml@00000000": `anna\.xml: the file has the digest [0-9a-f]{8}, not 00000000`,
		".":                 `\.: `,
	} {
		for _, command := range []string{"simulate -n 1 --seat1 ", "arena --games 1 --brains random,", "match -n 1 --seat1 "} {
			got := duelIn(t, folder, "", strings.Fields(command+"double:"+file)...)
			assert.NotZero(t, got.code, command)
			assert.Regexp(t, message, got.errors, command)
		}
	}
}

// A person's replays make a double, too.
func TestAPersonIsImitated(t *testing.T) {
	folder := workshop(t)
	must(t, folder, "1\nend\nquit\n", strings.Fields("play --hero knight --opponent mage --brain tree --seed 4 --save mine.replay")...)
	made := must(t, folder, "", "knowledge", "imitate", "knight", "mine.replay")
	require.NoError(t, os.WriteFile(filepath.Join(folder, "me.xml"), []byte(made), 0o644))
	must(t, folder, "", strings.Fields("simulate --seat1 double:me.xml --seat2 tree -n 1")...)
	assert.Regexp(t, `^knight: made of 1 duel, \d+ turns?\n$`, must(t, folder, "", "knowledge", "double", "me.xml"))
	assert.Contains(t, must(t, folder, "", "knowledge", "double", "me.xml", "--json"), `"hero": "knight"`)
	userFile(t, folder)
	assert.Equal(t, "any hero: made of 40 turns\n", must(t, folder, "", "knowledge", "double", "anna.xml"))

	for message, args := range map[string][]string{
		"in 1 replay there is no person who plays mage": {"mage", "mine.replay"},
		"FILE is missing": {"mage"},
		`no hero "orc"`:   {"orc", "mine.replay"},
		"me.xml: ":        {"knight", "me.xml"},
	} {
		got := duelIn(t, folder, "", append([]string{"knowledge", "imitate"}, args...)...)
		assert.NotZero(t, got.code)
		assert.Contains(t, got.errors, message)
	}
}
