package main

import "testing"

func TestErrorsAreReadFromTests(t *testing.T) {
	var r reader
	for _, c := range []struct{ line, shown string }{
		{"not json\n", "not json\n"},
		{`{"Action":"output","Test":"TestTrigonometric64IsAccurate/sin","Output":"    x_test.go:128: sin: 0.671 ULP at [0x1.8p+00], of 1000 inputs\n"}`, "sin          float64         0.671 ULP at 0x1.8p+00\n"},
		{`{"Action":"output","Test":"TestExponential64IsAccurate/exp","Output":"    x_test.go:1: exp, normal results: 0.512 ULP at [0x1p+00], of 1000 inputs\n"}`, "exp          float64         0.512 ULP at 0x1p+00\n"},
		{`{"Action":"output","Test":"TestExponential64IsAccurate/exp","Output":"    x_test.go:1: exp, subnormal results: 0.500 ULP at [0x1p+01], of 1000 inputs\n"}`, "exp          float64         0.500 ULP at 0x1p+01\n"},
		{`{"Action":"output","Test":"TestComplexIsAccurate/exp","Output":"    x_test.go:1: exp: 1.250 ULP at [[0x1p+00 0x1p+01]], of 10 inputs\n"}`, "exp          complex128      1.250 ULP at 0x1p+00 0x1p+01\n"},
		{`{"Action":"output","Test":"TestExponential32","Output":"    x_test.go:1: exp: 1.250 ULP at [0x1p+00], of 10 inputs\n"}`, ""},
	} {
		if got := r.line([]byte(c.line)); got != c.shown {
			t.Errorf("%s\n shows %q, want %q", c.line, got, c.shown)
		}
	}
	if len(r.list) != 3 || r.failed {
		t.Fatalf("got %v, failed %v", r.list, r.failed)
	}
	if e, _ := r.list.Find("exp", "float64"); e.MaxULP != 0.512 || e.Inputs != 1000 || e.At != "0x1p+00" {
		t.Errorf("got %+v", e)
	}
	r.line([]byte(`{"Action":"fail","Test":"TestComplexIsAccurate"}`))
	if !r.failed {
		t.Error("a test's failure was lost")
	}
}
