package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"strconv"
	"time"

	"github.com/spf13/cobra"

	"boardduels/ai/duel/duelbrains"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/human"
	"boardduels/cmd/duel/lang"
	"boardduels/cmd/duel/resolve"
	"boardduels/internal/i18n"
	"boardduels/kb/classic"
	"boardduels/runtime/game"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
	"boardduels/schema"
)

// playing is what the play command is asked for.
type playing struct {
	pack, hero, opponent, brain string
	seed                        uint64
	save, kb, lang              string
	noForecasts                 bool
}

func newPlay() *cobra.Command {
	var p playing
	cmd := &cobra.Command{
		Use:   "play",
		Short: "Play a duel against the AI in the terminal",
		Long: `Play a duel against the AI. Type the number of a card to play it, end to end
your turn, why to hear what the AI thought, help for all commands.

With --save the duel is kept in a replay file after every action. The same
command goes on with it later, also after the program was killed. Where it can't
be kept, as on a full disk, it goes on, and every action tries again.

With --kb the brain precedent plays with what it has learned, and learns from
the duel when it is over, as 'duel knowledge' shows. Without it, it forgets.
With --save, too, it learns later if the program is killed before it could.

An AI that knows something of you seals a forecast before each of your turns,
and opens it when the turn is over. The replay keeps the seals for 'duel replay
verify'. A duel that goes on is sealed as it was begun.`,
		Example: `  duel play
  duel play --hero rogue --opponent priest --brain tree --lang uk
  duel play --save my.replay
  duel play --kb knowledge
  printf '1\nend\n' | duel play --seed 42`,
		Args: cli.Exactly(),
		RunE: cli.Work(func(cmd *cobra.Command, _ []string) error { return p.run(cmd) }),
	}
	resolve.PackFlag(cmd, &p.pack, classic.Name)
	resolve.HeroFlag(cmd, &p.hero, "hero", "knight", "your hero")
	resolve.HeroFlag(cmd, &p.opponent, "opponent", "mage", "the AI's hero")
	resolve.BrainFlag(cmd, &p.brain, "brain", duelbrains.Default, "the AI")
	cmd.Flags().Uint64Var(&p.seed, "seed", 0, "seed of all chance (default: a random one)")
	cmd.Flags().StringVar(&p.save, "save", "", "keep the duel in this file, and go on with it if it is there")
	cmd.Flags().StringVar(&p.kb, "kb", "", "keep what the AI learns in this folder, and begin with what it holds")
	cmd.Flags().BoolVar(&p.noForecasts, "no-forecasts", false, "have nothing foretold of your turns")
	lang.Flag(cmd, &p.lang)
	return cmd
}

func (p *playing) run(cmd *cobra.Command) error {
	t, err := lang.Translator(p.lang)
	if err != nil {
		return err
	}
	keeping, err := human.NewKeeping[*duelrecord.Record](p.save)
	if err != nil {
		return err
	}
	defer keeping.Release()
	record, resumed, err := p.record(cmd, t)
	if err != nil {
		return err
	}
	if resumed {
		keeping.Holds(record.Plies())
	}
	if record.Finished() {
		return p.settle(cmd, t, record)
	}
	ctx, leave := context.WithCancel(cmd.Context())
	defer leave()
	terminal := newTerminal(t, record, cmd.InOrStdin(), cmd.OutOrStdout(), leave)
	players, err := resolve.Players(record, terminal)
	if err != nil {
		return err
	}
	options := duelmatch.Options{Observe: terminal.observe}
	var autosave *duelmatch.Autosave
	if keeping != nil {
		autosave = duelmatch.NewAutosave(keeping, terminal.unsaved)
		options.Saver = autosave
	}
	m, err := duelmatch.New(record, players, options)
	if err != nil {
		return err
	}
	terminal.follow(m)
	if resumed {
		if err := terminal.recall(ctx, players[1-terminal.me()]); err != nil {
			return err
		}
		terminal.sayf("cli.resumed", i18n.Args{"File": p.save, "Round": m.State().Round})
	}
	if err := terminal.foretell(m, resumed, !p.noForecasts); err != nil {
		return err
	}
	if err := terminal.greet(m.State().Starter); err != nil {
		return err
	}
	result, err := m.Run(ctx)
	left := errors.Is(err, context.Canceled)
	if err != nil && !left {
		return err
	}
	var lost error
	if autosave != nil {
		lost = keeping.Lost(t, unkept, m.Record(), autosave.Retry())
	}
	kept := p.save
	if lost != nil {
		kept = ""
	}
	if left {
		if lost == nil {
			terminal.goodbye(kept)
		}
		return lost
	}
	terminal.over(result, kept)
	return errors.Join(lost, p.learn(cmd, t, m.Record(), false))
}

