package boardflow_test

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

	"boardduels/ai/board"
	"boardduels/internal/games"
	"boardduels/internal/i18n"
	"boardduels/internal/quick"
	"boardduels/internal/raceflag"
	"boardduels/runtime/app/apptest"
	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/app/boardview"
	"boardduels/runtime/app/library"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/ui"
	"boardduels/runtime/game"
	"boardduels/runtime/record"
	"boardduels/runtime/record/boardrecord"
)

// A recorded game is brought in, looked through, and played on from one of its places; then it is deleted.
func TestBoardReplays(t *testing.T) {
	for _, family := range []string{"reversi", "backgammon"} {
		t.Run(family, func(t *testing.T) {
			s := apptest.New(t, apptest.OnPhone, "uk")
			r, text := apptest.Sample(t, family)
			s.Receive("a.replay", text)
			s.Work()
			require.True(t, s.Shows(s.Text("boards.fork")))
			for range 4 {
				s.Tap(apptest.IconOf(s, "media-skip-next.svg"))
			}
			s.Save("board_playback_" + family)
			looktest.AssertNothingCutOff(t, s.Window, family)
			before := s.Game.Boards.Session
			s.TapButton(s.Text("boards.fork"))
			s.Settle(func() bool { return s.Game.Boards.Session != before })
			s.MyMove()
			fork := s.Game.Boards.Session.Record()
			assert.GreaterOrEqual(t, boardrecord.Common(r, fork), 4)
			assert.True(t, s.Game.Boards.Session.CanResign())
			assert.Equal(t, r.Seats[1].Brain, fork.Seats[1].Brain)

			s.Game.OpenBoards()
			s.Work()
			list, err := s.Game.Boards.Files().SavedBoards(10)
			require.NoError(t, err)
			require.Len(t, list, 1)
			require.True(t, list[0].IsImported)
			s.Game.Boards.RemoveBoard(list[0])
			s.TapButton(s.Text("replays.remove"))
			s.Work()
			list, err = s.Game.Boards.Files().SavedBoards(10)
			require.NoError(t, err)
			assert.Empty(t, list)
		})
	}
}

// What can't be played again isn't taken in, and in Ukrainian it is told in Ukrainian, where the player is.
func TestAlteredGamesArentTaken(t *testing.T) {
	_, text := apptest.Sample(t, "reversi")
	s := apptest.New(t, apptest.OnPhone, "uk")
	s.Game.OpenBoards()
	s.Work()
	for _, c := range []struct {
		altered string
		told    string
	}{
		{"", s.Text("opened.unknown")},
		{"board-duels replay 4\n", ""},
		{strings.Replace(string(text), "replay 4", "replay 3", 1), "запис у форматі 3, якого не писала жодна випущена версія"},
		{strings.Replace(string(text), "move f5", "move a1", 1), "файл змінено"},
		{reseal(strings.Replace(string(text), "move f5", "move a1", 1)), "хід 1"},
		{reseal(strings.Replace(string(text), "game reversi", "game chess", 1)), "гри \"chess\", якої ця версія не має"},
	} {
		s.Receive("a.replay", []byte(c.altered))
		s.Work()
		require.True(t, s.Game.Sheets().IsOpen(), c.told)
		told := strings.Join(apptest.Texts(s.Game.Sheets().Layer), "\n")
		assert.Contains(t, told, "«a.replay»")
		assert.Contains(t, told, c.told)
		assert.NotContains(t, told, "англійською")
		s.Game.CloseSheet()
		assert.True(t, s.Shows(s.Text("home.boards")), "the player stays where he was")
		list, err := s.Game.Boards.Files().SavedBoards(10)
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
	s := apptest.New(t, apptest.OnPhone, "uk")
	s.KeepDuels("mage")
	duel, err := os.ReadFile(s.Replays()[0])
	require.NoError(t, err)
	_, reversi := apptest.Sample(t, "reversi")
	s.Game.OpenReplays()
	s.Work()
	s.Receive("a.replay", reversi)
	s.Work()
	assert.True(t, s.Shows(s.Text("boards.fork")))
	s.Game.OpenBoards()
	s.Work()
	s.Receive("b.replay", duel)
	s.Work()
	assert.False(t, s.Game.Sheets().IsOpen())
	assert.True(t, s.Shows(s.Text("playback.next")))
}

// A game under way that can't be read is put aside and told of; the next one can begin.
func TestADamagedBoardGameIsPutAside(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "uk")
	current := s.Game.Boards.Files().Current("reversi").Path
	require.NoError(t, os.MkdirAll(filepath.Dir(current), 0o755))
	require.NoError(t, os.WriteFile(current, []byte("board-duels replay 4\ngame"), 0o644))
	s.Game.OpenBoards()
	s.Work()
	require.True(t, s.Game.Sheets().IsOpen())
	assert.NoFileExists(t, current)
	kept, err := filepath.Glob(current + "*")
	require.NoError(t, err)
	assert.NotEmpty(t, kept)
	s.Sit(boardscreens.Choice{Family: "reversi", Brain: "level_0", Seat: 0})
	assert.FileExists(t, current)
}

