package boardscreens

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/board"
	"boardduels/ai/board/dynamicplayer"
	"boardduels/internal/games"
	"boardduels/internal/i18n"
	"boardduels/runtime/game"
)

// candidate returns one that is worth the sum of its terms.
func candidate(terms ...board.Term) (c board.Candidate[string]) {
	c.Terms = terms
	for _, term := range terms {
		c.Score += term.Amount
	}
	return c
}

// A hint says why it is good, also where something else is as good: that alone would be no reason.
func TestAHintHasAReason(t *testing.T) {
	family, err := games.Find("reversi")
	require.NoError(t, err)
	good := candidate(board.Term{Name: "corners", Amount: 3}, board.Term{Name: "edges", Amount: -2})
	for name, c := range map[string]struct {
		candidates []board.Candidate[string]
		en, uk     string
	}{
		"the only one": {[]board.Candidate[string]{good}, "There was nothing else to do.", "Нічого іншого не було."},
		"a better one": {
			[]board.Candidate[string]{good, candidate(board.Term{Name: "corners", Amount: 1}, board.Term{Name: "edges", Amount: -2})},
			"It is better above all in this: corners and what is around them.", "Вона краща насамперед у цьому: кути й довкола них.",
		},
		"one that is less bad": {
			[]board.Candidate[string]{good, candidate(board.Term{Name: "corners", Amount: 3}, board.Term{Name: "edges", Amount: -4})},
			"It suffers less from this: edges.", "Їй менше шкодить ось що: краї.",
		},
		"one without terms": {
			[]board.Candidate[string]{{Score: 12}, {Score: 4}}, "It reckons with +12; the next best comes to +4.", "За нею +12, а за наступною – +4.",
		},
		"one like all others": {
			[]board.Candidate[string]{good, good, good},
			"Its best side: corners and what is around them. All moves are equal here.",
			"Головне за неї: кути й довкола них. Тут усі ходи рівноцінні.",
		},
		"one as good as another": {
			[]board.Candidate[string]{good, candidate(board.Term{Name: "edges", Amount: 1})},
			"Its best side: corners and what is around them. Another move is as good.",
			"Головне за неї: кути й довкола них. Є й інший хід, не гірший.",
		},
		"one that nothing speaks for": {
			[]board.Candidate[string]{{Score: -64}, {Score: -64}}, "It reckons with −64; nothing else comes to more.", "За нею −64; більшого не дає ніщо інше.",
		},
	} {
		for language, want := range map[string]string{"en": c.en, "uk": c.uk} {
			s := Session{page: &page{t: i18n.For(language), family: family, seats: []game.Seat{0, 1}}}
			assert.Equal(t, want, s.hintWhy(&dynamicplayer.Rationale{Candidates: c.candidates}), name)
		}
	}
}
