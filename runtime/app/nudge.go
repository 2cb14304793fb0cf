package app

import "sync"

// nudge wakes who waits to try again what failed, when the person does something. The zero value is ready; goroutines
// may share it.
type nudge struct {
	mutex sync.Mutex
	next  chan struct{}
}

// wait returns a channel that the next call of [nudge.all] closes.
func (n *nudge) wait() <-chan struct{} {
	n.mutex.Lock()
	defer n.mutex.Unlock()
	if n.next == nil {
		n.next = make(chan struct{})
	}
	return n.next
}

// all wakes all who wait.
func (n *nudge) all() {
	n.mutex.Lock()
	defer n.mutex.Unlock()
	if n.next != nil {
		close(n.next)
		n.next = nil
	}
}
