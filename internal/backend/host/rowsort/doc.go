// Package rowsort sorts rows of elements on the host, and finds the positions of their elements in
// order.
//
// The order is the stable one of order keys (see package ops). Rows of elements become rows of words
// ([vector.Word]): keys, or keys above positions. wordRows sorts them on all processors, by networks,
// by quicksort or by digits. Then values are computed from the keys, or positions are taken from the
// words.
//
// [Step] runs the steps of other devices' sorts, for tests.
//
// It imports dtype, hostref, internal/kernel, internal/parallel, internal/target, internal/vector and
// ops.
package rowsort
