// Package expertspage is where experts' tables are edited and compared.
package expertspage
