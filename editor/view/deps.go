package view

import (
	"context"
	"io/fs"

	"boardduels/ai"
	"boardduels/ai/duel/habit"
	"boardduels/internal/settings"
	"boardduels/kb"
	"boardduels/runtime/app/knowledgeflow"
	"boardduels/schema"
)

// Deps are what the editor is given by the program that it is part of.
type Deps struct {
	Classic fs.FS  // the pack that comes with the program
	Data    string // a folder in which unsaved edits are kept safe
	// Settings remember the packs that were open.
	Settings *settings.Store
	// Explain tells what the network makes of a situation.
	Explain func(ai.Situation, *kb.Knowledge) (*ai.Rationale, error)
	// Answer finds what the AI does about the user of a hero whose habits the pack holds. It takes a second or more.
	Answer func(ctx context.Context, pack *schema.Pack, hero string) (habit.Answers, error)
	// Replays is the folder of the user's duels, on which cases and experts' tables are measured; nil if there is none.
	Replays fs.FS
	// Brains can play in trials, the usual one first.
	Brains     ai.Brains
	Appearance Appearance
	// Leave, unless nil, leads back to the game. Unsaved edits stay; [Editor.Settle] asks about them before the end.
	Leave func()
	// Play, unless nil, has the game play with the pack at a path from now on.
	Play func(path string)
	// Quit, unless nil, ends the program, once unsaved edits are settled.
	Quit func()
	// Learned, unless nil, shows what the game's AI has learned, to take cases from.
	Learned func(into knowledgeflow.Collector)
	// NewWindow, unless nil, opens the pack of a path in another window, which this one needn't outlive.
	NewWindow func(path string) error
	// Do runs a function on the toolkit's thread; nil is fyne.Do.
	Do func(func())
}
