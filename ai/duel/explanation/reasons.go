package explanation

import (
	"slices"
	"strings"

	"boardduels/ai"
	"boardduels/internal/i18n"
	"boardduels/runtime/duel"
	"boardduels/runtime/duel/rule"
	"boardduels/runtime/duel/rulestext"
	"boardduels/runtime/game"
	"boardduels/schema"
)

// Input returns what an input signal of the thesis's network tells (Table 3.2); i is 0…13.
func Input(t *i18n.Translator, i int) string { return t.Text(inputKeys[i]) }

// InputOf returns what an input tells in the game of a document of cases or experts' tables; nil is the duel.
func InputOf(t *i18n.Translator, game *schema.Signals, i int) string {
	if game == nil {
		return Input(t, i)
	}
	return game.Inputs[i].Title.In(t.Language())
}

// KindOf returns what a kind of action, an output, is called in such a game.
func KindOf(t *i18n.Translator, game *schema.Signals, kind int) string {
	if game == nil {
		return rulestext.Kind(t, duel.Kind(kind))
	}
	return game.Outputs[kind].Title.In(t.Language())
}

// Signal writes the value of an input signal in duels by some numbers, or by how much two differ: in cards, or in
// percent of the most there can be.
func Signal(t *i18n.Translator, n duel.Numbers, i int, value float32) string {
	if most := mostCards(n, i); most > 0 {
		return t.Text("count.cards", i18n.Args{"N": rounded(value * most)})
	}
	return Share(value)
}

// IsTold reports whether a signal, or a difference, is more than nothing as it is written.
func IsTold(n duel.Numbers, i int, value float32) bool {
	if most := mostCards(n, i); most > 0 {
		return rounded(value*most) > 0
	}
	return rounded(100*value) > 0
}

// mostCards returns of how many cards a signal is a share; 0 of one that counts no cards.
func mostCards(n duel.Numbers, i int) float32 {
	switch key := inputKeys[i]; {
	case strings.HasSuffix(key, "_deck"):
		return float32(n.Deck)
	case strings.HasSuffix(key, "_hand"), ai.IsHandInput(i):
		return float32(n.Hand)
	}
	return 0
}

var inputKeys = [schema.Inputs]string{
	"input.own_hp", "input.enemy_hp", "input.own_ep", "input.enemy_ep", "input.enemy_hand", "input.own_deck", "input.enemy_deck",
	"input.attacks", "input.defences", "input.major_attacks", "input.major_defences", "input.own_hand", "input.enemy_hp_lost", "input.own_hp_lost",
}

// Verdict returns why a decision took an action or passed it over.
func Verdict(t *i18n.Translator, v ai.Verdict) string { return t.Text(verdictKeys[v]) }

var verdictKeys = [...]string{
	ai.Taken:        "verdict.taken",
	ai.NotInHand:    "verdict.not_in_hand",
	ai.TooExpensive: "verdict.too_expensive",
	ai.WrongKind:    "verdict.wrong_kind",
	ai.Worse:        "verdict.worse",
	ai.NotReached:   "verdict.not_reached",
	ai.Barred:       "verdict.barred",
	ai.InVain:       "verdict.in_vain",
}

// Reason tells in a sentence or two what an AI did, and the main reason for it. It gives nothing away that
// [ai.Rationale] doesn't tell while the duel goes on.
func Reason(t *i18n.Translator, names rulestext.Names, seat game.Seat, action duel.Action, r *ai.Rationale) string {
	args := i18n.Args{"Hero": names.Hero(seat)}
	if action.Stance() != rule.NoStance {
		args["Stance"] = rulestext.Action(t, names, seat, action)
		return t.Text("reason.stance", args)
	}
	switch {
	case len(r.Imagined) > 0:
		return imagined(t, names, seat, action, r)
	case r.IsAppraised():
		return appraised(t, names, seat, action, r)
	}
	if action == duel.EndTurn {
		if key := endReason(r); key != "" {
			return t.Text(key, args)
		}
		return comparedEnd(t, args, r)
	}
	args["Card"] = rulestext.Action(t, names, seat, action)
	if r.Rule == ai.WinsAtOnce {
		return t.Text("reason.by.victory", args)
	}
	key := playReason(r)
	if key == "reason.best" {
		if told := compared(t, args, r); told != "" {
			return told
		}
	}
	if r.HasNetwork() {
		wanted := wantedMost(r)
		args["Wish"] = t.Text(wishKeys[wanted])
		if kind := takenKind(r); kind != wanted {
			key = "reason.free"
			if slices.Contains(r.PassedOver(), wanted) || !kind.IsMajor() {
				key = "reason.instead"
			}
		}
	}
	return t.Text(key, args)
}

