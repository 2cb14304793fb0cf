package learning

import (
	"boardduels/ai/cbr/retention"
	"boardduels/kb"
)

// Credit returns what knowledge becomes by the decisions and the end of a match, see [retention.Credit].
func Credit(k *kb.Knowledge, m *Episode) *kb.Knowledge {
	return retention.Credit(k, &retention.Use{Won: m.Won, Decisions: m.Decisions, Cases: m.Uses})
}
