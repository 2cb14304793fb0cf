// Package document holds an open pack while it is edited: its documents, every edit as a step that can be undone, what
// is wrong with it at the moment, and how it gets back to its folder or zip file without losing or overwriting
// anything. It knows no screen.
package document
