package protocol

// The messages of board games. What they have in common with those of the duel has the same fields.
type (
	// boardHello opens the line. The program answers with a greeting.
	boardHello struct {
		Type     string `json:"type"` // "hello"
		Protocol int    `json:"protocol"`
		Family   string `json:"family"`
		Rules    int    `json:"rules"`
		Limits   limits `json:"limits"`
	}

	// boardStart opens a game.
	boardStart struct {
		Type   string   `json:"type"` // "start"
		Game   int      `json:"game"`
		Family string   `json:"family"`
		Setup  []string `json:"setup"`
		Seats  int      `json:"seats"`
		Seat   int      `json:"seat"` // the program's
	}

	// boardDecide asks for an action. The program answers with a choice.
	boardDecide struct {
		Type     string        `json:"type"` // "decide"
		Game     int           `json:"game"`
		Decision int           `json:"decision"`
		View     boardView     `json:"view"`
		Actions  []boardAction `json:"actions"`
	}

	boardView struct {
		Seat int `json:"seat"` // the program's
		Scene
	}

	boardAction struct {
		ID string `json:"id"` // as players write it
	}

	// boardEvents tells of an action and of what it brought about.
	boardEvents struct {
		Type   string   `json:"type"` // "events"
		Game   int      `json:"game"`
		Seat   int      `json:"seat"` // whose action it was
		Action string   `json:"action"`
		Events []string `json:"events"`
	}

	// boardEnd closes a game.
	boardEnd struct {
		Type    string  `json:"type"` // "end"
		Game    int     `json:"game"`
		Winner  int     `json:"winner"` // a seat; 0 of a draw
		Won     bool    `json:"won"`
		Points  []int16 `json:"points"` // of each seat
		Plies   int     `json:"plies"`
		Forfeit string  `json:"forfeit,omitempty"`
	}
)
