package document

import (
	"bufio"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/editor/merge"
	"boardduels/internal/quick"
	"boardduels/schema"
)

// Names of the environment by which the test binary serves as an editor that is killed: the folder with the pack and
// the journal, and which field of the card that is edited it writes.
const (
	killHome  = "BOARDDUELS_KILL_HOME"
	killField = "BOARDDUELS_KILL_FIELD"
)

const killCard = "cards/cleave.xml"

// manyCards are edited and saved together by an editor whose field is allFields.
var manyCards = []string{killCard, "cards/fire.xml", "cards/heal.xml", "cards/rage.xml", "cards/stab.xml", "cards/vanish.xml"}

const allFields = "all"

func TestMain(m *testing.M) {
	if home := os.Getenv(killHome); home != "" {
		if err := saveForever(home, os.Getenv(killField)); err != nil {
			fmt.Println("failed", strings.ReplaceAll(err.Error(), "\n", "; "))
		}
		os.Exit(1)
	}
	os.Exit(m.Run())
}

// texts of all lengths, that show their number.
func numbered(n int) string { return fmt.Sprintf("%d %s %d", n, strings.Repeat("x", 1+n*7919%3000), n) }

func numberOf(text string) (n int, err error) {
	if _, err := fmt.Sscan(text, &n); err != nil {
		return 0, err
	}
	if text != numbered(n) {
		return 0, fmt.Errorf("%q isn't whole", text)
	}
	return n, nil
}

// ofAllCards returns the edit that sets a field of all cards.
func ofAllCards(field, value string) (edit SetCells) {
	for _, card := range manyCards {
		edit.Cells = append(edit.Cells, Cell{File: card, Path: field, Value: value})
	}
	return edit
}

// saveForever edits a field of a card, or one of all cards, saves, and edits again, merging what another editor has
// saved meanwhile. It tells what is safe.
func saveForever(home, field string) error {
	w, err := Open(NewFolder(filepath.Join(home, "pack")))
	if err != nil {
		return err
	}
	journal := NewJournal(filepath.Join(home, "journal-"+field), func(err error) { fmt.Println("failed", err) })
	journal.Follow(w)
	cells := SetCells{Cells: []Cell{{File: killCard, Path: field}}}
	if field == allFields {
		cells = ofAllCards("name", "")
	}
	text, _ := w.Pack().Document(killCard).Value(cells.Cells[0].Path)
	n, err := numberOf(text)
	if err != nil {
		return err
	}
	for {
		n++
		for i := range cells.Cells {
			cells.Cells[i].Value = numbered(n)
		}
		if err := w.Do(cells); err != nil {
			return err
		}
		journal.Wait()
		fmt.Println("edited", n)
		if err := saveMerging(w); err != nil {
			return err
		}
		journal.Wait()
		fmt.Println("saved", n)
	}
}

// saveMerging saves as the editor does: where another program has written, what it changed is taken in first.
func saveMerging(w *Workspace) error {
	for {
		err := w.Save()
		if _, conflict := errors.AsType[*Conflict](err); !conflict {
			return err
		}
		l := w.StartLook()
		l.Run()
		if _, err := l.Finish(func(merge.Clash) merge.Side { return merge.Mine }); err != nil {
			return err
		}
	}
}

// killed is an editor that runs until it is killed.
type killed struct {
	cmd           *exec.Cmd
	lines         *bufio.Scanner
	edited, saved int // the last numbers that it told
}

func startEditor(t *testing.T, home, field string) *killed {
	t.Helper()
	self, err := os.Executable()
	require.NoError(t, err)
	k := &killed{cmd: exec.Command(self)}
	k.cmd.Env = append(os.Environ(), killHome+"="+home, killField+"="+field)
	out, err := k.cmd.StdoutPipe()
	require.NoError(t, err)
	k.lines = bufio.NewScanner(out)
	require.NoError(t, k.cmd.Start())
	return k
}

// read takes in what it tells, until it has told so many lines or has ended.
func (k *killed) read(t *testing.T, lines int) {
	t.Helper()
	for lines != 0 && k.lines.Scan() {
		what, text, _ := strings.Cut(k.lines.Text(), " ")
		to := map[string]*int{"edited": &k.edited, "saved": &k.saved}[what]
		require.NotNil(t, to, k.lines.Text())
		_, err := fmt.Sscan(text, to)
		require.NoError(t, err)
		lines--
	}
}

// end kills it, and takes in what it had told.
func (k *killed) end(t *testing.T) {
	t.Helper()
	_ = k.cmd.Process.Kill()
	k.read(t, -1)
	require.Error(t, k.cmd.Wait())
}

