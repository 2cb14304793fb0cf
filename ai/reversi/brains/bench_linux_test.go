package brains_test

import (
	"testing"

	"boardduels/ai/board/boardtest"
	"boardduels/ai/reversi/brains"
	"boardduels/runtime/reversi"
)

func BenchmarkDecide(b *testing.B) {
	boardtest.Decide(b, reversi.Standard(), 8, brains.All())
}
