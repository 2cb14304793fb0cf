package schema

// Tactics is the tactical game, whose situations documents of cases and of experts' tables can be about.
const Tactics = "tactics"

// tacticsSignals are those of the tactical game, by ai/tactics/trait and ai/tactics/plan.
var tacticsSignals = Signals{
	Game: Tactics, Called: Label{"Tactics", "Тактика"},
	Inputs: [Inputs]Signal{
		{Label{"Own strength", "Власна сила"}, Label{"what the own units are worth, as a share of the strongest team.", "вартість своїх бійців, частка найсильнішої команди."}},
		{Label{"Enemy strength", "Сила ворога"}, Label{"what the enemy’s units are worth, likewise.", "вартість бійців ворога, так само."}},
		{Label{"Own fighters", "Свої воїни"}, Label{"of four.", "із чотирьох."}},
		{Label{"Own archers", "Свої лучники"}, Label{"of three.", "із трьох."}},
		{Label{"Own wizards", "Свої чарівники"}, Label{"of three.", "із трьох."}},
		{Label{"Enemy fighters", "Воїни ворога"}, Label{"of four.", "із чотирьох."}},
		{Label{"Enemy archers", "Лучники ворога"}, Label{"of three.", "із трьох."}},
		{Label{"Enemy wizards", "Чарівники ворога"}, Label{"of three.", "із трьох."}},
		{Label{"In own reach", "Кого можна вдарити"}, Label{"the share of enemies that own units can strike.", "частка ворогів, яких можуть ударити свої."}},
		{Label{"In enemy’s reach", "Кого вдарить ворог"}, Label{"the share of own units that enemies can strike as they stand.", "частка своїх, яких вороги можуть ударити, як вони стоять."}},
		{Label{"Closeness", "Близькість"}, Label{"1 if somebody stands beside an enemy, 0 if ten steps lie between.", "1, якщо хтось стоїть поруч із ворогом, 0, якщо між ними десять кроків."}},
		{Label{"Together", "Разом"}, Label{"how close the own units stand to each other.", "наскільки близько свої стоять одне до одного."}},
		{Label{"Enemy’s losses", "Втрати ворога"}, Label{"1 minus the enemy’s strength. The two follow each other.", "1 мінус сила ворога. Вони змінюються разом."}},
		{Label{"Own losses", "Власні втрати"}, Label{"1 minus the own strength. The two follow each other.", "1 мінус власна сила. Вони змінюються разом."}},
	},
	Outputs: [Outputs]Signal{
		{Label{"Strike", "Бити"}, Label{"an attack that kills no enemy.", "атака, що не вбиває ворога."}},
		{Label{"Guard", "Берегтися"}, Label{"to stay, or to go no nearer to the enemy.", "стояти чи не наближатися до ворога."}},
		{Label{"Kill", "Добити"}, Label{"an attack that kills an enemy.", "атака, що вбиває ворога."}},
		{Label{"Advance", "Наступати"}, Label{"to go nearer to the enemy.", "наблизитися до ворога."}},
	},
	Traits: []string{
		"strength", "fighters", "archers", "wizards", "hurt", "exposed", "in_danger", "doomed", "rim_units",
		"enemy_strength", "enemy_fighters", "enemy_archers", "enemy_wizards", "enemy_hurt", "enemy_exposed", "enemy_in_danger", "enemy_doomed", "enemy_rim_units",
		"far", "apart", "attackers", "covered", "always", "late",
	},
}
