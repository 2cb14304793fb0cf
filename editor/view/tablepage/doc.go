// Package tablepage shows many cards, heroes or cases at once: looked through, sorted, and changed one by one or
// together.
package tablepage