// record returns the duel to play: the one in the save file if it is there, or a new one.
func (p *playing) record(cmd *cobra.Command, t *i18n.Translator) (r *duelrecord.Record, resumed bool, err error) {
	if p.save != "" {
		r, err := duelmatch.File{Path: p.save}.Load()
		if err == nil {
			return r, true, p.checkResumed(cmd, r)
		}
		if !errors.Is(err, fs.ErrNotExist) {
			return nil, false, lang.Unread(t, p.save, err)
		}
	}
	if !cmd.Flags().Changed("seed") {
		p.seed = human.RandomSeed()
	}
	pack, err := loadPlayable(cmd, p.pack)
	if err != nil {
		return nil, false, err
	}
	me, err := resolve.PersonSeat(pack, p.hero)
	if err != nil {
		return nil, false, err
	}
	foe, err := p.foe(cmd, t, pack)
	if err != nil {
		return nil, false, err
	}
	r, err = duelrecord.New(resolve.Title(p.pack, pack), p.seed, [2]duelrecord.Seat{me, foe})
	if err != nil {
		return nil, false, err
	}
	r.Date = time.Now().UTC().Truncate(time.Second)
	return r, false, nil
}

// foe is the AI's place, with what it has learned if it learns.
func (p *playing) foe(cmd *cobra.Command, t *i18n.Translator, pack *schema.Pack) (duelrecord.Seat, error) {
	foe, err := resolve.BrainSeat(pack, p.opponent, p.hero, p.brain, p.seed)
	if err != nil {
		return foe, err
	}
	if err := p.checkLearning(p.brain); err != nil {
		return foe, err
	}
	memory, err := p.memory(cmd, t, pack, p.opponent, p.hero)
	if memory != nil {
		foe.Know(memory.known.Mine, memory.known.Theirs)
	}
	return foe, err
}

// checkResumed returns an error if the saved duel can't go on, or isn't the one that the flags ask for.
func (p *playing) checkResumed(cmd *cobra.Command, r *duelrecord.Record) error {
	if r.Seats[0].IsPerson() == r.Seats[1].IsPerson() {
		return fmt.Errorf("the duel in %s isn't one of a person against an AI", p.save)
	}
	if err := p.checkPack(cmd, r); err != nil {
		return err
	}
	me := personOf(r)
	mine, foe := &r.Seats[me], &r.Seats[1-me]
	err := human.CheckResumed(cmd, p.save, "duel", []human.Asked{
		{Flag: "hero", Asked: p.hero, Saved: mine.Hero.ID},
		{Flag: "opponent", Asked: p.opponent, Saved: foe.Hero.ID},
		{Flag: "brain", Asked: p.brain, Saved: foe.Brain},
		{Flag: "seed", Asked: strconv.FormatUint(p.seed, 10), Saved: strconv.FormatUint(r.Seed, 10)},
	})
	if err != nil {
		return err
	}
	return p.checkLearning(foe.Brain)
}

// personOf returns the seat of the person in a duel against an AI.
func personOf(r *duelrecord.Record) game.Seat {
	if r.Seats[0].IsPerson() {
		return 0
	}
	return 1
}
