package schema

import (
	"slices"
	"strconv"
)

// Run is a document of a run: duels of one hero that follow each other, the wounds of one being those of the next.
type Run struct {
	ID      string // the file's name, [a-z0-9_]+
	Name    string // English name, "" if it has none
	NameUK  string // Ukrainian name, "" if it has none
	About   string // what people are told before they set out, in English
	AboutUK string // the same in Ukrainian
	Stages  []Stage
	Relics  []string // ids of what may be found on the way
}

// Stage is a duel of a run. The last one is that with the boss.
type Stage struct {
	Rival  string // the id of the brain that plays the enemy, one of [Rivals]
	Hero   string // the id of the enemy's hero, "" for one by lot
	MoreHP int16  // 0…30 hp that the enemy has more, up to what the pack allows a hero
	Rest   int16  // 0…50 hp that one regains before the duel
}

// MaxStages is the most duels of a run.
const MaxStages = 20

// maxRelics is the most relics that may be found on a run.
const maxRelics = 20

// Rivals are the ids of the brains that a run's enemies can have, in the order of their kinds.
var Rivals = func() []string {
	ids := []string{"zombie", "orc", "elf", "cyborg", "precedent", "precedent_quick", "printed", "tree", "evaluation", "mlp", "knn",
		"montecarlo", "montecarlo_small", "novice", "professional", "scenario", "random"}
	for level := 0; level <= 140; level += 10 {
		ids = append(ids, "level_"+strconv.Itoa(level))
	}
	return ids
}()

// runRoot describes a run. The form of the document is ours.
var runRoot = Field{
	Name: "run",
	Fields: []Field{
		{Name: "name", Type: String, Longest: longestName, Section: Identity,
			at: in(func(r *Run) *string { return &r.Name })},
		{Name: "name_uk", Type: String, Longest: longestName, Instead: "name", Section: Identity,
			at: in(func(r *Run) *string { return &r.NameUK })},
		{Name: "about", Type: String, Longest: longestAbout, Section: Identity,
			at: in(func(r *Run) *string { return &r.About })},
		{Name: "about_uk", Type: String, Longest: longestAbout, Instead: "about", Section: Identity,
			at: in(func(r *Run) *string { return &r.AboutUK })},
		{Name: "stage", Type: Choice, Choices: Rivals, Least: 1, Most: MaxStages, Section: Way,
			repeat: sliceOf[Run, Stage](func(r *Run) *[]Stage { return &r.Stages }),
			at:     in(func(s *Stage) *string { return &s.Rival }),
			Fields: []Field{
				{Name: "hero", Attribute: true, Type: ID, Section: Way,
					at: in(func(s *Stage) *string { return &s.Hero })},
				{Name: "more_hp", Attribute: true, Type: Int, Max: 30, Default: "0", Unit: HP, Section: Way,
					at: in(func(s *Stage) *int16 { return &s.MoreHP })},
				{Name: "rest", Attribute: true, Type: Int, Max: 50, Default: "10", Unit: HP, Section: Way,
					at: in(func(s *Stage) *int16 { return &s.Rest })},
			}},
		{Name: "relic", Type: ID, Most: maxRelics, Section: Way,
			repeat: sliceOf[Run, string](func(r *Run) *[]string { return &r.Relics })},
	},
}

// NewRun returns a new document of a run, runs/<id>.xml.
func NewRun(run Run) *Document { return newDocument(RunKind, run.ID, &run) }

// Run returns what a run's document says, like [Document.Card].
func (d *Document) Run() (Run, bool) {
	run, ok := d.value.(*Run)
	if !ok {
		return Run{}, false
	}
	clone := *run
	clone.Stages, clone.Relics = slices.Clone(run.Stages), slices.Clone(run.Relics)
	return clone, true
}

// Run returns a run, like [Pack.Card].
func (p *Pack) Run(id string) (Run, bool) { return found(p.Find(RunKind, id), (*Document).Run) }

// runs reports stages whose enemy isn't in the pack, and relics that aren't.
func (v *validator) runs() {
	for _, d := range v.documents {
		if run, ok := d.value.(*Run); ok {
			v.enemies(d, run)
			v.relics(d, run)
		}
	}
}

func (v *validator) enemies(d *Document, run *Run) {
	for i := range d.root.Children {
		c := &d.root.Children[i]
		if c.Field == nil || c.Field.Name != "stage" || c.Index >= len(run.Stages) {
			continue
		}
		hero := run.Stages[c.Index].Hero
		if IsID(hero) && v.pack.Find(HeroKind, hero) == nil && !v.unread(FileOf(HeroKind, hero)) {
			v.report(d, c, "no-such-enemy", Args{"field": "stage", "found": hero})
		}
	}
}

func (v *validator) relics(d *Document, run *Run) {
	for i := range d.root.Children {
		c := &d.root.Children[i]
		if c.Field == nil || c.Field.Name != "relic" || c.Index >= len(run.Relics) {
			continue
		}
		relic := run.Relics[c.Index]
		if IsID(relic) && v.pack.Find(RelicKind, relic) == nil && !v.unread(FileOf(RelicKind, relic)) {
			v.report(d, c, "no-such-relic", Args{"field": "relic", "found": relic})
		}
	}
}
