// Package words says in every language what is told of documents and files: what fields are called, what is wrong, and
// why a file can't be read. The texts stand in assets/translations.
package words
