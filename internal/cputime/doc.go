// Package cputime tells what work takes of the processor's time, which doesn't depend on what other programs do as
// the clock does. Linux alone counts it by the thread.
package cputime
