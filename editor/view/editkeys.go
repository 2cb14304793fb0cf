package view

// editKeys name the kinds of edits.
var editKeys = map[string]string{
	"add_card":         "editor.edit.add_card",
	"import_experts":   "editor.edit.import_experts",
	"judge_habit":      "editor.edit.judge_habit",
	"add_case":         "editor.edit.add_case",
	"add_cases":        "editor.edit.add_cases",
	"add_expert":       "editor.edit.add_expert",
	"add_hero":         "editor.edit.add_hero",
	"add_priorities":   "editor.edit.add_priorities",
	"add_to_deck":      "editor.edit.add_to_deck",
	"clear":            "editor.edit.clear",
	"delete":           "editor.edit.delete",
	"delete_case":      "editor.edit.delete_case",
	"delete_expert":    "editor.edit.delete_expert",
	"duplicate":        "editor.edit.duplicate",
	"duplicate_case":   "editor.edit.duplicate_case",
	"duplicate_expert": "editor.edit.duplicate_expert",
	"move_line":        "editor.edit.move_line",
	"rank":             "editor.edit.rank",
	"recover":          "editor.edit.recover",
	"reload":           "editor.edit.reload",
	"rename":           "editor.edit.rename",
	"set":              "editor.edit.set",
	"set_copies":       "editor.edit.set_copies",
}
