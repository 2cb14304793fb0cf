// Package boardcmd holds the commands for the board games: to play, to measure, to verify and to train, the same for
// each game of the list (internal/games).
package boardcmd

import (
	"fmt"
	"path/filepath"
	"strings"
	"sync"

	"github.com/spf13/cobra"

	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/files"
	"boardduels/cmd/duel/resolve"
	"boardduels/cmd/duel/text"
	"boardduels/internal/games"
	"boardduels/internal/termsafe"
	"boardduels/kb/classic"
	"boardduels/runtime/record/boardrecord"
	"boardduels/schema"
)

// New returns the command with one for each game below it.
func New() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "board",
		Short: "Play, measure, verify and train board games",
		Long: `Play board games against brains, let brains and programs of your own meet,
verify and fork records of games, and train what brains have learned. Each game
has the same commands (docs/tester/board-commands.md).`,
		Example: `  duel board reversi play --against level_40
  duel board backgammon arena formula linear net_quick
  duel board reversi perft --depth 9`,
		RunE: cli.Group,
	}
	for _, f := range games.All() {
		cmd.AddCommand(newFamily(f))
	}
	return cmd
}

func newFamily(f games.Family) *cobra.Command {
	cmd := &cobra.Command{
		Use:   f.ID,
		Short: "Play, measure, verify and train " + f.ID,
		Long:  "The commands for " + f.ID + "; docs/tester/board-commands.md tells more of them.",
		RunE:  cli.Group,
	}
	cmd.AddCommand(newPlay(f), newMatch(f), newArena(f), newReplay(f))
	if usual(f).Perft != nil {
		cmd.AddCommand(newPerft(f))
	}
	if len(f.Trainees) > 0 {
		cmd.AddCommand(newTrain(f))
	}
	return cmd
}

// variant is the set-up of a game that a command was asked for.
type variant struct {
	family games.Family
	id     string
	pack   string             // whose boards there are beside the game's own set-ups
	called boardrecord.Called // what it is called, once it was found among the boards
}

// custom is what a set-up without a name is called.
const custom = "custom"

// nameOf returns what the set-up of a record is called in a language: the name of a set-up of the game's own, else the
// one that the record tells.
func nameOf(f games.Family, r *boardrecord.Record, language string) string {
	if own := f.Named(r.Setup); own != "" {
		return own
	}
	if generated := seededName(f, r.Setup); generated != "" {
		return generated
	}
	if called := schema.Label(r.Called()).In(language); called != "" {
		return termsafe.Line(called)
	}
	return custom
}

func (v *variant) flag(cmd *cobra.Command) {
	var ids []string
	for _, known := range v.family.Variants {
		ids = append(ids, known.ID)
	}
	own := strings.Join(ids, ", ")
	if seeds := generated(v.family); len(seeds) > 0 {
		own += ", with another seed of its boards as " + seeds[0] + seedMark + "7"
	}
	if len(v.family.Boards) > 0 {
		own += "; a board of the pack; or a board's file, *.xml"
	}
	cmd.Flags().StringVar(&v.id, "variant", ids[0], "the game's set-up: "+own)
	resolve.PackFlag(cmd, &v.pack, classic.Name)
	cli.Complete(cmd, "variant", ids...)
}

// table returns the game, and who plays it.
func (v *variant) table(cmd *cobra.Command) (games.Table, error) {
	setup, err := v.setup(cmd)
	if err != nil {
		return games.Table{}, err
	}
	return v.family.Open(setup)
}

// setup returns the lines of what was asked for: a set-up of the game, perhaps with a seed, a board of the pack, or the
// board of a file.
func (v *variant) setup(cmd *cobra.Command) ([]string, error) {
	own, err := v.family.Variant(v.id)
	if err == nil && v.pack == classic.Name {
		return own.Setup, nil
	}
	pack, failure := resolve.LoadPack(cmd.Context(), v.pack)
	if failure != nil {
		return nil, failure
	}
	v.family = v.family.With(pack)
	if err == nil {
		return own.Setup, nil
	}
	if filepath.Ext(v.id) == ".xml" {
		return v.file(cmd)
	}
	if strings.Contains(v.id, seedMark) {
		lines, err := seeded(v.family, v.id)
		if err != nil {
			return nil, cli.Usage(err)
		}
		return lines, nil
	}
	chosen, err := v.family.Variant(v.id)
	if err == nil {
		v.called = boardrecord.Called(chosen.Name)
		return chosen.Setup, nil
	}
	for _, kind := range schema.BoardKinds() { // one that can't be played says why
		if d := pack.Find(kind, v.id); d != nil {
			return v.board(d)
		}
	}
	if strings.ContainsAny(v.id, `./\`) {
		err = fmt.Errorf("%w; the file of a board ends in .xml", err)
	}
	return nil, cli.Usage(err)
}

// file returns the board of a file.
func (v *variant) file(cmd *cobra.Command) ([]string, error) {
	source, err := files.Read(cmd, v.id, schema.MaxDocumentSize)
	if err != nil {
		return nil, err
	}
	d, err := schema.ParseBoard(filepath.ToSlash(v.id), string(source))
	if err != nil {
		return nil, err
	}
	return v.board(d)
}

// board returns the lines of a document.
func (v *variant) board(d *schema.Document) ([]string, error) {
	b, err := d.Board()
	switch {
	case err != nil:
		return nil, err
	case b.Family != v.family.ID:
		return nil, cli.Usage(fmt.Errorf("%s is a board of %s, not of %s", d.File(), b.Family, v.family.ID))
	}
	v.called = boardrecord.Called(b.Label())
	return b.Setup, nil
}

// opened are the games that [usual] has opened: each command's help asks for them anew.
var opened sync.Map

// usual is the game in its usual set-up, for help texts.
func usual(f games.Family) games.Table {
	if t, ok := opened.Load(f.ID); ok {
		return t.(games.Table)
	}
	t, err := f.Open(f.Variants[0].Setup)
	if err != nil {
		panic(err) // the set-up is the program's own
	}
	opened.Store(f.ID, t)
	return t
}

// describeBrains lists who plays a game, for a help text.
func describeBrains(f games.Family) string {
	t := usual(f)
	list := strings.Join(t.Brains.IDs(), ", ") + ", " + t.Levels[0].ID + " to " + t.Levels[len(t.Levels)-1].ID
	return strings.Join(text.Wrap(list, text.Screen), "\n")
}

// brainIDs are all that may be asked for, for the shell.
func brainIDs(f games.Family) []string {
	t := usual(f)
	return append(t.Brains.IDs(), t.Levels.IDs()...)
}
