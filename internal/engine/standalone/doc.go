// Package standalone turns a plan into data with which a program can run it by itself: SPIR-V,
// buffers and dispatches. gpubench writes a driver's fault in this form, so that others can
// reproduce it.
//
// The package imports backend, kernel and shape.
package standalone
