// Package schedule puts the steps of a plan in order and their temporaries in memory. [Place] lets
// kernels write the operands of a join directly into the joined array, [Order] moves independent
// kernels next to each other, and [AssignSlots] lets temporaries share memory.
//
// The package imports kernel, plan/program, plan/rules, target, ops and shape.
package schedule
