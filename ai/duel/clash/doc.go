// Package clash decides which stance to take in a clash: what each outcome is worth, which mix of stances nobody can
// exploit, and what answers a user whose leanings are known, without becoming easy to read itself.
package clash
