package app_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/ai/duel/duelbrains"
	"boardduels/ai/duel/journal"
	"boardduels/internal/settings"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/duel"
	"boardduels/runtime/record"
)

// away is how long the app is in the background, in seconds.
const away = 120

// The packaged app is led from its first screen to a played card, left for two minutes, and played on. Where to tap
// tells the same game in a test window of the same size; its duel is the one that the phone has saved.
func TestOnAPhone(t *testing.T) {
	p := newPhone(t)
	first := p.order("tell")
	require.Positive(t, first.drawn, "something is painted before anybody touches it")
	p.beginDuel()
	card := p.playCard()
	heard := p.until("the hall is heard", func(now told) bool { return now.loudEnough > 0 })
	assert.Equal(t, 1, heard.opened)

	p.rest(first)
	p.order("leave")
	p.until("it is silent", func(now told) bool { return now.sounding == 0 })
	gone := p.order("tell")
	p.setClock(away)
	back := p.until("two minutes have passed", func(now told) bool { return now.time >= gone.time+away })
	assert.Equal(t, gone.heard, back.heard, "nothing is heard in the background")
	assert.Equal(t, gone.frames, back.frames, "nothing is painted in the background")
	again := p.order("return")
	require.Greater(t, again.drawn, back.drawn, "the table is painted again")
	p.until("the hall is heard again", func(now told) bool { return now.sounding == 1 && now.heard > back.heard })

	p.rest(back)
	p.act(p.atTable())
	record := p.duel()
	assert.Greater(t, record.Plies(), card, "it was played on")
	_, err := journal.Verify(t.Context(), record, duelbrains.Known())
	require.NoError(t, err, "what was saved is whole")
	assert.Equal(t, []string{unready}, p.complaints())
}

// What the start screen tells of earlier duels is found in the background, now and then before the toolkit's loop runs.
func TestOnAPhoneBeginsWithWhatIsKept(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	s.KeepDuels("mage", "rogue", "priest")
	p := newPhone(t)
	p.rest(told{})
	require.NoError(t, os.CopyFS(filepath.Join(p.folder, "replays"), os.DirFS(filepath.Join(s.Folder, "replays"))))
	for range 10 {
		p.startAnew("forget")
		p.rest(told{})
	}
}

// A phone on which no sound can be made is a silent one.
func TestOnAPhoneWithoutSound(t *testing.T) {
	p := newPhone(t, "FAKE_SOUND=none")
	p.beginDuel()
	p.playCard()
	assert.Zero(t, p.order("tell").opened)
	assert.Contains(t, p.logged(), "slCreateEngine() result:SL_RESULT_RESOURCE_ERROR", "what plays tells why, and tries again later")
	assert.Equal(t, []string{unready}, p.complaints())
}

// beginDuel leads from the first screen into a duel.
func (p *phone) beginDuel() {
	s := p.mirror()
	p.rest(told{})
	p.rest(p.press(s, "home.new_duel"))
	p.press(s, "choice.begin")
	p.until("the duel is saved", func(told) bool { return p.duel() != nil })
}

// mirror returns a stand that begins where the app begins with what it has kept.
func (p *phone) mirror() *apptest.Stand {
	p.t.Helper()
	folder := p.t.TempDir()
	for _, name := range []string{apptest.Current, "settings.json"} {
		kept, err := os.ReadFile(filepath.Join(p.folder, name))
		if library.IsNowhere(err) {
			continue
		}
		require.NoError(p.t, err)
		require.NoError(p.t, os.WriteFile(filepath.Join(folder, name), kept, 0o644))
	}
	kept, lost := settings.Open(filepath.Join(folder, "settings.json"))
	require.NoError(p.t, lost)
	return apptest.NewWith(p.t, phoneSize, "en", folder, func(o *app.Options) {
		o.Settings.Change(func(s *settings.Settings) { s.Taught = kept.Get().Taught }, func(error) {})
	})
}

// press taps a button of a stand on the phone, and then in the stand.
func (p *phone) press(s *apptest.Stand, key string) told {
	p.t.Helper()
	text := s.Text(key)
	now := p.tap(apptest.Find(s, func(b *ui.Button) bool { return b.Text == text }))
	s.TapButton(text)
	return now
}

// turnTo presses a button that leads to another page, and waits until that is shown.
func (p *phone) turnTo(s *apptest.Stand, key string) told {
	p.t.Helper()
	shown := p.rest(p.press(s, key))
	s.Work()
	return shown
}

// playCard ends turns until a card can be played, plays it, and returns how many actions there were then.
func (p *phone) playCard() int {
	for {
		v := p.atTable()
		played := apptest.FirstPlayable(v) != nil
		p.act(v)
		if played {
			return p.duel().Plies()
		}
	}
}

// atTable returns the duel of the phone in a stand, once it is the person's turn in both.
func (p *phone) atTable() *screen.Session {
	p.t.Helper()
	s := p.mirror()
	s.Resume()
	v := s.Game.Duels.Session()
	p.until("it is the person's turn", func(told) bool { d := p.duel(); return d == nil || d.Plies() >= v.Match.Record().Plies() })
	if d := p.duel(); d != nil { // else it is over, and in the collection
		require.Equal(p.t, v.Match.Record().Turns, d.Turns, "the rival on the phone decides as the one here")
	}
	p.rest(told{})
	return v
}

// act does on the phone what can be done at the table of a stand, and waits until that is saved.
func (p *phone) act(v *screen.Session) {
	p.t.Helper()
	before := v.Match.Record().Plies()
	want := p.tapAtTable(v)
	p.until("it is saved", func(told) bool { return p.duel().Plies() > before })
	assert.Equal(p.t, want, actionAt(p.duel().Turns, before))
}

// tapAtTable plays a card, or ends the turn where none can be played.
func (p *phone) tapAtTable(v *screen.Session) duel.Action {
	p.t.Helper()
	card := apptest.FirstPlayable(v)
	if card == nil {
		p.tap(v.Table.Turn)
		return duel.EndTurn
	}
	p.tap(card)
	p.tap(card)
	return duel.Play(v.Table.Hand.Model.Cards[slices.Index(v.Table.Hand.Cards, card)])
}

// actionAt returns the action with a number.
func actionAt[A comparable](turns []record.Turn[A], ply int) (none A) {
	for _, turn := range turns {
		if ply < len(turn.Actions) {
			return turn.Actions[ply]
		}
		ply -= len(turn.Actions)
	}
	return none
}

// complaint is what the toolkit writes into the log before an error.
var complaint = regexp.MustCompile(`Fyne error: +(.*)`)

// unready is the one complaint that every start has: the toolkit looks for the languages before it knows of Java. The
// game looks for them later.
const unready = "Failed to load user locales"

// complaints returns the errors that the log tells of.
func (p *phone) complaints() (found []string) {
	for _, match := range complaint.FindAllStringSubmatch(p.logged(), -1) {
		found = append(found, match[1])
	}
	return found
}
