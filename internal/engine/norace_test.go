//go:build !race

package engine

// raceDetector reports whether memory accesses are watched. Tests that mostly compute then take ten
// times as long.
const raceDetector = false
