package duelflow_test

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
)

func TestAWholeDuelIsPlayedUnsaved(t *testing.T) {
	quick.Skip(t, "plays a whole duel by taps")
	for _, size := range []fyne.Size{apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop} {
		for _, language := range []string{"en", "uk"} {
			name := fmt.Sprintf("unsaved_%.0fx%.0f_%s", size.Width, size.Height, language)
			t.Run(name, func(t *testing.T) {
				s := apptest.New(t, size, language)
				v := s.Begin(apptest.Pair("knight", "mage", "precedent"))
				free := s.Block(apptest.Current)
				s.Tap(v.Table.Turn)
				s.Settle(func() bool { return v.Unsaved != nil })
				s.MyTurn()
				require.True(t, v.Table.Warning.Visible())
				first := strings.Fields(apptest.Words(v.Table.Warning.Text))[0]
				apptest.Find(s, func(line *canvas.Text) bool { return strings.HasPrefix(line.Text, first) })
				s.Save(name + "_band")
				free = apptest.Both(free, apptest.Both(s.Block("replays"), s.Block("knowledge")))
				v.OpenMenu()
				assert.True(t, s.Shows(s.Text("leave.about_unsaved", i18n.Args{"Reason": errtext.Unsaved(v.Translator, v.Unsaved)})))
				assert.False(t, s.Shows(s.Text("leave.about")), "it isn't saved after every card")
				looktest.AssertNothingCutOff(t, s.Window, name+"_leave")
				s.Save(name + "_leave")
				s.Press("leave.stay")
				s.PlayByTaps(v, func(step int) {
					if step == 0 {
						s.Save(name)
					}
					if step%7 == 0 {
						looktest.AssertNothingCutOff(t, s.Window, name)
					}
				})
				require.True(t, v.Result.Decided)
				s.Settle(func() bool { return s.Sees("result.trying") })
				looktest.AssertNothingCutOff(t, s.Window, name+"_result")
				s.Save(name + "_result")

				free()
				s.Hurry()
				s.Settle(func() bool { return s.Sees("result.learned") })
				assert.Len(t, s.Replays(), 1)
				assert.NoFileExists(t, filepath.Join(s.Folder, apptest.Current), "what was saved before is over, too")
				record, err := duelmatch.File{Path: s.Replays()[0]}.Load()
				require.NoError(t, err)
				assert.NoError(t, duelrecord.Verify(record))
				history, err := s.Game.Edition.Store.History("mage")
				require.NoError(t, err)
				assert.Len(t, history, 1)
			})
		}
	}
}

func TestTheBandGoesWhenTheDuelIsSaved(t *testing.T) {
	for name, act := range map[string]func(*apptest.Stand, *screen.Session){
		"by the next action": func(s *apptest.Stand, v *screen.Session) { s.Tap(v.Table.Turn) },
		"after a while":      func(s *apptest.Stand, _ *screen.Session) { s.Hurry() },
	} {
		t.Run(name, func(t *testing.T) {
			s := apptest.New(t, apptest.OnPhone, "en")
			v := s.Begin(apptest.Pair("knight", "mage", "random"))
			free := s.Block(apptest.Current)
			s.Tap(v.Table.Turn)
			s.Settle(func() bool { return v.Table.Warning.Visible() })
			s.MyTurn()
			free()
			act(s, v)
			s.Settle(func() bool { return !v.Table.Warning.Visible() })
			saved, err := duelmatch.File{Path: filepath.Join(s.Folder, apptest.Current)}.Load()
			require.NoError(t, err)
			assert.GreaterOrEqual(t, saved.Plies(), int(v.Now.View.Ply))
			v.OpenMenu()
			assert.True(t, s.Shows(s.Text("leave.about")))
		})
	}
}

// Another duel can begin while one that is over still can't be kept; neither takes the other's file.
func TestANewDuelDoesNotWaitForAnUnkeptOne(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	v := s.Begin(apptest.Pair("knight", "mage", "random"))
	free := s.Block("replays")
	v.Resign()
	s.Settle(func() bool { return s.Game.Table() == nil && s.Sees("result.trying") })
	s.Press("result.rematch")
	s.Settle(func() bool { return s.Game.Table() != nil })
	s.MyTurn()
	free()
	for len(s.Replays()) == 0 { // the new duel waits for that, too, though it has nothing to save
		s.Hurry()
	}
	s.Game.Duels.Trying.Wait()
	second, err := duelmatch.File{Path: filepath.Join(s.Folder, apptest.Current)}.Load()
	require.NoError(t, err, "the new duel is still there")
	assert.Equal(t, s.Game.Duels.Session().Match.Record().Seed, second.Seed)
}

func TestWhyUnsaved(t *testing.T) {
	wrapped := func(err error) error {
		return fmt.Errorf("saving: %w", &fs.PathError{Op: "write", Path: "/x", Err: err})
	}
	for _, language := range quick.First("en", "uk") {
		words := i18n.For(language)
		for key, err := range map[string]error{
			"trouble.full": syscall.ENOSPC, "trouble.forbidden": syscall.EACCES, "trouble.missing": fs.ErrNotExist,
		} {
			assert.Equal(t, words.Text(key), errtext.Unsaved(words, wrapped(err)))
		}
		assert.Equal(t, words.Text("trouble.technical", i18n.Args{"Text": "odd"}), errtext.Unsaved(words, wrapped(errors.New("odd"))))
	}
	assert.Equal(t, "the folder can’t be written to", errtext.Unsaved(i18n.For("en"), wrapped(syscall.EROFS)))
}

