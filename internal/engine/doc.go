// Package engine evaluates graphs. [For] gives a device's one engine. It turns the values asked
// for into a plan, keeps the plans of graphs that come again, counts who has an array, orders
// evaluations, and gives them up when nobody waits for them any more.
//
// It knows of a device what package backend says: it hands a backend a plan with arrays by
// number, and runs what that has made of it. With the reference check on, every graph is also
// evaluated by hostref node by node, unfused, and the first difference is an error.
//
// A value that has run stores its array in its node; the array's memory goes
// back when the last node that has it is closed or collected.
//
// The package imports backend, backend/choose, plan, target, kernel, compose, hostref, graph, ops, memory, vulkan,
// sim, canon, element, flight, hostmemory, shape and dtype.
package engine
