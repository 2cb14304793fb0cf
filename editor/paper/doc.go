// Package paper prints cards and heroes of a pack, so that they can be tried at a table: sheets that are cut into cards
// of 63 × 88 mm, as PDF. [Lay] works out what lies where, with all of a card's text on it, however long that is;
// [Sheets.PDF] draws that. The same pack gives the same file, byte for byte.
//
// All lengths are in millimetres, sizes of letters in points. Functions may be called on any goroutine.
package paper
