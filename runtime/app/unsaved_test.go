package app

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/errtext"
	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/screen"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
)

// block puts a folder in the place of a file, or a file in that of a folder, so that nothing can be written there, and
// returns what takes it away again.
func (s *stand) block(name string) (free func()) {
	s.t.Helper()
	path := filepath.Join(s.folder, name)
	aside := path + "-aside"
	info, err := os.Stat(path)
	require.NoError(s.t, err)
	require.NoError(s.t, os.Rename(path, aside))
	if info.IsDir() {
		require.NoError(s.t, os.WriteFile(path, nil, 0o644))
	} else {
		require.NoError(s.t, os.MkdirAll(filepath.Join(path, "in the way"), 0o755))
	}
	return func() {
		require.NoError(s.t, os.RemoveAll(path))
		require.NoError(s.t, os.Rename(aside, path))
	}
}

// hurry has what failed tried again.
func (s *stand) hurry() {
	s.t.Helper()
	select {
	case s.again <- time.Time{}:
	case <-time.After(2 * time.Minute):
		s.t.Fatal("nothing is tried again")
	}
}

func (s *stand) text(key string, args ...i18n.Args) string {
	return s.game.Translator().Text(key, args...)
}

const current = "current" + library.ReplayEnding

func TestAWholeDuelIsPlayedUnsaved(t *testing.T) {
	quick.Skip(t, "plays a whole duel by taps")
	for _, size := range []fyne.Size{onPhone, onPhoneWide, onDesktop} {
		for _, language := range []string{"en", "uk"} {
			name := fmt.Sprintf("unsaved_%.0fx%.0f_%s", size.Width, size.Height, language)
			t.Run(name, func(t *testing.T) {
				s := newStand(t, size, language)
				v := s.begin(pair("knight", "mage", "precedent"))
				free := s.block(current)
				s.tap(v.Table.Turn)
				s.settle(func() bool { return v.Unsaved != nil })
				s.myTurn()
				require.True(t, v.Table.Warning.Visible())
				first := strings.Fields(words(v.Table.Warning.Text))[0]
				find(s, func(line *canvas.Text) bool { return strings.HasPrefix(line.Text, first) })
				s.save(name + "_band")
				free = both(free, both(s.block("replays"), s.block("knowledge")))
				v.OpenMenu()
				assert.True(t, s.shows(s.text("leave.about_unsaved", i18n.Args{"Reason": errtext.Unsaved(v.Translator, v.Unsaved)})))
				assert.False(t, s.shows(s.text("leave.about")), "it isn't saved after every card")
				looktest.AssertNothingCutOff(t, s.window, name+"_leave")
				s.save(name + "_leave")
				s.press("leave.stay")
				s.playByTaps(v, func(step int) {
					if step == 0 {
						s.save(name)
					}
					if step%7 == 0 {
						looktest.AssertNothingCutOff(t, s.window, name)
					}
				})
				require.True(t, v.Result.Decided)
				s.settle(func() bool { return s.sees("result.trying") })
				looktest.AssertNothingCutOff(t, s.window, name+"_result")
				s.save(name + "_result")

				free()
				s.hurry()
				s.settle(func() bool { return s.sees("result.learned") })
				assert.Len(t, s.replays(), 1)
				assert.NoFileExists(t, filepath.Join(s.folder, current), "what was saved before is over, too")
				record, err := duelmatch.File{Path: s.replays()[0]}.Load()
				require.NoError(t, err)
				assert.NoError(t, duelrecord.Verify(record))
				history, err := s.game.Edition.Store.History("mage")
				require.NoError(t, err)
				assert.Len(t, history, 1)
			})
		}
	}
}

func both(a, b func()) func() { return func() { a(); b() } }

// sees reports whether a text begins a line of what is told of a duel that is over.
func (s *stand) sees(key string) bool {
	begin := s.text(key)
	return len(visibleLabels(s, begin)) > 0
}

func TestTheBandGoesWhenTheDuelIsSaved(t *testing.T) {
	for name, act := range map[string]func(*stand, *screen.Session){
		"by the next action": func(s *stand, v *screen.Session) { s.tap(v.Table.Turn) },
		"after a while":      func(s *stand, _ *screen.Session) { s.hurry() },
	} {
		t.Run(name, func(t *testing.T) {
			s := newStand(t, onPhone, "en")
			v := s.begin(pair("knight", "mage", "random"))
			free := s.block(current)
			s.tap(v.Table.Turn)
			s.settle(func() bool { return v.Table.Warning.Visible() })
			s.myTurn()
			free()
			act(s, v)
			s.settle(func() bool { return !v.Table.Warning.Visible() })
			saved, err := duelmatch.File{Path: filepath.Join(s.folder, current)}.Load()
			require.NoError(t, err)
			assert.GreaterOrEqual(t, saved.Plies(), int(v.Now.View.Ply))
			v.OpenMenu()
			assert.True(t, s.shows(s.text("leave.about")))
		})
	}
}

