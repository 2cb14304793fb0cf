package boardroom

import (
	"fmt"
	"math"
	"strings"

	"fyne.io/fyne/v2"

	"boardduels/ai/board/wording"
	"boardduels/internal/i18n"
	"boardduels/runtime/board"
	"boardduels/runtime/game"
	"boardduels/runtime/play/boards"
	"boardduels/runtime/play/motion"
)

// dress is how a family is shown.
type dress struct {
	names
	board   func(*motion.Stage, boards.Intents) boards.Board
	picture func(side float32) fyne.CanvasObject
	count   string // the key of what the family counts of each seat
	// share is the chance, 0…1, that a score of the adviser means for whoever it decides for.
	share func(score float64) float64
	// lead is the key of what a score means in words; "" tells the share.
	lead string
}

var dresses = map[string]dress{
	"reversi": {
		names: names{
			family: "boards.reversi", variants: map[string]string{"standard": "boards.variant.standard"},
			seats: [2]string{"boards.seat.black", "boards.seat.white"}, first: true,
		},
		board:   func(s *motion.Stage, i boards.Intents) boards.Board { return boards.NewReversi(s, i) },
		picture: boards.NewReversiPicture,
		count:   "boards.discs",
		share:   discShare,
		lead:    "boards.lead.discs",
	},
	"backgammon": {
		names: names{
			family:   "boards.backgammon",
			variants: map[string]string{"standard": "boards.variant.single", "gammons": "boards.variant.gammons", "hypergammon": "boards.variant.hypergammon"},
			seats:    [2]string{"boards.seat.black", "boards.seat.white"},
		},
		board:   func(s *motion.Stage, i boards.Intents) boards.Board { return boards.NewPoints(s, i) },
		picture: boards.NewPointsPicture,
		count:   "boards.pips",
		share:   func(chance float64) float64 { return min(max(chance, 0), 1) },
	},
}

// mostDiscs is by how many a game can be won.
const mostDiscs = 64

// isSettled reports whether the search of Reversi knows who will win, but not by how much: then a score is a hundredth
// of a disc.
func isSettled(discs float64) bool { return discs != 0 && math.Abs(discs) < 0.015 }

// discShare is the chance to win that a lead in discs means.
func discShare(discs float64) float64 {
	if isSettled(discs) {
		discs = math.Copysign(mostDiscs, discs)
	}
	return 1 / (1 + math.Exp(-discs/5))
}

// IsShown reports whether there is a board for a family.
func IsShown(family string) bool {
	_, ok := dresses[family]
	return ok
}

// FamilyName returns what a family is called.
func FamilyName(t *i18n.Translator, family string) string {
	if d, ok := dresses[family]; ok {
		return t.Text(d.family)
	}
	return family
}

func variantName(t *i18n.Translator, family, id string) string {
	if key, ok := dresses[family].variants[id]; ok {
		return t.Text(key)
	}
	return id
}

// seatName returns what a seat is called by its colour.
func seatName(t *i18n.Translator, family string, seat game.Seat) string {
	return t.Text(dresses[family].seats[seat&1])
}

// playerName returns who sits at a place.
func playerName(t *i18n.Translator, family string, s *board.Seat) string {
	if s.IsPerson() {
		return t.Text("boards.you")
	}
	return wording.Brain(t, family, s.Brain)
}

// actionText returns an action as it is written, after the dice that it was played with.
func actionText(t *i18n.Translator, action string, before *game.Scene) string {
	if action == boards.Pass {
		action = t.Text("boards.pass")
	}
	action = strings.NewReplacer("bar/", t.Text("boards.bar")+"/", "/off", "/"+t.Text("boards.off")).Replace(action)
	if len(before.Dice) < 2 {
		return action
	}
	return fmt.Sprintf("%d-%d: %s", before.Dice[0], before.Dice[1], action)
}
