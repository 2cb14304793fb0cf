package document

import (
	"fmt"
	"strconv"

	"boardduels/schema"
)

// JudgeHabit says what is to become of one of the habits of the user who plays a hero.
type JudgeHabit struct {
	Hero   string
	Index  int
	Status string // of [schema.Habit]
	// Share is, of an edited habit, the share of the turns that the expert tells, 0…1.
	Share float32
}

// Kind returns "judge_habit".
func (JudgeHabit) Kind() string { return "judge_habit" }

// Subject returns the path.
func (e JudgeHabit) Subject() string { return HabitPath(e.Index) }

// Changes implements [Edit].
func (e JudgeHabit) Changes(pack *schema.Pack) ([]Change, error) {
	return edit(pack, schema.FileOf(schema.CasesKind, e.Hero), func(d *schema.Document) (*schema.Document, error) {
		next, err := d.Set(e.Subject()+"@status", e.Status)
		if err != nil {
			return nil, err
		}
		share := e.Subject() + "@share"
		if e.Status == schema.Edited {
			return next.Set(share, strconv.FormatFloat(float64(e.Share), 'f', -1, 32))
		}
		if _, isWritten := next.Value(share); !isWritten {
			return next, nil
		}
		return next.Remove(share)
	})
}

// HabitPath returns the path of a habit in a document of cases.
func HabitPath(index int) string { return fmt.Sprintf("habit[%d]", index) }
