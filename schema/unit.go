package schema

// Unit says what a number counts.
type Unit uint8

// The units of fields.
const (
	NoUnit Unit = iota
	HP
	Energy
	EnergyPerTurn
	Damage
	DamagePerRound
	HPPerRound
	PointsPerRound
	Shield
	Percent
	Rounds
	Turns
	Copies
	Share // 0…1
	Importance
	unitCount
)

var units = [unitCount]Label{
	{},
	{"hp", "здоров’я"},
	{"energy", "енергії"},
	{"energy a turn", "енергії за хід"},
	{"damage", "шкоди"},
	{"damage a round", "шкоди за раунд"},
	{"hp a round", "здоров’я за раунд"},
	{"points a round", "одиниць за раунд"},
	{"shield", "щита"},
	{"%", "%"},
	{"rounds", "раундів"},
	{"turns", "ходів"},
	{"copies", "копій"},
	{"share", "частка"},
	{"importance", "важливість"},
}

// Label returns the unit as it stands behind a number.
func (u Unit) Label() Label { return units[u] }

// Section groups fields in a form.
type Section uint8

// The sections of forms, in their order.
const (
	Identity Section = iota
	Use
	DamageSection
	HealingSection
	Protection
	Bonuses
	PeriodicEffects
	Trigger
	HeroValues
	Deck
	Situation
	Decision
	Statistics
	Learned
	Table
	Way
	BoardSection
	sectionCount
)

var sections = [sectionCount]Label{
	{"Name and picture", "Назва й малюнок"},
	{"Use", "Використання"},
	{"Damage", "Шкода"},
	{"Healing", "Лікування"},
	{"Protection", "Захист"},
	{"Bonuses and curses", "Бонуси та прокляття"},
	{"Effects over time", "Тривалі ефекти"},
	{"Target and trigger", "Ціль і спрацювання"},
	{"Values", "Показники"},
	{"Deck", "Колода"},
	{"Situation", "Ситуація"},
	{"Decision", "Рішення"},
	{"Statistics", "Статистика"},
	{"Learned", "Вивчене"},
	{"Table of priorities", "Таблиця пріоритетів"},
	{"The way", "Шлях"},
	{"Board", "Дошка"},
}

// Label returns the section's heading.
func (s Section) Label() Label { return sections[s] }
