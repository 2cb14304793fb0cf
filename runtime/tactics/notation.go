package tactics

import (
	"fmt"
	"strconv"
	"strings"

	"boardduels/runtime/game"
)

const endText = "end"

// Name returns what a square is called: files have letters, rows are counted from the top, a1 to j10.
func Name(square int8) string {
	return fmt.Sprintf("%c%d", 'a'+square%Size, square/Size+1)
}

// String writes a direction by its letter.
func (d Direction) String() string { return letters[d : d+1] }

// Format writes an order: c3-d5, c3-d5 n with an attack to the north, c3 n with one from where the unit stands; and
// end.
func (*Game) Format(_ *State, a Action) string { return a.String() }

// String writes an order as [Game.Format] does.
func (a Action) String() string {
	if a == End {
		return endText
	}
	text := Name(a.From)
	if a.To != a.From {
		text += "-" + Name(a.To)
	}
	if a.Attack != Nowhere {
		text += " " + a.Attack.String()
	}
	return text
}

// Parse reads an order. Capitals are read too, a space may stand for the line, and pass ends a turn, too.
func (*Game) Parse(s *State, text string) (Action, error) {
	words := strings.FieldsFunc(strings.ToLower(text), apart)
	if len(words) == 1 && (words[0] == endText || words[0] == "pass") {
		_, err := s.allows(End)
		return End, err
	}
	a, ok := readOrder(words)
	switch {
	case !ok:
		return End, fmt.Errorf("%.40q is no order such as c3-d5, c3-d5 n or c3 n, with squares from a1 to j10 and n, e, s or w; %q ends the turn",
			text, endText)
	case a == End:
		return End, fmt.Errorf("%q is to do nothing; who has no order stays, and %q ends the turn", text, endText)
	}
	_, err := s.allows(a)
	return a, err
}

// apart reports whether a letter stands between the words of an order.
func apart(r rune) bool { return r == ' ' || r == '-' }

// ParseOrder reads an order as [Game.Format] writes it, whether it is legal or not.
func ParseOrder(text string) (a Action, ok bool) { return readOrder(strings.FieldsFunc(text, apart)) }

// readOrder reads the words of an order: a square, perhaps another one, perhaps a direction.
func readOrder(words []string) (a Action, ok bool) {
	if len(words) > 0 {
		if a.From, ok = Square(words[0]); !ok {
			return a, false
		}
		a.To, words = a.From, words[1:]
	}
	if len(words) > 0 {
		if to, is := Square(words[0]); is {
			a.To, words = to, words[1:]
		}
	}
	if len(words) > 0 && len(words[0]) == 1 {
		if i := strings.Index(letters, words[0]); i > 0 {
			a.Attack, words = Direction(i), words[1:]
		}
	}
	return a, ok && len(words) == 0
}

// Square returns the square of a name.
func Square(word string) (square int8, ok bool) {
	if len(word) < 2 {
		return 0, false
	}
	row, err := strconv.Atoi(word[1:])
	if err != nil || row < 1 || row > Size || word[0] < 'a' || word[0] >= 'a'+Size {
		return 0, false
	}
	square = int8(row-1)*Size + int8(word[0]-'a')
	return square, Name(square) == word
}

// Tell writes an event: moved seat 1 fighter c3 c4 d4, attacked seat 1 fighter d4 n, hit seat 2 archer d3 50 left 20,
// died seat 2 archer d3, turned seat 2 round 3, ended winner 1.
func (*Game) Tell(e *Event) string {
	seat := e.Seat + 1
	name := e.Unit.Traits().Name
	switch e.Kind {
	case Moved:
		words := make([]string, 0, maxPath)
		for _, square := range e.Path[:e.Steps+1] {
			words = append(words, Name(square))
		}
		return fmt.Sprintf("moved seat %d %s %s", seat, name, strings.Join(words, " "))
	case Attacked:
		return fmt.Sprintf("attacked seat %d %s %s %s", seat, name, Name(e.Place), e.Attack)
	case Hit:
		return fmt.Sprintf("hit seat %d %s %s %d left %d", seat, name, Name(e.Place), e.Damage, e.HP)
	case Died:
		return fmt.Sprintf("died seat %d %s %s", seat, name, Name(e.Place))
	case Turned:
		return fmt.Sprintf("turned seat %d round %d", seat, e.Round)
	}
	return fmt.Sprintf("ended winner %d", seat)
}

// The kinds of ground in scenes.
const (
	landKind  = "land"
	wallKind  = "wall"
	waterKind = "water"
)

// Scene returns what a seat sees: the ground of each square, then the units of both seats with their hit points. The
// counts are what each seat's units are worth.
func (g *Game) Scene(v *View) game.Scene {
	scene := game.Scene{Mover: v.Mover, Counts: []int16{int16(v.Worth(0)), int16(v.Worth(1))}}
	if v.Over {
		scene.Mover = game.Nobody
	}
	for square := range int8(Squares) {
		p := game.Piece{Place: Name(square), Seat: game.Nobody, Kind: landKind, Cells: []game.Cell{{Col: square % Size, Row: square / Size}}}
		switch {
		case v.Walls.Has(square):
			p.Kind, p.Count = wallKind, 1
		case v.Water.Has(square):
			p.Kind, p.Count = waterKind, 1
		}
		scene.Pieces = append(scene.Pieces, p)
	}
	for seat := range game.Seat(sides) {
		for _, u := range v.Units[seat] {
			if u.HP > 0 {
				scene.Pieces = append(scene.Pieces, game.Piece{Place: Name(u.Place), Seat: seat, Kind: u.Kind.Traits().Name, Count: int16(u.HP)})
			}
		}
	}
	return scene
}
