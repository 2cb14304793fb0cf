package tactics

// Kind is what a unit is.
type Kind int8

// The kinds of unit.
const (
	Fighter Kind = iota
	Archer
	Wizard
	Kinds // how many there are
)

// Traits are what units of a kind can do.
type Traits struct {
	Name   string
	Letter byte
	HP     int8
	Damage int8
	Steps  int8 // it goes at most
	Range  int8 // of its attack
	Worth  int  // unhurt
}

// traits are those of all kinds. What a unit is worth is the article's, in hundreds.
var traits = [Kinds]Traits{
	{"fighter", 'F', 100, 50, 4, 1, 1000},
	{"archer", 'A', 70, 30, 3, 7, 700},
	{"wizard", 'W', 50, 40, 3, 5, 850},
}

// Traits returns what units of a kind can do.
func (k Kind) Traits() *Traits { return &traits[k] }

// Worth returns what a unit of a kind is worth with so many hit points: half of it for being there, and the other half
// in proportion; nothing when it is dead. Hit points come in tens, so that nothing is rounded.
func (k Kind) Worth(hp int8) int {
	if hp <= 0 {
		return 0
	}
	t := &traits[k]
	return t.Worth/2 + t.Worth*int(hp)/(2*int(t.HP))
}

// Direction is where an attack goes.
type Direction int8

// The directions.
const (
	Nowhere Direction = iota // no attack
	North
	East
	South
	West
)

// directions are those of attacks.
var directions = [...]Direction{North, East, South, West}

// letters are how directions are written.
const letters = "-nesw"

// Next returns the square a step further in a direction; ok is false at the edge of the board.
func (d Direction) Next(square int8) (next int8, ok bool) {
	switch d {
	case North:
		return square - Size, square >= Size
	case East:
		return square + 1, square%Size < Size-1
	case South:
		return square + Size, square < Squares-Size
	case West:
		return square - 1, square%Size > 0
	}
	return square, false
}

// KindOf returns the kind of a name.
func KindOf(name string) (k Kind, ok bool) {
	for k := range Kinds {
		if traits[k].Name == name {
			return k, true
		}
	}
	return 0, false
}
