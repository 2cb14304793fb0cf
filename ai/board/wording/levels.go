package wording

import "boardduels/internal/i18n"

// Model is the brain as which a level decides.
type Model struct {
	Brain string
	Slips int  // of 100 decisions, those that are taken by lot
	Less  bool // it looks at fewer positions than the brain does
	Plans bool // it draws whole plans, not actions
	Step  int  // of the article's, up to which it knows what the brain does; 0 if that isn't told by steps
}

// between is how far two neighbouring levels lie apart.
const between = 10

// Model tells as whom a level decides, how often it draws lots instead, and how that brain plays; "" for other brains.
func (w Words) Model(t *i18n.Translator, id string) string {
	level, ok := Level(id)
	if place := level / between; !ok || place >= len(w.Levels) || level%between != 0 {
		return ""
	}
	m := w.Levels[level/between]
	about := i18n.Args{"Who": w.Brain(t, m.Brain), "N": m.Slips}
	switch {
	case m.Plans:
		return t.Text("boards.level.plans", about)
	case m.Step > 0:
		return t.Text("boards.level.step", i18n.Args{"Who": w.Brain(t, m.Brain), "N": m.Step})
	case m.Less:
		return t.Text("boards.level.less", about)
	case m.Slips > 0:
		return t.Text("boards.level.slips", about) + " " + w.About(t, m.Brain)
	}
	return t.Text("boards.level.as", about) + " " + w.About(t, m.Brain)
}
