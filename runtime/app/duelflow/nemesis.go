package duelflow

import (
	"path/filepath"
	"slices"

	"boardduels/ai/duel/explanation"
	"boardduels/assets/nemeses"
	"boardduels/internal/i18n"
	"boardduels/runtime/app/gallery"
	"boardduels/runtime/app/library"
	"boardduels/runtime/career"
	"boardduels/runtime/game"
	"boardduels/runtime/match/duelmatch"
	"boardduels/runtime/record/duelrecord"
)

// nemesisOf returns with which nemesis a duel was, "" if with none. All duels from which an AI learned are the first
// one's where no other is named that is known here.
func (d *Flow) nemesisOf(of *career.Duel) string {
	if slices.Contains(nemeses.IDs, of.Nemesis) {
		return of.Nemesis
	}
	if brain, err := d.Brains.Find(of.Brain); err != nil || !brain.NeedsKnowledge || brain.ID == d.Double {
		return ""
	}
	return nemeses.First
}

// memoryOf returns what a nemesis remembers of the player. It reads files.
func (d *Flow) memoryOf(nemesis string) career.Memory {
	c, _ := d.Book.Read() // what is damaged is told with the records
	return c.Remember(func(of *career.Duel) bool { return d.nemesisOf(of) == nemesis }, func(name string) *duelrecord.Record {
		record, err := duelmatch.File{Path: filepath.Join(d.Library.Replays(), name+library.ReplayEnding)}.Load()
		if err != nil {
			return nil // it was deleted, or it is told with the replays
		}
		return record
	})
}

// remembering marks the purpose of the chance by which is drawn what is said; those of an AI's seat are far below.
const remembering = 1 << 41

// remembered is what the nemesis of a duel that is about to begin says of the last one with it, one of what there is to
// say; "" if it is nobody, or has met the player never before.
func (d *Flow) remembered(record *duelrecord.Record, pictures *gallery.Gallery) string {
	me := record.Person()
	foe := &record.Seats[1-me]
	if foe.Nemesis() == "" {
		return ""
	}
	m := d.memoryOf(foe.Nemesis())
	names := gallery.NewCast(pictures, []duelrecord.Hero{record.Seats[me].Hero})
	said := sayings(d.Translator(), &m, record.Seats[me].Hero.ID, names.Cards(record.Seats[me].Hero.ID))
	if len(said) == 0 {
		return ""
	}
	luck := game.NewStream(foe.Seed, remembering)
	return said[luck.Below(len(said))]
}

// The least that is worth saying.
const (
	leastRow      = 3 // duels in a row
	leastForetold = 3 // turns
	lateAttack    = 3 // the round of the first one
)

// sayings are what can be said of the last duel to somebody who plays a hero now; none if there was none. What was done
// with another hero isn't said: it had other cards.
func sayings(t *i18n.Translator, m *career.Memory, hero string, card explanation.CardNames) (said []string) {
	if m.Played == 0 {
		return nil
	}
	say := func(key string, args i18n.Args) { said = append(said, t.Text(key, args)) }
	rounds := i18n.Args{"Rounds": t.Text("count.rounds", i18n.Args{"N": m.Last.Rounds})}
	switch {
	case m.Row >= leastRow:
		say("memory.won_row", i18n.Args{"N": m.Row})
	case m.Row <= -leastRow:
		say("memory.lost_row", i18n.Args{"N": -m.Row})
	case m.Last.Won:
		say("memory.won", rounds)
	default:
		say("memory.lost", rounds)
	}
	if told := m.Last.Foretold; told.Outwitted > 0 {
		say("memory.outwitted", i18n.Args{"N": told.Outwitted})
	} else if told.Turns >= leastForetold && 2*told.Foreseen >= told.Turns {
		say("memory.foresaw", i18n.Args{"Hits": told.Foreseen, "N": told.Turns})
	}
	if m.Last.Hero != hero {
		return said
	}
	if m.Kept != "" {
		say("memory.kept", i18n.Args{"Card": card(m.Kept), "N": m.Rounds})
	}
	if m.Struck >= lateAttack && m.Waited {
		say("memory.struck", i18n.Args{"N": m.Struck})
	}
	return said
}
