package backgammonbrains_test

import (
	"testing"

	"boardduels/ai/backgammon/backgammonbrains"
	"boardduels/ai/board/boardtest"
	"boardduels/runtime/backgammon"
)

func BenchmarkDecide(b *testing.B) {
	boardtest.Decide(b, backgammon.New(backgammon.Setup{}), 0, backgammonbrains.All())
}
