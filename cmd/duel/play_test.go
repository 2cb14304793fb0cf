package main

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// What the AI held and didn't play stays secret while the duel goes on, whatever the player asks.
func TestWhyTellsNoSecrets(t *testing.T) {
	folder := workshop(t)
	candidate := regexp.MustCompile(`(?m)^     (\w.*?)  `)
	for _, seed := range []string{"1", "2", "3", "4", "5", "6"} {
		out := must(t, folder, strings.Repeat("why\nwhy 1\nend\n", 4), "play", "--pack", "pack", "--seed", seed, "--brain", "precedent")
		told := 0
		for _, turn := range strings.Split(out, "> end\n") {
			for _, found := range candidate.FindAllStringSubmatch(turn, -1) {
				if name := found[1]; name != "Action" && name != "end the turn" {
					assert.Contains(t, turn, "Mage plays "+name, "seed %s", seed)
					told++
				}
			}
			if strings.Contains(turn, "Attacks in hand") {
				assert.Regexp(t, `Attacks in hand +\? +\? +\?\n`, turn)
				assert.Regexp(t, `Major defences in hand +\? +\? +\?\n`, turn)
			}
		}
		assert.Positive(t, told)
	}
}

// Once a turn lies in a replay, all of the decision is told.
func TestDecideTellsWhatWasSecret(t *testing.T) {
	folder := workshop(t)
	must(t, folder, "end\n", "play", "--pack", "pack", "--seed", "4", "--brain", "precedent", "--save", "my.replay")
	out := must(t, folder, "", "decide", "--replay", "my.replay", "--turn", "1")
	assert.Contains(t, out, "not in hand")
	assert.NotContains(t, out, "?")
}

func TestWhyOutlivesTheProgram(t *testing.T) {
	folder := workshop(t)
	save := []string{"play", "--save", "my.replay"}
	first := must(t, folder, "end\nwhy\n", append(save, "--pack", "pack", "--seed", "4", "--brain", "tree")...)
	resumed := must(t, folder, "why\n", save...)
	_, want, found := strings.Cut(first, "> why\n")
	require.True(t, found)
	assert.Contains(t, want, "Considered, in this order:")
	_, got, _ := strings.Cut(resumed, "> why\n")
	assert.Equal(t, want, got)
}

func TestGivingUpIsToldInTheUsersLanguage(t *testing.T) {
	folder := workshop(t)
	out := must(t, folder, "resign\n", "play", "--pack", "pack", "--seed", "4", "--save", "my.replay", "--lang", "uk")
	assert.Contains(t, out, "Маг перемагає в дуелі: Лицар здається\nВи програли.\n")
	assert.Contains(t, must(t, folder, "", "replay", "show", "my.replay"), "Mage wins the duel: Knight gives up\n")
}
