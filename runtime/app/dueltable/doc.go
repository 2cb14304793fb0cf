// Package dueltable is the card duel's table: both heroes, the field between them and the own hand, and what can be
// read of each. A [Table] shows what it is given and emits intents; a [Board] brings it to the moments of a duel as one
// seat sees them, and remembers what has happened. Neither knows who plays, nor where the moments come from.
package dueltable
