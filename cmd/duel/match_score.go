package main

import (
	"bufio"
	"cmp"
	"fmt"
	"io"
	"strings"

	"boardduels/ai/arena"
	"boardduels/ai/arena/stats"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/text"
	"boardduels/internal/termsafe"
	"boardduels/runtime/duel"
	"boardduels/runtime/record/duelrecord"
)

// gameResult is how a game ended, as a line of JSON.
type gameResult struct {
	Type    string        `json:"type"` // "game"
	Game    int           `json:"game"`
	Seed    uint64        `json:"seed"`
	Starter int           `json:"starter"` // a seat, 1 or 2
	Winner  int           `json:"winner"`
	Rounds  int           `json:"rounds"`
	Forfeit string        `json:"forfeit,omitempty"` // why the loser lost before the rules decided
	Stderr  string        `json:"stderr,omitempty"`  // the end of what the failed program wrote to its standard error
	Players [2]gamePlayer `json:"players"`
	Unsaved string        `json:"unsaved,omitempty"` // why its replay couldn't be written
}

type gamePlayer struct {
	Player  string   `json:"player"`         // as --seat1 or --seat2 has it
	Name    string   `json:"name,omitempty"` // as the program calls itself
	Hero    string   `json:"hero"`
	Changes []change `json:"changes,omitempty"` // what it learned

	Unlearned string `json:"unlearned,omitempty"` // why it couldn't keep what it would have learned
}

// called is how people call the player.
func (p *gamePlayer) called() string { return termsafe.Line(cmp.Or(p.Name, p.Player)) }

func (t *table) result(n int, record *duelrecord.Record, state *duel.State) *gameResult {
	g := &gameResult{
		Type: "game", Game: n, Seed: record.Seed, Starter: int(state.Starter) + 1, Winner: int(record.Result.Winner) + 1,
		Rounds: int(state.Round), Forfeit: record.Result.Forfeit,
	}
	for i, player := range t.seats {
		g.Players[i] = gamePlayer{Player: player.player, Hero: player.seat.Hero.ID}
		if name := record.Seats[i].Name; player.program != nil && name != player.player { // else it gave none
			g.Players[i].Name = name
		}
	}
	return g
}

// text writes the game as a line of text.
func (g *gameResult) text(w io.Writer) {
	winner, loser := g.Players[g.Winner-1], g.Players[2-g.Winner]
	fmt.Fprintf(w, "Game %d: seat %d, %s (%s), beats %s (%s) in %s; seat %d began\n", g.Game, g.Winner,
		winner.Hero, winner.called(), loser.Hero, loser.called(), text.Count(g.Rounds, "round"), g.Starter)
	fmt.Fprint(w, text.Mishaps(g.Forfeit, g.Stderr, g.Unsaved))
	for _, p := range g.Players {
		if p.Unlearned != "" {
			fmt.Fprint(w, text.Hang(fmt.Sprintf("  %s (%s) learned nothing: ", p.Hero, p.called()), p.Unlearned))
		}
		if len(p.Changes) > 0 {
			fmt.Fprint(w, text.Hang(fmt.Sprintf("  %s (%s) learned: ", p.Hero, p.called()), summary(p.Changes)))
		}
	}
}

// summary counts changes by what changed, in the order in which they came.
func summary(changes []change) string {
	var kinds []string
	counts := map[string]int{}
	for _, c := range changes {
		kind := strings.ReplaceAll(c.Change, "_", " ")
		if counts[kind]++; counts[kind] == 1 {
			kinds = append(kinds, kind)
		}
	}
	for i, kind := range kinds {
		kinds[i] = fmt.Sprintf("%s %d×", kind, counts[kind])
	}
	return strings.Join(kinds, ", ")
}

// score is how all games ended, as a line of JSON.
type score struct {
	Type    string         `json:"type"` // "summary"
	Pack    string         `json:"pack"`
	Seed    uint64         `json:"seed"`
	Games   int            `json:"games"`
	Asked   int            `json:"games_asked"`
	Players [2]scorePlayer `json:"players"`
	Starter stats.Share    `json:"starter_wins"`
	Rounds  arena.Lengths  `json:"rounds"`

	counts   arena.Counts // games by rounds
	wins     [2]int
	starters int
	forfeits int
	forfeit  string // the first

	unlearned int    // games that taught nothing though they should
	reason    string // of the first

	unsaved int    // games whose replays couldn't be written
	whyNot  string // of the first
}

type scorePlayer struct {
	Player   string      `json:"player"`
	Name     string      `json:"name,omitempty"`
	Hero     string      `json:"hero"`
	Wins     stats.Share `json:"wins"`
	Forfeits int         `json:"forfeits"`
}

func newScore(s *series, t *table) *score {
	all := &score{Type: "summary", Pack: s.pack, Seed: s.seed, Asked: s.games}
	for i, player := range t.seats {
		all.Players[i] = scorePlayer{Player: player.player, Hero: player.seat.Hero.ID}
	}
	return all
}

func (s *score) add(g *gameResult) {
	s.Games++
	s.wins[g.Winner-1]++
	if g.Winner == g.Starter {
		s.starters++
	}
	for i := range s.Players {
		s.Players[i].Name = g.Players[i].Name
	}
	if g.Forfeit != "" {
		s.Players[2-g.Winner].Forfeits++
		if s.forfeits++; s.forfeits == 1 {
			s.forfeit = g.Forfeit
		}
	}
	if g.Unsaved != "" {
		if s.unsaved++; s.unsaved == 1 {
			s.whyNot = g.Unsaved
		}
	}
	for i := range g.Players {
		if why := g.Players[i].Unlearned; why != "" {
			if s.unlearned++; s.unlearned == 1 {
				s.reason = why
			}
		}
	}
	s.counts.Add(g.Rounds, 1)
}

func (s *score) sum() {
	for i := range s.Players {
		s.Players[i].Wins = stats.NewShare(s.wins[i], s.Games)
	}
	s.Starter = stats.NewShare(s.starters, s.Games)
	s.Rounds = arena.NewLengths(s.counts)
}

func (s *score) text(w io.Writer) {
	fmt.Fprintf(w, "\n%s, seed %d\n\n", text.Count(s.Games, "game"), s.Seed)
	width := len(fmt.Sprint(s.Games))
	var rows [][]string
	for i, p := range s.Players {
		wins := text.Interval(p.Wins)
		if p.Forfeits > 0 {
			wins += fmt.Sprintf("  %d lost by a failure", p.Forfeits)
		}
		rows = append(rows, []string{fmt.Sprintf("seat %d, %s (%s)", i+1, p.Hero, cmp.Or(p.Name, p.Player)), "wins", text.Right(fmt.Sprint(p.Wins.Count), width), wins})
	}
	rows = append(rows, []string{"who starts", "wins", text.Right(fmt.Sprint(s.Starter.Count), width), text.Interval(s.Starter)})
	fmt.Fprint(w, text.Columns(rows))
	if s.Games > 0 {
		fmt.Fprintf(w, "\nRounds: median %d, mean %.1f, longest %d\n", s.Rounds.Median, s.Rounds.Mean, s.Rounds.Longest)
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
