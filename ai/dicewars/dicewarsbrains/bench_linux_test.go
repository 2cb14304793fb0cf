package dicewarsbrains_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"boardduels/ai/board/boardtest"
	"boardduels/ai/dicewars/dicewarsbrains"
	"boardduels/runtime/dicewars"
)

func BenchmarkDecide(b *testing.B) {
	for _, seats := range []int{2, 4, 8} {
		b.Run(fmt.Sprintf("%dseats", seats), func(b *testing.B) {
			g, err := dicewars.New(dicewars.Setup{Seats: seats, Maps: 1})
			require.NoError(b, err)
			boardtest.Decide(b, g, 0, dicewarsbrains.All())
		})
	}
}
