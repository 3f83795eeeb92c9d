// Package target says what a device is to the planner: its class, its vendor's profile, its
// limits, what operators cost on it, and the calibration: every figure by which the planner
// chooses among plans of the same bits.
//
// Each figure says what it trades, and where it comes from:
//
//   - Measured: on which device, and when the figure was taken.
//   - Model: the tool's model of a GPU (docs/gpu-model.md), of which card, and when.
//   - Bound: it limits what is tried, and no measurement chose it.
//
// The planner has no other figure that depends on a device, and asks no figure in order
// to learn a device's class.
//
// The package imports kernel, ops and dtype.
package target
