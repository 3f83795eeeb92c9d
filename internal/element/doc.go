// Package element is the host's arithmetic of single elements: their bits, what
// numbers those are and the bits of a number, how they are written for people,
// and how far two of them are apart. It imports dtype alone.
package element
