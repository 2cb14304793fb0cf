package view

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"boardduels/ai"
	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/precedent"
	"boardduels/editor/document"
	"boardduels/editor/view/viewtest"
	"boardduels/internal/cputime"
	"boardduels/internal/i18n"
	"boardduels/internal/settings"
	"boardduels/kb"
	"boardduels/kb/classic"
	"boardduels/runtime/app/look"
	"boardduels/runtime/app/look/looktest"
	"boardduels/schema"
)

// bench is an editor in a window whose work for the toolkit's thread is measured, drawing left out.
type bench struct {
	*Editor
	b     *testing.B
	queue chan func()
	spans []time.Duration // of processor time of the thread; the work that people wait for at a stretch
}

func newBench(b *testing.B) *bench {
	app := looktest.NewApp(b)
	window := test.NewTempWindow(b, nil)
	window.Resize(viewtest.OnDesktop)
	home := b.TempDir()
	set, err := settings.Open(filepath.Join(home, "settings.json"))
	require.NoError(b, err)
	set.Change(func(s *settings.Settings) { s.BalanceByHand = true }, nil)
	e, err := New(app, window, Deps{Classic: classic.FS(), Data: home, Settings: set, Brains: duelbrains.All(), Do: app.Do,
		Appearance: &chosen{i18n.For("en"), look.Dark, 100},
		Explain: func(s ai.Situation, k *kb.Knowledge) (*ai.Rationale, error) {
			return precedent.Explain(s, k, precedent.Intended)
		}})
	require.NoError(b, err)
	b.Cleanup(e.Close)
	e.Enter()
	s := &bench{Editor: e, b: b, queue: app.Queue}
	s.settle()
	return s
}

// do does something on the toolkit's thread, and counts it.
func (s *bench) do(f func()) {
	s.spans = append(s.spans, cputime.ThreadTime(s.b, f))
}

// settle does all that waits for the toolkit's thread, each by itself, until nothing goes on in the background.
func (s *bench) settle() {
	for range 2 { // what has been checked may wait, too
		for len(s.queue) > 0 {
			s.do(<-s.queue)
		}
		s.checker.Wait()
	}
}

// next waits for something that comes to the toolkit's thread, and does it.
func (s *bench) next() { s.do(<-s.queue) }

// report tells the median and the longest of the spans since the last report.
func (s *bench) report(what string) {
	s.b.ReportMetric(median(s.spans), what+"-ui-ms")
	s.b.ReportMetric(median(s.spans[len(s.spans)-1:]), what+"-ui-worst-ms")
	s.spans = nil
}

// largePack writes a pack of 10,000 cards into a folder.
func largePack(b *testing.B) string {
	folder := b.TempDir()
	require.NoError(b, os.Mkdir(filepath.Join(folder, "cards"), 0o755))
	for i := range 10_000 {
		card := schema.Card{}
		card.ID, card.Name = fmt.Sprintf("card_%d", i), fmt.Sprintf("Card %d", i)
		card.Cost, card.BaseDamage, card.MaxDamage = int16(i%7), int16(i%11), int16(i%11)
		file := filepath.Join(folder, filepath.FromSlash(schema.FileOf(schema.CardKind, card.ID)))
		require.NoError(b, os.WriteFile(file, []byte(schema.NewCard(card).Source()), 0o644))
	}
	return folder
}

func newLargeBench(b *testing.B) *bench {
	s := newBench(b)
	work, err := document.Open(document.At(largePack(b)))
	require.NoError(b, err)
	s.take(work)
	s.settle()
	s.spans = nil
	return s
}

// BenchmarkKey10000 is what a key typed into a form costs the toolkit's thread in a pack of 10,000 cards, and then what
// the check has found.
func BenchmarkKey10000(b *testing.B) {
	s := newLargeBench(b)
	s.open("cards/card_77.xml")
	s.settle()
	var keys, found []time.Duration
	for i := 0; b.Loop(); i++ {
		s.spans = nil
		s.do(func() { s.Editor.do(document.SetField{File: s.file, Path: "name", Value: fmt.Sprint("Name ", i)}) })
		s.settle()
		keys, found = append(keys, s.spans[0]), append(found, s.spans[1:]...)
	}
	s.spans = keys
	s.report("key")
	s.spans = found
	s.report("found")
}

