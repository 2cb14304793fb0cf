package boardscreens

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"boardduels/internal/games"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/boardview"
	"boardduels/runtime/app/look/looktest"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/app/sound"
	"boardduels/runtime/game"
	"boardduels/runtime/match/boardmatch"
	"boardduels/runtime/record/boardrecord"
)

// gapsOf returns what a game lacks on the screen.
func gapsOf(f *games.Family, d dress) (gaps []string) {
	for name, lacks := range map[string]bool{
		"board": d.board == nil, "flag": d.flag == nil, "picture": d.picture == nil, "sketch": d.sketch == nil && len(f.Boards) > 0,
	} {
		if lacks {
			gaps = append(gaps, "no "+name+" (dresses, or Squares in its descriptor)")
		}
	}
	return gaps
}

func TestNoGameLacksADress(t *testing.T) {
	for _, f := range games.All() {
		d, _ := dressOf(f.ID)
		for _, gap := range gapsOf(&f, d) {
			t.Errorf("%s: %s", f.ID, gap)
		}
	}
	for id := range dresses {
		_, err := games.Find(id)
		assert.NoError(t, err, "a dress of no game")
	}
}

func TestWhatAGameLacksOnTheScreenIsNamed(t *testing.T) {
	const where = " (dresses, or Squares in its descriptor)"
	f, err := games.Find("tactics")
	require.NoError(t, err)
	assert.ElementsMatch(t, []string{"no board" + where, "no flag" + where, "no picture" + where, "no sketch" + where}, gapsOf(&f, dress{}))
	f.Boards = nil
	assert.NotContains(t, gapsOf(&f, dress{}), "no sketch"+where)
	_, ok := dressOf("chess")
	assert.False(t, ok)
}

// host leads nowhere.
type host struct{}

func (host) OpenSheet(string, fyne.CanvasObject)    {}
func (host) CloseSheet()                            {}
func (host) RelaySheet()                            {}
func (host) Background(work func() func())          { work()() }
func (host) After(time.Duration) <-chan time.Time   { return nil }
func (host) Cue(sound.Name)                         {}
func (host) HasShelf() bool                         { return true }
func (host) OpenBoards()                            {}
func (host) OpenBoardChoice(string)                 {}
func (host) LeaveBoard(*Session)                    {}
func (host) BoardOver(*Session)                     {}
func (host) RematchBoard(*boardrecord.Record)       {}
func (host) PlayBoardFrom(*boardrecord.Record, int) {}
func (host) Save(*boardrecord.Record) error         { return nil }

var _ boardmatch.Saver = host{}

// Each game has its tile, the page on which it is put together, and its rules, in each language.
func TestEachGameHasItsPages(t *testing.T) {
	looktest.NewApp(t)
	var shelf Shelf
	for _, f := range games.All() {
		shelf.Families = append(shelf.Families, f.ID)
	}
	for _, language := range i18n.Languages() {
		texts := i18n.For(language.Code)
		show := func(name string, page fyne.CanvasObject) {
			looktest.AssertNothingCutOff(t, looktest.ShowAlone(t, page, fyne.NewSize(500, 900)), name+" "+language.Code)
		}
		show("shelf", NewShelf(texts, &shelf, struct{ ShelfIntents }{}))
		for _, f := range games.All() {
			opened := func(setup []string) (*Table, error) {
				table, err := f.Open(setup)
				return &Table{Game: table.Game, Brains: table.Brains, Levels: table.Levels}, err
			}
			table, err := opened(f.Variants[0].Setup)
			require.NoError(t, err)
			family := Family{ID: f.ID}
			for _, v := range f.Variants {
				family.Variants = append(family.Variants, Variant{ID: v.ID, Begins: func() game.Seat { return 0 }})
			}
			show(f.ID, NewSetup(texts, family, table, Choice{}, func(Choice) {}, func() {}, func() {}))
			show("rules of "+f.ID, NewRules(texts, f.ID, opened))
		}
	}
}

// Each game whose board is squares with discs is played to its end by taps on it, whatever its size.
func TestGamesOnSquaresArePlayedByTaps(t *testing.T) {
	for _, f := range games.All() {
		if f.Squares == 0 {
			continue
		}
		looktest.NewApp(t)
		table, err := f.Open(nil)
		require.NoError(t, err)
		r, err := boardrecord.NewRecord(table.Game, 1, []boardrecord.Seat{{}, {Brain: "level_0", Seed: 1}})
		require.NoError(t, err)
		todo, clock := make(chan func(), 100), &motion.ByHand{}
		s, err := NewSession(i18n.For("en"), host{}, &Table{Game: table.Game, Brains: table.Brains, Levels: table.Levels}, r, motion.NewStage(clock), host{}, func(f func()) { todo <- f })
		require.NoError(t, err)
		window := test.NewTempWindow(t, s.Content)
		window.Resize(fyne.NewSize(500, 700))
		s.Start(nil)
		for !s.isOver {
			switch {
			case s.mustPass():
				s.choose(boardview.Pass)
			case s.CanResign():
				tapSquare(s, f.Squares, s.legal[len(s.frames)%len(s.legal)])
				require.False(t, s.CanResign(), "%s: a tap chooses", f.ID)
			default:
				(<-todo)()
				clock.Pass(time.Minute)
			}
		}
		<-s.Ended
		assert.NoError(t, s.Failure)
		assert.True(t, s.Result.Decided, f.ID)
		assert.NoError(t, boardrecord.Verify(table.Game, s.Record()), f.ID)
	}
}

// tapSquare taps the middle of a square of a board with so many a side.
func tapSquare(s *Session, squares int, name string) {
	const frame = 3
	size := s.board.Object().Size()
	whole := min(size.Width, size.Height)
	side := (whole - 2*frame) / float32(squares)
	corner := fyne.NewPos((size.Width-whole)/2+frame, (size.Height-whole)/2+frame)
	at := corner.AddXY(side*(float32(name[0]-'a')+0.5), side*(float32(name[1]-'1')+0.5))
	s.board.Object().(fyne.Tappable).Tapped(&fyne.PointEvent{Position: at})
}

// Where an order attacks is seen at a glance, whoever's it is.
func TestDirectionsAreArrows(t *testing.T) {
	family, err := games.Find("tactics")
	require.NoError(t, err)
	p := &page{t: i18n.For("en"), family: family, seats: []game.Seat{0, 1}}
	for order, told := range map[string]string{
		"c3-d5 n": "c3-d5 ↑", "c3-d5 e": "c3-d5 →", "c3 s": "c3 ↓", "a9-c9 w": "a9-c9 ←", "c3-d5": "c3-d5", boardview.EndTurn: "End turn",
	} {
		assert.Equal(t, told, p.actionText(0, order, &game.Scene{}))
		assert.Equal(t, told, p.actionText(1, order, &game.Scene{}))
	}
}
