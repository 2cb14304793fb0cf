// Package archive reads zip archives of strangers: it refuses those that would take much time or memory, that would
// write elsewhere than into a folder, or that other readers would read otherwise.
package archive
