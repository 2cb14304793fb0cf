package boardcmd

import (
	"bufio"
	"cmp"
	"fmt"
	"io"

	"boardduels/ai/arena/stats"
	"boardduels/ai/board/contest"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/text"
	"boardduels/internal/termsafe"
	"boardduels/runtime/game"
	"boardduels/runtime/record/boardrecord"
)

// gameResult is how a game ended, as a line of JSON. Players are in the order in which they were named.
type gameResult struct {
	Type    string        `json:"type"` // "game"
	Game    int           `json:"game"`
	Seed    uint64        `json:"seed"`
	Plies   int           `json:"plies"`
	Winner  int           `json:"winner"`            // 1 or 2, of the players; 0 of a draw
	Endless bool          `json:"endless,omitempty"` // given up after so many plies, and counts as a draw
	Players [2]gamePlayer `json:"players"`
	Forfeit string        `json:"forfeit,omitempty"` // why the loser lost before the rules decided
	Stderr  string        `json:"stderr,omitempty"`  // the end of what the failed program wrote to its standard error
	Unsaved string        `json:"unsaved,omitempty"` // why its record couldn't be written
}

type gamePlayer struct {
	Player string `json:"player"`         // as it was named
	Name   string `json:"name,omitempty"` // as the program calls itself
	Seat   int    `json:"seat"`
	Points int16  `json:"points"`
}

// called is how people call the player.
func (p *gamePlayer) called() string { return termsafe.Line(cmp.Or(p.Name, p.Player)) }

func (r *room) result(n int, sits [2]int, record *boardrecord.Record) *gameResult {
	g := &gameResult{Type: "game", Game: n, Seed: record.Seed, Plies: record.Plies(), Forfeit: record.Result.Forfeit}
	g.Endless = !record.Finished()
	for seat, i := range sits {
		player, name := r.entrants[i].player, record.Seats[seat].Name
		if name == player {
			name = "" // the program gave none
		}
		g.Players[i] = gamePlayer{player, name, seat + 1, record.Result.Points[seat]}
	}
	if winner := record.Result.Points.Winner(); winner != game.Nobody {
		g.Winner = sits[winner] + 1
	}
	return g
}

// text writes the game as a line of text.
func (g *gameResult) text(w io.Writer) {
	first, second, verb := &g.Players[0], &g.Players[1], "draws with"
	if g.Winner > 0 {
		verb = "beats"
	}
	if g.Winner == 2 {
		first, second = second, first
	}
	if g.Endless {
		verb = "finds no end with"
	}
	points := ""
	if first.Points > 1 {
		points = fmt.Sprintf(" by %d points", first.Points)
	}
	fmt.Fprint(w, text.Hang("", fmt.Sprintf("Game %d: %s (seat %d) %s %s (seat %d)%s in %s",
		g.Game, first.called(), first.Seat, verb, second.called(), second.Seat, points, plies(g.Plies))))
	fmt.Fprint(w, text.Mishaps(g.Forfeit, g.Stderr, g.Unsaved))
}

func plies(n int) string {
	if n == 1 {
		return "1 ply"
	}
	return fmt.Sprintf("%d plies", n)
}

// summary is how all games ended, as a line of JSON.
type summary struct {
	Type    string           `json:"type"` // "summary"
	Family  string           `json:"family"`
	Variant string           `json:"variant"`
	Seed    uint64           `json:"seed"`
	Opening int              `json:"opening"` // plies by lot
	Games   int              `json:"games"`
	Asked   int              `json:"games_asked"`
	Drawn   int              `json:"drawn"`
	Players [2]summaryPlayer `json:"players"`

	result   contest.Result
	forfeits int
	forfeit  string // the first
	unsaved  int    // games whose records couldn't be written
	whyNot   string // of the first
}

type summaryPlayer struct {
	Player   string         `json:"player"`
	Name     string         `json:"name,omitempty"`
	Won      int            `json:"won"`
	Points   int            `json:"points"`
	Forfeits int            `json:"forfeits"` // games that it lost by a failure
	Score    stats.Estimate `json:"score"`    // a draw counts half
}

func newSummary(s *series) *summary {
	all := &summary{
		Type: "summary", Family: s.family.ID, Variant: s.id, Seed: s.seed, Opening: s.opening, Asked: s.games,
		result: contest.NewResult(s.seed),
	}
	for i, player := range s.players {
		all.Players[i].Player = player
	}
	return all
}

func (s *summary) add(g *gameResult) {
	s.Games++
	winner := game.Seat(g.Winner - 1) // the first player counts as seat 0
	s.result.Add((g.Game-1)/2, winner, 0)
	if winner == game.Nobody {
		s.Drawn++
	} else {
		s.Players[winner].Won++
	}
	for i := range s.Players {
		s.Players[i].Name = g.Players[i].Name
		s.Players[i].Points += int(g.Players[i].Points)
	}
	if g.Forfeit != "" {
		s.Players[1-winner].Forfeits++
		if s.forfeits++; s.forfeits == 1 {
			s.forfeit = g.Forfeit
		}
	}
	if g.Unsaved != "" {
		if s.unsaved++; s.unsaved == 1 {
			s.whyNot = g.Unsaved
		}
	}
}

// score finds the shares, with their intervals.
func (s *summary) score() {
	first := s.result.Score()
	s.Players[0].Score = first
	s.Players[1].Score = stats.Estimate{Value: 1 - first.Value, Interval: stats.Interval{Low: 1 - first.High, High: 1 - first.Low}}
}

func (s *summary) text(w io.Writer) {
	fmt.Fprintf(w, "\n%s, seed %d\n\n", text.Count(s.Games, "game"), s.Seed)
	var rows [][]string
	for _, p := range s.Players {
		row := []string{cmp.Or(p.Name, p.Player), "wins", fmt.Sprint(p.Won), "score " + percent(p.Score.Value), interval(p.Score)}
		if p.Forfeits > 0 {
			row = append(row, fmt.Sprintf("%d lost by a failure", p.Forfeits))
		}
		rows = append(rows, row)
	}
	fmt.Fprint(w, text.Columns(rows))
	if s.Drawn > 0 {
		fmt.Fprintf(w, "drawn: %d\n", s.Drawn)
	}
}

// print writes a result, as text or as a line of JSON, at once.
func (s *series) print(to io.Writer, result interface{ text(io.Writer) }) error {
	w := bufio.NewWriter(to)
	if s.asJSON {
		if err := cli.PrintJSONLine(w, result); err != nil {
			return err
		}
	} else {
		result.text(w)
	}
	return w.Flush()
}
