package tml_test

import (
	"context"
	"testing"

	"github.com/weft-gpu/weft/dialect/tml"
	"github.com/weft-gpu/weft/internal/testdev"
)

var ctx = context.Background()

// contexts runs a test with real as float64 and as float32.
func contexts(t *testing.T, test func(t *testing.T, c tml.Program)) {
	dev := testdev.Open(t)
	for _, c := range []tml.Program{{Device: dev}, {Device: dev, Real32: true}} {
		t.Run("real is "+realType(c), func(t *testing.T) { test(t, c) })
	}
}

// realType is the element type of real.
func realType(p tml.Program) string {
	if p.Real32 {
		return "float32"
	}
	return "float64"
}

// show writes a value as the document does, with its type.
func show(t testing.TB, v *tml.Value) string {
	t.Helper()
	text, err := tml.Format(ctx, v)
	if err != nil {
		t.Error(err)
		return ""
	}
	return v.Type().String() + " " + text
}

func expect(t testing.TB, what string, v *tml.Value, want string) {
	t.Helper()
	if got := show(t, v); got != want {
		t.Errorf("%s: got %s, want %s", what, got, want)
	}
}

func ints(t testing.TB, c tml.Program, text string, data ...int32) *tml.Value {
	t.Helper()
	return made(t, tml.From(c, typ(t, text+" int"), data))
}

func reals(t testing.TB, c tml.Program, text string, data ...float64) *tml.Value {
	t.Helper()
	return made(t, tml.From(c, typ(t, text+" real"), data))
}

func made(t testing.TB, v *tml.Value) *tml.Value {
	t.Helper()
	if err := v.Err(); err != nil {
		t.Fatal(err)
	}
	return v
}

// declared is a new variable.
func declared(t testing.TB, text string, initial *tml.Value) *tml.Var {
	t.Helper()
	v, err := tml.NewVar(typ(t, text), initial)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// must ends the test when an assignment fails.
func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
