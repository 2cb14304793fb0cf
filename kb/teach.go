package kb

import (
	"fmt"
	"slices"
	"strconv"

	"boardduels/schema"
)

// Teach returns a document of cases with the weights of knowledge in place of those that it has. All else in it stays
// as it is, to the byte. The knowledge must have the document's cases.
func Teach(d *schema.Document, k *Knowledge) (*schema.Document, error) {
	base, _ := d.CaseBase()
	if !slices.EqualFunc(base.Cases, k.Cases, func(a, b schema.Case) bool { return a.ID == b.ID }) {
		return nil, fmt.Errorf("%s has other cases than those that were taught", d.File())
	}
	d, err := d.Set("@simulated", strconv.Itoa(k.Experience.Simulated))
	for i := range k.Cases {
		if err == nil {
			d, err = d.Replace(fmt.Sprintf("case[%d]/weight", i), values(k.Cases[i].Weights)...)
		}
	}
	if err == nil {
		d, err = d.Replace("common", values(k.Weights)...)
	}
	if err == nil {
		d, err = d.Replace("enemy", values(k.Enemies)...)
	}
	return d, err
}

func values[T any](all []T) []any {
	list := make([]any, len(all))
	for i, value := range all {
		list[i] = value
	}
	return list
}
