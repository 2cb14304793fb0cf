package document

import (
	"fmt"
	"slices"

	"boardduels/schema"
)

// AddStage puts a stage at the end of a run: the last one again.
type AddStage struct{ Run string }

// Kind returns "add_stage".
func (AddStage) Kind() string { return "add_stage" }

// Subject returns the run.
func (e AddStage) Subject() string { return e.Run }

// Changes implements [Edit].
func (e AddStage) Changes(pack *schema.Pack) ([]Change, error) {
	return edit(pack, schema.FileOf(schema.RunKind, e.Run), func(d *schema.Document) (*schema.Document, error) {
		run, ok := d.Run()
		if !ok {
			return nil, schema.ErrNotWellFormed
		}
		stages := append([]schema.Stage{{Rival: schema.Rivals[0], Rest: defaultRest}}, run.Stages...)
		return d.Insert(stagePath(len(run.Stages)), stages[len(stages)-1])
	})
}

// defaultRest is the rest before a stage that names none.
const defaultRest = 10

// SetStage says what an attribute of a stage is: "hero", "more_hp" or "rest"; "" is the rival. A text that says what
// would hold without it is left out.
type SetStage struct {
	Run       string
	Stage     int
	Attribute string
	Value     string
}

// Kind returns "set".
func (SetStage) Kind() string { return "set" }

// Subject returns the path.
func (e SetStage) Subject() string { return e.path() }

func (e SetStage) target() [2]string {
	return [2]string{schema.FileOf(schema.RunKind, e.Run), e.path()}
}

func (e SetStage) path() string {
	if e.Attribute == "" {
		return stagePath(e.Stage)
	}
	return stagePath(e.Stage) + "@" + e.Attribute
}

// Changes implements [Edit].
func (e SetStage) Changes(pack *schema.Pack) ([]Change, error) {
	return edit(pack, schema.FileOf(schema.RunKind, e.Run), func(d *schema.Document) (*schema.Document, error) {
		field, err := schema.FieldAt(schema.RunKind, e.path())
		if err != nil {
			return nil, err
		}
		_, written := d.Value(e.path())
		switch {
		case e.Attribute == "" || e.Value != field.Default:
			return d.Set(e.path(), e.Value)
		case written:
			return d.Remove(e.path())
		}
		return d, nil
	})
}

func stagePath(i int) string { return fmt.Sprintf("stage[%d]", i) }

// stagesWith returns the changes of all runs that name a hero as an enemy: it gets another id, or none if to is "".
func stagesWith(pack *schema.Pack, hero, to string) ([]Change, error) {
	var changes []Change
	for _, id := range pack.IDs(schema.RunKind) {
		d := pack.Find(schema.RunKind, id)
		run, _ := d.Run()
		names := func(s schema.Stage) bool { return s.Hero == hero }
		if !slices.ContainsFunc(run.Stages, names) {
			continue
		}
		next := d
		for i := range run.Stages {
			if !names(run.Stages[i]) {
				continue
			}
			var err error
			path := stagePath(i) + "@hero"
			if to == "" {
				next, err = next.Remove(path)
			} else {
				next, err = next.Set(path, to)
			}
			if err != nil {
				return nil, err
			}
		}
		changes = append(changes, Change{d.File(), d, next})
	}
	return changes, nil
}
