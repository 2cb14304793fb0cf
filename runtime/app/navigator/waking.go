package navigator

import "sync"

// waking wakes who waits to try again what failed, when the person does something. The zero value is ready; goroutines
// may share it.
type waking struct {
	mutex sync.Mutex
	next  chan struct{}
}

// wait returns a channel that the next call of [waking.all] closes.
func (w *waking) wait() <-chan struct{} {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	if w.next == nil {
		w.next = make(chan struct{})
	}
	return w.next
}

// all wakes all who wait.
func (w *waking) all() {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	if w.next != nil {
		close(w.next)
		w.next = nil
	}
}

// Wake has who waits try again.
func (p *Pages) Wake() { p.moved.all() }

// Woken returns a channel that is closed when the person does something, or goes from one page to another.
func (p *Pages) Woken() <-chan struct{} { return p.moved.wait() }
