package spelling_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/text/unicode/norm"
	"pgregory.net/rapid"

	"boardduels/internal/spelling"
)

func TestWordsThatLookTheSameAreTheSame(t *testing.T) {
	for _, same := range [][]string{
		{"бар'єр", "бар’єр", "барʼєр", "бар`єр", "бар‘єр", "бар′єр", "бар´єр", "БАР＇ЄР", "Бар’Єр", "барꞌєр", "БАРꞋЄР", "бар՚єр"},
		{"Їжак", "І\u0308жак", "їжак", "і\u0308жак"},
		{"Йод", "И\u0306од"},
		{"café", "cafe\u0301", "CAFÉ"},
		{"Ice Bolt", "ice bolt", "Ice\u00a0Bolt", "Ice\u202fBolt", "I\u00adce Bolt", "\ufeffIce Bolt", "Ice  Bolt", "Ice \u00a0 Bolt", "Ice \u200b Bolt",
			"Ice\u034f \u115fB\u1160o\u3164lt\uffa0", "\u180eIce\u2061 B\u2063\u2800o\u206al\ufff9t", "Ice Bolt\U000e0041\U0001d173", "Ice\u200e Bolt\u061c", "Ice Bo\u2028lt"},
		{"ΟΔΥΣΣΕΥΣ", "οδυσσευς", "Οδυσσευσ"},
		{"✔", "✔\ufe0f"},
		{"по-друге", "по\u2011друге", "по\u2010друге"},
		{"o'clock", "O’clock"},
	} {
		for _, word := range same {
			assert.True(t, spelling.Equal(same[0], word), "%q and %q", same[0], word)
			assert.Equal(t, spelling.Fold(same[0]), spelling.Fold(word))
			assert.True(t, spelling.Contains("the "+word+"!", same[0]), "%q in %q", same[0], word)
		}
	}
}

func TestOtherLettersStayOthers(t *testing.T) {
	for _, different := range [][2]string{{"їжак", "іжак"}, {"й", "и"}, {"є", "е"}, {"ґ", "г"}, {"x²", "x2"}, {"barєр", "барєр"}, {"a b", "ab"}} {
		assert.False(t, spelling.Equal(different[0], different[1]), "%q and %q", different[0], different[1])
	}
	assert.NotEqual(t, spelling.Letters("Cleave"), spelling.Letters("cleave"))
	assert.Equal(t, spelling.Letters("І\u0308жак.svg"), spelling.Letters("Їжак.svg"))
}

func TestLettersAreComposed(t *testing.T) {
	assert.Equal(t, "Їжак’й", spelling.Composed("І\u0308жак’и\u0306"))
}

// Whatever the text, it is its own fold's fold, however it is composed and capitalised.
func TestFoldingTwiceChangesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.OneOf(rapid.String(), rapid.StringMatching("[a-zA-ZЇїЙйЄΣσς'’ʼ`\u0308\u0306\u00a0\u00ad\u2011 -]{0,12}")).Draw(t, "text")
		for _, f := range []func(string) string{spelling.Fold, spelling.Letters} {
			assert.Equal(t, f(text), f(f(text)))
			if valid := strings.ToValidUTF8(text, ""); valid == text {
				assert.Equal(t, f(text), f(norm.NFD.String(text)), "%q", text)
			}
		}
		assert.True(t, spelling.Equal(text, spelling.Fold(text)))
	})
}
