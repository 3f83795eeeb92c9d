// Package hostmemory says how much memory this process can still have, so that whoever is
// about to ask Go for much of it gets an error: Go ends a program for which there is none.
//
// The package imports memory.
package hostmemory
