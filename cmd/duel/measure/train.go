package measure

import (
	"context"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"github.com/spf13/cobra"

	"boardduels/ai"
	"boardduels/ai/fit/selfplay"
	"boardduels/ai/fit/trained"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/resolve"
	"boardduels/cmd/duel/text"
	"boardduels/internal/termsafe"
	"boardduels/kb/classic"
	"boardduels/runtime/duel"
	"boardduels/schema"
)

// training is what the train command is asked for.
type training struct {
	pack    string
	seed    uint64
	games   int // 0: as many as the brain's own training needs
	measure int
	out     string
	asJSON  bool
	easing  bool // only how strongly somebody new is met is found

	trainee trainee
	loaded  *schema.Pack
	heroes  []duel.Hero
	done    atomic.Int64
}

func newTrain() *cobra.Command {
	var t training
	cmd := &cobra.Command{
		Use:   "train BRAIN",
		Short: "Find a brain's numbers by simulated duels",
		Long: `Find the numbers by which a brain decides, from many simulated duels between all
heroes of a pack, measure what they are worth, and write them into a text file
that tells where they come from. BRAIN is one of:

` + describeTrainees() + `
The same seed, games and pack give the same numbers on every machine. The files
inside the program were made so: put a new one in place of
ai/duel/perceptron/*.txt, ai/duel/knn/knn.txt, ai/duel/usermodel/population.txt
or ai/duel/clash/clash.txt, and build the program. The population and what
clashes are worth are no brains, and aren't measured.

The numbers of precedent are weights of the heroes' cases. They are written into
the folder of the pack, or into the one that -o names, as cases/HERO.xml: there
they replace the weights of the pack's own documents, and nothing else. A hero
without a document gets one, with the cases that it begins with. --ease-only
keeps the weights, and finds only how strongly somebody new is met: for when the
mild strengths of an even match play otherwise.

Ctrl-C stops, and writes nothing.`,
		Example: `  duel train evaluation --seed 1 -o ai/duel/perceptron/evaluation.txt
  duel train knn --games 100000 --json
  duel train precedent --pack my-pack
  duel train precedent --ease-only -o kb/classic`,
		Args:      cli.Exactly("BRAIN"),
		ValidArgs: Trainees(),
		RunE: cli.Work(func(cmd *cobra.Command, args []string) error {
			var err error
			if t.trainee, err = findTrainee(args[0]); err != nil {
				return err
			}
			return t.run(cmd)
		}),
	}
	resolve.PackFlag(cmd, &t.pack, classic.Name)
	cmd.Flags().Uint64Var(&t.seed, "seed", 1, "seed of all chance")
	cmd.Flags().IntVar(&t.games, "games", 0, "about how many duels to learn from (default: as many as the brain needs)")
	cmd.Flags().IntVar(&t.measure, "measure", 8000, "how many duels to measure with, against each opponent")
	cmd.Flags().StringVarP(&t.out, "out", "o", "", "the file to write (default: BRAIN.txt), or the folder for precedent")
	cmd.Flags().BoolVar(&t.easing, "ease-only", false, "of precedent, find only how strongly somebody new is met")
	cmd.Flags().BoolVar(&t.asJSON, "json", false, "print JSON")
	cli.Exclusive(cmd, "ease-only", "games")
	cli.Exclusive(cmd, "ease-only", "measure")
	return cmd
}

func (t *training) check() error {
	switch {
	case t.easing && !t.trainee.intoPack:
		return cli.Usage(fmt.Errorf("--ease-only is for precedent, not for %s", t.trainee.id))
	case t.easing:
		t.measure = 0 // what weights are worth was measured when they were found
	case t.games == 0:
		t.games = t.trainee.games
	case t.games < selfplay.MinGames || t.games > 1_000_000_000:
		return cli.Usage(fmt.Errorf("--games is %d, allowed for %s is %d to 1000000000, or 0 for as many as it needs", t.games, t.trainee.id, selfplay.MinGames))
	}
	if t.measure < 0 || t.measure > 1_000_000 {
		return cli.Usage(fmt.Errorf("--measure is %d, allowed is 0 to 1000000", t.measure))
	}
	if t.out == "" {
		t.out = t.destination()
	}
	return nil
}

