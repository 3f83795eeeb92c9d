//go:build !race

package engine

// raceDetector says that memory accesses are watched, which takes tests that
// compute most of their time ten times as long.
const raceDetector = false