// A game that was over when the program ended lies in the collection at the next start.
func TestAnEndedBoardGameIsKeptLater(t *testing.T) {
	folder := t.TempDir()
	s := apptest.NewIn(t, apptest.OnPhone, "en", folder)
	r, _ := apptest.Sample(t, "reversi")
	r.Resign(0, "resigned")
	require.NoError(t, library.BoardSaver{Boards: s.Game.Boards.Files(), Family: "reversi"}.Save(r))
	s.Game.OpenBoards()
	s.Work()
	list, err := s.Game.Boards.Files().SavedBoards(10)
	require.NoError(t, err)
	require.Len(t, list, 1)
	assert.NoFileExists(t, s.Game.Boards.Files().Current("reversi").Path)
}

// A hint is what the strongest level would do; why tells the candidates of the opponent's last action.
func TestHintsAndReasons(t *testing.T) {
	for _, family := range []string{"reversi", "backgammon"} {
		t.Run(family, func(t *testing.T) {
			s := apptest.New(t, apptest.OnPhone, "uk")
			v := s.Sit(boardscreens.Choice{Family: family, Brain: "level_50", Seat: 1})
			for v.Record().Plies() == 0 { // in backgammon the dice say who begins
				table, at, legal := apptest.LegalNow(t, v)
				s.TapPlay(apptest.StepsOf(t, table, at, legal[0]))
				s.TapButton(s.Text("boards.done"))
				s.MyMove()
			}
			s.TapButton(s.Text("boards.hint"))
			s.Work()
			s.Save("board_hint_" + family)
			table, at, legal := apptest.LegalNow(t, v)
			view := table.View(at, 1)
			closed, err := apptest.TableOf(v.Record())
			require.NoError(t, err)
			best, _, err := closed.Levels[len(closed.Levels)-1].New(board.Setup{}).Decide(t.Context(), &view, legal)
			require.NoError(t, err)
			best = strings.ReplaceAll(best, "/off", "/"+s.Text("boards.off"))
			assert.True(t, hints(s, best), best)
			s.TapButton(s.Text("boards.why"))
			s.Work()
			require.True(t, s.Game.Sheets().IsOpen())
			require.True(t, s.Shows(s.Text("boards.why_candidates")))
			model := games.Words(family).Model(s.Game.Translator(), "level_50")
			told := ""
			s.Walk(func(o fyne.CanvasObject) {
				if label, ok := o.(*widget.Label); ok && strings.Contains(label.Text, model) {
					told = label.Text
				}
			})
			require.NotEmpty(t, told, "as whom the level decides: %s", model)
			s.Save("board_why_" + family)
			looktest.AssertNothingCutOff(t, s.Window, family)
		})
	}
}

// The slider leads to earlier positions, where nothing can be done, and back.
func TestTheSliderLeadsThroughAGame(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	v := s.Sit(boardscreens.Choice{Family: "reversi", Brain: "level_20", Seat: 0})
	_, _, legal := apptest.LegalNow(t, v)
	s.TapSquare(legal[0])
	s.MyMove()
	way := apptest.Find(s, func(o *ui.Slider) bool { return o.Max == 2 })
	way.SetValue(1)
	s.Work()
	assert.True(t, s.Shows(s.Game.Translator().Text("boards.looking", i18n.Args{"N": 1, "Of": 2})))
	_, _, legal = apptest.LegalNow(t, v)
	s.TapSquare(legal[0])
	s.Work()
	assert.Equal(t, 2, v.Record().Plies(), "who looks back can do nothing")
	s.TapButton(s.Text("boards.now"))
	s.Work()
	assert.Equal(t, 2.0, way.Value)
	assert.True(t, s.Shows(s.Text("boards.your_turn")))
}

