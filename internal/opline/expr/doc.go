// Package expr is the small expression language of op lines: names, numbers,
// arithmetic, comparisons, calls of the catalogue's operators, transposes and
// basic indexing.
//
// [Parse] turns text into a tree of [Node] whose calls point into the operator
// catalogue and carry its attributes; it knows no shapes and runs nothing. The
// grammar is [Grammar], which the tool prints. A mistake is a [SyntaxError]
// that puts a caret under the offending column and suggests the near name.
//
// It imports ops, shape and dtype.
package expr
