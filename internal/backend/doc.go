// Package backend is the one interface between the evaluator and the devices that it runs
// plans on. Packages backend/host and backend/vulkan implement it; backend/choose opens the
// one that a device needs.
//
// A plan comes to a backend as [Work]: kernels, launches and places, which name arrays by
// numbers. [Backend.Record] brings it into a form of the backend's own, [Steps], which holds
// nothing of the graph and of no array. [Backend.Run] runs that any number of times, each
// time with other memory in the numbers' places. So the evaluator decides what runs, in which
// memory, and in which order evaluations begin; a backend decides how kernels are compiled,
// how commands are ordered and submitted, and when memory comes back.
//
// [vulkan.Ticket] counts submissions: what a run writes is there once its ticket is done. A
// device that computes at once gives 0, which always is.
//
// All sizes and offsets are in bytes. Every method of a [Backend], a [Memory] and [Steps] may
// be called by several goroutines at once, but for those that say otherwise. A method that
// takes a context returns its error where it ends first, and what was begun goes on if others
// want it. After Close methods fail with *[vulkan.ClosedError], after the loss of a device
// with *[vulkan.LostError]. A backend's locks are taken under the evaluator's, never the other
// way round: a backend calls back nothing that takes the evaluator's lock.
//
// The package imports plan/rules, kernel, graph, vulkan, sim, memory and shape.
package backend
