// Package casespage is where a hero's precedent cases are edited, with what there is to know of them and of the user.
package casespage
