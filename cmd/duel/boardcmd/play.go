package boardcmd

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"time"

	"github.com/spf13/cobra"

	"boardduels/ai/board/dynamicplayer"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/human"
	"boardduels/cmd/duel/lang"
	"boardduels/internal/games"
	"boardduels/internal/i18n"
	"boardduels/runtime/game"
	"boardduels/runtime/game/dynamic"
	"boardduels/runtime/match"
	"boardduels/runtime/match/boardmatch"
	"boardduels/runtime/record/boardrecord"
)

// playing is what the play command is asked for.
type playing struct {
	variant
	against    string
	side       int
	seed       uint64
	save, lang string
	asJSON     bool
}

func newPlay(f games.Family) *cobra.Command {
	p := playing{variant: variant{family: f}}
	cmd := &cobra.Command{
		Use:   "play",
		Short: "Play against a brain in the terminal",
		Long: `Play against a brain. Type a move as it is written, or its number in the list;
hint to hear what the strongest brain would do, why to hear what the opponent
thought, help for all commands. The opponent is one of:

` + describeBrains(f) + `

With --save the game is kept in a file after every move. The same command goes
on with it later, also after the program was killed. Where it can't be kept, as
on a full disk, it goes on, and every move tries again.

With --json a program plays: it is told all in lines of JSON
(docs/tester/board-commands.md), and answers each of the type decide with a
line, which is a move, its number, or hint, why, resign or quit.`,
		Example: fmt.Sprintf(`  duel board %[1]s play
  duel board %[1]s play --against level_70 --side 2 --lang uk
  duel board %[1]s play --save my.replay
  duel board %[1]s play --json`, f.ID),
		Args: cli.Exactly(),
		RunE: cli.Work(func(cmd *cobra.Command, _ []string) error { return p.run(cmd) }),
	}
	p.flag(cmd)
	cmd.Flags().StringVar(&p.against, "against", "level_40", "the opponent")
	cli.Complete(cmd, "against", brainIDs(f)...)
	cmd.Flags().IntVar(&p.side, "side", 1, "your seat, from 1")
	cmd.Flags().Uint64Var(&p.seed, "seed", 0, "seed of all chance (default: a random one)")
	cmd.Flags().StringVar(&p.save, "save", "", "keep the game in this file, and go on with it if it is there")
	cmd.Flags().BoolVar(&p.asJSON, "json", false, "print lines of JSON, for a program that plays")
	lang.Flag(cmd, &p.lang)
	return cmd
}

// face is what a person or a program sees of the game that it plays, and how it decides.
type face interface {
	dynamicplayer.Player
	// recall takes up what happened before a game was resumed, and has the others think their last moves again.
	recall(ctx context.Context, players []dynamicplayer.Player) error
	// begin tells who plays whom, and the file that holds the game if it is resumed.
	begin(file string)
	// observe shows what somebody did.
	observe(s *boardmatch.Step)
	// unsaved tells that the game goes on though it isn't kept, or that it is kept again if why is nil.
	unsaved(why error)
	// goodbye ends a game that isn't over; file is "" if it isn't kept.
	goodbye(file string)
	// over shows how the game ended; file is "" if it isn't kept.
	over(position *dynamic.Position, result boardrecord.Result, file string)
}

func (p *playing) face(cmd *cobra.Command, t *i18n.Translator, table games.Table, r *boardrecord.Record, leave func()) face {
	if p.asJSON {
		return newReader(t, table, r, cmd.InOrStdin(), cmd.OutOrStdout(), leave)
	}
	return newTerminal(t, table, r, cmd.InOrStdin(), cmd.OutOrStdout(), leave)
}

// unkept are the keys by which it is told what isn't kept of a game.
var unkept = human.Words{Never: "cli.board.unkept", Partly: "cli.board.unkept_later", Unended: "cli.board.unkept_end"}

