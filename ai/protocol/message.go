package protocol

import (
	"bytes"
	"encoding/json"
)

// The messages, one JSON object a line. Seats are 1 and 2.
type (
	// hello opens the line. The program answers with a greeting.
	hello struct {
		Type     string `json:"type"` // "hello"
		Protocol int    `json:"protocol"`
		Rules    int    `json:"rules"`
		Pack     Pack   `json:"pack"`
		Limits   limits `json:"limits"`
	}

	limits struct {
		Start int64 `json:"start_ms"`
		Move  int64 `json:"move_ms"`
		Line  int   `json:"line_bytes"`
	}

	// start opens a game.
	start struct {
		Type   string  `json:"type"` // "start"
		Game   int     `json:"game"`
		Seat   int     `json:"seat"` // the program's
		Heroes [2]hero `json:"heroes"`
		// Language is the version of the language of rules that the duel speaks; 0 of a classic one.
		Language int     `json:"language,omitempty"`
		Numbers  members `json:"numbers,omitempty"` // what isn't as in classic duels
	}

	// decide asks for an action. The program answers with a choice.
	decide struct {
		Type     string   `json:"type"` // "decide"
		Game     int      `json:"game"`
		Decision int      `json:"decision"`
		View     view     `json:"view"`
		Actions  []action `json:"actions"`
	}

	// events tells what happened since the last message.
	events struct {
		Type   string  `json:"type"` // "events"
		Game   int     `json:"game"`
		Events []event `json:"events"`
	}

	// end closes a game.
	end struct {
		Type    string `json:"type"` // "end"
		Game    int    `json:"game"`
		Winner  int    `json:"winner"`
		Won     bool   `json:"won"`
		Rounds  int    `json:"rounds"`
		Forfeit string `json:"forfeit,omitempty"`
	}
)

// Pack names the pack from which the heroes come.
type Pack struct {
	Name string `json:"name"`
	Hash string `json:"hash"` // hexadecimal digest of its content
}

// encode appends a message as a line.
func encode(to *bytes.Buffer, message any) {
	e := json.NewEncoder(to)
	e.SetEscapeHTML(false)
	if err := e.Encode(message); err != nil {
		panic(err) // the messages hold nothing that JSON can't
	}
}
