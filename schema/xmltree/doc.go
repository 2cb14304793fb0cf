// Package xmltree reads XML into nodes that know where each of their parts stands in the source, so that an edit can
// leave everything else as its author wrote it. What isn't well-formed is told with its place and its reason.
package xmltree
