package boardflow

import (
	"maps"

	"boardduels/internal/settings"
	"boardduels/runtime/app/boardscreens"
	"boardduels/runtime/app/navigator"
	"boardduels/runtime/game"
)

// Last is what the last game of a family was made of.
func (b *Flow) Last(family string) boardscreens.Choice {
	last := b.Settings().Get().Boards[family]
	return boardscreens.Choice{Family: family, Variant: last.Variant, Brain: last.Brain, Seat: game.Seat(min(max(last.Seat, 0), 2) - 1)}
}

// keepBoardChoice keeps what a new game is made of for the next one.
func (b *Flow) keepBoardChoice(c boardscreens.Choice) {
	b.Settings().Change(func(s *settings.Settings) {
		boards := maps.Clone(s.Boards)
		if boards == nil {
			boards = map[string]settings.Board{}
		}
		boards[c.Family] = settings.Board{Variant: c.Variant, Brain: c.Brain, Seat: int(c.Seat) + 1}
		s.Boards = boards
	}, navigator.Logged)
}
