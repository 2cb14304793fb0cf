// Package dialog lays questions, forms and mishaps over the window.
package dialog
