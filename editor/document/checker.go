package document

import (
	"sync"

	"boardduels/schema"
)

// Checker tells what is wrong with packs in the background. While it looks at one pack, only the latest of those that
// come in waits.
type Checker struct {
	report func(*schema.Pack, []schema.Diagnostic)

	mu      sync.Mutex
	idle    sync.Cond
	waiting *schema.Pack
	busy    bool
}

// NewChecker returns a checker that reports each result from a goroutine of its own.
func NewChecker(report func(*schema.Pack, []schema.Diagnostic)) *Checker {
	c := &Checker{report: report}
	c.idle.L = &c.mu
	return c
}

// Check asks for a pack to be looked at, and returns at once.
func (c *Checker) Check(pack *schema.Pack) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.waiting = pack
	if !c.busy {
		c.busy = true
		go c.run()
	}
}

// Wait returns when everything asked for has been reported.
func (c *Checker) Wait() {
	c.mu.Lock()
	defer c.mu.Unlock()
	for c.busy {
		c.idle.Wait()
	}
}

func (c *Checker) run() {
	for pack := c.next(); pack != nil; pack = c.next() {
		c.report(pack, pack.Diagnostics())
	}
}

// next returns the pack that waits; nil if there is none, and then the checker is idle.
func (c *Checker) next() *schema.Pack {
	c.mu.Lock()
	defer c.mu.Unlock()
	pack := c.waiting
	c.waiting = nil
	if pack == nil {
		c.busy = false
		c.idle.Broadcast()
	}
	return pack
}
