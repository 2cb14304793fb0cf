package i18n

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestForFindsTheLanguageOfATag(t *testing.T) {
	for tag, want := range map[string]string{
		"en": "en", "uk": "uk", "uk-UA": "uk", "uk_UA.UTF-8": "uk", "UK": "uk", "en-GB": "en", "cs": "en", "": "en",
	} {
		assert.Equal(t, want, For(tag).Language(), tag)
	}
}

func TestTextChoosesThePluralForm(t *testing.T) {
	uk, en := For("uk"), For("en")
	for n, want := range map[int]string{1: "1 раунд", 2: "2 раунди", 5: "5 раундів", 11: "11 раундів", 21: "21 раунд", 22: "22 раунди"} {
		assert.Equal(t, want, uk.Text("count.rounds", Args{"N": n}))
	}
	assert.Equal(t, "1 round", en.Text("count.rounds", Args{"N": int16(1)}))
	assert.Equal(t, "2 rounds", en.Text("count.rounds", Args{"N": int16(2)}))
}

func TestLargeCountsStandInGroups(t *testing.T) {
	args := Args{"N": 200_000}
	assert.Equal(t, "Practised in 200,000 duels in its head.", For("en").Text("knowledge.simulated", args))
	assert.Equal(t, "Провів подумки 200\u00a0000 дуелей.", For("uk").Text("knowledge.simulated", args))
	assert.Equal(t, Args{"N": 200_000}, args)
}

func TestDecimalHasTheLanguagesPoint(t *testing.T) {
	assert.Equal(t, "0.40", For("en").Decimal(0.4, 2))
	assert.Equal(t, "0,40", For("uk").Decimal(0.4, 2))
	assert.Equal(t, "12", For("uk").Decimal(12, 0))
}

func TestKeysStandInTheOrder(t *testing.T) {
	for _, code := range []string{"en", "uk"} {
		order, keys := For(code).Order(), For(code).Keys()
		names := []string{"Їжак", "Ірис", "Єнот", "Ґава", "Гак", "Дуб", "axe", "Axe", "Big", "", "і", "й"}
		for _, a := range names {
			for _, b := range names {
				assert.Equal(t, order(a, b), strings.Compare(keys(a), keys(b)), "%s: %s, %s", code, a, b)
			}
		}
	}
}

func TestOrderIsThatOfTheDictionary(t *testing.T) {
	names := []string{"Яструб", "Їжак", "Ґава", "Йод", "Гриф", "Дрозд", "Єнот", "Ігуана", "Ехо", "гуска", "Зубр", "И"}
	slices.SortFunc(names, For("uk").Order())
	assert.Equal(t, []string{"Гриф", "гуска", "Ґава", "Дрозд", "Ехо", "Єнот", "Зубр", "И", "Ігуана", "Їжак", "Йод", "Яструб"}, names)
}

func TestTextOfAnUnknownKeyIsTheKey(t *testing.T) {
	assert.Equal(t, "no.such.key", For("uk").Text("no.such.key"))
}

func TestLanguagesHaveTheSameKeys(t *testing.T) {
	want := keys(Default)
	for _, l := range languages() {
		assert.Equal(t, want, keys(l.Code), l.Name)
	}
}

// pluralForms are the forms that CLDR asks of a language for whole numbers and fractions.
var pluralForms = map[string][]string{"en": {"one", "other"}, "uk": {"few", "many", "one", "other"}}

func TestPluralFormsAreComplete(t *testing.T) {
	for _, l := range languages() {
		for key, message := range messages(l.Code + ".json") {
			if forms, ok := message.(map[string]any); ok {
				assert.Equal(t, pluralForms[l.Code], slices.Sorted(maps.Keys(forms)), "%s %s", l.Code, key)
				for form, text := range forms {
					assert.NotEmpty(t, text, "%s %s %s", l.Code, key, form)
				}
				continue
			}
			assert.NotEmpty(t, message, "%s %s", l.Code, key)
		}
	}
}

func TestPlacesMatchBetweenLanguages(t *testing.T) {
	english := messages(Default + ".json")
	for _, l := range languages() {
		for key, message := range messages(l.Code + ".json") {
			for _, text := range texts(message) {
				assert.Equal(t, places(texts(english[key])[0]), places(text), "%s %s: %s", l.Code, key, text)
			}
		}
	}
}

func TestPlacesAreFilled(t *testing.T) {
	for _, l := range languages() {
		for key, message := range messages(l.Code + ".json") {
			args := Args{"N": 5}
			for _, place := range places(texts(message)[0]) {
				if place != "N" {
					args[place] = "‹" + place + "›"
				}
			}
			text := For(l.Code).Text(key, args)
			assert.NotEqual(t, key, text, l.Code)
			assert.NotContains(t, text, "{{", "%s %s", l.Code, key)
			assert.NotContains(t, text, "<no value>", "%s %s", l.Code, key)
		}
	}
}