// A drag that ends on a square chooses it, as the tap of a shaky finger.
func TestADragChoosesWhereItEnds(t *testing.T) {
	s := apptest.New(t, apptest.OnDesktop, "en")
	v := s.Sit(boardscreens.Choice{Family: "reversi", Brain: "level_20", Seat: 0})
	_, _, legal := apptest.LegalNow(t, v)
	grid := s.BoardObject().(*boardview.Grid)
	cell := min(grid.Size().Width, grid.Size().Height) / 8
	end := fyne.NewPos(cell*(float32(legal[0][0]-'a')+0.5), cell*(float32(legal[0][1]-'1')+0.5))
	grid.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: end}, Dragged: fyne.NewDelta(9, 4)})
	assert.Zero(t, v.Record().Plies())
	grid.DragEnd()
	s.MyMove()
	assert.Equal(t, legal[0], v.Record().Turns[0].Actions[0])
}

// Where there is one thing to do, no lot is talked of, not even with a level that always draws.
func TestWhoCanOnlyDoOneThingDrawsNoLots(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	s := apptest.New(t, apptest.OnDesktop, "en")
	v := s.Sit(boardscreens.Choice{Family: "backgammon", Variant: "hypergammon", Brain: "level_0", Seat: 0})
	s.Window.Canvas().SetOnTypedKey(s.Game.TypedKey)
	for alone := false; !alone; s.MyMove() {
		require.False(t, v.Result.Decided)
		_, _, legal := apptest.LegalNow(t, v)
		if legal[0] == boardview.Pass {
			s.TapButton(s.Text("boards.pass_button"))
		} else {
			table, at, _ := apptest.LegalNow(t, v)
			s.TapPlay(apptest.StepsOf(t, table, at, legal[0]))
			s.TapButton(s.Text("boards.done"))
		}
		s.MyMove()
		s.TapButton(s.Text("boards.why"))
		s.Work()
		if alone = s.Shows(s.Text("boards.why_only")); alone {
			s.Walk(func(o fyne.CanvasObject) {
				if label, ok := o.(*widget.Label); ok {
					assert.NotContains(t, label.Text, s.Text("boards.why_slip"))
				}
			})
		}
		s.Key(fyne.KeyEscape)
	}
}

// hints reports whether an action is advised, and it is said why.
func hints(s *apptest.Stand, action string) bool {
	var told []string
	s.Walk(func(o fyne.CanvasObject) {
		if text, is := o.(*canvas.Text); is {
			told = append(told, text.Text)
		}
	})
	advice := s.Text("boards.hint_is", i18n.Args{"Action": action, "Why": ""})
	_, why, ok := strings.Cut(strings.Join(told, " "), advice)
	return ok && strings.Contains(why, ".")
}

// On every board a hint says why.
func TestEveryHintSaysWhy(t *testing.T) {
	for _, family := range []string{"reversi", "dicewars", "tactics"} {
		for _, language := range quick.First("en", "uk") {
			s := apptest.New(t, apptest.OnPhone, language)
			v := s.Sit(boardscreens.Choice{Family: family, Brain: "level_50", Seat: 0})
			s.MyMove()
			_, _, legal := apptest.LegalNow(t, v)
			s.TapButton(s.Text("boards.hint"))
			s.Work()
			s.Save("hint_" + family + "_" + language)
			assert.True(t, slices.ContainsFunc(append(legal, s.Text("boards.end_turn")), func(action string) bool { return hints(s, action) }), family)
			looktest.AssertNothingCutOff(t, s.Window, "hint "+family)
		}
	}
}

