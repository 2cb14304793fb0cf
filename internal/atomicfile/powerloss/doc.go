// Package powerloss shows tests what a computer that loses its power leaves of the files that a program saves. It
// records the operations of package atomicfile, and for every point between two of them makes the folders that a disk
// could hold then: a file that wasn't synced is empty, cut off, full of zeros, the old one or whole; of the names that
// changed in a folder since it was synced, any may have reached the disk and any may not. A rename does so wholly or
// not at all, as on every file system with a journal.
package powerloss
