package boardscreens

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"boardduels/ai/dicewars/odds"
	"boardduels/internal/games"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/boardview"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/game"
	"boardduels/runtime/record/boardrecord"
)

// dress is how a game is shown.
type dress struct {
	board   func(*i18n.Translator, *motion.Stage, boardview.Intents) boardview.Board
	flag    func(seat game.Seat, side float32) fyne.CanvasObject // what stands beside a name
	picture func(side float32) fyne.CanvasObject
	sketch  func(boardview.Hands) *boardview.Sketch // on which the editor draws
}

// dresses are those of games that aren't played by discs on squares.
var dresses = map[string]dress{
	"backgammon": {
		board: func(_ *i18n.Translator, s *motion.Stage, i boardview.Intents) boardview.Board {
			return boardview.NewPoints(s, i)
		},
		flag:    boardview.NewToken,
		picture: boardview.NewPointsPicture,
		sketch:  boardview.NewPointSketch,
	},
	"dicewars": {
		board: func(t *i18n.Translator, s *motion.Stage, i boardview.Intents) boardview.Board {
			return boardview.NewLand(s, i, func(mine, theirs int16) string {
				return t.Text("boards.percent", i18n.Args{"N": int(100*odds.Win(int8(mine), int8(theirs)) + 0.5)})
			})
		},
		flag:    boardview.NewFlag,
		picture: boardview.NewLandPicture,
		sketch:  boardview.NewHexSketch,
	},
	"tactics": {
		board: func(_ *i18n.Translator, s *motion.Stage, i boardview.Intents) boardview.Board {
			return boardview.NewSkirmish(s, i)
		},
		flag:    boardview.NewFlag,
		picture: boardview.NewSkirmishPicture,
		sketch:  boardview.NewLevelSketch,
	},
}

// discsOn is the dress of games that are played by discs on a board with so many squares a side.
func discsOn(side int) dress {
	return dress{
		board: func(_ *i18n.Translator, s *motion.Stage, i boardview.Intents) boardview.Board {
			return boardview.NewDiscs(side, s, i)
		},
		flag:    boardview.NewToken,
		picture: boardview.NewDiscsPicture,
		sketch:  func(h boardview.Hands) *boardview.Sketch { return boardview.NewDiscSketch(side, h) },
	}
}

// dressOf returns the dress of a game; false if it has none.
func dressOf(family string) (dress, bool) {
	if d, ok := dresses[family]; ok {
		return d, true
	}
	if f, _ := games.Find(family); f.Squares > 0 {
		return discsOn(f.Squares), true
	}
	return dress{}, false
}

// NewSketch returns an empty board of a family, to be drawn on. It must be one that has a board.
func NewSketch(family string, hands boardview.Hands) *boardview.Sketch {
	d, _ := dressOf(family)
	return d.sketch(hands)
}

// FamilyName returns what a family is called.
func FamilyName(t *i18n.Translator, family string) string {
	f, err := games.Find(family)
	if err != nil {
		return family
	}
	return f.Name(t)
}

// SeatName returns what a seat of a family is called by its colour.
func SeatName(t *i18n.Translator, family string, seat game.Seat) string {
	f, _ := games.Find(family)
	return f.SeatName(t, seat)
}

// opponentName returns who sits at a place of a record. Where there are more than two, the colour tells them apart.
func opponentName(t *i18n.Translator, r *boardrecord.Record, seat game.Seat) string {
	name := playerName(t, r.Family, &r.Seats[seat])
	if len(r.Seats) > 2 {
		name += " (" + SeatName(t, r.Family, seat) + ")"
	}
	return name
}

// opponentsText returns against whom a record is played, with the eyes of a seat.
func opponentsText(t *i18n.Translator, r *boardrecord.Record, me game.Seat) string {
	other := &r.Seats[(int(me)+1)%len(r.Seats)]
	name := playerName(t, r.Family, other)
	if len(r.Seats) > 2 {
		name = fmt.Sprintf("%d × %s", len(r.Seats)-1, name)
	}
	return name
}

// playerName returns who sits at a place.
func playerName(t *i18n.Translator, family string, s *boardrecord.Seat) string {
	if s.IsPerson() {
		return t.Text("boards.you")
	}
	return games.Words(family).Brain(t, s.Brain)
}

// actionText returns an action of a seat as whoever looks at the board may read it, after the dice that it was played
// with.
func (p *page) actionText(seat game.Seat, action string, before *game.Scene) string {
	t := p.t
	if mirror := p.family.Mirror; mirror != nil && seat != p.seats[0] {
		action = mirror(action)
	}
	if spell := p.family.Spell; spell != nil {
		action = spell(action)
	}
	switch action {
	case boardview.Pass:
		action = t.Text("boards.pass")
	case boardview.EndTurn:
		action = t.Text("boards.end_turn")
	}
	action = strings.NewReplacer("bar/", t.Text("boards.bar")+"/", "/off", "/"+t.Text("boards.off")).Replace(action)
	if len(before.Dice) < 2 {
		return action
	}
	return fmt.Sprintf("%d-%d: %s", before.Dice[0], before.Dice[1], action)
}
