package main

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"boardduels/ai/duel/counterplay"
	"boardduels/ai/duel/explanation"
	"boardduels/ai/duel/habit"
	"boardduels/cmd/duel/cli"
	"boardduels/cmd/duel/text"
	"boardduels/internal/i18n"
	"boardduels/kb"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rulestext"
	"boardduels/schema"
)

func newKnowledgeShow() *cobra.Command {
	k := &knowing{}
	var before, after int
	var asXML bool
	cmd := k.command(&cobra.Command{
		Use:   "show HERO",
		Short: "Show what the AI knows about playing a hero",
		Long: `Show the cases with their origin, what the AI wants from a turn, and what it
believes of the user's style and habits, with what it does about them: now, or
before or after an entry of the history. Without --kb it is the initial
knowledge of the pack.

--xml prints it as a document of cases, which decide --cases takes, and packs.`,
		Example: `  duel knowledge show mage --kb knowledge
  duel knowledge show mage --kb knowledge --before 12 --xml > mage.xml
  duel decide --replay my.replay --turn 3 --cases mage.xml`,
	}, func(cmd *cobra.Command) error {
		known, err := k.load(cmd, before, after)
		switch {
		case err != nil:
			return err
		case asXML:
			_, err = io.WriteString(cli.Data(cmd.OutOrStdout()), kb.Document(known).Source())
			return err
		}
		answers, err := k.answers(cmd, known)
		switch {
		case err != nil:
			return err
		case k.asJSON:
			return cli.PrintJSON(cmd.OutOrStdout(), knowledgeOf(known, answers))
		}
		k.print(cmd.OutOrStdout(), known, answers)
		return nil
	})
	cmd.Flags().IntVar(&before, "before", 0, "what was known before this entry of the history")
	cmd.Flags().IntVar(&after, "after", 0, "what was known after this entry, 0 is the beginning")
	cmd.Flags().BoolVar(&asXML, "xml", false, "print XML")
	cli.Exclusive(cmd, "before", "after")
	cli.Exclusive(cmd, "xml", "json")
	return cmd
}

// load returns the knowledge that is asked for. Damage is told on standard error.
func (k *knowing) load(cmd *cobra.Command, before, after int) (*kb.Knowledge, error) {
	initial, err := kb.ForHero(k.docs, k.hero.ID)
	if err != nil {
		return nil, err
	}
	past := cmd.Flags().Changed("before") || cmd.Flags().Changed("after")
	if past {
		if err := k.needStore(); err != nil {
			return nil, err
		}
	}
	switch {
	case before < 0 || after < 0:
		return nil, cli.Usage(fmt.Errorf("the entry is %d, allowed are the numbers of the history and --after 0, the beginning", min(before, after)))
	case k.store == nil:
		return initial, nil
	case cmd.Flags().Changed("before"):
		return k.store.Before(k.hero.ID, before, initial)
	case past:
		return k.store.After(k.hero.ID, after, initial)
	}
	known, damage, err := k.store.Load(k.hero.ID, initial)
	k.tell(cmd, damage)
	return known, err
}

// answers finds what the AI does, with whatever hero and by what it knows of that now, about the user of whom habits
// are told.
func (k *knowing) answers(cmd *cobra.Command, known *kb.Knowledge) (habit.Answers, error) {
	if len(explanation.Told(known.Habits)) == 0 {
		return nil, nil
	}
	all := map[string]*kb.Knowledge{}
	for _, hero := range k.docs.IDs(schema.HeroKind) {
		initial, err := kb.ForHero(k.docs, hero)
		if err == nil && k.store != nil {
			var damage *kb.Damage
			initial, damage, err = k.store.Load(hero, initial)
			k.tell(cmd, damage)
		}
		if err != nil {
			return nil, err
		}
		all[hero] = initial
	}
	all[k.hero.ID] = known
	return counterplay.Find(cmd.Context(), k.docs, k.hero.ID, all)
}

