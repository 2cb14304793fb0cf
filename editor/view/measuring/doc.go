// Package measuring finds things out in the background, shows how far it is, and knows on what the figures rest: the
// situations that were recorded, and the documents that there were.
package measuring
