package paper_test

import (
	"bytes"
	"compress/zlib"
	"context"
	"fmt"
	"io"
	"os"
	"strings"
	"testing"
	"testing/fstest"
	"unicode"
	"unicode/utf16"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"boardduels/editor/paper"
	"boardduels/internal/golden"
	"boardduels/internal/i18n"
	"boardduels/kb/classic"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
	"boardduels/schema"
	"boardduels/schema/schematest"
)

// each are the languages in which cards are printed.
var each = [][]string{{"en"}, {"uk"}, {"en", "uk"}}

// readable is the least size of letters that people read at a table, in points.
const readable = 5

func classicPack() *schema.Pack {
	pack, _ := schema.LoadPack(classic.FS())
	return pack
}

func mechanics(t *testing.T) *schema.Pack {
	pack, _ := schema.LoadPack(os.DirFS("../../schema/testdata/mechanics"))
	require.NotEmpty(t, pack.IDs(schema.CardKind))
	return pack
}

func lay(t require.TestingT, pack *schema.Pack, o paper.Order) *paper.Sheets {
	sheets, err := paper.Lay(context.Background(), pack, &o)
	require.NoError(t, err)
	return sheets
}

// whole lays out all of a pack.
func whole(t require.TestingT, pack *schema.Pack, languages ...string) *paper.Sheets {
	o := paper.Order{Languages: languages}
	o.AddAll(pack)
	return lay(t, pack, o)
}

func TestTheClassicPackLiesAsBefore(t *testing.T) {
	var b strings.Builder
	sheets := whole(t, classicPack(), "en", "uk")
	for i, f := range sheets.Faces {
		if i%paper.PerSheet == 0 {
			fmt.Fprintf(&b, "sheet %d of %d\n", i/paper.PerSheet+1, sheets.Count())
		}
		fmt.Fprintf(&b, "%s %s: picture %g mm, text of %g points\n", f.Kind.Name(), f.ID, f.Picture.Height, f.Size)
		for _, l := range f.Lines {
			fmt.Fprintf(&b, "  %5.1f %5.1f  %g  %s\n", l.X, l.Y, l.Size, l.Text)
		}
	}
	golden.Equal(t, "testdata/classic.golden", b.String())
}

// letters are what stays of a text that is broken into lines.
func letters(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) {
			return -1
		}
		return r
	}, text)
}

// holds checks that a face has all of some texts, and inside of its frame.
func holds(t assert.TestingT, f *paper.Face, texts ...string) {
	var all strings.Builder
	for _, l := range f.Lines {
		all.WriteString(letters(l.Text))
		assert.GreaterOrEqual(t, l.X, 3.0, "%s: %s", f.ID, l.Text)
		assert.LessOrEqual(t, l.X+l.Width, paper.CardWidth-3, "%s: %s", f.ID, l.Text)
		assert.GreaterOrEqual(t, l.Y, 3.0, "%s: %s", f.ID, l.Text)
		assert.LessOrEqual(t, l.Y, paper.CardHeight-3, "%s: %s", f.ID, l.Text)
	}
	for _, text := range texts {
		assert.Contains(t, all.String(), letters(text), f.ID)
	}
}

