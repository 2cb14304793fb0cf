package duelflow_test

import (
	"io/fs"
	"testing"
	"testing/fstest"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/assets"
	"boardduels/internal/quick"
	"boardduels/runtime/app"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// clashing is the classic pack with a clash each turn.
func clashing(t *testing.T) *schema.Pack {
	t.Helper()
	files := fstest.MapFS{"rules.xml": {Data: []byte("<rules><clash>turn</clash></rules>")}}
	require.NoError(t, fs.WalkDir(assets.Classic(), ".", func(file string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := fs.ReadFile(assets.Classic(), file)
		files[file] = &fstest.MapFile{Data: text}
		return err
	}))
	return schema.ReadPack(files)
}

// A duel with a clash each turn is played by taps to its end: one tap ends the turn with the stance for the enemy's,
// and one takes the stance as the own turn begins.
func TestADuelWithClashesIsPlayedByTaps(t *testing.T) {
	pack := clashing(t)
	for _, size := range quick.First(fyne.NewSize(412, 915), apptest.OnDesktop) {
		s := apptest.NewWith(t, size, "uk", t.TempDir(), func(o *app.Options) { o.Pack = pack })
		v := s.Begin(apptest.Pair("knight", "mage", "random"))
		ends, stances := 0, 0
		for step := 0; s.Game.Table() != nil; step++ {
			require.Less(t, step, 400)
			before := len(v.Actions)
			switch card := apptest.FirstPlayable(v); {
			case card != nil:
				s.Tap(card)
				s.Tap(card)
			case v.Table.Stances.Shown():
				isDue := v.Now.View.Stances.Due
				s.Tap(v.Table.Stances.Buttons[step%3])
				if stances++; !isDue {
					ends++
					s.Settle(func() bool { return len(v.Actions) >= before+2 || v.Result.Decided })
					assert.Equal(t, duel.EndTurn, v.Actions[before])
				}
			default:
				s.Tap(v.Table.Turn)
			}
			s.MyTurn()
		}
		assert.Positive(t, ends)
		assert.Greater(t, stances, ends, "it is also asked for one as a turn begins")
		assert.True(t, v.Result.Decided)
	}
}
