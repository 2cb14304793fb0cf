package app

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	ai "boardduels/ai/board"
	"boardduels/internal/games"
	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app/boardflow"
	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/app/boardview"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
	"boardduels/runtime/record"
	"boardduels/runtime/record/boardrecord"
)

// sample returns a game that was recorded, and its text.
func sample(t *testing.T, family string) (*boardrecord.Record, []byte) {
	t.Helper()
	text, err := os.ReadFile("../record/boardrecord/testdata/" + family + ".replay")
	require.NoError(t, err)
	r, err := boardflow.Parse(text)
	require.NoError(t, err)
	return r, text
}

// A recorded game is brought in, looked through, and played on from one of its places; then it is deleted.
func TestBoardReplays(t *testing.T) {
	for _, family := range []string{"reversi", "backgammon"} {
		t.Run(family, func(t *testing.T) {
			s := newStand(t, onPhone, "uk")
			r, text := sample(t, family)
			s.receive("a.replay", text)
			s.work()
			require.True(t, s.shows(s.text("boards.fork")))
			for range 4 {
				s.tap(iconOf(s, "media-skip-next.svg"))
			}
			s.save("board_playback_" + family)
			looktest.AssertNothingCutOff(t, s.window, family)
			before := s.game.boards.Session
			s.tapButton(s.text("boards.fork"))
			s.settle(func() bool { return s.game.boards.Session != before })
			s.myMove()
			fork := s.game.boards.Session.Record()
			assert.GreaterOrEqual(t, boardrecord.Common(r, fork), 4)
			assert.True(t, s.game.boards.Session.CanResign())
			assert.Equal(t, r.Seats[1].Brain, fork.Seats[1].Brain)

			s.game.OpenBoards()
			s.work()
			list, err := s.game.boards.Files().SavedBoards(10)
			require.NoError(t, err)
			require.Len(t, list, 1)
			require.True(t, list[0].IsImported)
			s.game.boards.RemoveBoard(list[0])
			s.tapButton(s.text("replays.remove"))
			s.work()
			list, err = s.game.boards.Files().SavedBoards(10)
			require.NoError(t, err)
			assert.Empty(t, list)
		})
	}
}

// iconOf returns the button with an icon of the toolkit.
func iconOf(s *stand, name string) *ui.Button {
	return find(s, func(b *ui.Button) bool { return b.Icon != nil && filepath.Base(b.Icon.Name()) == "foreground_"+name })
}

// What can't be played again isn't taken in, and in Ukrainian it is told in Ukrainian, where the player is.
func TestAlteredGamesArentTaken(t *testing.T) {
	_, text := sample(t, "reversi")
	s := newStand(t, onPhone, "uk")
	s.game.OpenBoards()
	s.work()
	for _, c := range []struct {
		altered string
		told    string
	}{
		{"", s.text("opened.unknown")},
		{"board-duels replay 4\n", ""},
		{strings.Replace(string(text), "replay 4", "replay 3", 1), "запис у форматі 3, якого не писала жодна випущена версія"},
		{strings.Replace(string(text), "move f5", "move a1", 1), "файл змінено"},
		{reseal(strings.Replace(string(text), "move f5", "move a1", 1)), "хід 1"},
		{reseal(strings.Replace(string(text), "game reversi", "game chess", 1)), "гри \"chess\", якої ця версія не має"},
	} {
		s.receive("a.replay", []byte(c.altered))
		s.work()
		require.True(t, s.game.Sheets.IsOpen(), c.told)
		told := strings.Join(texts(s.game.Sheets.Layer), "\n")
		assert.Contains(t, told, "«a.replay»")
		assert.Contains(t, told, c.told)
		assert.NotContains(t, told, "англійською")
		s.game.CloseSheet()
		assert.True(t, s.shows(s.text("home.boards")), "the player stays where he was")
		list, err := s.game.boards.Files().SavedBoards(10)
		require.NoError(t, err)
		assert.Empty(t, list)
	}
}

// reseal gives an altered record the digest that it would have.
func reseal(text string) string {
	lines, _ := record.Unseal([]byte(text))
	return string(record.Seal(bytes.Clone(lines)))
}

