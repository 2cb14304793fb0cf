package casespage

import (
	"context"

	"boardduels/ai"
	"boardduels/ai/duel/habit"
	"boardduels/editor/document"
	"boardduels/kb"
	"boardduels/schema"
)

// Desk is what the page of cases needs of the desk that it stands on.
type Desk interface {
	Pack() *schema.Pack
	Do(document.Edit)
	ShowSide() // brings what stands beside the page into view
	Later(func())
	Report(error)
	// Explain tells what the network makes of a situation.
	Explain(ai.Situation, *kb.Knowledge) (*ai.Rationale, error)
	// Answer finds what the AI does about the user of a hero. It takes a second or more.
	Answer(ctx context.Context, pack *schema.Pack, hero string) (habit.Answers, error)
}
