package document

import "boardduels/schema"

// SetTags gives a card tags in place of those that it has.
type SetTags struct {
	Card string
	Tags []string
}

// Kind returns "set_tags".
func (SetTags) Kind() string { return "set_tags" }

// Subject returns the card.
func (e SetTags) Subject() string { return e.Card }

// Changes implements [Edit].
func (e SetTags) Changes(pack *schema.Pack) ([]Change, error) {
	tags := make([]any, len(e.Tags))
	for i, tag := range e.Tags {
		tags[i] = tag
	}
	return edit(pack, schema.FileOf(schema.CardKind, e.Card), func(d *schema.Document) (*schema.Document, error) {
		return d.Replace("tag", tags...)
	})
}
