// Package editorui has the parts of which the editor's pages are made: entries, controls for fields, a grid of numbers,
// sheets, tips, bars and grounds. They know fields and cards, but neither a pack nor an edit.
package editorui
