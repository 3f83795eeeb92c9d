// Package tuner searches for the tuning of a device: knob by knob, every
// candidate is checked against the reference and then timed against the best so
// far. What it measures with is an interface, so that tests bring a clock of
// their own.
//
// It imports target.
package tuner