// said are the texts that a card has to hold.
func said(pack *schema.Pack, f *paper.Face, languages []string) (texts []string) {
	for _, code := range languages {
		t, d := i18n.For(code), pack.Dictionary(code)
		if hero, ok := pack.Hero(f.ID); ok && f.Kind == schema.HeroKind {
			texts = append(texts, fmt.Sprint(hero.HP), schema.DisplayName(code, f.ID, hero.Name, hero.NameUK))
			texts = append(texts, rulestext.Passives(t, d, hero.Passives)...)
			continue
		}
		if relic, ok := pack.Relic(f.ID); ok && f.Kind == schema.RelicKind {
			texts = append(texts, schema.DisplayName(code, f.ID, relic.Name, relic.NameUK))
			texts = append(texts, rulestext.Passives(t, d, relic.Rules)...)
			continue
		}
		if f.Kind == schema.RulesKind {
			for _, c := range pack.Rules().Counters {
				texts = append(texts, rulestext.Counter(t, d, c.Counter))
			}
			continue
		}
		card, _ := pack.Card(f.ID)
		numbers := pack.Numbers()
		texts = append(texts, d.Card(f.ID), rulestext.RulesNaming(t, d, &card.Card, rulestext.Bonuses{}), rulestext.Kind(t, numbers.Kind(&card.Card)))
		if !card.IsMajor && !card.Says.Unplayable {
			texts = append(texts, fmt.Sprint(card.Cost))
		}
	}
	return texts
}

func TestEachCardIsPrintedWholeAndReadable(t *testing.T) {
	for _, pack := range []*schema.Pack{classicPack(), mechanics(t)} {
		for _, languages := range each {
			sheets := whole(t, pack, languages...)
			others := len(pack.IDs(schema.HeroKind)) + len(pack.IDs(schema.RelicKind))
			if len(pack.Rules().Counters) > 0 {
				others++ // what they do
			}
			assert.Len(t, sheets.Faces, len(pack.IDs(schema.CardKind))+others)
			assert.Empty(t, sheets.LeftOut)
			assert.Empty(t, string(sheets.Missing))
			for i := range sheets.Faces {
				f := &sheets.Faces[i]
				holds(t, f, said(pack, f, languages)...)
				assert.GreaterOrEqual(t, f.Size, float64(readable), "%s %v", f.ID, languages)
			}
		}
	}
}

// Whatever the rules of a card are, they are on it.
func TestWhateverACardSaysIsPrintedWhole(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		files, _, _ := schematest.PackWithRules(t)
		pack, _ := schema.LoadPack(files)
		languages := rapid.SampledFrom(each).Draw(t, "languages")
		sheets := whole(t, pack, languages...)
		for i := range sheets.Faces {
			f := &sheets.Faces[i]
			holds(t, f, said(pack, f, languages)...)
		}
	})
}

// longest is a card that says as much as a card may, in long words.
func longest(id string) *schema.Document {
	card := schema.Card{Card: duel.Card{ID: id, Cost: 2, BaseDamage: 10, MaxDamage: 10, StunTime: 2, BonusLength: 5, DoTPower: 3, EffectIncreasing: 1,
		BaseAbsorb: 2, MaxAbsorb: 4, MaxHealing: 3, DamageBonus: -2, DefenseBonus: 20, ActivateByNextAttack: true, Name: strings.Repeat("Whirlwind ", 8)},
		NameUK: strings.Repeat("Щойнощо ", 10)}
	for i := range rule.MostOfCard {
		r := card.Says.Rules.Item(i)
		*r = rule.New()
		r.On, r.Do, r.Amount, r.Lasts, r.Chance, r.If, r.Least = rule.Struck, rule.Damage, int16(10+i), 9, 35, rule.FoeHP, 9
	}
	return schema.NewCard(card)
}

// Two languages of as much as a card may say, below names of eighty letters, are no pleasure to read.
func TestTheLongestTextsCanBeRead(t *testing.T) {
	pack := classicPack().With(longest("longest"))
	for i, least := range []float64{7, 6.5, 4.5} {
		f := lay(t, pack, paper.Order{Languages: each[i], Cards: []paper.Copies{{Card: "longest", N: 1}}}).Faces[0]
		holds(t, &f, said(pack, &f, each[i])...)
		assert.GreaterOrEqual(t, f.Size, least, each[i])
	}
}

