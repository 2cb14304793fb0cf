// Package boardpage is where levels, maps and positions are drawn, generated and measured.
package boardpage
