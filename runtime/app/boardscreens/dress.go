package boardscreens

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"boardduels/ai/board/wording"
	"boardduels/ai/dicewars/odds"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/boardview"
	"boardduels/runtime/app/motion"
	"boardduels/runtime/game"
	"boardduels/runtime/record/boardrecord"
)

// dress is how a family is shown.
type dress struct {
	names
	board   func(*i18n.Translator, *motion.Stage, boardview.Intents) boardview.Board
	flag    func(seat game.Seat, side float32) fyne.CanvasObject // what stands beside a name
	picture func(side float32) fyne.CanvasObject
	count   string // the key of what the family counts of each seat
	task    string // the key of what is to be done in a turn of many actions; "" where turns have but one
	// share is the chance, 0…1, that a score of the adviser means for whoever it decides for.
	share func(score float64) float64
	// lead is the key of what a score means in words; "" tells the share.
	lead string
	// stand is the share, 0…1, of what the family counts that the viewer has; where it isn't nil, it is told in place
	// of the adviser's score.
	stand  func(counts []int16, viewer game.Seat) float64
	stands string // the key of that in words
	// mirrors says that each side writes places by its own numbers, and the board has the viewer's.
	mirrors bool
}

var dresses = map[string]dress{
	"reversi": {
		names: names{
			family: "boards.reversi", variants: map[string]string{"standard": "boards.variant.standard"},
			seats: []string{"boards.seat.black", "boards.seat.white"}, first: true,
		},
		board: func(_ *i18n.Translator, s *motion.Stage, i boardview.Intents) boardview.Board {
			return boardview.NewReversi(s, i)
		},
		flag:    boardview.NewToken,
		picture: boardview.NewReversiPicture,
		count:   "boards.discs",
		share:   discShare,
		lead:    "boards.lead.discs",
	},
	"backgammon": {
		names: names{
			family:   "boards.backgammon",
			variants: map[string]string{"standard": "boards.variant.single", "gammons": "boards.variant.gammons", "hypergammon": "boards.variant.hypergammon"},
			seats:    []string{"boards.seat.black", "boards.seat.white"},
		},
		board: func(_ *i18n.Translator, s *motion.Stage, i boardview.Intents) boardview.Board {
			return boardview.NewPoints(s, i)
		},
		flag:    boardview.NewToken,
		picture: boardview.NewPointsPicture,
		count:   "boards.pips",
		mirrors: true,
		share:   func(chance float64) float64 { return min(max(chance, 0), 1) },
	},
	"dicewars": {
		names: names{
			family: "boards.dicewars",
			variants: map[string]string{
				"two": "boards.variant.two", "three": "boards.variant.three", "four": "boards.variant.four", "five": "boards.variant.five", "six": "boards.variant.six", "seven": "boards.variant.seven", "eight": "boards.variant.eight",
			},
			seats: []string{
				"boards.seat.orange", "boards.seat.sky", "boards.seat.green", "boards.seat.yellow",
				"boards.seat.blue", "boards.seat.red", "boards.seat.pink", "boards.seat.grey",
			},
			lots: true,
		},
		board: func(t *i18n.Translator, s *motion.Stage, i boardview.Intents) boardview.Board {
			return boardview.NewLand(s, i, func(mine, theirs int16) string {
				return t.Text("boards.percent", i18n.Args{"N": int(100*odds.Win(int8(mine), int8(theirs)) + 0.5)})
			})
		},
		flag:    boardview.NewFlag,
		picture: boardview.NewLandPicture,
		count:   "boards.dice",
		task:    "boards.your_attacks",
		stand:   shareOf,
		stands:  "boards.lead.dice",
	},
	"tactics": {
		names: names{
			family:   "boards.tactics",
			variants: map[string]string{"standard": "boards.variant.six_each", "more": "boards.variant.one_more", "fewer": "boards.variant.one_less"},
			seats:    []string{"boards.seat.orange", "boards.seat.sky"}, first: true,
		},
		board: func(_ *i18n.Translator, s *motion.Stage, i boardview.Intents) boardview.Board {
			return boardview.NewSkirmish(s, i)
		},
		flag:    boardview.NewFlag,
		picture: boardview.NewSkirmishPicture,
		count:   "boards.worth",
		task:    "boards.your_orders",
		stand:   shareOf,
		stands:  "boards.lead.worth",
	},
}

// shareOf is the viewer's share of what all have.
func shareOf(counts []int16, viewer game.Seat) float64 {
	all := 0
	for _, count := range counts {
		all += int(count)
	}
	return float64(counts[viewer]) / float64(max(all, 1))
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

// SeatName returns what a seat of a family is called by its colour.
func SeatName(t *i18n.Translator, family string, seat game.Seat) string {
	return t.Text(dresses[family].seats[seat])
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
	return wording.Brain(t, family, s.Brain)
}

// point is a point's number in a play of backgammon; how often a checker goes there stands in brackets.
var point = regexp.MustCompile(`(^|[ /])\d+`)

// mirrored returns a play of backgammon by the numbers of the other side.
func mirrored(action string) string {
	const points = 24
	return point.ReplaceAllStringFunc(action, func(found string) string {
		number := strings.TrimLeft(found, " /")
		n, _ := strconv.Atoi(number)
		return found[:len(found)-len(number)] + strconv.Itoa(points+1-n)
	})
}

// actionText returns an action of a seat as whoever looks at the board may read it, after the dice that it was played
// with.
func (p *page) actionText(seat game.Seat, action string, before *game.Scene) string {
	t := p.t
	if p.dress.mirrors && seat != p.seats[0] {
		action = mirrored(action)
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