func (p *playing) run(cmd *cobra.Command) error {
	t, err := lang.Translator(p.lang)
	if err != nil {
		return err
	}
	keeping, err := human.NewKeeping[*boardrecord.Record](p.save)
	if err != nil {
		return err
	}
	defer keeping.Release()
	table, record, resumed, err := p.record(cmd, t)
	if err != nil {
		return err
	}
	if record.Finished() {
		return fmt.Errorf("the game in %s is over; look at it with 'duel board %s replay show %[1]s', or save to another file", p.save, p.family.ID)
	}
	ctx, leave := context.WithCancel(cmd.Context())
	defer leave()
	shown := p.face(cmd, t, table, record, leave)
	players, err := table.Players(record, func(game.Seat) dynamicplayer.Player { return shown })
	if err != nil {
		return err
	}
	options := boardmatch.Options{Observe: shown.observe}
	var autosave *boardmatch.Autosave
	if keeping != nil {
		autosave = match.NewAutosave[*boardrecord.Record](keeping, shown.unsaved)
		options.Saver = autosave
	}
	m, err := boardmatch.New(table, record, players, options)
	if err != nil {
		return err
	}
	var from string
	if resumed {
		from = p.save
		keeping.Holds(record.Plies())
		if err := shown.recall(ctx, players); err != nil {
			return err
		}
	}
	shown.begin(from)
	result, err := m.Run(ctx)
	left := errors.Is(err, context.Canceled)
	if err != nil && !left {
		return err
	}
	var lost error
	if autosave != nil {
		lost = keeping.Lost(t, unkept, m.Record(), autosave.Retry())
	}
	file := p.save
	if lost != nil {
		file = ""
	}
	switch {
	case left && lost == nil:
		shown.goodbye(file)
	case !left:
		position := m.State()
		shown.over(&position, result, file)
	}
	return lost
}

// record returns the game to play: the one in the save file if it is there, or a new one.
func (p *playing) record(cmd *cobra.Command, t *i18n.Translator) (table games.Table, r *boardrecord.Record, resumed bool, err error) {
	if p.save != "" {
		r, err := loadRecord(p.save)
		if err == nil {
			table, err = p.resume(cmd, r)
			return table, r, true, err
		}
		if !errors.Is(err, fs.ErrNotExist) {
			return table, nil, false, lang.Unread(t, p.save, err)
		}
	}
	if table, err = p.table(cmd); err != nil {
		return table, nil, false, err
	}
	if _, err := table.Brain(p.against); err != nil {
		return table, nil, false, cli.Usage(fmt.Errorf("--against: %w", err))
	}
	if p.side < 1 || p.side > table.Seats() {
		return table, nil, false, cli.Usage(fmt.Errorf("--side is %d, allowed is 1 to %d", p.side, table.Seats()))
	}
	if !cmd.Flags().Changed("seed") {
		p.seed = human.RandomSeed()
	}
	seats := make([]boardrecord.Seat, table.Seats())
	for i := range len(seats) - 1 { // each with chance of its own
		seats[(p.side+i)%len(seats)] = boardrecord.Seat{Brain: p.against, Seed: p.seed + uint64(i)}
	}
	if r, err = boardrecord.NewRecord(table, p.seed, seats); err != nil {
		return table, nil, false, err
	}
	r.Date = time.Now().UTC().Truncate(time.Second)
	r.Call(p.called)
	return table, r, false, nil
}

// resume returns the game of a saved record. It returns an error if it can't go on, or isn't the one that the flags ask
// for.
func (p *playing) resume(cmd *cobra.Command, r *boardrecord.Record) (table games.Table, err error) {
	if table, err = gameOf(p.family, p.save, r); err != nil {
		return table, err
	}
	me := r.Person()
	others := slices.DeleteFunc(slices.Clone(r.Seats), func(s boardrecord.Seat) bool { return s.IsPerson() })
	if len(others) != len(r.Seats)-1 {
		return table, fmt.Errorf("the game in %s isn't one of a person against brains", p.save)
	}
	saved := nameOf(p.family, r, "en")
	if asked, err := p.table(cmd); err == nil && slices.Equal(asked.Setup(), r.Setup) {
		saved = p.id
	}
	return table, human.CheckResumed(cmd, p.save, "game", []human.Asked{
		{Flag: "variant", Asked: p.id, Saved: saved},
		{Flag: "against", Asked: p.against, Saved: others[0].Brain},
		{Flag: "side", Asked: strconv.Itoa(p.side), Saved: strconv.Itoa(int(me) + 1)},
		{Flag: "seed", Asked: strconv.FormatUint(p.seed, 10), Saved: strconv.FormatUint(r.Seed, 10)},
	})
}
