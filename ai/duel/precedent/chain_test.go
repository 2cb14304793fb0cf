package precedent

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"boardduels/ai/thesistest"
)

// decisionVector is a walk along the chain.
type decisionVector struct {
	ID           int        `json:"id"`
	Outputs      [4]float32 `json:"Y"`
	Cards        [][5]int   `json:"cards"` // isMajor, isAttack, inHands, isActive, cost
	Energy       int        `json:"ep"`
	MajorAttack  float32    `json:"majAtt"`
	MajorDefence float32    `json:"majDef"`
	Literal      int        `json:"literal"`
	Chain        int        `json:"chain"`
}

func TestChains(t *testing.T) {
	for _, v := range thesistest.Read[decisionVector](t, "decision").Vectors {
		t.Run(fmt.Sprint(v.ID), func(t *testing.T) {
			var options []option
			for _, c := range v.Cards {
				kind := kindOf(c[0] != 0, c[1] != 0)
				options = append(options, option{kind: kind, held: c[2] != 0 && c[3] != 0, affordable: c[4] <= v.Energy})
			}
			assert.Equal(t, v.Literal, choose(PrintedChain, &v.Outputs, options, v.MajorAttack+v.MajorDefence > 0))
			assert.Equal(t, v.Chain, choose(IntendedChain, &v.Outputs, options, true))
		})
	}
}
