package table_test

import (
	"fmt"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/editor/query"
	"boardduels/editor/table"
	"boardduels/schema"
)

// BenchmarkRows10000 is a query over a pack of 10,000 cards, its answer in the order of two columns.
func BenchmarkRows10000(b *testing.B) {
	files := fstest.MapFS{}
	for i := range 10_000 {
		card := schema.Card{}
		card.ID, card.Name = fmt.Sprintf("card_%d", i), fmt.Sprintf("Card %d", i)
		card.Cost, card.BaseDamage, card.MaxDamage = int16(i%7), int16(i%11), int16(i%11)
		files[schema.FileOf(schema.CardKind, card.ID)] = &fstest.MapFile{Data: []byte(schema.NewCard(card).Source())}
	}
	w, err := document.Open(document.Embedded{FS: files})
	require.NoError(b, err)
	for name, text := range map[string]string{"all": "", "fields": "cost>2 damage>=4 -major", "words": "card 7"} {
		b.Run(name, func(b *testing.B) {
			q, err := query.Parse(text)
			require.NoError(b, err)
			for b.Loop() {
				_, err := finder.Rows(source(w), &table.View{Kind: schema.CardKind, Query: q, Sorts: []table.Sort{{Path: "cost"}, {Path: "name", Down: true}}})
				require.NoError(b, err)
			}
		})
	}
}