// What the other side did in backgammon is told by the numbers that the board shows: those of whoever looks at it.
func TestPointsAreToldByTheNumbersOnTheBoard(t *testing.T) {
	s := apptest.New(t, apptest.OnPhone, "en")
	v := s.Sit(boardscreens.Choice{Family: "backgammon", Brain: "level_50", Seat: 1})
	for last := game.Nobody; last != 0; { // until the opponent has moved
		s.MyMove()
		if r := v.Record(); r.Plies() > 0 {
			table, err := apptest.TableOf(r)
			require.NoError(t, err)
			laid, err := boardrecord.Lay(table, r)
			require.NoError(t, err)
			last = laid.Frames()[r.Plies()].Seat
		}
		if last != 0 {
			table, at, legal := apptest.LegalNow(t, v)
			s.TapPlay(apptest.StepsOf(t, table, at, legal[0]))
			s.TapButton(s.Text("boards.done"))
		}
	}
	s.TapButton(s.Text("boards.why"))
	s.Work()
	told := s.Text("boards.they_played", i18n.Args{"Who": s.Text("brain.level", i18n.Args{"N": 50}), "Action": ""})
	found := ""
	s.Walk(func(o fyne.CanvasObject) {
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
			s := apptest.New(t, apptest.OnPhone, language)
			s.Sit(boardscreens.Choice{Family: c.family, Brain: c.brain, Seat: 1})
			s.MyMove()
			s.TapButton(s.Text("boards.why"))
			s.Work()
			require.True(t, s.Game.Sheets().IsOpen())
			noughts := 0
			s.Walk(func(o fyne.CanvasObject) {
				if label, is := o.(*widget.Label); is && strings.HasSuffix(label.Text, ": 0") {
					noughts++
				}
			})
			assert.LessOrEqual(t, noughts, 1, "%s %s", c.family, c.brain)
			if c.brain == "random" {
				assert.Zero(t, noughts)
				assert.True(t, s.Shows(s.Text("boards.why_alike")))
			}
			s.Save("why_alike_" + c.family + "_" + c.brain + "_" + language)
		}
	}
}

// Whatever a reason names lights up on a board in it: pointing at a move lights it up, a press unfolds a board under
// it, and a press on a bar what that counts. So it is while the reasons lie over the board that is played on.
func TestReasonsShowWhatTheyName(t *testing.T) {
	raceflag.Skip(t, apptest.ShorterTestsDo)
	for _, family := range []string{"reversi", "backgammon", "dicewars", "tactics"} {
		for _, language := range quick.First("en", "uk") {
			for _, size := range quick.First(apptest.OnPhone, apptest.OnPhoneWide, apptest.OnDesktop) {
				s := apptest.New(t, size, language)
				v := s.Sit(boardscreens.Choice{Family: family, Brain: "level_50", Seat: 1})
				for family == "backgammon" && v.Record().Plies() == 0 { // the dice say who begins
					table, at, legal := apptest.LegalNow(t, v)
					s.TapPlay(apptest.StepsOf(t, table, at, legal[0]))
					s.TapButton(s.Text("boards.done"))
					s.MyMove()
				}
				s.TapButton(s.Text("boards.why"))
				s.Work()
				require.True(t, s.Game.Sheets().IsOpen())
				inSheet := func(o fyne.CanvasObject) bool { return apptest.IsUnder(s.Game.Sheets().Layer, o) }
				drawn := func() int {
					return len(apptest.Visible(s, func(o *canvas.Raster) bool { return inSheet(o) })) + len(apptest.Visible(s, func(o *canvas.Rectangle) bool { return inSheet(o) }))
				}
				lines := apptest.Visible(s, func(p *ui.Pressable) bool { return inSheet(p) })
				if s.Shows(s.Text("boards.why_only")) {
					continue
				}
				require.NotEmpty(t, lines)
				name := fmt.Sprintf("why_%s_%s_%.0f", family, language, size.Width)
				looktest.AssertNothingCutOff(t, s.Window, name)
				s.Save(name)
				before := drawn()
				unfolded := 0
				for _, line := range lines {
					line.MouseIn(&desktop.MouseEvent{})
					line.MouseOut()
					line.Tapped(&fyne.PointEvent{})
					if drawn() > before {
						unfolded++
						looktest.AssertNothingCutOff(t, s.Window, name)
						if unfolded == 1 {
							s.Save(name + "_unfolded")
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
