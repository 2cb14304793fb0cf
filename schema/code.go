package schema

import "boardduels/schema/words"

// Code is a kind of diagnostic.
type Code struct {
	ID       string
	Severity Severity
}

// Message is what was found and what is allowed. It holds {names} of Args.
func (c *Code) Message() Text { return words.Of("problem", c.ID) }

// Hint is what to do about it, like [Code.Message]; there is no text if the message says it all.
func (c *Code) Hint() Text { return c.Message().Hint() }

// Codes returns all kinds of diagnostics.
func Codes() []Code { return codes[:] }

var codes = [...]Code{
	// The file.
	{"unreadable", Error},
	{"pack-too-large", Error},
	{"too-large", Error},
	{"broken-xml", Error},
	{"too-deep", Error},
	{"too-many-attributes", Error},
	{"more-problems", Error},
	{"doctype", Error},
	{"not-utf-8", Error},
	{"invalid-utf-8", Error},
	{"forbidden-character", Error},
	{"no-root", Error},
	{"wrong-root", Error},
	{"second-root", Error},
	{"text-outside", Error},
	{"bad-file-name", Error},
	{unusedFile, Info},
	{"unknown-folder", Warning},
	{"misspelt-file", Warning},

	// The form of a document.
	{"unknown-element", Warning},
	{"unknown-attribute", Warning},
	{"stray-text", Warning},
	{"duplicate-element", Error},
	{"duplicate-attribute", Error},
	{"missing", Warning},
	{"missing-required", Error},
	{"missing-items", Error},
	{"too-few", Error},
	{"too-many", Error},

	// Values.
	{"not-a-bool", Error},
	{"not-an-int", Error},
	{"not-a-number", Error},
	{"out-of-range", Error},
	{"below-base", Error},
	{"not-an-id", Error},
	{"not-a-colour", Error},
	{"not-a-choice", Error},
	{"path-leaves-pack", Error},
	{"empty", Error},
	{"direction-mark", Warning},
	{"unseen-letter", Warning},
	{"too-long", Error},

	// Things that don't fit together inside a document.
	{"duplicate-id", Error},
	{"deck-size", Error},
	{"duplicate-card", Error},
	{"not-a-ranking", Error},
	{"inputs-disagree", Warning},
	{"effect-without-length", Warning},
	{"major-with-cost", Warning},
	{"no-effect", Warning},
	{"unplayable-effect", Warning},
	{"no-preference", Warning},
	{"no-importance", Warning},
	{"unknown-trait", Warning},
	{"habit-card", Error},
	{"rule-never-fires", Error},
	{"rule-contradicts", Error},
	{"rule-no-target", Error},
	{"rule-too-many", Error},
	{"rule-idle-attribute", Warning},
	{"rule-no-length", Error},
	{"rule-nothing", Warning},
	{"rule-unbounded", Warning},
	{"rule-clipped", Warning},
	{"rule-event", Error},
	{"rule-before", Error},
	{"rule-hidden", Error},
	{"above-count", Error},
	{"duplicate-habit", Error},
	{"too-many-habits", Error},

	// Boards: levels, maps and positions.
	{"row-length", Error},
	{"row-too-long", Error},
	{"unknown-mark", Error},
	{"unit-in-water", Error},
	{"unit-in-wall", Error},
	{"no-units", Error},
	{"too-many-units", Error},
	{"unequal-units", Warning},
	{"no-way", Error},
	{"unreachable-land", Warning},
	{"too-few-areas", Error},
	{"torn-area", Error},
	{"split-map", Error},
	{"no-such-area", Error},
	{"no-such-seat", Error},
	{"missing-owner", Error},
	{"no-area", Error},
	{"unequal-shares", Warning},
	{"not-of-game", Error},
	{"no-disc", Error},
	{"no-move", Error},
	{"duplicate-point", Error},
	{"shared-point", Error},
	{"no-checkers", Error},
	{"too-many-checkers", Error},

	// Things that don't fit together in a pack.
	{"no-heroes", Error},
	{"no-such-card", Error},
	{"major-cards", Warning},
	{"no-such-image", Warning},
	{imageKind, Error},
	{imageUnknown, Error},
	{imageRefused, Error},
	{"unused-card", Info},
	{"duplicate-name", Warning},
	{"no-such-hero", Warning},
	{"no-such-enemy", Error},
	{"no-such-relic", Error},
	{"rule-unheard", Info},
	{"kind-says-nothing", Info},
	{"no-cases", Info},
	{"no-priorities", Info},

	// Design: what could be meant, and probably isn't. Package design tells these.
	{"unplayable-cost", Warning},
	{"length-without-effect", Warning},
	{"idle-field", Warning},
	{"rule-always", Warning},
	{"rule-asked-late", Info},
	{"rule-idle-bound", Warning},
	{"rule-free-draw", Warning},
	{"rule-endless", Warning},
	{"dominated", Warning},
	{"dominated-in-pack", Info},
	{"twin", Warning},
	{"twin-in-pack", Info},
	{"no-answer-dot", Info},
	{"no-answer-stun", Info},
	{"no-answer-curse", Info},
	{"no-answer-defence", Info},
	{"no-answer-immortality", Info},
	{"no-art", Info},
	{"unused-art", Info},
	{"name-too-long", Warning},
	{"text-too-long", Warning},
	{"other-letters", Info},
	{"idle-silence", Info},

	// Pictures. Package picture tells what it refuses by these codes.
	{"not-a-picture", Error},
	{"picture-kind", Error},
	{"picture-name", Warning},
	{"picture-moves", Warning},
	{"pictures-too-large", Error},
	{"pictures-too-much-work", Error},
	{"picture-too-large", Error},
	{"picture-too-wide", Error},
	{"picture-scans", Error},
	{"picture-components", Error},
	{"picture-damaged", Error},
	{"picture-root", Error},
	{"picture-part", Error},
	{"picture-reference", Error},
	{"picture-circle", Error},
	{"picture-twice", Error},
	{"picture-attributes", Error},
	{"picture-text", Error},
	{"picture-value", Error},
	{"picture-depth", Error},
	{"picture-elements", Error},
	{"picture-points", Error},
	{"picture-stops", Error},
	{"picture-all-stops", Error},
	{"picture-rules", Error},
	{"picture-reading", Error},
	{"picture-place", Error},
	{"picture-work", Error},
	{"picture-undrawn", Warning},
	{"picture-otherwise", Warning},
}

// told is a code with what it tells: a pack can have thousands of the same.
type told struct {
	Code
	message, hint Text
}

var codeIndex = func() map[string]*told {
	index := make(map[string]*told, len(codes))
	for i := range codes {
		c := &codes[i]
		index[c.ID] = &told{*c, c.Message(), c.Hint()}
	}
	return index
}()
