// Package sentences edits the elements of a document that say something together, such as rules, as a list of
// sentences. Each unfolds into its parts, which are chosen or typed.
package sentences