// Another duel can begin while one that is over still can't be kept; neither takes the other's file.
func TestANewDuelDoesNotWaitForAnUnkeptOne(t *testing.T) {
	s := newStand(t, onPhone, "en")
	v := s.begin(pair("knight", "mage", "random"))
	free := s.block("replays")
	v.Resign()
	s.settle(func() bool { return s.game.Table == nil && s.sees("result.trying") })
	s.press("result.rematch")
	s.settle(func() bool { return s.game.Table != nil })
	s.myTurn()
	free()
	for len(s.replays()) == 0 { // the new duel waits for that, too, though it has nothing to save
		s.hurry()
	}
	s.game.duels.Trying.Wait()
	second, err := duelmatch.File{Path: filepath.Join(s.folder, current)}.Load()
	require.NoError(t, err, "the new duel is still there")
	assert.Equal(t, s.game.duels.Session.Match.Record().Seed, second.Seed)
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
	raceflag.Skip(t, shorterTestsDo)
	for _, language := range quick.First("en", "uk") {
		s := newStand(t, onPhone, language)
		s.loseTo(pair("knight", "mage", "precedent"))
		<-s.played
		s.work()
		for _, file := range knowledgeFiles(t, s.folder) {
			require.NoError(t, os.WriteFile(file, []byte("<cases"), 0o644))
		}
		s.game.OpenKnowledge()
		s.work()
		require.True(t, s.game.Sheets.IsOpen())
		told := strings.Join(texts(s.game.Sheets.Layer), "\n")
		assert.Contains(t, told, s.game.HeroCalled(s.game.Heroes()[0].ID), "whoever is shown first")
		assert.Contains(t, told, "000001-mage.xml.damaged-1")
		s.save("damage_" + language)
		s.game.Sheets.Close()
		s.chooseTile(s.game.HeroCalled("knight"))
		s.game.Sheets.Close()
		s.chooseTile(s.game.HeroCalled("mage"))
		assert.False(t, s.game.Sheets.IsOpen(), "it is told once")

		require.NoError(t, os.WriteFile(filepath.Join(s.folder, current), []byte("board-duels replay 4\nrules x\n"), 0o644))
		s.game.OpenHome()
		assert.NotEmpty(t, visibleLabels(s, s.text("trouble.duel")[:20]))
		s.save("damaged_duel_" + language)
	}
}

// knowledgeFiles returns the generations that are kept of all heroes.
func knowledgeFiles(t *testing.T, folder string) (files []string) {
	t.Helper()
	require.NoError(t, filepath.WalkDir(filepath.Join(folder, "knowledge"), func(path string, entry fs.DirEntry, err error) error {
		if err == nil && entry.Type().IsRegular() && filepath.Ext(path) == ".xml" {
			files = append(files, path)
		}
		return err
	}))
	require.NotEmpty(t, files)
	return files
}

// visibleLabels returns what labels on the screen say that begins a line with something.
func visibleLabels(s *stand, begin string) (found []string) {
	for _, label := range visible(s, func(*widget.Label) bool { return true }) {
		if strings.Contains("\n"+label.Text, "\n"+begin) {
			found = append(found, label.Text)
		}
	}
	return found
}

// A duel that was damaged while the game was open is told at the table of the next one.
func TestADuelDamagedOnTheWayKeepsNobodyFromTheNextOne(t *testing.T) {
	s := newStand(t, onPhone, "en")
	path := filepath.Join(s.folder, current)
	require.NoError(t, os.WriteFile(path, []byte("damaged"), 0o644))
	s.begin(pair("knight", "mage", "random"))
	assert.NotEmpty(t, visibleLabels(s, s.text("trouble.duel")[:20]))
	assert.FileExists(t, path+".damaged-1")
	_, err := duelmatch.File{Path: path}.Load()
	assert.NoError(t, err, "the next one is saved")
}

// What was saved last of a duel that ended unsaved isn't a duel to be continued.
func TestADuelThatEndedUnsavedIsOver(t *testing.T) {
	s := newStand(t, onPhone, "en")
	v := s.begin(pair("knight", "mage", "random"))
	stale, err := os.ReadFile(filepath.Join(s.folder, current))
	require.NoError(t, err)
	free := s.block("replays")
	v.Resign()
	s.settle(func() bool { return s.game.Table == nil && s.sees("result.trying") })
	require.NoError(t, os.WriteFile(filepath.Join(s.folder, current), stale, 0o644))

	s.game.OpenHome()
	assert.Empty(t, visibleButtons(s, strings.Fields(s.text("home.continue", i18n.Args{"Mine": "", "Theirs": ""}))[0]))
	s.game.duels.Rematch()
	assert.False(t, s.game.Sheets.IsOpen(), "nothing unfinished would be lost")
	s.settle(func() bool { return s.game.Table != nil })
	s.myTurn()
	free()
	for len(s.replays()) == 0 {
		s.hurry()
	}
	s.game.duels.Trying.Wait()
	assert.Len(t, s.replays(), 1, "the finished duel was kept")
}

// visibleButtons returns what buttons on the screen say that begins with something.
func visibleButtons(s *stand, begin string) (found []string) {
	for _, b := range visible(s, func(*ui.Button) bool { return true }) {
		if strings.HasPrefix(b.Text, begin) {
			found = append(found, b.Text)
		}
	}
	return found
}

// A folder for data that was gone for a while gets the folders in it again, as soon as the person does something.
func TestADuelIsKeptWhenTheFolderIsBack(t *testing.T) {
	for name, act := range map[string]func(*stand){
		"leaving":   func(s *stand) { s.game.OpenHome() },
		"a rematch": func(s *stand) { s.game.duels.Rematch() },
	} {
		t.Run(name, func(t *testing.T) {
			s := newStand(t, onPhone, "en")
			v := s.begin(pair("knight", "mage", "precedent"))
			require.NoError(t, os.Rename(s.folder, s.folder+"-gone"))
			v.Resign()
			s.settle(func() bool { return s.game.Table == nil && s.sees("result.trying") })
			require.NoError(t, os.Mkdir(s.folder, 0o755))
			act(s)
			s.game.duels.Trying.Wait() // though the time for another try never comes
			require.Len(t, s.replays(), 1)
			history, err := s.game.Edition.Store.History("mage")
			require.NoError(t, err)
			assert.Len(t, history, 1)
		})
	}
}
