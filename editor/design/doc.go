// Package design warns of what a pack's designer probably didn't mean: cards that nobody can or would play, decks
// without an answer, missing and unused pictures, texts too long for their faces. It keeps silent of what the pack
// silences, and knows which problems have a fix that loses nothing.
package design
