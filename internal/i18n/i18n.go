// Package i18n turns keys into sentences of the user's language. The sentences stand in assets/translations, one file a
// language; the game, the editor, the command line, the documents and the rule text share them.
package i18n

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"

	goi18n "github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/collate"
	"golang.org/x/text/language"
	"golang.org/x/text/message"
	"golang.org/x/text/number"

	"boardduels/assets/translations"
)

// Language is a language that the programs speak.
type Language struct {
	Code  string `json:"code"`  // ISO 639-1
	Name  string `json:"name"`  // in the language itself
	Point string `json:"point"` // between the whole and the fraction of a number
}

// Default is the language used where the user's own isn't there, and where a translation lacks a key.
const Default = "en"

var languages = sync.OnceValue(func() (all []Language) {
	read("languages.json", &all)
	return all
})

// Languages returns all languages, in the order in which people are shown them.
func Languages() []Language { return slices.Clone(languages()) }

// Args fills the places of a sentence by name. N is the count by which a sentence with plural forms chooses one.
type Args map[string]any

// Translator speaks one language. It is immutable and may be used by any number of goroutines.
type Translator struct {
	code      string
	point     string
	fixed     map[string]string // sentences without places and plural forms
	filled    map[string]bool   // by the keys of all others: whether it has plural forms
	localizer *goi18n.Localizer // speaks those
}

// For returns the translator of a language, named by a tag such as "uk" or "uk-UA"; of English if there is none.
func For(lang string) *Translator {
	read := translators()[base(lang)]
	if read == nil {
		read = translators()[Default]
	}
	return read()
}

// Prefer returns the translator of the first of some languages that there is; of English if there is none.
func Prefer(tags ...string) *Translator {
	for _, tag := range tags {
		if translators()[base(tag)] != nil {
			return For(tag)
		}
	}
	return For(Default)
}

// base is the language of a tag.
func base(tag string) string {
	base, _, _ := strings.Cut(strings.ReplaceAll(strings.ToLower(tag), "_", "-"), "-")
	return base
}

// Language returns the code of the translator's language.
func (t *Translator) Language() string { return t.code }

// Decimal writes a number with a fixed count of digits after the point, or the comma.
func (t *Translator) Decimal(x float64, digits int) string {
	return strings.Replace(strconv.FormatFloat(x, 'f', digits, 64), ".", t.point, 1)
}

// Number returns a number that is written with a point as the language writes it.
func (t *Translator) Number(text string) string { return strings.Replace(text, ".", t.point, 1) }

// Separator returns what spreadsheets take to separate the cells of a CSV file where numbers are written as in the
// language: a comma, or a semicolon where that is part of numbers.
func (t *Translator) Separator() rune {
	if t.point == "," {
		return ';'
	}
	return ','
}

// Order returns a function that compares names as the language's dictionaries order them. It must not be used by
// several goroutines at once.
func (t *Translator) Order() func(a, b string) int {
	return collate.New(language.MustParse(t.code)).CompareString
}

// Keys returns a function that gives names keys whose bytes stand in the order of [Translator.Order]: for lists that
// are ordered again and again. It must not be used by several goroutines at once.
func (t *Translator) Keys() func(name string) string {
	order, buffer := collate.New(language.MustParse(t.code)), &collate.Buffer{}
	return func(name string) string {
		buffer.Reset()
		return string(order.KeyFromString(buffer, name))
	}
}

// Text returns the sentence of a key with its places filled. A key that no language knows returns itself.
func (t *Translator) Text(key string, args ...Args) string {
	if text, ok := t.fixed[key]; ok {
		return text
	}
	config := goi18n.LocalizeConfig{MessageID: key}
	if len(args) > 0 {
		config.TemplateData = args[0]
		if t.filled[key] {
			config.PluralCount = args[0]["N"]
			config.TemplateData = t.grouped(args[0])
		}
	}
	text, err := t.localizer.Localize(&config)
	if err != nil && text == "" {
		return key
	}
	return text
}

// Has reports whether there is a sentence with a key, in the language or in English.
func (t *Translator) Has(key string) bool {
	_, fixed := t.fixed[key]
	_, filled := t.filled[key]
	return fixed || filled
}

// grouped returns arguments whose count is written in groups of three digits, as the language does it.
func (t *Translator) grouped(args Args) Args {
	if n, ok := args["N"].(int); !ok || n < 1000 {
		return args
	}
	args = maps.Clone(args)
	args["N"] = message.NewPrinter(language.MustParse(t.code)).Sprint(number.Decimal(args["N"]))
	return args
}

// translators are by language, each read when it is first needed: that takes longer than many commands.
var translators = sync.OnceValue(func() map[string]func() *Translator {
	all := map[string]func() *Translator{}
	for _, l := range languages() {
		all[l.Code] = sync.OnceValue(func() *Translator { return newTranslator(l) })
	}
	return all
})

// newTranslator reads a language's sentences, and those in English that it lacks. They are part of the program and
// checked by its tests, so a broken one is a defect.
func newTranslator(l Language) *Translator {
	bundle := goi18n.NewBundle(language.MustParse(Default))
	t := &Translator{code: l.Code, point: l.Point, fixed: map[string]string{}, filled: map[string]bool{}}
	for _, code := range []string{l.Code, Default} {
		tag := language.MustParse(code)
		for key, sentence := range messages(code + ".json") {
			if !t.Has(key) {
				t.learn(bundle, tag, key, sentence)
			}
		}
	}
	t.localizer = goi18n.NewLocalizer(bundle, l.Code, Default)
	return t
}

// learn takes in a sentence (string) or its plural forms (map) in a language.
func (t *Translator) learn(bundle *goi18n.Bundle, tag language.Tag, key string, sentence any) {
	text, isText := sentence.(string)
	if isText && !strings.Contains(text, "{{") {
		t.fixed[key] = text
		return
	}
	t.filled[key] = !isText
	m, err := goi18n.NewMessage(sentence)
	if err == nil {
		m.ID = key
		err = bundle.AddMessages(tag, m)
	}
	if err != nil {
		panic(fmt.Sprintf("translations: %s: %s: %v", tag, key, err))
	}
}

// messages returns a file's keys with a sentence (string) or plural forms (map) each.
func messages(name string) map[string]any {
	found := map[string]any{}
	read(name, &found)
	return found
}

// read reads a file into a value.
func read(name string, into any) {
	source, err := fs.ReadFile(translations.Files, name)
	if err != nil {
		panic(fmt.Sprintf("translations: %v", err))
	}
	if err := json.Unmarshal(source, into); err != nil {
		panic(fmt.Sprintf("translations: %s: %v", name, err))
	}
}