// house are words that only who made the program can know: of papers, of files, of how brains are built. They may stand
// in texts for designers, experts and those at the command line, who have the documentation at hand.
var house = map[string]*regexp.Regexp{
	"en": regexp.MustCompile(`(?i)\b(diploma|thesis|printed|to the book|ply|plies|weights? from|network gave|turn that it drew|` +
		`as such|of its cases)\b|^priority:`),
	"uk": regexp.MustCompile(`(?i)диплом|дисертац|надруков|за книгою|півх[оі]д|пріоритет[:,]|з вагами|ходу, який випав|хід, який випав|^саме по собі$`),
}

// What players read is told in words that they can know.
func TestPlayersReadNoWordsOfTheHouse(t *testing.T) {
	for code, words := range house {
		for key, message := range messages(code + ".json") {
			if area, _, _ := strings.Cut(key, "."); area == "editor" || area == "cli" || area == "schema" || area == "expertcsv" || area == "kb" {
				continue
			}
			for _, text := range texts(message) {
				assert.Empty(t, words.FindAllString(text, -1), "%s %s: %s", code, key, text)
			}
		}
	}
}

// TestCodeAndFilesAgreeOnKeys looks at every string literal of the module that has the form of a key: it must exist,
// and each key must stand somewhere in the code.
func TestCodeAndFilesAgreeOnKeys(t *testing.T) {
	used := keysInCode(t)
	known := keys(Default)
	for key, place := range used {
		if _, found := slices.BinarySearch(known, key); !found {
			t.Errorf("%s uses the key %q, which the files don't have", place, key)
		}
	}
	for _, key := range known {
		if used[key] == "" && !isDerived(key) {
			t.Errorf("no code uses the key %q", key)
		}
	}
}

// isDerived reports whether a key is put together from the name of what it is about. Tests of schema, of the editor and
// of the texts of rules look at these.
func isDerived(key string) bool {
	for _, start := range []string{"schema.", "editor.save_as.name", "effect.", "meaning.", "cardrule.", "editor.template."} {
		if strings.HasPrefix(key, start) {
			return true
		}
	}
	return false
}

// keysInCode returns the string literals that look like keys, with a place where each stands. A literal looks like a
// key if it is dotted words and its first word starts a key of the translation files.
func keysInCode(t *testing.T) map[string]string {
	first := map[string]bool{}
	for _, key := range keys(Default) {
		word, _, _ := strings.Cut(key, ".")
		first[word] = true
	}
	form := regexp.MustCompile(`^[a-z][a-z0-9_]*(\.[a-z0-9_]+)+$`)
	set := token.NewFileSet()
	used := map[string]string{}
	for _, file := range sources(t) {
		tree, err := parser.ParseFile(set, file, nil, parser.SkipObjectResolution)
		require.NoError(t, err)
		ast.Inspect(tree, func(n ast.Node) bool {
			literal, ok := n.(*ast.BasicLit)
			if !ok || literal.Kind != token.STRING {
				return true
			}
			text, err := strconv.Unquote(literal.Value)
			require.NoError(t, err)
			word, _, _ := strings.Cut(text, ".")
			if form.MatchString(text) && first[word] && !strings.HasSuffix(text, ".json") { // a file's name
				used[text] = set.Position(literal.Pos()).String()
			}
			return true
		})
	}
	return used
}

// sources returns the module's Go files other than tests.
func sources(t *testing.T) []string {
	var files []string
	require.NoError(t, filepath.WalkDir("../..", func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() && path != "../.." && strings.HasPrefix(entry.Name(), ".") {
			return filepath.SkipDir
		}
		if strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go") {
			files = append(files, path)
		}
		return nil
	}))
	return files
}

func keys(lang string) []string { return slices.Sorted(maps.Keys(messages(lang + ".json"))) }

func texts(message any) []string {
	forms, ok := message.(map[string]any)
	if !ok {
		return []string{message.(string)}
	}
	var all []string
	for _, form := range slices.Sorted(maps.Keys(forms)) {
		all = append(all, forms[form].(string))
	}
	return all
}

var place = regexp.MustCompile(`{{\s*\.(\w+)\s*}}`)

func places(text string) []string {
	var names []string
	for _, match := range place.FindAllStringSubmatch(text, -1) {
		names = append(names, match[1])
	}
	slices.Sort(names)
	return slices.Compact(names)
}
