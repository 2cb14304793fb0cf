package reversibrains_test

import (
	"testing"

	"boardduels/ai/board/boardtest"
	"boardduels/ai/reversi/reversibrains"
	"boardduels/runtime/reversi"
)

func BenchmarkDecide(b *testing.B) {
	boardtest.Decide(b, reversi.Standard(), 8, reversibrains.All())
}
