package wording

import (
	"strings"

	"boardduels/internal/i18n"
)

// AboutTerm explains what a term of a score counts; "" of one without a name.
func (w Words) AboutTerm(t *i18n.Translator, name string) string {
	if key, ok := w.Terms[name]; ok {
		return t.Text(abouts[key])
	}
	own, theirs := strings.CutPrefix(name, "enemy_")
	if !theirs {
		return ""
	}
	about := w.AboutTerm(t, own)
	if about == "" {
		return ""
	}
	return t.Text("boards.term_about.enemy", i18n.Args{"About": about})
}

// abouts are the keys of what explains the terms that are called by a key.
var abouts = map[string]string{
	"boards.term.advance":          "boards.term_about.advance",
	"boards.term.ahead":            "boards.term_about.ahead",
	"boards.term.always":           "boards.term_about.always",
	"boards.term.anchor":           "boards.term_about.anchor",
	"boards.term.answer":           "boards.term_about.answer",
	"boards.term.apart":            "boards.term_about.apart",
	"boards.term.archers":          "boards.term_about.archers",
	"boards.term.attack":           "boards.term_about.attack",
	"boards.term.attackers":        "boards.term_about.attackers",
	"boards.term.bait":             "boards.term_about.bait",
	"boards.term.bar":              "boards.term_about.bar",
	"boards.term.behind":           "boards.term_about.behind",
	"boards.term.beside_diagonals": "boards.term_about.beside_diagonals",
	"boards.term.blocks":           "boards.term_about.blocks",
	"boards.term.blots":            "boards.term_about.blots",
	"boards.term.buried":           "boards.term_about.buried",
	"boards.term.chance":           "boards.term_about.chance",
	"boards.term.connection":       "boards.term_about.connection",
	"boards.term.contain":          "boards.term_about.contain",
	"boards.term.corners":          "boards.term_about.corners",
	"boards.term.covered":          "boards.term_about.covered",
	"boards.term.cramped":          "boards.term_about.cramped",
	"boards.term.danger":           "boards.term_about.danger",
	"boards.term.deserters":        "boards.term_about.deserters",
	"boards.term.diagonals":        "boards.term_about.diagonals",
	"boards.term.direct":           "boards.term_about.direct",
	"boards.term.doomed":           "boards.term_about.doomed",
	"boards.term.edges":            "boards.term_about.edges",
	"boards.term.enemy_dice":       "boards.term_about.enemy_dice",
	"boards.term.enemy_units":      "boards.term_about.enemy_units",
	"boards.term.enter":            "boards.term_about.enter",
	"boards.term.exposed":          "boards.term_about.exposed",
	"boards.term.fighters":         "boards.term_about.fighters",
	"boards.term.finish":           "boards.term_about.finish",
	"boards.term.frontier":         "boards.term_about.frontier",
	"boards.term.gain":             "boards.term_about.gain",
	"boards.term.golden":           "boards.term_about.golden",
	"boards.term.groups":           "boards.term_about.groups",
	"boards.term.guard":            "boards.term_about.guard",
	"boards.term.held":             "boards.term_about.held",
	"boards.term.hold":             "boards.term_about.hold",
	"boards.term.hurt":             "boards.term_about.hurt",
	"boards.term.idle":             "boards.term_about.idle",
	"boards.term.if_held":          "boards.term_about.if_held",
	"boards.term.if_taken":         "boards.term_about.if_taken",
	"boards.term.in_danger":        "boards.term_about.in_danger",
	"boards.term.late":             "boards.term_about.late",
	"boards.term.loss":             "boards.term_about.loss",
	"boards.term.mobility":         "boards.term_about.mobility",
	"boards.term.moves":            "boards.term_about.moves",
	"boards.term.near":             "boards.term_about.near",
	"boards.term.new_dice":         "boards.term_about.new_dice",
	"boards.term.off":              "boards.term_about.off",
	"boards.term.own_dice":         "boards.term_about.own_dice",
	"boards.term.own_units":        "boards.term_about.own_units",
	"boards.term.past":             "boards.term_about.past",
	"boards.term.path":             "boards.term_about.path",
	"boards.term.phase":            "boards.term_about.phase",
	"boards.term.pips":             "boards.term_about.pips",
	"boards.term.points":           "boards.term_about.points",
	"boards.term.prime":            "boards.term_about.prime",
	"boards.term.rearguard":        "boards.term_about.rearguard",
	"boards.term.region":           "boards.term_about.region",
	"boards.term.rim":              "boards.term_about.rim",
	"boards.term.second_rows":      "boards.term_about.second_rows",
	"boards.term.shots":            "boards.term_about.shots",
	"boards.term.spare":            "boards.term_about.spare",
	"boards.term.spread":           "boards.term_about.spread",
	"boards.term.stacked":          "boards.term_about.stacked",
	"boards.term.strength":         "boards.term_about.strength",
	"boards.term.strike":           "boards.term_about.strike",
	"boards.term.success":          "boards.term_about.success",
	"boards.term.support":          "boards.term_about.support",
	"boards.term.third_rows":       "boards.term_about.third_rows",
	"boards.term.together":         "boards.term_about.together",
	"boards.term.turn":             "boards.term_about.turn",
	"boards.term.wizards":          "boards.term_about.wizards",
}
