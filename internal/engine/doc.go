// Package engine evaluates graphs. [For] returns a device's one engine. It turns the values asked
// for into a plan, keeps the plans of graphs that come again, counts the references to arrays,
// orders evaluations, and cancels those for which nobody waits any more.
//
// The engine knows a device only through package backend. It hands a backend a plan with arrays by
// number, and runs the backend's recording of it. With the reference check on, hostref also
// evaluates every graph, node by node and unfused, and the first difference is an error.
//
// A value that has run stores its array in its node. The array's memory is freed when the last node
// that has it is closed or collected. A value is kept if an evaluation stores it although nobody
// asked for it.
//
// The package imports backend, backend/choose, plan, target, kernel, compose, hostref, graph, ops,
// memory, vulkan, sim, canon, element, flight, hostmemory, shape and dtype.
package engine
