// Package lowering checks codegen's scalar lowering against hostref, one
// operator and one dtype at a time, bit for bit.
//
// A [Case] writes a kernel that applies its operator to columns, makes the
// columns (every pair of special values, then random bits), and checks what an
// executor made of them: a device, or codegen's test machine, which has the
// quirks of devices that are not here.
//
// Only tests import the package; it imports codegen, hostref, ops, element and dtype.
package lowering