// What was damaged is told on the screen, in people's words, and the game goes on.
func TestDamageIsTold(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for _, language := range quick.First("en", "uk") {
		s := apptest.New(t, apptest.OnPhone, language)
		s.LoseTo(apptest.Pair("knight", "mage", "precedent"))
		<-s.Played
		s.Work()
		for _, file := range apptest.KnowledgeFiles(t, s.Folder) {
			require.NoError(t, os.WriteFile(file, []byte("<cases"), 0o644))
		}
		s.Game.OpenKnowledge()
		s.Work()
		require.True(t, s.Game.Sheets().IsOpen())
		told := strings.Join(apptest.Texts(s.Game.Sheets().Layer), "\n")
		assert.Contains(t, told, s.Game.HeroCalled(s.Game.Heroes()[0].ID), "whoever is shown first")
		assert.Contains(t, told, "000001-mage.xml.damaged-1")
		s.Save("damage_" + language)
		s.Game.Sheets().Close()
		s.ChooseTile(s.Game.HeroCalled("knight"))
		s.Game.Sheets().Close()
		s.ChooseTile(s.Game.HeroCalled("mage"))
		assert.False(t, s.Game.Sheets().IsOpen(), "it is told once")

		require.NoError(t, os.WriteFile(filepath.Join(s.Folder, apptest.Current), []byte("board-duels replay 4\nrules x\n"), 0o644))
		s.Game.OpenHome()
		assert.NotEmpty(t, apptest.VisibleLabels(s, s.Text("trouble.duel")[:20]))
		s.Save("damaged_duel_" + language)
	}
}

// A duel that was damaged while the game was open is told at the table of the next one.
func TestADuelDamagedOnTheWayKeepsNobodyFromTheNextOne(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	path := filepath.Join(s.Folder, apptest.Current)
	require.NoError(t, os.WriteFile(path, []byte("damaged"), 0o644))
	s.Begin(apptest.Pair("knight", "mage", "random"))
	assert.NotEmpty(t, apptest.VisibleLabels(s, s.Text("trouble.duel")[:20]))
	assert.FileExists(t, path+".damaged-1")
	_, err := duelmatch.File{Path: path}.Load()
	assert.NoError(t, err, "the next one is saved")
}

// What was saved last of a duel that ended unsaved isn't a duel to be continued.
func TestADuelThatEndedUnsavedIsOver(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	v := s.Begin(apptest.Pair("knight", "mage", "random"))
	stale, err := os.ReadFile(filepath.Join(s.Folder, apptest.Current))
	require.NoError(t, err)
	free := s.Block("replays")
	v.Resign()
	s.Settle(func() bool { return s.Game.Table() == nil && s.Sees("result.trying") })
	require.NoError(t, os.WriteFile(filepath.Join(s.Folder, apptest.Current), stale, 0o644))

	s.Game.OpenHome()
	assert.Empty(t, visibleButtons(s, strings.Fields(s.Text("home.continue", i18n.Args{"Mine": "", "Theirs": ""}))[0]))
	s.Game.Duels.Rematch()
	assert.False(t, s.Game.Sheets().IsOpen(), "nothing unfinished would be lost")
	s.Settle(func() bool { return s.Game.Table() != nil })
	s.MyTurn()
	free()
	for len(s.Replays()) == 0 {
		s.Hurry()
	}
	s.Game.Duels.Trying.Wait()
	assert.Len(t, s.Replays(), 1, "the finished duel was kept")
}

// visibleButtons returns what buttons on the screen say that begins with something.
func visibleButtons(s *apptest.Stand, begin string) (found []string) {
	for _, b := range apptest.Visible(s, func(*ui.Button) bool { return true }) {
		if strings.HasPrefix(b.Text, begin) {
			found = append(found, b.Text)
		}
	}
	return found
}

// A folder for data that was gone for a while gets the folders in it again, as soon as the person does something.
func TestADuelIsKeptWhenTheFolderIsBack(t *testing.T) {
	for name, act := range map[string]func(*apptest.Stand){
		"leaving":   func(s *apptest.Stand) { s.Game.OpenHome() },
		"a rematch": func(s *apptest.Stand) { s.Game.Duels.Rematch() },
	} {
		t.Run(name, func(t *testing.T) {
			s := apptest.New(t, apptest.OnPhone, "en")
			v := s.Begin(apptest.Pair("knight", "mage", "precedent"))
			require.NoError(t, os.Rename(s.Folder, s.Folder+"-gone"))
			v.Resign()
			s.Settle(func() bool { return s.Game.Table() == nil && s.Sees("result.trying") })
			require.NoError(t, os.Mkdir(s.Folder, 0o755))
			act(s)
			s.Game.Duels.Trying.Wait() // though the time for another try never comes
			require.Len(t, s.Replays(), 1)
			history, err := s.Game.Edition.Store.History("mage")
			require.NoError(t, err)
			assert.Len(t, history, 1)
		})
	}
}
