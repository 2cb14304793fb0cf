package document

import (
	"cmp"
	"fmt"
	"slices"

	"boardduels/schema"
)

// AddExpert adds an expert to a table of priorities, a draft that ranks the inputs in their order and has no say before
// something is entered. It makes the document if there is none.
type AddExpert struct {
	Table string // the document's id, mostly a hero's
	Name  string
}

// Kind returns "add_expert".
func (AddExpert) Kind() string { return "add_expert" }

// Subject returns the table.
func (e AddExpert) Subject() string { return e.Table }

// Changes implements [Edit].
func (e AddExpert) Changes(pack *schema.Pack) ([]Change, error) {
	file := schema.FileOf(schema.PrioritiesKind, e.Table)
	if pack.Document(file) == nil {
		d := schema.NewPriorities(e.Table, []schema.Expert{blankExpert("expert", e.Name)})
		return []Change{{File: file, To: d}}, nil
	}
	return edit(pack, file, func(d *schema.Document) (*schema.Document, error) {
		experts, ok := d.Experts()
		if !ok {
			return nil, schema.ErrNotWellFormed
		}
		return d.Insert(ExpertPath(len(experts)), blankExpert(freshExpert(experts), e.Name))
	})
}

// blankExpert returns an expert who hasn't said anything yet.
func blankExpert(id, name string) schema.Expert {
	return schema.Expert{ID: id, Name: name, Scale: schema.Rank, Weight: 1, Draft: true, Priorities: schema.BlankPriorities()}
}

func freshExpert(experts []schema.Expert) string {
	for n := len(experts) + 1; ; n++ {
		id := fmt.Sprintf("expert_%d", n)
		if !slices.ContainsFunc(experts, func(e schema.Expert) bool { return e.ID == id }) {
			return id
		}
	}
}

// DuplicateExpert adds a copy of an expert's table behind it.
type DuplicateExpert struct {
	Table string
	Index int
}

// Kind returns "duplicate_expert".
func (DuplicateExpert) Kind() string { return "duplicate_expert" }

// Subject returns the table.
func (e DuplicateExpert) Subject() string { return e.Table }

// Changes implements [Edit].
func (e DuplicateExpert) Changes(pack *schema.Pack) ([]Change, error) {
	return edit(pack, schema.FileOf(schema.PrioritiesKind, e.Table), func(d *schema.Document) (*schema.Document, error) {
		return d.Duplicate(ExpertPath(e.Index))
	})
}

// DeleteExpert takes an expert out of a table.
type DeleteExpert struct {
	Table string
	Index int
}

// Kind returns "delete_expert".
func (DeleteExpert) Kind() string { return "delete_expert" }

// Subject returns the table.
func (e DeleteExpert) Subject() string { return e.Table }

// Changes implements [Edit].
func (e DeleteExpert) Changes(pack *schema.Pack) ([]Change, error) {
	return edit(pack, schema.FileOf(schema.PrioritiesKind, e.Table), func(d *schema.Document) (*schema.Document, error) {
		return d.Remove(ExpertPath(e.Index))
	})
}

// RankInput gives an input a place in an expert's ranking. The others make room in their order, so that the row stays a
// ranking, but for those that were given: these keep their ranks, unless it is one of theirs that the input gets.
type RankInput struct {
	Table                 string
	Expert, Neuron, Input int
	Rank                  int   // 0…13, 13 the most important
	Given                 []int // inputs
}

// Kind returns "rank".
func (RankInput) Kind() string { return "rank" }

// Subject returns the table.
func (e RankInput) Subject() string { return e.Table }

// Changes implements [Edit].
func (e RankInput) Changes(pack *schema.Pack) ([]Change, error) {
	return edit(pack, schema.FileOf(schema.PrioritiesKind, e.Table), func(d *schema.Document) (*schema.Document, error) {
		experts, ok := d.Experts()
		switch {
		case !ok:
			return nil, schema.ErrNotWellFormed
		case e.Expert < 0 || e.Expert >= len(experts):
			return nil, fmt.Errorf("there is no expert %d", e.Expert)
		case e.Neuron < 0 || e.Neuron >= schema.Outputs:
			return nil, fmt.Errorf("there is no neuron %d", e.Neuron)
		case !slices.Contains(inputs(), e.Input):
			return nil, fmt.Errorf("there is no input %d", e.Input)
		case e.Rank < 0 || e.Rank >= schema.Inputs:
			return nil, fmt.Errorf("rank %d, allowed are 0 to %d", e.Rank, schema.Inputs-1)
		}
		row := ranked(&experts[e.Expert].Priorities[e.Neuron], e.Input, e.Rank, e.Given)
		return d.SetRow(fmt.Sprintf("%s/neuron[%d]/input", ExpertPath(e.Expert), e.Neuron), numbers(&row))
	})
}

// ranked returns a row as a ranking in which an input has a rank, those given have theirs as far as they can, and the
// others keep their order.
func ranked(row *[schema.Inputs]int, input, rank int, given []int) [schema.Inputs]int {
	at := map[int]int{rank: input}
	rest := Order(row) // the least important first
	slices.Reverse(rest)
	rest = slices.DeleteFunc(rest, func(i int) bool {
		if i == input {
			return true
		}
		_, isTaken := at[row[i]]
		keeps := slices.Contains(given, i) && !isTaken && row[i] >= 0 && row[i] < schema.Inputs
		if keeps {
			at[row[i]] = i
		}
		return keeps
	})
	var ranks [schema.Inputs]int
	for rank := range ranks {
		i, isTaken := at[rank]
		if !isTaken {
			i, rest = rest[0], rest[1:]
		}
		ranks[i] = rank
	}
	return ranks
}

// Order returns the inputs of a row by importance, the most important first; of equal ones the one with the higher
// number.
func Order(row *[schema.Inputs]int) []int {
	order := inputs()
	slices.SortFunc(order, func(a, b int) int { return cmp.Or(cmp.Compare(row[b], row[a]), cmp.Compare(b, a)) })
	return order
}

func inputs() []int {
	all := make([]int, schema.Inputs)
	for i := range all {
		all[i] = i
	}
	return all
}

// ExpertPath returns the path of an expert in a table of priorities.
func ExpertPath(index int) string { return fmt.Sprintf("expert[%d]", index) }
