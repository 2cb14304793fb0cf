package schema

// Signals are what the inputs and outputs of cases and tables mean in a game: the form is the same for all games
// (thesis, after Table 3.1).
type Signals struct {
	Game    string // [a-z]+
	Called  Text   // the game's name
	Inputs  [Inputs]Signal
	Outputs [Outputs]Signal
	Traits  []string // what weights may be of
}

// Signal is what one of them means.
type Signal struct {
	Title Text
	Doc   Text
}

// signals are those of the games besides the duel, whose words the screens have.
var signals = []Signals{tacticsSignals}

// SignalsOf returns what the signals mean in a game; nil in the duel, "".
func SignalsOf(game string) *Signals {
	for i := range signals {
		if signals[i].Game == game {
			return &signals[i]
		}
	}
	return nil
}

// Game returns the game whose situations a document of cases or experts' tables is about, "" for the duel.
func (d *Document) Game() string {
	switch value := d.value.(type) {
	case *Cases:
		return value.Game
	case *ExpertTables:
		return value.Game
	}
	return ""
}

// gameOf describes the attribute of documents that aren't about the duel.
func gameOf(at func(any) any) Field {
	games, names := make([]string, len(signals)), make([]Text, len(signals))
	for i := range signals {
		games[i], names[i] = signals[i].Game, signals[i].Called
	}
	return Field{Name: "game", Attribute: true, Type: Choice, Choices: games, Called: names, Section: Identity,
		at: at}
}
