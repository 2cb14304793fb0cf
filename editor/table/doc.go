// Package table shows the cards, heroes or cases of a pack as rows and their fields as columns: chosen, ordered,
// looked through and sorted; changed many at a time; and carried to a spreadsheet and back. It knows no screen.
package table