// Two editors save one card, each a field of it. Whenever one of them is killed, the card is whole, has what each of
// them has saved last or was saving, and what was typed and isn't in the card is in the journal.
func TestKilledWhileAnotherProgramSaves(t *testing.T) {
	quick.Skip(t, "kills programs")
	times := 220
	if testing.Short() {
		times = 20
	}
	home := t.TempDir()
	pack := filepath.Join(home, "pack")
	w, err := Open(Embedded{fstest.MapFS{killCard: &fstest.MapFile{Data: []byte(schema.NewCard(schema.Card{}).Source())}}})
	require.NoError(t, err)
	for _, field := range []string{"name", "name_uk"} {
		require.NoError(t, w.Do(SetField{File: killCard, Path: field, Value: numbered(0)}))
	}
	require.NoError(t, w.SaveAs(NewFolder(pack)))

	other := startEditor(t, home, "name_uk")
	chance := rand.New(rand.NewPCG(5, 6))
	before := 0
	for range times {
		k := startEditor(t, home, "name")
		k.edited, k.saved = before, before
		k.read(t, 1+chance.IntN(6))
		other.read(t, 1)                                                // it saves all the while
		time.Sleep(time.Duration(chance.IntN(3000)) * time.Microsecond) // any moment will do
		k.end(t)
		again, err := Open(NewFolder(pack))
		require.NoError(t, err)
		card := again.Pack().Document(killCard)
		require.True(t, card.WellFormed(), card.Source())
		found := numberIn(t, card, "name")
		require.Contains(t, []int{k.saved, k.edited, k.edited + 1}, found, "edited %d, saved %d", k.edited, k.saved)
		numberIn(t, card, "name_uk")
		recovered(t, again, filepath.Join(home, "journal-name"))
		assert.GreaterOrEqual(t, numberIn(t, again.Pack().Document(killCard), "name"), k.edited)
		require.NoError(t, saveMerging(again))
		before = numberIn(t, again.Pack().Document(killCard), "name")
	}
	other.end(t)
	last, err := Open(NewFolder(pack))
	require.NoError(t, err)
	require.Contains(t, []int{other.saved, other.edited, other.edited + 1}, numberIn(t, last.Pack().Document(killCard), "name_uk"))
	assert.GreaterOrEqual(t, other.edited+other.saved, times, "it has saved all the while")
}

// An editor saves six cards together, while a program that knows nothing of it writes a seventh in place. Whenever the
// editor is killed, each card is whole, is as it was or as it was being saved, and what was typed and isn't in all
// cards is in the journal. What the other program has written stays.
func TestKilledWhileSavingManyFiles(t *testing.T) {
	quick.Skip(t, "kills programs")
	times := 100
	if testing.Short() {
		times = 20
	}
	home := t.TempDir()
	pack, plain := filepath.Join(home, "pack"), filepath.Join(home, "pack", "cards", "plain.xml")
	files := fstest.MapFS{}
	for _, card := range append([]string{"cards/plain.xml"}, manyCards...) {
		files[card] = &fstest.MapFile{Data: []byte(schema.NewCard(schema.Card{}).Source())}
	}
	w, err := Open(Embedded{files})
	require.NoError(t, err)
	require.NoError(t, w.Do(ofAllCards("name", numbered(0))))
	require.NoError(t, w.SaveAs(NewFolder(pack)))

	chance := rand.New(rand.NewPCG(7, 8))
	written := 0
	before := 0
	for range times {
		k := startEditor(t, home, allFields)
		k.edited, k.saved = before, before
		stop, stopped := make(chan struct{}), make(chan struct{})
		go func() {
			defer close(stopped)
			for {
				written++
				card, err := w.Pack().Document("cards/plain.xml").Set("name", numbered(written))
				if err == nil {
					err = os.WriteFile(plain, []byte(card.Source()), 0o644)
				}
				if !assert.NoError(t, err) {
					return
				}
				select {
				case <-stop:
					return
				case <-time.After(time.Millisecond):
				}
			}
		}()
		k.read(t, 1+chance.IntN(6))
		time.Sleep(time.Duration(chance.IntN(6000)) * time.Microsecond) // any moment will do
		k.end(t)
		close(stop)
		<-stopped

		again, err := Open(NewFolder(pack))
		require.NoError(t, err)
		assert.Equal(t, written, numberIn(t, again.Pack().Document("cards/plain.xml"), "name"))
		for _, card := range manyCards {
			found := numberIn(t, again.Pack().Document(card), "name")
			require.Contains(t, []int{k.saved, k.edited, k.edited + 1}, found, "%s: edited %d, saved %d", card, k.edited, k.saved)
		}
		recovered(t, again, filepath.Join(home, "journal-"+allFields))
		before = numberIn(t, again.Pack().Document(killCard), "name")
		assert.GreaterOrEqual(t, before, k.edited)
		for _, card := range manyCards {
			assert.Equal(t, before, numberIn(t, again.Pack().Document(card), "name"), "edits come back whole")
		}
		require.NoError(t, saveMerging(again))
	}
	assert.Greater(t, before, times/2, "it has saved all the while")
}

func numberIn(t *testing.T, card *schema.Document, field string) int {
	t.Helper()
	text, _ := card.Value(field)
	n, err := numberOf(text)
	require.NoError(t, err)
	return n
}

// recovered brings back what a journal holds.
func recovered(t *testing.T, w *Workspace, folder string) {
	t.Helper()
	j := NewJournal(folder, func(err error) { t.Error(err) })
	defer j.Close()
	left, err := j.Recoveries()
	require.NoError(t, err)
	for _, r := range left {
		_, err := w.Recover(r)
		require.NoError(t, err)
	}
}
