package schema

// Inputs and Outputs are the sizes of the thesis's network: 14 signals describe a situation, 4 rank the kinds of action
// (thesis, Tables 3.2 and 3.3).
const (
	Inputs  = 14
	Outputs = 4
)

// InputNames are the inputs' names in files and messages between programs (thesis, Table 3.2).
var InputNames = [Inputs]string{
	"own_hp", "enemy_hp", "own_ep", "enemy_ep", "enemy_hand", "own_deck", "enemy_deck",
	"attack_cards", "defence_cards", "major_attack_cards", "major_defence_cards", "own_hand",
	"enemy_hp_lost", "own_hp_lost",
}

// MaxCases is the most cases a knowledge base holds (thesis, task statement).
const MaxCases = 10

// Case is a precedent: a situation, and how strongly each kind of action was preferred in it (thesis, Table 3.1).
type Case struct {
	ID        int
	Origin    string           // ByExpert, ByAI or ByUser
	Inputs    [Inputs]float32  // 0…1, Table 3.2
	Outputs   [Outputs]float32 // 0…1, Table 3.3
	Potency   float32          // 0…1, share of won matches in which the case was used
	Frequency float32          // 0…1, share of decisions in which the case was used
	Weights   []Weight         // by how much traits of a turn's end matter more, or less, near this case; learned
}

// The origins of a case.
const (
	ByExpert = ""
	ByAI     = "ai"
	ByUser   = "user"
)

// Weight says how much a trait of what a turn leaves behind matters.
type Weight struct {
	Of    string  // the trait's name, [a-z0-9_]+
	Value float32 // −100…100
}

// Enemy is what is different against a hero: by how much traits of a turn's end matter more, or less.
type Enemy struct {
	Hero    string // the other hero's id, [a-z0-9_]+
	Ease    int    // by how much stronger somebody new who plays that hero is met than is usual, −100…100
	Weights []Weight
}

// Priorities holds for each neuron the importance of each input signal. An expert's table ranks the inputs: each row is
// a permutation of 0…13, 13 the most important (thesis, Table 3.4). A table of scores holds any whole numbers.
type Priorities [Outputs][Inputs]int

// The scales of an expert's table.
const (
	Rank  = "rank"  // each row is a permutation of 0…13
	Score = "score" // each row holds any whole numbers
)

// Expert is a person's, or a program's, table of priorities.
type Expert struct {
	ID         string // [a-z0-9_]+
	Name       string
	Scale      string // Rank or Score
	Note       string // free text: who this is, where the table comes from
	Draft      bool   // that doesn't count yet among the others
	Weight     int    // how many experts' voices it has among the others, 1…100; 0 counts as 1
	Priorities Priorities
}
