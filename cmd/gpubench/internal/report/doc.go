// Package report writes what a command found in the format that was asked for:
// a [Table] for people (table, md) or for spreadsheets (csv), or the records
// themselves as one JSON array. Quantities are written with their units by
// [Duration], [Rate] and the like. It imports nothing of Weft.
package report