// Words without spaces are broken, letters that the faces don't have stand as boxes and are told, and those that were
// typed in two pieces are one.
func TestNamesOfStrangers(t *testing.T) {
	for _, c := range []struct{ name, printed, missing string }{
		{strings.Repeat("W", 80), strings.Repeat("W", 80), ""},
		{strings.Repeat("Щ", 80), strings.Repeat("Щ", 80), ""},
		{"І\u0308жак і и\u0306ого барʼєр «ґ» – − × …", "Їжак і його барʼєр «ґ» – − × …", ""},
		{"Shield 🛡 of 漢", "Shield □ of □", "漢🛡"},
		{"a\u00a0b\u2009c\u200bd", "a b c", ""},
	} {
		pack := classicPack().With(schema.NewCard(schema.Card{Card: duel.Card{ID: "named", Name: c.name}}))
		sheets := lay(t, pack, paper.Order{Languages: []string{"en", "uk"}, Cards: []paper.Copies{{Card: "named", N: 1}}})
		holds(t, &sheets.Faces[0], c.printed)
		assert.Equal(t, c.missing, string(sheets.Missing), c.name)
		_, err := sheets.PDF(t.Context())
		assert.NoError(t, err, c.name)
	}
}

func TestADeckHasAllThatIsNeededToPlayIt(t *testing.T) {
	pack := mechanics(t)
	for _, id := range pack.IDs(schema.HeroKind) {
		o := paper.Order{Languages: []string{"en"}}
		o.AddDeck(pack, id)
		var cards []string
		for _, f := range lay(t, pack, o).Faces {
			cards = append(cards, f.ID)
		}
		hero, err := pack.DuelHero(id)
		require.NoError(t, err)
		want := []string{"rules", id}
		for _, line := range hero.Deck {
			for range line.Copies {
				want = append(want, line.Card.ID)
			}
		}
		for i := range hero.Brings {
			want = append(want, hero.Brings[i].ID)
		}
		assert.ElementsMatch(t, want, cards, id)
	}
}

func TestCopiesAndSheets(t *testing.T) {
	pack := classicPack()
	o := paper.Order{Languages: []string{"en"}, Cards: []paper.Copies{{Card: "cleave", N: 2}, {Card: "nothing", N: 1}, {Card: "stab", N: 3}}}
	o.Multiply(2)
	assert.Equal(t, 12, o.Count())
	sheets := lay(t, pack, o)
	assert.Len(t, sheets.Faces, 10)
	assert.Equal(t, 2, sheets.Count())
	assert.Equal(t, []string{"nothing"}, sheets.LeftOut)
	assert.Equal(t, "stab", sheets.Faces[9].ID)
}

func TestOrdersOutOfRange(t *testing.T) {
	pack := classicPack()
	for _, c := range []struct {
		order paper.Order
		err   string
	}{
		{paper.Order{Languages: []string{"en"}}, "0 cards are to be printed: allowed are 1 to 1800"},
		{paper.Order{Languages: []string{"en"}, Cards: []paper.Copies{{Card: "stab", N: 1801}}}, "1801 cards are to be printed: allowed are 1 to 1800"},
		{paper.Order{Languages: []string{"en"}, Cards: []paper.Copies{{Card: "stab", N: 0}}}, "0 copies of stab: allowed are 1 and more"},
		{paper.Order{Heroes: []string{"mage"}}, "no language of the texts is named"},
	} {
		_, err := paper.Lay(t.Context(), pack, &c.order)
		assert.EqualError(t, err, c.err)
	}
	_, err := paper.FormatNamed("a5")
	assert.EqualError(t, err, `no paper "a5"; there are: a4, letter`)
	for _, name := range paper.Formats() {
		f, err := paper.FormatNamed(name)
		require.NoError(t, err)
		assert.Equal(t, name, f.String())
	}
}

// printed are the parts of a file that a viewer draws from.
type printed struct {
	sheets int
	text   string // all that is drawn, inflated
}

