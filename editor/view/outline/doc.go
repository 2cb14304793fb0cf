// Package outline lists the documents of a pack by kind and name, and finds them.
package outline
