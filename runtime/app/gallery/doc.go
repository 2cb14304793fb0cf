// Package gallery shows people a pack's heroes and cards by their names and pictures.
package gallery