func readPDF(t *testing.T, data []byte) (p printed) {
	t.Helper()
	require.True(t, bytes.HasPrefix(data, []byte("%PDF-1.")))
	require.True(t, bytes.HasSuffix(data, []byte("%%EOF\n")))
	p.sheets = bytes.Count(data, []byte("/Type /Page\n"))
	for _, part := range bytes.Split(data, []byte("stream\n"))[1:] {
		if r, err := zlib.NewReader(bytes.NewReader(part)); err == nil {
			stream, _ := io.ReadAll(r)
			p.text += string(stream)
		}
	}
	return p
}

// drawn is a text as a file writes it.
func drawn(text string) string {
	var b strings.Builder
	for _, unit := range utf16.Encode([]rune(text)) {
		b.Write([]byte{byte(unit >> 8), byte(unit)})
	}
	return strings.NewReplacer(`\`, `\\`, "(", `\(`, ")", `\)`, "\r", `\r`).Replace(b.String())
}

func TestThePDFHasAllTexts(t *testing.T) {
	pack := classicPack()
	for _, name := range paper.Formats() {
		format, err := paper.FormatNamed(name)
		require.NoError(t, err)
		o := paper.Order{Format: format, Languages: []string{"en", "uk"}}
		o.AddDeck(pack, "mage")
		sheets := lay(t, pack, o)
		data, err := sheets.PDF(t.Context())
		require.NoError(t, err)
		p := readPDF(t, data)
		assert.Equal(t, sheets.Count(), p.sheets)
		for _, f := range sheets.Faces {
			for _, l := range f.Lines {
				assert.Contains(t, p.text, drawn(l.Text))
			}
		}
		again, err := lay(t, pack, o).PDF(t.Context())
		require.NoError(t, err)
		assert.True(t, bytes.Equal(data, again), "the same pack gave another file")
		width, height := format.Size()
		assert.Contains(t, string(data), fmt.Sprintf("/MediaBox [0 0 %.2f %.2f]", width*72/25.4, height*72/25.4))
	}
}

// What printers leave white, some 4 mm at each edge, is left white.
func TestCardsAndMarksLieWhereEveryPrinterPrints(t *testing.T) {
	for _, name := range paper.Formats() {
		format, _ := paper.FormatNamed(name)
		width, height := format.Size()
		const marks, white = 3.5, 4
		assert.GreaterOrEqual(t, (width-3*paper.CardWidth)/2-marks, float64(white), name)
		assert.GreaterOrEqual(t, (height-3*paper.CardHeight)/2-marks, float64(white), name)
	}
}

// A picture that can't be drawn doesn't keep its card from being printed.
func TestCardsWithoutTheirPictures(t *testing.T) {
	files := fstest.MapFS{"cards/a.xml": {Data: []byte(schema.NewCard(schema.Card{Card: duel.Card{ID: "a", Name: "A"}, Image: "a.png"}).Source())},
		"cards/b.xml": {Data: []byte(schema.NewCard(schema.Card{Card: duel.Card{ID: "b", Name: "B"}, Image: "none.png"}).Source())},
		"cards/c.xml": {Data: []byte("<card><na")}, "art/a.png": {Data: []byte("\x89PNG\r\n\x1a\ncut")}}
	pack, _ := schema.LoadPack(files)
	sheets := whole(t, pack, "en")
	assert.Equal(t, []string{"c"}, sheets.LeftOut)
	require.Len(t, sheets.Faces, 2)
	for _, f := range sheets.Faces {
		assert.Zero(t, f.Picture.Height, f.ID)
	}
	_, err := sheets.PDF(t.Context())
	assert.NoError(t, err)
}

func TestWhoGivesUpWaitsForNothing(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	pack := classicPack()
	o := paper.Order{Languages: []string{"en"}}
	o.AddAll(pack)
	_, err := paper.Lay(ctx, pack, &o)
	assert.ErrorIs(t, err, context.Canceled)
	_, err = whole(t, pack, "en").PDF(ctx)
	assert.ErrorIs(t, err, context.Canceled)
}
