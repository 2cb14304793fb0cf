package schema

// in says where a Go value keeps a field: owners are pointers to O, what comes back is a *T.
func in[O, T any](at func(*O) *T) func(any) any {
	return func(owner any) any { return at(owner.(*O)) }
}

// repetition says where a Go value keeps the values of an element that repeats.
type repetition interface {
	// item returns a pointer to the value with an index, after making room for it.
	item(owner any, index int) any
	count(owner any) int
	// owner returns a pointer to a value of an item, or nil if the items are of another type.
	owner(value any) any
}

// sliceOf keeps any number of values.
type sliceOf[O, T any] func(*O) *[]T

func (s sliceOf[O, T]) item(owner any, index int) any {
	values := s(owner.(*O))
	for len(*values) <= index {
		var zero T
		*values = append(*values, zero)
	}
	return &(*values)[index]
}

func (s sliceOf[O, T]) count(owner any) int { return len(*s(owner.(*O))) }

func (s sliceOf[O, T]) owner(value any) any { return pointer[T](value) }

// arrayOf keeps a fixed number of values.
type arrayOf[O, T any] func(*O) []T

func (a arrayOf[O, T]) item(owner any, index int) any { return &a(owner.(*O))[index] }

func (a arrayOf[O, T]) count(owner any) int { return len(a(owner.(*O))) }

func (a arrayOf[O, T]) owner(value any) any { return pointer[T](value) }

func pointer[T any](value any) any {
	if value, ok := value.(T); ok {
		return &value
	}
	return nil
}

// boundTo returns where an owner keeps a field that doesn't repeat, or nil if Go values don't keep it.
func (f *Field) boundTo(owner any) any {
	if f.at == nil {
		return nil
	}
	return f.at(owner)
}

// place returns where an owner keeps a field's own text: a pointer, or nil for a group. Of an element that repeats, the
// owner is the repetition.
func (f *Field) place(owner any) any {
	switch {
	case f.at != nil:
		return f.at(owner)
	case f.Type == Group:
		return nil
	}
	return owner
}
