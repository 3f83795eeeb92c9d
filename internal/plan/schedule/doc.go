// Package schedule puts the steps of a plan in order and their temporaries in memory: [Place] writes
// parts of a joined array where they go, [Order] brings kernels together that do not wait for
// each other, and [AssignSlots] lets temporaries share memory.
//
// The package imports kernel, plan/program, plan/rules, target, ops and shape.
package schedule
