package main

import (
	"encoding/json"
	"fmt"
	"math"
	"regexp"
	"runtime"
	"strconv"
	"strings"

	"github.com/weft-gpu/weft/tests/exhaustive/measured"
)

// event is one line of "go test -json"; see "go doc test2json".
type event struct {
	Action, Test, Output string
}

// logged is what a test says of a function: "exp, normal results: 0.512 ULP at
// [0x1p+00], of 1000000 inputs".
var logged = regexp.MustCompile(`: (\w+)(?:, \w+ results)?: ([0-9.]+|\+Inf) ULP at (.*), of ([0-9]+) inputs\s*$`)

// dtypes tells a function's dtype by its test.
var dtypes = []struct{ test, dtype string }{{"TestComplex", "complex128"}, {"64IsAccurate", "float64"}}

// reader gathers errors.
type reader struct {
	date   string
	list   measured.List
	failed bool
}

// line takes one line of input, and returns what is to be shown of it.
func (r *reader) line(line []byte) string {
	var e event
	if err := json.Unmarshal(line, &e); err != nil || e.Action == "" {
		return string(line)
	}
	if e.Action == "fail" {
		r.failed = true
	}
	if e.Action == "build-output" || strings.Contains(e.Output, "FAIL") {
		return e.Output
	}
	m := logged.FindStringSubmatch(e.Output)
	for _, d := range dtypes {
		if m != nil && strings.Contains(e.Test, d.test) {
			return r.add(d.dtype, m[1], m[2], m[3], m[4])
		}
	}
	return ""
}

// add takes an error; of one function's several, the greatest stays.
func (r *reader) add(dtype, op, ulp, at, inputs string) string {
	e := measured.Error{Op: op, DType: dtype, At: strings.ReplaceAll(strings.Trim(at, "[]"), "] [", ", "), NotNearest: -1, Device: "definition in Go, " + runtime.GOARCH, Date: r.date}
	e.MaxULP, _ = strconv.ParseFloat(ulp, 64) // the expression matches numbers alone
	e.Inputs, _ = strconv.ParseInt(inputs, 10, 64)
	if known, ok := r.list.Find(op, dtype); !math.IsInf(e.MaxULP, 0) && (!ok || known.MaxULP < e.MaxULP) {
		r.list = r.list.With(e)
	}
	return fmt.Sprintf("%-12s %-12s %8s ULP at %s\n", op, dtype, ulp, e.At)
}
