// Package target describes a device to the planner: its class, its vendor's profile, its limits,
// the costs of operators, and the figures by which the planner chooses among plans. All of those
// plans give the same bits.
//
// Each figure says what it trades, and where it comes from:
//
//   - Measured: on which device, and when.
//   - Model: by the tool's model of a GPU (docs/gpu-model.md), of which card, and when.
//   - Bound: it limits what is tried; no measurement chose it.
//
// The planner takes every figure that depends on a device from here. It never compares a figure to
// learn a device's class.
//
// The package imports kernel, ops and dtype.
package target
