package document_test

import (
	"fmt"
	"strconv"
	"testing"
	"testing/fstest"
	"time"

	"github.com/stretchr/testify/require"

	"boardduels/editor/document"
	"boardduels/schema"
)

// largeWorkspace opens a pack of 10,000 cards.
func largeWorkspace(b *testing.B) *document.Workspace {
	small := smallWorkspace(b).Pack()
	files := fstest.MapFS{}
	for _, d := range small.Documents() {
		files[d.File()] = &fstest.MapFile{Data: []byte(d.Source())}
	}
	for i := range 10_000 {
		c, _ := small.Card("cleave")
		c.ID, c.Name = fmt.Sprintf("card_%d", i), fmt.Sprintf("Card %d", i)
		files[schema.FileOf(schema.CardKind, c.ID)] = &fstest.MapFile{Data: []byte(schema.NewCard(c).Source())}
	}
	w, err := document.Open(document.Embedded{FS: files})
	require.NoError(b, err)
	return w
}

// BenchmarkType10000 is what the screen's thread does for a key typed into a form, in a pack of 10,000 cards.
func BenchmarkType10000(b *testing.B) {
	w := largeWorkspace(b)
	for i := 0; b.Loop(); i++ {
		set(b, w, "cards/card_77.xml", "cost", strconv.Itoa(i%10))
	}
}

// BenchmarkCheck10000 is what the background does after it.
func BenchmarkCheck10000(b *testing.B) {
	w := largeWorkspace(b)
	for i := 0; b.Loop(); i++ {
		set(b, w, "cards/card_77.xml", "cost", strconv.Itoa(i%10))
		w.Pack().Diagnostics()
	}
}

// BenchmarkSetCells10000 is a change of one field of all cards in a pack of 10,000, and taking it back.
func BenchmarkSetCells10000(b *testing.B) {
	w := largeWorkspace(b)
	for i := 0; b.Loop(); i++ {
		var edit document.SetCells
		for _, id := range w.Pack().IDs(schema.CardKind) {
			edit.Cells = append(edit.Cells, document.Cell{File: schema.FileOf(schema.CardKind, id), Path: "cost", Value: strconv.Itoa(1 + i%5)})
		}
		require.NoError(b, w.Do(edit))
		start := time.Now()
		w.Undo()
		b.ReportMetric(float64(time.Since(start).Milliseconds()), "undo-ms")
	}
}

// BenchmarkSavedPack10000 finds the pack without a change of all cards in a pack of 10,000.
func BenchmarkSavedPack10000(b *testing.B) {
	w := largeWorkspace(b)
	var edit document.SetCells
	for _, id := range w.Pack().IDs(schema.CardKind) {
		edit.Cells = append(edit.Cells, document.Cell{File: schema.FileOf(schema.CardKind, id), Path: "cost", Value: "3"})
	}
	require.NoError(b, w.Do(edit))
	for b.Loop() {
		w.SavedPack()
	}
}
