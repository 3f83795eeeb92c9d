// Package move copies elements of views on the host: [Gather] from a view's places, and [Scatter] to
// them. The copies are those of hostref, with vector instructions where they fit.
//
// [Views], [Blocks] and [Masked] copy from one view to another, on all processors.
//
// It imports hostref, internal/parallel, internal/target, internal/vector and shape.
package move
