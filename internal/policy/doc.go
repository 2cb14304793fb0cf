// Package policy holds tests of the house itself: which room may import which, and that rules and AI are pure. It has
// nothing that a program could use.
package policy