func (t *training) run(cmd *cobra.Command) error {
	if err := t.check(); err != nil {
		return err
	}
	pack, err := resolve.LoadPack(cmd.Context(), t.pack)
	if err != nil {
		return err
	}
	t.loaded = pack
	for _, id := range pack.IDs(schema.HeroKind) {
		hero, err := pack.DuelHero(id)
		if err != nil {
			return err
		}
		t.heroes = append(t.heroes, hero)
	}
	out, err := t.take(cmd)
	if err != nil {
		return err
	}
	defer out.Release()
	found, results, err := t.learn(cmd)
	if err != nil {
		return err
	}
	head := t.head(results)
	if err := out.write(cmd.Context(), &head, found); err != nil {
		return err
	}
	report := trainingReport{t.out, t.trainee.id, t.seed, head.Date, t.games, results}
	if t.asJSON {
		return cli.PrintJSON(cmd.OutOrStdout(), &report)
	}
	return report.print(cmd.OutOrStdout())
}

// learn trains, then measures.
func (t *training) learn(cmd *cobra.Command) (*learned, []trialResult, error) {
	stop := t.showProgress(cmd.ErrOrStderr())
	defer stop()
	found, err := t.trainee.train(cmd.Context(), t)
	if err != nil || t.measure == 0 {
		return found, nil, err
	}
	var results []trialResult
	for _, against := range found.opponents {
		trial := trial{pack: t.loaded, heroes: t.heroes, seed: t.seed + 1, duels: t.measure}
		result, err := trial.play(cmd.Context(), found.brain, against)
		if err != nil {
			return nil, nil, err
		}
		results = append(results, result)
	}
	return found, results, nil
}

// head tells where the numbers come from, and what they were found to be worth.
func (t *training) head(results []trialResult) trained.Head {
	head := trained.Head{
		Brain: t.trainee.id, Seed: t.seed, Date: time.Now().UTC().Format(time.DateOnly), Rules: duel.RulesVersion,
		Pack: t.loaded.Hash(), Games: t.games,
	}
	for i := range results {
		head.Measured = append(head.Measured, results[i].sentence())
	}
	return head
}

// learned is what a training found.
type learned struct {
	sections  []trained.Section
	documents []*schema.Document // in place of sections
	brain     ai.Brain
	opponents []opponent // against whom to measure it
}

// trainee is a brain that can be trained.
type trainee struct {
	id, about string
	games     int // by default
	train     func(ctx context.Context, t *training) (*learned, error)
	intoPack  bool // is written into documents of a pack, not into a file
}

// tell takes up how far a training is.
func (t *training) tell(done, _ int) { t.done.Store(int64(done)) }

// showProgress prints how far the training is, if to is a terminal, until the function that it returns is called.
func (t *training) showProgress(to io.Writer) (stop func()) {
	return cli.Repeatedly(to, func() string {
		if done := int(t.done.Load()); done < t.games {
			return fmt.Sprintf("%d of %d duels", done, t.games)
		}
		return "finishing and measuring"
	})
}

// trainingReport is what train tells.
type trainingReport struct {
	File    string        `json:"file"`
	Brain   string        `json:"brain"`
	Seed    uint64        `json:"seed"`
	Date    string        `json:"date"`
	Games   int           `json:"games"`
	Against []trialResult `json:"against"`
}

func (r *trainingReport) print(to io.Writer) error {
	var rows [][]string
	for _, result := range r.Against {
		rows = append(rows, []string{"against " + result.Against, "wins", text.Interval(result.Wins)})
	}
	how := fmt.Sprintf("learned from %d games, seed %d", r.Games, r.Seed)
	if r.Games == 0 {
		how = "how strongly somebody new is met"
	}
	_, err := fmt.Fprintf(to, "%s: %s, %s\n%s", termsafe.Line(filepath.ToSlash(r.File)), r.Brain, how, text.Columns(rows))
	return err
}

func findTrainee(id string) (trainee, error) {
	i := slices.IndexFunc(trainees, func(t trainee) bool { return t.id == id })
	if i < 0 {
		return trainee{}, cli.Usage(fmt.Errorf("brain %q isn't trained; those that are: %s", id, strings.Join(Trainees(), ", ")))
	}
	return trainees[i], nil
}

// Trainees returns the names of the brains that can be trained.
func Trainees() []string {
	var names []string
	for i := range trainees {
		names = append(names, trainees[i].id)
	}
	return names
}

func describeTrainees() string {
	var lines strings.Builder
	for i := range trainees {
		fmt.Fprintf(&lines, "  %-11s %s\n", trainees[i].id, trainees[i].about)
	}
	return lines.String()
}
