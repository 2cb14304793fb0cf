package network_test

import (
	"testing"

	"boardduels/ai/cbr/network"
	"boardduels/schema"
)

// The first situation of the thesis's journal (Table 4.1) with the priorities of Table 3.4.
var (
	benchInputs = network.Signals{0.83, 1, 1, 0.5, 0.5, 0.5, 0.67, 0, 0.25, 0, 0.5, 0.75, 0, 0.17}
	benchModels = network.Outputs{0.405, 0.405, 0.055, 0.14}
	benchTable  = schema.Priorities{
		{5, 12, 11, 4, 2, 7, 3, 10, 1, 8, 6, 9, 13, 0},
		{2, 8, 4, 12, 11, 3, 10, 1, 9, 5, 6, 7, 0, 13},
		{0, 13, 4, 1, 3, 8, 2, 11, 7, 12, 5, 10, 9, 6},
		{1, 6, 4, 11, 12, 9, 10, 5, 8, 2, 7, 3, 0, 13},
	}
)

func BenchmarkRelearn(b *testing.B) {
	for name, learner := range map[string]network.Learner{"printed": network.Printed{}, "corrected": network.Corrected{}} {
		b.Run(name, func(b *testing.B) {
			net := network.Network{Learner: learner, Threshold: network.Epsilon}
			b.ReportAllocs()
			for b.Loop() {
				net.Relearn(&benchInputs, &benchModels, &benchTable)
			}
		})
	}
}