// appraised tells of a decision that compared whole turns: what they promise, and what weighed most in it.
func appraised(t *i18n.Translator, names rulestext.Names, seat game.Seat, action duel.Action, r *ai.Rationale) string {
	args := i18n.Args{"Hero": names.Hero(seat), "Share": Share(r.Promise), "Most": Share(r.Most), "Next": Share(r.Next)}
	if action == duel.EndTurn {
		return t.Text(toldOf(r, endings), args)
	}
	args["Card"] = rulestext.Action(t, names, seat, action)
	plainly := t.Text(toldOf(r, plays), args)
	if r.Lenient {
		return plainly
	}
	const told = 2
	var traits []string
	for _, g := range Gains(r, true) {
		if g.Amount > 0 && len(traits) < told {
			traits = append(traits, Trait(t, g.Of, nil))
		}
	}
	if len(traits) > 0 {
		plainly += " " + t.Text("reason.above_all", i18n.Args{"Traits": strings.Join(traits, ", ")})
	}
	return plainly
}

// promises are the keys by which it is told what a turn promises: more than others, as much as any, beside no other, or
// less, since the AI holds back.
type promises struct{ most, alike, alone, less string }

var (
	plays   = promises{"reason.appraised", "reason.appraised.alike", "reason.appraised.alone", "reason.lenient"}
	endings = promises{"reason.end.appraised", "reason.end.appraised.alike", "reason.end.nothing", "reason.end.lenient"}
)

// toldOf returns the key for a decision. No lead is told where none can be seen.
func toldOf(r *ai.Rationale, keys promises) string {
	switch {
	case r.Lenient && Share(r.Promise) != Share(r.Most):
		return keys.less
	case r.Next == 0:
		return keys.alone
	case r.Promise < r.Next || Share(r.Promise) == Share(r.Next):
		return keys.alike
	}
	return keys.most
}

func playReason(r *ai.Rationale) string {
	switch {
	case r.Copied:
		return "reason.copied"
	case r.HasNetwork():
		return "reason.remembered"
	case ruleKeys[r.Brain].play == "" && drawsLots(r):
		return "reason.lot"
	}
	return "reason.best"
}

// hadNoChoice reports whether a turn was ended because nothing that is held can be played.
func hadNoChoice(r *ai.Rationale) bool {
	return !r.HasNetwork() && !slices.ContainsFunc(r.Chain, func(c ai.Candidate) bool {
		return c.Action != duel.EndTurn && c.Verdict != ai.TooExpensive && c.Verdict != ai.Barred && c.Verdict != ai.NotInHand
	})
}

// endReason returns the key by which it is told why a turn was ended; "" if something was compared.
func endReason(r *ai.Rationale) string {
	switch {
	case r.HasNetwork() || hadNoChoice(r):
		return "reason.end.nothing"
	case ruleKeys[r.Brain].end != "":
		return ""
	case drawsLots(r) || r.ByLot:
		return "reason.end.lot"
	}
	return ""
}

// drawsLots reports whether a decision took an action without a look at the others.
func drawsLots(r *ai.Rationale) bool {
	return !r.HasNetwork() && !slices.ContainsFunc(r.Chain, func(c ai.Candidate) bool {
		return c.Score != 0 || c.Verdict != ai.Taken && c.Verdict != ai.NotReached
	})
}

// wantedMost returns the kind of action with the highest priority.
func wantedMost(r *ai.Rationale) duel.Kind {
	most := duel.Kind(0)
	for kind := range duel.KindCount {
		if r.Outputs[kind] > r.Outputs[most] {
			most = kind
		}
	}
	return most
}

func takenKind(r *ai.Rationale) duel.Kind {
	taken := slices.IndexFunc(r.Chain, func(c ai.Candidate) bool { return c.Verdict == ai.Taken })
	return r.Chain[taken].Kind
}

var wishKeys = [duel.KindCount]string{"reason.attack", "reason.defend", "reason.attack_major", "reason.defend_major"}
