package casespage

import (
	"slices"
	"strconv"
	"strings"

	"boardduels/editor/editorui"
	"boardduels/editor/units"
	"boardduels/editor/view/naming"
	"boardduels/internal/i18n"
	"boardduels/schema"
)

// caseUnits is in what the inputs of cases are told: shares, or points and cards against another hero.
type caseUnits struct {
	texts   *i18n.Translator
	changed func()
	hero    string
	Enemies []string
	enemy   string       // chosen, "" for shares
	scale   *units.Scale // nil for shares
	Choice  *editorui.Select
	typed   map[string]string // what a text of the cell that is edited stood for
	cell    [2]int            // that cell
}

func newCaseUnits(t *i18n.Translator, changed func()) *caseUnits {
	return &caseUnits{texts: t, changed: changed, Choice: editorui.NewSelect(nil, nil)}
}

// show offers the heroes of a pack.
func (u *caseUnits) show(pack *schema.Pack, hero string) {
	u.hero, u.Enemies = hero, nil
	options := []string{u.texts.Text("editor.units.shares")}
	if pack.Find(schema.HeroKind, hero) != nil {
		u.Enemies = pack.IDs(schema.HeroKind)
	}
	for _, id := range u.Enemies {
		options = append(options, u.texts.Text("editor.units.against", i18n.Args{"Hero": naming.Of(pack, schema.FileOf(schema.HeroKind, id), u.texts)}))
	}
	u.Choice.OnChanged = nil
	u.Choice.SetOptions(options)
	u.choose(pack, slices.Index(u.Enemies, u.enemy))
	u.Choice.SetSelectedIndex(slices.Index(u.Enemies, u.enemy) + 1)
	u.Choice.OnChanged = func(string) {
		u.choose(pack, u.Choice.SelectedIndex()-1)
		u.changed()
	}
}

// choose takes the scale of one of the enemies; -1 are shares.
func (u *caseUnits) choose(pack *schema.Pack, enemy int) {
	was := u.enemy
	u.enemy, u.scale = "", nil
	if enemy >= 0 && enemy < len(u.Enemies) {
		me, _ := pack.Hero(u.hero)
		foe, _ := pack.Hero(u.Enemies[enemy])
		scale := units.Of(pack.Numbers(), &me, &foe)
		u.enemy, u.scale = u.Enemies[enemy], &scale
	}
	if was != u.enemy {
		u.typed = nil
	}
}

// against returns the hero against whom cases are tried: the chosen one, else the first that isn't the hero.
func (u *caseUnits) against() string {
	if u.enemy != "" {
		return u.enemy
	}
	for _, id := range u.Enemies {
		if id != u.hero {
			return id
		}
	}
	return u.hero
}

// text tells a share of an input; false in shares.
func (u *caseUnits) text(input int, share float64) (text, short string, ok bool) {
	if u.scale == nil {
		return "", "", false
	}
	text = u.texts.Number(u.scale.Text(input, share))
	short, _, _ = strings.Cut(text, "/")
	return text, short, true
}

// share reads what was typed into a cell that held a share. What stood there before stands for what it was, so that
// nothing drifts.
func (u *caseUnits) share(row, column int, text, held string) string {
	if u.scale == nil {
		return text
	}
	if cell := [2]int{row, column}; u.typed == nil || u.cell != cell {
		u.cell, u.typed = cell, map[string]string{}
		if value, err := strconv.ParseFloat(held, 32); err == nil {
			u.typed[u.scale.Text(row, value)] = held
		}
	}
	if was, known := u.typed[text]; known {
		return was
	}
	if share, ok := u.scale.Share(row, text); ok {
		return share
	}
	return text
}
