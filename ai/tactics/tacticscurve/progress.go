package tacticscurve

import "sync"

// newProgress returns what is to be called for each of so many parts that is done; it tells how many are.
func newProgress(tell func(done, of int), of int) func() {
	if tell == nil {
		return func() {}
	}
	var lock sync.Mutex
	done := 0
	return func() {
		lock.Lock()
		defer lock.Unlock()
		done++
		tell(done, of)
	}
}
