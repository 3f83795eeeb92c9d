package engine

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/plan"
)

// heavyCost is the cost of a body above which it is written for four elements
// an invocation: drivers compile long code slowly, and it does not wait for
// memory.
const heavyCost = 100

// compactCost is the cost above which even that compiles for a second or more.
const compactCost = 200

// weightsFor is what a device's operators cost by.
func weightsFor(t codegen.Target) plan.Weights {
	return plan.Weights{Weighed: true, Float64: t.Float64, Flush32: t.Flush32}
}