// BenchmarkCaseKey is what a key typed into a case costs the toolkit's thread, with all that is told beside it.
func BenchmarkCaseKey(b *testing.B) {
	s := newBench(b)
	s.open("cases/knight.xml")
	s.spans = nil
	shares := []string{"0.5", "0.25"}
	for n := 0; b.Loop(); n++ {
		s.do(func() {
			s.Editor.do(document.SetInput{Hero: "knight", Case: 3, Input: 4, Value: shares[n%2]})
		})
		s.settle()
	}
	s.report("key")
}

// BenchmarkBulk10000 changes all of 10,000 cards in the table, and takes that back.
func BenchmarkBulk10000(b *testing.B) {
	s := newLargeBench(b)
	s.desk.showTable(true)
	s.settleTable()
	s.spans = nil
	var there, back, edited, undone []time.Duration
	for i := 0; b.Loop(); i++ {
		edit := document.SetCells{}
		for _, r := range s.desk.table.Rows {
			edit.Cells = append(edit.Cells, document.Cell{File: r.File, Path: "cost", Value: strconv.Itoa(7 + i%3)})
		}
		s.spans = nil
		start := time.Now()
		s.do(func() { s.Editor.do(edit) })
		there, edited = append(there, s.spans[0]), append(edited, time.Since(start))
		s.settleTable()
		s.spans = nil
		start = time.Now()
		s.do(s.undo)
		back, undone = append(back, s.spans[0]), append(undone, time.Since(start))
		s.settleTable()
	}
	s.spans = there
	s.report("edit")
	s.spans = back
	s.report("undo")
	b.ReportMetric(median(edited), "edit-ms") // documents are changed on other threads, too
	b.ReportMetric(median(undone), "undo-ms")
}

// settleTable waits until the table shows the pack as it is.
func (s *bench) settleTable() {
	for p := s.desk.table; p.Source == nil || p.Source.Pack != s.work.Pack(); {
		s.next()
	}
	s.settle()
}

// BenchmarkScroll10000 scrolls a table of 10,000 cards: by the wheel, by pages, by its bar, and sideways.
func BenchmarkScroll10000(b *testing.B) {
	for _, way := range []struct {
		name string
		step fyne.Position
	}{{"wheel", fyne.NewPos(0, 75)}, {"page", fyne.NewPos(0, 600)}, {"bar", fyne.NewPos(0, 20_011)}, {"sideways", fyne.NewPos(60, 0)}} {
		b.Run(way.name, func(b *testing.B) {
			s := newLargeBench(b)
			s.desk.showTable(true)
			s.settleTable()
			grid := s.desk.table.Grid
			s.spans = nil
			at := fyne.Position{}
			for b.Loop() {
				at = at.Add(way.step)
				if at.Y > 300_000 || at.X > 600 {
					at = fyne.Position{}
				}
				s.do(func() { grid.ScrollToOffset(at) })
			}
			s.report("frame")
		})
	}
}

// BenchmarkEnter opens the editor with the classic pack, until its first page is drawn without a graphics card.
func BenchmarkEnter(b *testing.B) {
	var spans []time.Duration
	for b.Loop() {
		spans = append(spans, cputime.ThreadTime(b, func() { newBench(b).window.Canvas().Capture() }))
	}
	b.ReportMetric(median(spans), "ui-ms")
}

// BenchmarkOpen10000 opens a pack of 10,000 cards from a folder, until its first page is drawn without a graphics card.
func BenchmarkOpen10000(b *testing.B) {
	folder := largePack(b)
	s := newBench(b)
	var shown, worked []time.Duration
	for b.Loop() {
		runtime.GC() // of the pack before
		start, before := time.Now(), cputime.ProgramTime(b)
		s.Open(document.At(folder))
		s.next()
		s.window.Canvas().Capture()
		shown, worked = append(shown, time.Since(start)), append(worked, cputime.ProgramTime(b)-before)
		s.settle()
	}
	b.ReportMetric(median(shown), "shown-ms")
	b.ReportMetric(median(worked), "shown-processor-ms")
	s.report("open")
}

// median returns the median in milliseconds.
func median(times []time.Duration) float64 {
	slices.Sort(times)
	return float64(times[len(times)/2]) / float64(time.Millisecond)
}
