// Package backend is the interface between the evaluator and the devices that run plans. Packages
// backend/host and backend/vulkan implement it; backend/choose opens the one for a device.
//
// A backend gets a plan as [Work]: kernels, launches and places, which name arrays by numbers.
// [Backend.Record] returns the plan in a form of the backend's own, [Steps], which refers to no
// graph and no array. [Backend.Run] runs the steps any number of times, each time with other memory
// for the numbers. So the evaluator decides what runs, in which memory, and in which order
// evaluations begin. A backend decides how kernels are compiled, how commands are ordered and
// submitted, and when memory is freed.
//
// [vulkan.Ticket] counts submissions: the elements that a run writes are there once its ticket is
// done. A device that computes at once returns ticket 0, which is always done.
//
// All sizes and offsets are in bytes. Several goroutines may call any method of a [Backend], a
// [Memory] and [Steps] at once, unless its comment says otherwise. A method returns its context's
// error if the context ends first; work that has begun goes on if others want it. After Close
// methods fail with *[vulkan.ClosedError], and after the loss of the device with
// *[vulkan.LostError]. A backend takes its locks under the evaluator's, and calls back no function
// that takes the evaluator's lock.
//
// The package imports plan/rules, kernel, graph, vulkan, sim, memory and shape.
package backend
