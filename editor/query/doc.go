// Package query is the small language in which designers look for cards, heroes and cases:
//
//	fire bolt           both words, in names, ids and rule text
//	"fire bolt"         the words as they stand
//	stun                the word, or a field of that name that is set
//	cost>2 damage>=4    comparisons of fields: : = != < <= > >=
//	deck:rogue is:changed   what isn't a field, but known of a record, as rule:draw
//	-major              not so
//
// All terms of a query must hold. The package knows no pack: what is looked through are records, and which fields they
// have is told.
package query
