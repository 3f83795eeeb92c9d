// Package canon encodes values as bytes: two values of a type have the same
// bytes exactly when all their fields are equal, however deep. Caches take them
// for keys, so that a key has every field of what it stands for, and a field
// that is added later is in it from the start.
//
// An encoder is compiled once for each type, by reflection. It refuses types of
// which it cannot tell what is equal: functions, maps, channels. A type that
// stands for one of a fixed set of things has a name instead ([Named]). The
// package imports nothing of ours.
package canon
