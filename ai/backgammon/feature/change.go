package feature

// Change sets a vector to what the numbers of this one are more than those of a base. Both have them in the same order.
func (v *Vector) Change(base, change *Vector) {
	change.Count = 0
	i, k := 0, 0
	for i < v.Count && k < base.Count {
		at, was := v.Index[i], base.Index[k]
		switch {
		case at == was:
			change.add(int(at), v.Value[i]-base.Value[k])
			i++
			k++
		case at < was:
			change.add(int(at), v.Value[i])
			i++
		default:
			change.add(int(was), -base.Value[k])
			k++
		}
	}
	for ; i < v.Count; i++ {
		change.add(int(v.Index[i]), v.Value[i])
	}
	for ; k < base.Count; k++ {
		change.add(int(base.Index[k]), -base.Value[k])
	}
}
