// Package view is the editor as people see it: one window in which heroes, cards, precedent cases and experts' tables
// are changed, checked, tried in duels and saved.
//
// Pages show documents and emit edits; what an edit does is decided in package document. [Editor] brings the two
// together. Whatever takes time happens outside the toolkit's thread and comes back with one fyne.Do.
package view
