package shaders

import "strconv"

// The names of launch parameters, as kernel.Params makes them.

func dimName(d int) string { return "dim" + strconv.Itoa(d) }

func strideName(operand string, d int) string { return operand + ".stride" + strconv.Itoa(d) }
