package tensor

import (
	"context"
	"math"
)

// Prepared reports whether a call of the sizes makes no pipeline, and whether it runs
// the fused plan.
func (f *Function) Prepared(ctx context.Context, s ...int) (all, fused bool, err error) {
	c, err := f.trace(ctx, s, math.MaxInt)
	if err != nil {
		return false, false, err
	}
	return c.Prepared(ctx)
}

// Runs is Prepared for the plan of calls of these sizes.
func (f *Function) Runs(t interface{ Fatal(...any) }, s ...int) (all, fused bool) {
	c, err := f.plan(context.Background(), s)
	if err == nil {
		all, fused, err = c.Prepared(context.Background())
	}
	if err != nil {
		t.Fatal(err)
	}
	return all, fused
}
