package schema

// Tactics is the tactical game, whose situations documents of cases and of experts' tables can be about.
const Tactics = "tactics"

// tacticsSignals are those of the tactical game, by ai/tactics/trait and ai/tactics/plan.
var tacticsSignals = Signals{
	Game: Tactics, Called: "schema.game.tactics",
	Inputs: [Inputs]Signal{
		tacticsSignal("own_strength"),
		tacticsSignal("enemy_strength"),
		tacticsSignal("own_fighters"),
		tacticsSignal("own_archers"),
		tacticsSignal("own_wizards"),
		tacticsSignal("enemy_fighters"),
		tacticsSignal("enemy_archers"),
		tacticsSignal("enemy_wizards"),
		tacticsSignal("in_own_reach"),
		tacticsSignal("in_enemy_reach"),
		tacticsSignal("closeness"),
		tacticsSignal("together"),
		tacticsSignal("enemy_losses"),
		tacticsSignal("own_losses"),
	},
	Outputs: [Outputs]Signal{
		tacticsSignal("strike"),
		tacticsSignal("guard"),
		tacticsSignal("kill"),
		tacticsSignal("advance"),
	},
	Traits: []string{
		"strength", "fighters", "archers", "wizards", "hurt", "exposed", "in_danger", "doomed", "rim_units",
		"enemy_strength", "enemy_fighters", "enemy_archers", "enemy_wizards", "enemy_hurt", "enemy_exposed", "enemy_in_danger", "enemy_doomed", "enemy_rim_units",
		"far", "apart", "attackers", "covered", "always", "late",
	},
}

// tacticsSignal returns a signal by the name that its texts have in the translations.
func tacticsSignal(name string) Signal {
	return Signal{Text("schema.tactics." + name), Text("schema.tactics." + name + ".doc")}
}