// A record opens on either page, of whatever game it is.
func TestARecordOpensWhereverItIsOpened(t *testing.T) {
	s := newStand(t, onPhone, "uk")
	s.keepDuels("mage")
	duel, err := os.ReadFile(s.replays()[0])
	require.NoError(t, err)
	_, reversi := sample(t, "reversi")
	s.game.OpenReplays()
	s.work()
	s.receive("a.replay", reversi)
	s.work()
	assert.True(t, s.shows(s.text("boards.fork")))
	s.game.OpenBoards()
	s.work()
	s.receive("b.replay", duel)
	s.work()
	assert.False(t, s.game.Sheets.IsOpen())
	assert.True(t, s.shows(s.text("playback.next")))
}

// A game under way that can't be read is put aside and told of; the next one can begin.
func TestADamagedBoardGameIsPutAside(t *testing.T) {
	s := newStand(t, onPhone, "uk")
	current := s.game.boards.Files().Current("reversi").Path
	require.NoError(t, os.MkdirAll(filepath.Dir(current), 0o755))
	require.NoError(t, os.WriteFile(current, []byte("board-duels replay 4\ngame"), 0o644))
	s.game.OpenBoards()
	s.work()
	require.True(t, s.game.Sheets.IsOpen())
	assert.NoFileExists(t, current)
	kept, err := filepath.Glob(current + "*")
	require.NoError(t, err)
	assert.NotEmpty(t, kept)
	s.sit(boardscreens.Choice{Family: "reversi", Brain: "level_0", Seat: 0})
	assert.FileExists(t, current)
}

// A game that was over when the program ended lies in the collection at the next start.
func TestAnEndedBoardGameIsKeptLater(t *testing.T) {
	folder := t.TempDir()
	s := newStandIn(t, onPhone, "en", folder)
	r, _ := sample(t, "reversi")
	r.Resign(0, "resigned")
	require.NoError(t, library.BoardSaver{Boards: s.game.boards.Files(), Family: "reversi"}.Save(r))
	s.game.OpenBoards()
	s.work()
	list, err := s.game.boards.Files().SavedBoards(10)
	require.NoError(t, err)
	require.Len(t, list, 1)
	assert.NoFileExists(t, s.game.boards.Files().Current("reversi").Path)
}

// A hint is what the strongest level would do; why tells the candidates of the opponent's last action.
func TestHintsAndReasons(t *testing.T) {
	for _, family := range []string{"reversi", "backgammon"} {
		t.Run(family, func(t *testing.T) {
			s := newStand(t, onPhone, "uk")
			v := s.sit(boardscreens.Choice{Family: family, Brain: "level_50", Seat: 1})
			for v.Record().Plies() == 0 { // in backgammon the dice say who begins
				table, at, legal := legalNow(t, v)
				s.tapPlay(stepsOf(t, table, at, legal[0]))
				s.tapButton(s.text("boards.done"))
				s.myMove()
			}
			s.tapButton(s.text("boards.hint"))
			s.work()
			s.save("board_hint_" + family)
			table, at, legal := legalNow(t, v)
			view := table.View(at, 1)
			closed, err := tableOf(v.Record())
			require.NoError(t, err)
			best, _, err := closed.Levels[len(closed.Levels)-1].New(ai.Setup{}).Decide(t.Context(), &view, legal)
			require.NoError(t, err)
			best = strings.ReplaceAll(best, "/off", "/"+s.text("boards.off"))
			assert.True(t, s.hints(best), best)
			s.tapButton(s.text("boards.why"))
			s.work()
			require.True(t, s.game.Sheets.IsOpen())
			require.True(t, s.shows(s.text("boards.why_candidates")))
			model := games.Words(family).Model(s.game.Translator(), "level_50")
			told := ""
			s.walk(func(o fyne.CanvasObject) {
				if label, ok := o.(*widget.Label); ok && strings.Contains(label.Text, model) {
					told = label.Text
				}
			})
			require.NotEmpty(t, told, "as whom the level decides: %s", model)
			s.save("board_why_" + family)
			looktest.AssertNothingCutOff(t, s.window, family)
		})
	}
}

// The slider leads to earlier positions, where nothing can be done, and back.
func TestTheSliderLeadsThroughAGame(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	v := s.sit(boardscreens.Choice{Family: "reversi", Brain: "level_20", Seat: 0})
	_, _, legal := legalNow(t, v)
	s.tapSquare(legal[0])
	s.myMove()
	way := find(s, func(o *ui.Slider) bool { return o.Max == 2 })
	way.SetValue(1)
	s.work()
	assert.True(t, s.shows(s.game.Translator().Text("boards.looking", i18n.Args{"N": 1, "Of": 2})))
	_, _, legal = legalNow(t, v)
	s.tapSquare(legal[0])
	s.work()
	assert.Equal(t, 2, v.Record().Plies(), "who looks back can do nothing")
	s.tapButton(s.text("boards.now"))
	s.work()
	assert.Equal(t, 2.0, way.Value)
	assert.True(t, s.shows(s.text("boards.your_turn")))
}

