package webcheck

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// saved returns what the browser's storage holds of a file of the game; "" if it isn't there.
func (b *browser) saved(path string) string {
	b.t.Helper()
	return is[string](b, `new Promise((told, failed) => {
		const asking = indexedDB.open("boardduels");
		asking.onerror = () => failed(asking.error);
		asking.onsuccess = () => {
			const file = asking.result.transaction("files").objectStore("files").get("`+path+`");
			file.onsuccess = () => told(file.result ? new TextDecoder().decode(file.result.data) : "");
			asking.result.close();
		};
	})`)
}

// These are where things are on a page of 1280×800.
var (
	firstOfTheStart  = spot{920, 236} // to go on with a duel, if there is one
	secondOfTheStart = spot{920, 304} // to choose a new one
	begin            = spot{640, 561}
	middleOfTheHand  = spot{548, 700}
	endTurn          = spot{1188, 648}
)

const running = "/data/current.replay"

// done returns what was done in the saved duel, in order, a line each.
func (b *browser) done() []string {
	b.t.Helper()
	var done []string
	for _, line := range strings.Split(b.saved(running), "\n") {
		if strings.HasPrefix(line, "turn ") || strings.HasPrefix(line, "play ") || line == "end" {
			done = append(done, line)
		}
	}
	return done
}

// cards counts those that the person has played.
func cards(done []string) (n int) {
	mine := false
	for _, line := range done {
		if strings.HasPrefix(line, "turn ") {
			mine = strings.HasSuffix(line, " seat 1")
		} else if mine && strings.HasPrefix(line, "play ") {
			n++
		}
	}
	return n
}

// playCard plays a card from the middle of the hand, when it is the person's turn: the first click shows it large, the
// second plays it. Where no card can be paid for any more, the turn is ended.
func (b *browser) playCard() {
	b.t.Helper()
	before, tries := cards(b.done()), 0
	b.until("no card is played", func() bool { return cards(b.done()) > before }, func() {
		if tries++; tries%4 == 0 {
			b.click(endTurn)
		} else {
			b.click(middleOfTheHand)
			b.settle()
			b.click(middleOfTheHand)
		}
		b.settle()
	})
}

// beginDuel begins the first duel of a new profile.
func (b *browser) beginDuel() {
	b.t.Helper()
	b.plays()
	b.click(secondOfTheStart)
	b.settle()
	b.click(begin)
	b.until("no duel is saved", func() bool { return b.saved(running) != "" }, func() {})
}

// goOn continues the saved duel from the start screen.
func (b *browser) goOn() {
	b.t.Helper()
	b.plays()
	b.click(firstOfTheStart)
	b.settle()
}

func TestADuelOutlivesItsPageAndItsBrowser(t *testing.T) {
	profile, s := t.TempDir(), serve(t)
	begin := func() (b *browser, stop func()) {
		tab, stop, err := launch(profile)
		require.NoError(t, err)
		b = newTab(s, tab)
		b.open()
		return b, stop
	}
	b, stop := begin()
	defer func() { stop() }()
	b.beginDuel()
	assert.Contains(t, b.saved(running), "hero knight name=")
	b.playCard()

	for _, end := range []struct {
		name string
		of   func()
	}{
		{"a reload", b.open},
		{"a crash", func() {
			b.kill()
			stop()
			b, stop = begin()
		}},
	} {
		before := b.done()
		require.NotZero(t, cards(before))
		end.of()
		assert.Equal(t, before, b.done(), end.name)
		b.goOn()
		b.playCard()
		after := b.done()
		require.Greater(t, len(after), len(before))
		assert.Equal(t, before, after[:len(before)], "after %s it goes on where it was", end.name)
	}
	assert.Contains(t, b.saved("/data/settings.json"), `"hero"`)
}

func TestOneTabPlaysAtATime(t *testing.T) {
	b := start(t, "uk-UA")
	b.beginDuel()
	other := b.another("uk-UA")
	other.says("в іншій вкладці")
	other.press(1)
	other.goOn()
	b.says("триває в іншій вкладці")
	other.playCard()
}
