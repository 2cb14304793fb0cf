// Package formpage shows a document as a form: a row for each field, with what is wrong and what it was before.
package formpage
