// Package schema says what the documents of a pack may hold: heroes, cards, precedent cases and experts' priorities
// (thesis, Figures 3.5–3.7), runs, and boards of the board games.
//
// One table of fields ([Fields]) gives each element its type, range, unit, default and description. Parsing,
// diagnostics, editing, XSD, the editor's forms and the field reference all come from it.
//
// The source text of a [Document] is the truth. A Document never changes: an edit returns another one whose source
// differs only where it was edited, so comments, order, unknown elements and line ends stay as their author left them.
// Documents and packs may be used by many goroutines at once.
package schema