// A drag that ends on a square chooses it, as the tap of a shaky finger.
func TestADragChoosesWhereItEnds(t *testing.T) {
	s := newStand(t, onDesktop, "en")
	v := s.sit(boardscreens.Choice{Family: "reversi", Brain: "level_20", Seat: 0})
	_, _, legal := legalNow(t, v)
	grid := s.boardObject().(*boardview.Grid)
	cell := min(grid.Size().Width, grid.Size().Height) / 8
	end := fyne.NewPos(cell*(float32(legal[0][0]-'a')+0.5), cell*(float32(legal[0][1]-'1')+0.5))
	grid.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: end}, Dragged: fyne.NewDelta(9, 4)})
	assert.Zero(t, v.Record().Plies())
	grid.DragEnd()
	s.myMove()
	assert.Equal(t, legal[0], v.Record().Turns[0].Actions[0])
}

// Where there is one thing to do, no lot is talked of, not even with a level that always draws.
func TestWhoCanOnlyDoOneThingDrawsNoLots(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	s := newStand(t, onDesktop, "en")
	v := s.sit(boardscreens.Choice{Family: "backgammon", Variant: "hypergammon", Brain: "level_0", Seat: 0})
	s.window.Canvas().SetOnTypedKey(s.game.TypedKey)
	for alone := false; !alone; s.myMove() {
		require.False(t, v.Result.Decided)
		_, _, legal := legalNow(t, v)
		if legal[0] == boardview.Pass {
			s.tapButton(s.text("boards.pass_button"))
		} else {
			table, at, _ := legalNow(t, v)
			s.tapPlay(stepsOf(t, table, at, legal[0]))
			s.tapButton(s.text("boards.done"))
		}
		s.myMove()
		s.tapButton(s.text("boards.why"))
		s.work()
		if alone = s.shows(s.text("boards.why_only")); alone {
			s.walk(func(o fyne.CanvasObject) {
				if label, ok := o.(*widget.Label); ok {
					assert.NotContains(t, label.Text, s.text("boards.why_slip"))
				}
			})
		}
		s.key(fyne.KeyEscape)
	}
}

// hints reports whether an action is advised, and it is said why.
func (s *stand) hints(action string) bool {
	var told []string
	s.walk(func(o fyne.CanvasObject) {
		if text, is := o.(*canvas.Text); is {
			told = append(told, text.Text)
		}
	})
	advice := s.text("boards.hint_is", i18n.Args{"Action": action, "Why": ""})
	_, why, ok := strings.Cut(strings.Join(told, " "), advice)
	return ok && strings.Contains(why, ".")
}

// On every board a hint says why.
func TestEveryHintSaysWhy(t *testing.T) {
	for _, family := range []string{"reversi", "dicewars", "tactics"} {
		for _, language := range quick.First("en", "uk") {
			s := newStand(t, onPhone, language)
			v := s.sit(boardscreens.Choice{Family: family, Brain: "level_50", Seat: 0})
			s.myMove()
			_, _, legal := legalNow(t, v)
			s.tapButton(s.text("boards.hint"))
			s.work()
			s.save("hint_" + family + "_" + language)
			assert.True(t, slices.ContainsFunc(append(legal, s.text("boards.end_turn")), s.hints), family)
			looktest.AssertNothingCutOff(t, s.window, "hint "+family)
		}
	}
}

