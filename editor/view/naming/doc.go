// Package naming says what people call what they edit: documents, columns, signals, steps of the history, and what a
// problem is about.
package naming
