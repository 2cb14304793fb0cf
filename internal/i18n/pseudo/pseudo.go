// Package pseudo makes a language of the English one, as data alone: its letters have accents. Tests speak it to find
// words that don't come from the translations.
package pseudo

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"boardduels/assets/translations"
)

// Code is that of the language: one whose plural forms are those of English, and which has no file.
const Code = "eo"

// spoken is set where the language is there.
const spoken = "BOARDDUELS_PSEUDO"

// The translations are exchanged before anything reads them: of what a package needs the toolchain begins with what
// needs least.
func init() {
	if os.Getenv(spoken) != "" {
		translations.Files = files()
	}
}

// Alone runs a test once more in a process that knows the language, which others there are not to meet. It reports
// whether this is that process.
func Alone(t *testing.T) bool {
	t.Helper()
	if os.Getenv(spoken) != "" {
		return true
	}
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	again := exec.Command(program, "-test.run=^"+t.Name()+"$", "-test.count=1")
	again.Env = append(os.Environ(), spoken+"=1")
	if said, err := again.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	return false
}

// files are the translations with the language among them.
func files() fs.FS {
	all := fstest.MapFS{}
	names, err := fs.Glob(translations.Files, "*.json")
	if err != nil {
		panic(err)
	}
	for _, name := range names {
		all[name] = &fstest.MapFile{Data: read(name)}
	}
	var sentences map[string]any
	decode("en.json", &sentences)
	for key, sentence := range sentences {
		sentences[key] = disguised(sentence)
	}
	all[Code+".json"] = &fstest.MapFile{Data: encode(sentences)}
	var languages []map[string]string
	decode("languages.json", &languages)
	languages = append(languages, map[string]string{"code": Code, "name": disguise("Pseudo"), "point": "."})
	all["languages.json"] = &fstest.MapFile{Data: encode(languages)}
	return all
}

func read(name string) []byte {
	source, err := fs.ReadFile(translations.Files, name)
	if err != nil {
		panic(err)
	}
	return source
}

func decode(name string, into any) {
	if err := json.Unmarshal(read(name), into); err != nil {
		panic(fmt.Sprintf("%s: %v", name, err))
	}
}

func encode(value any) []byte {
	source, err := json.Marshal(value)
	if err != nil {
		panic(err)
	}
	return source
}

// disguised returns a sentence, or its plural forms, in the language.
func disguised(sentence any) any {
	forms, ok := sentence.(map[string]any)
	if !ok {
		return disguise(sentence.(string))
	}
	for form, text := range forms {
		forms[form] = disguise(text.(string))
	}
	return forms
}

// kept is what stays as it is in a sentence: the places that are filled, and elements of documents.
var kept = regexp.MustCompile(`{{[^}]*}}|{[^}]*}|%[a-z]|<[^>]*>`)

// disguise returns a sentence of English in the language.
func disguise(sentence string) string {
	var b strings.Builder
	at := 0
	for _, part := range kept.FindAllStringIndex(sentence, -1) {
		b.WriteString(accented.Replace(sentence[at:part[0]]))
		b.WriteString(sentence[part[0]:part[1]])
		at = part[1]
	}
	b.WriteString(accented.Replace(sentence[at:]))
	return b.String()
}

var accented = strings.NewReplacer(
	"a", "á", "c", "ç", "d", "đ", "e", "é", "g", "ğ", "h", "ħ", "i", "í", "j", "ĵ", "k", "ķ", "l", "ł", "n", "ñ", "o", "ó", "r", "ř", "s", "š",
	"t", "ť", "u", "ú", "w", "ŵ", "y", "ý", "z", "ž", "A", "Á", "C", "Ç", "D", "Đ", "E", "É", "G", "Ğ", "H", "Ħ", "I", "Í", "J", "Ĵ", "K", "Ķ",
	"L", "Ł", "N", "Ñ", "O", "Ó", "R", "Ř", "S", "Š", "T", "Ť", "U", "Ú", "W", "Ŵ", "Y", "Ý", "Z", "Ž",
)

// word is what people read as a word; foreign is one without an accent, of three letters or more, or one of Ukrainian.
var (
	word    = regexp.MustCompile(`[\pL\pM'’]+`)
	foreign = regexp.MustCompile(`^[A-Za-z'’]{3,}$|\p{Cyrillic}`)
)

// Foreign returns the words of a text that aren't of the language, but for those of some texts that nobody translates,
// such as names.
func Foreign(text string, names ...string) (found []string) {
	allowed := map[string]bool{}
	for _, name := range names {
		for _, w := range word.FindAllString(name, -1) {
			allowed[w] = true
		}
	}
	for _, w := range word.FindAllString(text, -1) {
		if foreign.MatchString(w) && !allowed[w] && !slices.Contains(found, w) {
			found = append(found, w)
		}
	}
	return found
}
