package schema

import "strconv"

// lost pairs the inputs that tell hp with those that tell how much of it is lost, which is the rest to 1 (thesis, Table
// 3.2).
var lost = [...]struct{ hp, lost int }{{0, 13}, {1, 12}}

// Complement returns the input of a case that is 1 minus another one; false if there is none.
func Complement(input int) (int, bool) {
	for _, pair := range lost {
		switch input {
		case pair.hp:
			return pair.lost, true
		case pair.lost:
			return pair.hp, true
		}
	}
	return 0, false
}

// rounding is how far two inputs may be from adding up to 1: each may be rounded to hundredths.
const rounding = 0.0105

// checkCase reports inputs that tell of the same hp, and contradict each other.
func checkCase(r *reader, n *node, owner any) {
	c := owner.(*Case)
	checkTraits(r, n, owner)
	if c.Outputs == [Outputs]float32{} && sound(n, "output") == Outputs {
		r.report("no-preference", n.From, "", Args{"found": strconv.Itoa(c.ID)})
	}
	for _, pair := range lost {
		hp, rest := n.Find("input", pair.hp), n.Find("input", pair.lost)
		if hp == nil || rest == nil || hp.Field.parse(hp.Text, nil) != nil || rest.Field.parse(rest.Text, nil) != nil {
			continue // reported
		}
		expected := 1 - c.Inputs[pair.hp]
		if gap := c.Inputs[pair.lost] - expected; max(gap, -gap) > rounding {
			rounded := round2(expected)
			r.at(rest, "inputs-disagree", Args{
				"field": "input", "id": strconv.Itoa(pair.lost), "found": format(&c.Inputs[pair.lost]),
				"base": strconv.Itoa(pair.hp), "value": format(&c.Inputs[pair.hp]), "expected": format(&rounded),
			})
		}
	}
}

// round2 rounds a share to hundredths.
func round2(share float32) float32 { return float32(int(share*100+0.5)) / 100 }

// sound counts the children of a name whose text is allowed.
func sound(n *node, name string) int {
	count := 0
	for i := range n.Children {
		if c := &n.Children[i]; c.Name == name && c.Field != nil && c.Field.parse(c.Text, nil) == nil {
			count++
		}
	}
	return count
}
