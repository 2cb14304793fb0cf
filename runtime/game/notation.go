package game

// Notation is how a family's players write what they do. A game that has one can be played by text, recorded, and shown
// on a screen that knows nothing else of the family.
type Notation[S any, A comparable, E, V any] interface {
	// Setup returns the lines from which the family makes an equal game: none if it has but one.
	Setup() []string
	// Format writes a legal action, such as d3 or 8/5 6/5: in one line, and no two legal actions of a state alike.
	Format(s *S, a A) string
	// Parse reads a legal action as Format writes it, or as players write it otherwise. Of anything else it returns an
	// error, which says what was found and what is allowed.
	Parse(s *S, text string) (A, error)
	// Tell writes an event, in one line that programs can read.
	Tell(e *E) string
	// Scene returns what a seat sees.
	Scene(v *V) Scene
}

// Scene is what is seen of a game: what lies where. Places are called as actions call them.
type Scene struct {
	Mover  Seat    // or Nobody
	Pieces []Piece // in an order of the family's that doesn't change
	Dice   []int8  // that are still to be used, if the game has dice
	Counts []int16 // of each seat, what the family counts: discs, pips, dice; nil if nothing
}

// Piece is what a seat has on a place. A family whose places all are seen tells of the empty ones too.
type Piece struct {
	Place string
	Seat  Seat   // Nobody for what belongs to none
	Kind  string // "" where all are alike
	Count int16  // how many, or how much is left of it; 0 on a place where nothing lies
	// Cells are what the place covers of a grid, where places differ in shape; nil where the family's places have
	// theirs.
	Cells []Cell
}

// Cell is a cell of a grid. Of hexes, odd rows lie half a cell further to the right.
type Cell struct{ Col, Row int8 }

// Notated is a game whose players can write what they do.
type Notated[S any, A comparable, E, V any] interface {
	Game[S, A, E, V]
	Notation[S, A, E, V]
}
