// Programs runs the programs of examples/ beside their versions for NumPy and
// PyTorch, by turns, and says how many times as fast they are, what the first
// result takes with empty caches and in a second process, and whether what they
// find is the same within the bounds that each program states. script/programs
// calls it.
package main
