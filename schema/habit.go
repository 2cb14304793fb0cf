package schema

import (
	"slices"
	"strconv"
	"strings"

	"boardduels/schema/words"
)

// Habit is a precedent of the user: what a user does in a situation, how often, and how often people do.
type Habit struct {
	HabitKey
	Status string  // Watched, Stated, Accepted, Edited or Forbidden
	Share  float32 // 0…1, of the turns, as an expert says; only if Status is Edited
	Seen   int     // turns in the situation
	Done   int     // of them, those in which the user did it
	Usual  float32 // 0…1, the share of them in which people in general would have
	// Since it was stated:
	Tested int     // turns in the situation
	Held   int     // of them, those in which the user did it
	Chance float32 // 0…1, the share of them in which people in general would have
}

// HabitKey says what a habit is of.
type HabitKey struct {
	When string // one of Situations
	Does string // one of Doings
	Card string // the id of the card, if Does is PlaysCard
}

// Situations are where habits may show.
var Situations = []string{Anytime, "early", "hurt", "dying", "foe_hurt", "foe_shielded", "foe_armed", "behind", "ahead", "rich",
	"foe_dying", "foe_rich"}

// Doings are what a habit may be.
var Doings = []string{"nothing", "one", "few", "many", "attacks", "strikes", "attacks_only", "defends", "defends_only",
	"heals", "shields", "arms", "major", "keeps_3", "keeps_5", "spends", PlaysCard}

// Anytime is any situation; PlaysCard is the doing that a card belongs to.
const (
	Anytime   = "always"
	PlaysCard = "plays_card"
)

// What becomes of a habit. Those that aren't told are counted all the same.
const (
	Watched   = ""          // it isn't told
	Stated    = "stated"    // by the AI, as long as it holds
	Accepted  = "accepted"  // by an expert: it is told whatever comes
	Edited    = "edited"    // likewise, with the expert's share
	Forbidden = "forbidden" // by an expert or the user: it is never told
)

// MaxHabits is how many habits of a user are told.
const MaxHabits = 10

// mostHabits is how many are counted.
const mostHabits = 300

// IsTold reports whether the habit is said of the user.
func (h *Habit) IsTold() bool { return h.Status == Stated || h.isByExpert() }

// isByExpert reports whether the habit is told because an expert says so.
func (h *Habit) isByExpert() bool { return h.Status == Accepted || h.Status == Edited }

// IsDecided reports whether somebody has said whether to tell the habit.
func (h *Habit) IsDecided() bool { return h.isByExpert() || h.Status == Forbidden }

// Told returns in how many of the turns the user does it, 0…1: as an expert says, or as it was seen.
func (h *Habit) Told() float32 {
	if h.Status == Edited || h.Seen == 0 {
		return h.Share
	}
	return float32(h.Done) / float32(h.Seen)
}

// IsSeldom reports whether the habit is to do it less than people do.
func (h *Habit) IsSeldom() bool { return h.Told() < h.Usual }

// habits describes the precedents of the user.
func habits() Field {
	count := func(name string, at func(*Habit) *int) Field {
		return Field{Name: name, Attribute: true, Type: Int, Max: maxCounted, Default: "0", Section: Learned, at: in(at)}
	}
	share := func(name string, at func(*Habit) *float32) Field {
		return Field{Name: name, Attribute: true, Type: Float, Max: 1, Default: "0", Unit: Share, Section: Learned, at: in(at)}
	}
	return Field{Name: "habit", Type: Group, Most: mostHabits, Section: Learned,
		check:  checkHabit,
		repeat: sliceOf[Cases, Habit](func(c *Cases) *[]Habit { return &c.Habits }),
		Fields: []Field{
			{Name: "when", Attribute: true, Type: Choice, Choices: Situations, Presence: Required, Section: Learned,
				at: in(func(h *Habit) *string { return &h.When })},
			{Name: "does", Attribute: true, Type: Choice, Choices: Doings, Presence: Required, Section: Learned,
				at: in(func(h *Habit) *string { return &h.Does })},
			{Name: "card", Attribute: true, Type: ID, Section: Learned,
				at: in(func(h *Habit) *string { return &h.Card })},
			{Name: "status", Attribute: true, Type: Choice, Choices: []string{Stated, Accepted, Edited, Forbidden}, Section: Learned,
				at: in(func(h *Habit) *string { return &h.Status })},
			share("share", func(h *Habit) *float32 { return &h.Share }),
			count("seen", func(h *Habit) *int { return &h.Seen }),
			count("done", func(h *Habit) *int { return &h.Done }),
			share("usual", func(h *Habit) *float32 { return &h.Usual }),
			count("tested", func(h *Habit) *int { return &h.Tested }),
			count("held", func(h *Habit) *int { return &h.Held }),
			share("chance", func(h *Habit) *float32 { return &h.Chance }),
		},
	}
}

// checkHabit reports a habit whose parts contradict each other.
func checkHabit(r *reader, n *node, owner any) {
	h := owner.(*Habit)
	switch card := n.Attribute("card"); {
	case card == nil && h.Does == PlaysCard:
		r.report("missing-required", n.From, "@card", Args{"field": "card"})
	case card != nil && h.Does != PlaysCard:
		r.report("habit-card", card.Start, "@card", Args{"field": "card", "found": words.Shorten(h.Card), "expected": PlaysCard})
	}
	for _, pair := range []struct {
		field, of  string
		found, max int
	}{{"done", "seen", h.Done, h.Seen}, {"held", "tested", h.Held, h.Tested}} {
		if a := n.Attribute(pair.field); a != nil && pair.found > pair.max {
			r.report("above-count", a.Start, "@"+pair.field, Args{
				"field": pair.field, "found": strconv.Itoa(pair.found), "other": pair.of, "max": strconv.Itoa(pair.max)})
		}
	}
}

// checkCaseBase reports weights of nothing, habits that stand twice, and more told habits than there may be.
func checkCaseBase(r *reader, n *node, owner any) {
	checkTraits(r, n, owner)
	base := owner.(*Cases)
	seen, told := map[HabitKey]bool{}, 0
	for i := range n.Children {
		c := &n.Children[i]
		if c.Field == nil || c.Field.Name != "habit" {
			continue
		}
		h := &base.Habits[c.Index]
		if seen[h.HabitKey] {
			r.start(c, "duplicate-habit", Args{"field": "habit", "found": words.Shorten(h.String())})
		}
		seen[h.HabitKey] = true
		if h.IsTold() {
			told++
		}
		if h.IsTold() && told == MaxHabits+1 {
			r.start(c, "too-many-habits", Args{"field": "habit", "max": strconv.Itoa(MaxHabits)})
		}
	}
}

// start reports what is wrong with an element below the node being read.
func (r *reader) start(n *node, code string, args Args) {
	r.enter(n)
	r.report(code, n.From, "", args)
	r.leave()
}

// ParseHabitKey reads what String returns; false if it is none.
func ParseHabitKey(text string) (k HabitKey, ok bool) {
	parts := strings.Split(text, "/")
	if len(parts) < 2 || len(parts) > 3 {
		return k, false
	}
	k = HabitKey{When: parts[0], Does: parts[1]}
	if len(parts) == 3 {
		k.Card = parts[2]
	}
	return k, slices.Contains(Situations, k.When) && slices.Contains(Doings, k.Does) && (k.Does == PlaysCard) == IsID(k.Card)
}

// String returns the key in one word, such as "hurt/defends" or "early/plays_card/fire_bolt".
func (k HabitKey) String() string {
	if k.Card == "" {
		return k.When + "/" + k.Does
	}
	return k.When + "/" + k.Does + "/" + k.Card
}
