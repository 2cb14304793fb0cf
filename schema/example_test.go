package schema_test

import (
	"fmt"

	"boardduels/schema"
)

// An edit returns another document; the old one stays, which is all that undo needs.
func ExampleDocument_Set() {
	d := schema.Parse(schema.HeroKind, "heroes/monk.xml", `<hero>
  <hp>30</hp> <!-- sturdy -->
  <ep>5</ep>
  <regen>2</regen>
  <spell_card copies="12">strike</spell_card>
</hero>
`)
	edited, err := d.Set("hp", "105")
	if err != nil {
		fmt.Println(err)
	}
	fmt.Print(edited.Source())
	for _, diagnostic := range edited.Diagnostics() {
		fmt.Println(diagnostic)
	}
	// Output:
	// <hero>
	//   <hp>105</hp> <!-- sturdy -->
	//   <ep>5</ep>
	//   <regen>2</regen>
	//   <spell_card copies="12">strike</spell_card>
	// </hero>
	// heroes/monk.xml:2:7: error out-of-range: hp is 105, allowed are 10 to 99
}