func (k *knowing) print(w io.Writer, known *kb.Knowledge, answers habit.Answers) {
	e := known.Experience
	fmt.Fprintf(w, "%s: %s\n\n", k.name(k.hero.ID), k.t.Text("cli.knowledge.rests", i18n.Args{
		"Decisions": e.Decisions, "Won": e.Won, "Simulated": e.Simulated, "Observed": e.Observed,
	}))
	head := []string{k.t.Text("cli.knowledge.case"), k.t.Text("cli.knowledge.origin")}
	for kind := range duel.KindCount {
		head = append(head, rulestext.Kind(k.t, kind))
	}
	rows := [][]string{append(head, k.t.Text("cli.knowledge.potency"), k.t.Text("cli.knowledge.frequency"))}
	for i := range known.Cases {
		c := &known.Cases[i]
		row := []string{text.Right(fmt.Sprint(c.ID), 4), explanation.Origin(k.t, c.Origin)}
		for _, output := range c.Outputs {
			row = append(row, k.t.Decimal(float64(output), 2))
		}
		rows = append(rows, append(row, k.t.Decimal(float64(c.Potency), 2), k.t.Decimal(float64(c.Frequency), 2)))
	}
	fmt.Fprint(w, text.Columns(rows))
	k.habits(w, explanation.Told(known.Habits), answers)
	k.weights(w, "cli.knowledge.style", nil, known.Style)
	k.weights(w, "cli.knowledge.weights", nil, known.Weights)
	for _, enemy := range known.Enemies {
		k.weights(w, "cli.knowledge.enemy", i18n.Args{"Hero": k.name(enemy.Hero)}, enemy.Weights)
	}
	for i := range known.Cases {
		k.weights(w, "cli.knowledge.local", i18n.Args{"ID": known.Cases[i].ID}, known.Cases[i].Weights)
	}
}

// habits prints what is told of the user, each with what it rests on, and what the AI does about it.
func (k *knowing) habits(w io.Writer, told []schema.Habit, answers habit.Answers) {
	if len(told) == 0 {
		return
	}
	fmt.Fprintf(w, "\n%s\n", k.t.Text("cli.knowledge.habits"))
	for i := range told {
		sentence := explanation.Habit(k.t, &told[i], cardNames(k.t.Language(), &k.hero))
		fmt.Fprintf(w, "  %s\n      %s\n      %s\n", sentence, explanation.HabitFigures(k.t, &told[i]), explanation.HabitAnswer(k.t, answers, &told[i]))
	}
}

// weights prints the weightiest of some weights under a heading, if there are any.
func (k *knowing) weights(w io.Writer, heading string, args i18n.Args, weights []schema.Weight) {
	const most = 10
	list := explanation.Weightiest(weights, most)
	if len(list) == 0 {
		return
	}
	fmt.Fprintf(w, "\n%s\n", k.t.Text(heading, args))
	var rows [][]string
	for _, weight := range list {
		rows = append(rows, []string{
			"  " + explanation.Trait(k.t, weight.Of, cardNames(k.t.Language(), &k.hero)), text.Right(explanation.Number(k.t, weight.Value), 6),
			leaning(weight.Value, list[0].Value),
		})
	}
	fmt.Fprint(w, text.Columns(rows))
}

// knowledgeJSON is knowledge for machines.
type knowledgeJSON struct {
	Hero      string `json:"hero"`
	Won       int    `json:"won"`       // matches
	Decisions int    `json:"decisions"` // on which the shares rest
	Simulated int    `json:"simulated"` // duels
	Observed  int    `json:"observed"`  // turns of the user
	// By how much more the style foretold of the last of these than others would have, in thousandths of a logarithm of
	// chances: than people in general, and than one who draws cards by lot.
	AbovePeople int               `json:"above_people"`
	AboveLots   int               `json:"above_lots"`
	Cases       []knownCaseJSON   `json:"cases"`
	Weights     map[string]number `json:"weights"` // of traits of a turn's end
	// Enemies is what counts more, or less, by hero that is fought, then by trait.
	Enemies map[string]map[string]number `json:"enemies"`
	Style   map[string]number            `json:"style"`
	Habits  []habitJSON                  `json:"habits"` // that are told of the user, or may not be
}

