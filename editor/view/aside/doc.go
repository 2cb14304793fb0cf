// Package aside is what stands beside a form: a card's face, a hero's deck, the way of a run, the whole pack.
package aside
