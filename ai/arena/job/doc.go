// Package job is what long measurements share, whatever they measure: parts that several machines carry out, and
// results that are kept in files and add up; and the checks of what takes part.
package job
