package wording

import (
	"strings"

	"boardduels/internal/i18n"
)

// terms are the keys of what scores are made of, by family and name.
var terms = map[string]map[string]string{
	"reversi": {
		"gain": "boards.term.gain", "answer": "boards.term.answer", "corners": "boards.term.corners", "edges": "boards.term.edges",
		"second_rows": "boards.term.second_rows", "third_rows": "boards.term.third_rows", "diagonals": "boards.term.diagonals",
		"beside_diagonals": "boards.term.beside_diagonals", "mobility": "boards.term.moves", "frontier": "boards.term.frontier",
		"turn": "boards.term.turn", "ahead": "boards.term.ahead",
	},
	"tactics": {
		"own_units": "boards.term.own_units", "enemy_units": "boards.term.enemy_units", "danger": "boards.term.danger", "bait": "boards.term.bait",
		"together": "boards.term.together", "spread": "boards.term.apart", "near": "boards.term.near", "idle": "boards.term.idle",
		"cramped": "boards.term.cramped", "rim": "boards.term.rim", "support": "boards.term.support", "deserters": "boards.term.deserters",
		"strength": "boards.term.strength", "fighters": "boards.term.fighters", "archers": "boards.term.archers", "wizards": "boards.term.wizards",
		"hurt": "boards.term.hurt", "exposed": "boards.term.exposed", "in_danger": "boards.term.in_danger", "doomed": "boards.term.doomed",
		"rim_units": "boards.term.rim", "far": "boards.term.near", "apart": "boards.term.together", "attackers": "boards.term.attackers",
		"covered": "boards.term.covered", "always": "boards.term.always", "late": "boards.term.late",
		"strike": "boards.term.strike", "guard": "boards.term.guard", "finish": "boards.term.finish", "advance": "boards.term.advance",
	},
	"backgammon": {
		"groups": "boards.term.groups", "blocks": "boards.term.blocks", "golden": "boards.term.golden", "phase": "boards.term.phase", "chance": "boards.term.chance",
		"points": "boards.term.points", "bar": "boards.term.bar", "off": "boards.term.off",
		"pips": "boards.term.pips", "blots": "boards.term.blots", "held": "boards.term.held", "shots": "boards.term.shots", "direct": "boards.term.direct",
		"loss": "boards.term.loss", "enter": "boards.term.enter", "behind": "boards.term.behind", "anchor": "boards.term.anchor",
		"rearguard": "boards.term.rearguard", "contain": "boards.term.contain", "prime": "boards.term.prime", "mobility": "boards.term.mobility",
		"stacked": "boards.term.stacked", "spread": "boards.term.spread", "connection": "boards.term.connection", "spare": "boards.term.spare",
		"past": "boards.term.past", "buried": "boards.term.buried",
	},
	"dicewars": {
		"own_dice": "boards.term.own_dice", "enemy_dice": "boards.term.enemy_dice", "success": "boards.term.success", "hold": "boards.term.hold",
		"region": "boards.term.region", "if_taken": "boards.term.if_taken", "if_held": "boards.term.if_held", "new_dice": "boards.term.new_dice",
		"attack": "boards.term.attack", "path": "boards.term.path",
	},
}

// Term returns what a term of a score is called; one without a name is called by its id.
func Term(t *i18n.Translator, family, name string) string {
	if key, ok := terms[family][name]; ok {
		return t.Text(key)
	}
	if own, theirs := strings.CutPrefix(name, "enemy_"); theirs {
		return t.Text("boards.term.enemy", i18n.Args{"Term": Term(t, family, own)})
	}
	return strings.ReplaceAll(name, "_", " ")
}
