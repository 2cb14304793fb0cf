package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/cmd/duel/cli"
	"boardduels/internal/quick"
)

var (
	// What is called so in every language: files, XML, its elements and values, heroes, and times.
	noWords = regexp.MustCompile(`(?m)^duel: |<\?xml[^>]*>|\S*[/.]\S*|<\w+|\b(XML|UTC|potency|mage|knight|rogue|match|rollback|undo|import|judge)\b`)
	latin   = regexp.MustCompile(`[A-Za-z]+`)
)

// assertUkrainian looks for words of other languages, and for words at all.
func assertUkrainian(t *testing.T, told string) {
	t.Helper()
	assert.NotEmpty(t, told)
	assert.Empty(t, latin.FindAllString(noWords.ReplaceAllString(told, ""), -1), told)
}

// damages of a store that holds three matches of a mage and a knight.
var damages = map[string]func(t *testing.T, store string){
	"altered": func(t *testing.T, store string) {
		for _, file := range []string{"000002.xml", "000002-mage.xml", "000003-knight.xml", "head.xml"} {
			path := filepath.Join(store, file)
			text, err := os.ReadFile(path)
			require.NoError(t, err)
			require.NoError(t, os.WriteFile(path, []byte(strings.Replace(string(text), "1", "2", 1)), 0o644))
		}
	},
	"wrong value": func(t *testing.T, store string) {
		path := filepath.Join(store, "000003-mage.xml")
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		require.Contains(t, string(text), "<potency>")
		require.NoError(t, os.WriteFile(path, []byte(strings.ReplaceAll(string(text), "<potency>", "<potency>?")), 0o644))
	},
	"no XML": func(t *testing.T, store string) {
		for file, text := range map[string]string{"000001.xml": "", "000002.xml": "<entry", "000003.xml": "<entry></entry>", "000003-mage.xml": "<cases"} {
			require.NoError(t, os.WriteFile(filepath.Join(store, file), []byte(text), 0o644))
		}
	},
	"missing": func(t *testing.T, store string) {
		for _, file := range []string{"000001.xml", "000003-mage.xml", "head.xml"} {
			require.NoError(t, os.Remove(filepath.Join(store, file)))
		}
	},
	"all missing": func(t *testing.T, store string) {
		found, err := filepath.Glob(filepath.Join(store, "0*.xml"))
		require.NoError(t, err)
		for _, file := range found {
			require.NoError(t, os.Remove(file))
		}
	},
	"foreign": func(t *testing.T, store string) {
		for _, file := range []string{"000000.xml", "000009.xml", "000009-mage.xml", "000003-rogue.xml"} {
			require.NoError(t, os.WriteFile(filepath.Join(store, file), []byte("<entry/>"), 0o644))
		}
	},
	"moved": func(t *testing.T, store string) {
		require.NoError(t, os.Rename(filepath.Join(store, "000001-mage.xml"), filepath.Join(store, "000002-mage.xml")))
	},
	"a folder": func(t *testing.T, store string) {
		require.NoError(t, os.Remove(filepath.Join(store, "000003.xml")))
		require.NoError(t, os.Mkdir(filepath.Join(store, "000003.xml"), 0o755))
	},
}

// Whatever is wrong with what was learned, all commands tell it in the language that is asked for.
func TestDamagedKnowledgeIsToldInUkrainian(t *testing.T) {
	for name, spoil := range quick.Few(3, damages) {
		for _, command := range quick.First("history mage", "show mage") {
			t.Run(name+" "+command, func(t *testing.T) {
				folder := school(t)
				spoil(t, filepath.Join(folder, "kb"))
				knowledge := func(command string) output {
					return duelIn(t, folder, "", strings.Fields("knowledge "+command+" --kb kb --lang uk")...)
				}
				check := func() string {
					o := duelIn(t, folder, "", "knowledge", "check", "--kb", "kb", "--lang", "uk")
					assert.Equal(t, cli.ExitProblem, o.code)
					return o.out + o.errors
				}
				assertUkrainian(t, check())
				assertUkrainian(t, knowledge(command).errors)
				assertUkrainian(t, knowledge("history mage").out)
			})
		}
	}
}

// So does a duel against an AI that knew more.
func TestADuelTellsDamagedKnowledgeInUkrainian(t *testing.T) {
	folder := school(t)
	damages["altered"](t, filepath.Join(folder, "kb"))
	o := duelIn(t, folder, "quit\n", strings.Fields("play --kb kb --hero knight --opponent mage --lang uk")...)
	assertUkrainian(t, o.errors)
}

// Why a duel isn't kept is told in the language, too.
func TestAnUnkeptDuelIsToldInUkrainian(t *testing.T) {
	folder := workshop(t)
	require.NoError(t, os.Mkdir(filepath.Join(folder, "my.replay.lock"), 0o755)) // keeps the file from being owned
	o := duelIn(t, folder, "end\nresign\n", strings.Fields("play --pack pack --seed 4 --save my.replay --lang uk")...)
	assert.Equal(t, cli.ExitProblem, o.code)
	assertUkrainian(t, o.errors)
	assert.Regexp(t, `Дуель не вдається зберегти: [^A-Za-z]+\. Вона триває`, o.out)
}

// Why a replay can't be read is told in the language as well.
func TestUnreadableReplaysAreToldInUkrainian(t *testing.T) {
	folder := workshop(t)
	whole := read(t, folder, "replays/1.replay")
	for name, text := range map[string]string{
		"altered": strings.Replace(whole, "seed ", "seed 1", 1),
		"cut off": whole[:len(whole)/2],
		"newer":   strings.Replace(whole, "replay 4", "replay 9", 1),
		"other":   "",
	} {
		t.Run(name, func(t *testing.T) {
			require.NoError(t, os.WriteFile(filepath.Join(folder, "bad.replay"), []byte(text), 0o644))
			o := duelIn(t, folder, "", "replay", "show", "bad.replay", "--lang", "uk")
			assert.Equal(t, cli.ExitProblem, o.code)
			// Words of the format
			told := regexp.MustCompile(`потрібно .*|"[^"]*"|\b[0-9a-f]{16}\b`).ReplaceAllString(o.errors, "")
			assertUkrainian(t, told)
		})
	}
}

// So is why a document of a pack can't be.
func TestALoopOfLinksIsToldInUkrainian(t *testing.T) {
	folder := workshop(t)
	path := filepath.Join(folder, "pack", "cards", "loop.xml")
	if err := os.Symlink("loop.xml", path); err != nil {
		t.Skip("no links here")
	}
	o := duelIn(t, folder, "", "validate", "pack", "--lang", "uk")
	assert.Contains(t, o.out, "посилання ведуть по колу")
	assert.NotContains(t, o.out, "symbolic")
}
