package main

import (
	"math"
	"strconv"

	"boardduels/ai"
	"boardduels/runtime/duel"
	"boardduels/runtime/game"
)

// number is a float32 as its shortest decimal; null if it isn't a number, which the printed learner's weights can be.
type number float32

// MarshalJSON implements [json.Marshaler].
func (n number) MarshalJSON() ([]byte, error) {
	x := float64(n)
	if math.IsNaN(x) || math.IsInf(x, 0) {
		return []byte("null"), nil
	}
	return strconv.AppendFloat(nil, x, 'g', -1, 32), nil
}

// rationaleJSON is a rationale for machines. Inputs are in the order of the thesis's Table 3.2, outputs in that of 3.3.
type rationaleJSON struct {
	Brain   string          `json:"brain,omitempty"`
	Inputs  []number        `json:"inputs,omitempty"`
	Cases   []caseJSON      `json:"cases,omitempty"`
	Copied  bool            `json:"copied"`
	Targets []number        `json:"targets,omitempty"`
	Outputs []number        `json:"outputs,omitempty"`
	Weights [][]number      `json:"weights,omitempty"`
	Chain   []candidateJSON `json:"chain,omitempty"`
	Turn    []string        `json:"turn,omitempty"` // ids of the cards to be played, if whole turns were compared
	Gains   []gainJSON      `json:"gains,omitempty"`
	// Imagined is what came of the turns after which duels were imagined, the most promising first.
	Imagined []imaginedJSON `json:"imagined,omitempty"`
}

// imaginedJSON is what came of a turn in imagined duels. No cards are the end of a turn at once.
type imaginedJSON struct {
	Turn    []string       `json:"turn"`  // ids of its cards
	Score   number         `json:"score"` // at first sight, in log-odds of winning
	Duels   int            `json:"duels"`
	Share   number         `json:"share"`   // of them that it wins
	Answers int            `json:"answers"` // duels in which the enemy had a choice in its next turn
	Idle    int            `json:"idle"`    // of them in which it ended that at once
	Reply   []frequentJSON `json:"reply"`   // the enemy's cards in the others, the most frequent first
}

// frequentJSON is a card, and in how many imagined duels it was played.
type frequentJSON struct {
	Card  string `json:"card"`
	Duels int    `json:"duels"`
}

// gainJSON is what a trait of the turn's end adds to its score, in log-odds of winning.
type gainJSON struct {
	Trait  string `json:"trait"`
	Amount number `json:"amount"`
}

type caseJSON struct {
	Index    int      `json:"index"`
	ID       int      `json:"id"`
	Distance number   `json:"distance"`
	ByInput  []number `json:"by_input"`
}

type candidateJSON struct {
	Action  string  `json:"action"` // a card's id or "end"
	Kind    string  `json:"kind,omitempty"`
	Score   float64 `json:"score"`
	Verdict string  `json:"verdict"`
}

// verdictIDs are the names of verdicts in JSON.
var verdictIDs = [...]string{
	ai.Taken: "taken", ai.NotInHand: "not_in_hand", ai.TooExpensive: "too_expensive",
	ai.WrongKind: "wrong_kind", ai.Worse: "worse", ai.NotReached: "not_reached", ai.Barred: "barred",
	ai.InVain: "in_vain",
}

// explain puts a rationale into JSON, all but the actions.
func explain(why *ai.Rationale) *rationaleJSON {
	j := &rationaleJSON{Brain: why.Brain, Copied: why.Copied}
	if !why.HasNetwork() {
		return j
	}
	j.Inputs, j.Targets, j.Outputs = numbers(why.Inputs[:]), numbers(why.Targets[:]), numbers(why.Outputs[:])
	for i := range why.Retrieved {
		found := &why.Retrieved[i]
		j.Cases = append(j.Cases, caseJSON{found.Index, found.ID, number(found.Distance), numbers(found.ByInput[:])})
	}
	for neuron := range why.Weights {
		j.Weights = append(j.Weights, numbers(why.Weights[neuron][:]))
	}
	return j
}

// actions adds what a seat's decision considered to do.
func (j *rationaleJSON) actions(d *duel.Duel, seat game.Seat, why *ai.Rationale) {
	j.Turn = actionIDs(d, seat, why.Turn)
	for i := range why.Imagined {
		m := &why.Imagined[i]
		told := imaginedJSON{
			actionIDs(d, seat, m.Turn), number(m.Score), m.Duels, number(m.Share), m.Answers, m.Idle, []frequentJSON{},
		}
		for _, card := range m.Reply {
			told.Reply = append(told.Reply, frequentJSON{d.Card(1-seat, card.Card).ID, card.Duels})
		}
		j.Imagined = append(j.Imagined, told)
	}
	for _, g := range why.Gains {
		j.Gains = append(j.Gains, gainJSON{g.Of, number(g.Amount)})
	}
	for _, c := range why.Chain {
		candidate := candidateJSON{Action: d.ActionName(seat, c.Action), Score: c.Score, Verdict: verdictIDs[c.Verdict]}
		if c.Action.Card != duel.NoCard {
			candidate.Kind = d.Kind(seat, c.Action.Card).String()
		}
		j.Chain = append(j.Chain, candidate)
	}
}

func actionIDs(d *duel.Duel, seat game.Seat, actions []duel.Action) []string {
	ids := make([]string, len(actions))
	for i, a := range actions {
		ids[i] = d.ActionName(seat, a)
	}
	return ids
}

func numbers(values []float32) []number {
	all := make([]number, len(values))
	for i, x := range values {
		all[i] = number(x)
	}
	return all
}