// habitJSON is a habit of the user for machines.
type habitJSON struct {
	When   string `json:"when"`
	Does   string `json:"does"`
	Card   string `json:"card,omitempty"`
	Status string `json:"status"` // stated, accepted, edited or forbidden
	Share  number `json:"share"`  // of the turns, as it is told
	Seen   int    `json:"seen"`   // turns in the situation
	Done   int    `json:"done"`
	Usual  number `json:"usual"`  // the share of people in general
	Tested int    `json:"tested"` // turns since it was stated
	Held   int    `json:"held"`
	Chance number `json:"chance"` // the share of people in general since then
	// Answer is what the AI does about it; none if the situation didn't come up.
	Answer *answerJSON `json:"answer,omitempty"`
}

// answerJSON is an answer of the AI for machines.
type answerJSON struct {
	Does    string `json:"does"`
	Turns   int    `json:"turns"`   // in the situation, in imagined duels
	Done    int    `json:"done"`    // in which it does it
	Unaware int    `json:"unaware"` // in which it would if it didn't know its user
	Differs bool   `json:"differs"` // by more than by chance
}

// newAnswerJSON returns nil if the AI has no answer to a told habit.
func newAnswerJSON(answers habit.Answers, h *schema.Habit) *answerJSON {
	a, ok := answers[h.When]
	if !ok || !h.IsTold() {
		return nil
	}
	return &answerJSON{a.Does, a.Turns, a.Done, a.Unaware, a.Differs}
}

type knownCaseJSON struct {
	ID        int               `json:"id"`
	Origin    string            `json:"origin"` // expert, ai or user
	Inputs    []number          `json:"inputs"`
	Outputs   []number          `json:"outputs"`
	Potency   number            `json:"potency"`
	Frequency number            `json:"frequency"`
	Weights   map[string]number `json:"weights"`
}

func knowledgeOf(k *kb.Knowledge, answers habit.Answers) *knowledgeJSON {
	e := k.Experience
	j := &knowledgeJSON{
		Hero: k.Hero, Won: e.Won, Decisions: e.Decisions, Simulated: e.Simulated, Observed: e.Observed,
		AbovePeople: e.Trust.People, AboveLots: e.Trust.Lots, Cases: []knownCaseJSON{}, Weights: named(k.Weights), Style: named(k.Style),
		Enemies: map[string]map[string]number{}, Habits: []habitJSON{},
	}
	for _, h := range k.Habits {
		if h.Status != schema.Watched {
			j.Habits = append(j.Habits, habitJSON{
				h.When, h.Does, h.Card, h.Status, number(h.Told()), h.Seen, h.Done, number(h.Usual), h.Tested, h.Held, number(h.Chance),
				newAnswerJSON(answers, &h),
			})
		}
	}
	for _, enemy := range k.Enemies {
		j.Enemies[enemy.Hero] = named(enemy.Weights)
	}
	for i := range k.Cases {
		c := &k.Cases[i]
		j.Cases = append(j.Cases, knownCaseJSON{
			c.ID, originID(c.Origin), numbers(c.Inputs[:]), numbers(c.Outputs[:]), number(c.Potency), number(c.Frequency), named(c.Weights),
		})
	}
	return j
}

func originID(origin string) string {
	if origin == schema.ByExpert {
		return "expert"
	}
	return origin
}

func named(weights []schema.Weight) map[string]number {
	byName := map[string]number{}
	for _, w := range weights {
		byName[w.Of] = number(w.Value)
	}
	return byName
}