// What the other side did in backgammon is told by the numbers that the board shows: those of whoever looks at it.
func TestPointsAreToldByTheNumbersOnTheBoard(t *testing.T) {
	s := newStand(t, onPhone, "en")
	v := s.sit(boardscreens.Choice{Family: "backgammon", Brain: "level_50", Seat: 1})
	for last := game.Nobody; last != 0; { // until the opponent has moved
		s.myMove()
		if r := v.Record(); r.Plies() > 0 {
			table, err := tableOf(r)
			require.NoError(t, err)
			laid, err := boardrecord.Lay(table, r)
			require.NoError(t, err)
			last = laid.Frames()[r.Plies()].Seat
		}
		if last != 0 {
			table, at, legal := legalNow(t, v)
			s.tapPlay(stepsOf(t, table, at, legal[0]))
			s.tapButton(s.text("boards.done"))
		}
	}
	s.tapButton(s.text("boards.why"))
	s.work()
	told := s.text("boards.they_played", i18n.Args{"Who": s.text("brain.level", i18n.Args{"N": 50}), "Action": ""})
	found := ""
	s.walk(func(o fyne.CanvasObject) {
		if label, is := o.(*widget.Label); is && strings.HasPrefix(label.Text, told) {
			found = label.Text[strings.LastIndex(label.Text, ": ")+2:]
		}
	})
	for _, way := range strings.Fields(found) {
		from, to, ok := strings.Cut(way, "/")
		require.True(t, ok, found)
		a, err := strconv.Atoi(from)
		require.NoError(t, err, found)
		b, err := strconv.Atoi(strings.TrimRight(strings.SplitN(to, "(", 2)[0], "*"))
		require.NoError(t, err, found)
		assert.Less(t, a, b, "it goes the other way: %s", found)
	}
	require.NotEmpty(t, found)
}

// Where nothing looked better than anything else, the reasons say so, and list no rows of noughts.
func TestReasonsListNoRowOfNoughts(t *testing.T) {
	for _, c := range []struct{ family, brain string }{{"tactics", "random"}, {"tactics", "level_50"}, {"reversi", "random"}} {
		for _, language := range quick.First("en", "uk") {
			s := newStand(t, onPhone, language)
			s.sit(boardscreens.Choice{Family: c.family, Brain: c.brain, Seat: 1})
			s.myMove()
			s.tapButton(s.text("boards.why"))
			s.work()
			require.True(t, s.game.Sheets.IsOpen())
			noughts := 0
			s.walk(func(o fyne.CanvasObject) {
				if label, is := o.(*widget.Label); is && strings.HasSuffix(label.Text, ": 0") {
					noughts++
				}
			})
			assert.LessOrEqual(t, noughts, 1, "%s %s", c.family, c.brain)
			if c.brain == "random" {
				assert.Zero(t, noughts)
				assert.True(t, s.shows(s.text("boards.why_alike")))
			}
			s.save("why_alike_" + c.family + "_" + c.brain + "_" + language)
		}
	}
}

// Whatever a reason names lights up on a board in it: pointing at a move lights it up, a press unfolds a board under
// it, and a press on a bar what that counts. So it is while the reasons lie over the board that is played on.
func TestReasonsShowWhatTheyName(t *testing.T) {
	raceflag.Skip(t, shorterTestsDo)
	for _, family := range []string{"reversi", "backgammon", "dicewars", "tactics"} {
		for _, language := range quick.First("en", "uk") {
			for _, size := range quick.First(onPhone, onPhoneWide, onDesktop) {
				s := newStand(t, size, language)
				v := s.sit(boardscreens.Choice{Family: family, Brain: "level_50", Seat: 1})
				for family == "backgammon" && v.Record().Plies() == 0 { // the dice say who begins
					table, at, legal := legalNow(t, v)
					s.tapPlay(stepsOf(t, table, at, legal[0]))
					s.tapButton(s.text("boards.done"))
					s.myMove()
				}
				s.tapButton(s.text("boards.why"))
				s.work()
				require.True(t, s.game.Sheets.IsOpen())
				inSheet := func(o fyne.CanvasObject) bool { return isUnder(s.game.Sheets.Layer, o) }
				drawn := func() int {
					return len(visible(s, func(o *canvas.Raster) bool { return inSheet(o) })) + len(visible(s, func(o *canvas.Rectangle) bool { return inSheet(o) }))
				}
				lines := visible(s, func(p *ui.Pressable) bool { return inSheet(p) })
				if s.shows(s.text("boards.why_only")) {
					continue
				}
				require.NotEmpty(t, lines)
				name := fmt.Sprintf("why_%s_%s_%.0f", family, language, size.Width)
				looktest.AssertNothingCutOff(t, s.window, name)
				s.save(name)
				before := drawn()
				unfolded := 0
				for _, line := range lines {
					line.MouseIn(&desktop.MouseEvent{})
					line.MouseOut()
					line.Tapped(&fyne.PointEvent{})
					if drawn() > before {
						unfolded++
						looktest.AssertNothingCutOff(t, s.window, name)
						if unfolded == 1 {
							s.save(name + "_unfolded")
						}
					}
					line.Tapped(&fyne.PointEvent{})
					assert.Equal(t, before, drawn(), "a second press folds it again")
				}
				assert.Positive(t, unfolded, name)
			}
		}
	}
}
