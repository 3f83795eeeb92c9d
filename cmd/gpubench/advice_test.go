package main

import (
	"strings"
	"testing"
)

// The op line that a message advises must be one that runs.
func TestCastAdviceRuns(t *testing.T) {
	for _, c := range []struct{ line, want string }{
		{"sqrt i32 [4]", "expr \"sqrt(cast(a, to=f32))\" i32 a=[4]"},
		{"div i32 [2,3] []", "expr \"div(cast(a, to=f32), cast(b, to=f32))\" i32 a=[2,3] b=[]"},
		{"add i32 [4] f32[4]", "expr \"add(cast(a, to=f32), b)\" i32 a=[4] b=f32[4]"},
		{"mul i64 bool[4] [4]", "expr \"mul(cast(a, to=i64), b)\" i64 a=bool[4] b=[4]"},
		{"where i32 [4] [4] [4]", "expr \"where(cast(a, to=bool), b, c)\" i32 a=[4] b=[4] c=[4]"},
		{"add i64 [4] f64[4]", "expr \"add(cast(a, to=f64), b)\" i64 a=[4] b=f64[4]"},
		{"bitwise_and f16 [4] [4]", "expr \"bitwise_and(cast(a, to=i32), cast(b, to=i32))\" f16 a=[4] b=[4]"},
		{"imag f32 [4]", "expr \"imag(cast(a, to=c64))\" f32 a=[4]"},
		{"logical_and f32 [4] [4]", "expr \"logical_and(cast(a, to=bool), cast(b, to=bool))\" f32 a=[4] b=[4]"},
	} {
		status, _, stderr := gpubench(t, "check", c.line)
		_, advice, found := strings.Cut(stderr, "as an op line: ")
		if advice = strings.TrimSpace(advice); status != statusUsage || !found || advice != c.want {
			t.Errorf("%s: status %d: advises %s, want %s\n%s", c.line, status, advice, c.want, stderr)
			continue
		}
		if status, stdout, stderr := gpubench(t, "check", advice); status != statusGood {
			t.Errorf("%s: status %d: %s%s", advice, status, stdout, stderr)
		}
	}
}

func TestUnquoted(t *testing.T) {
	for _, c := range []struct {
		args string // separated by bars
		want bool
	}{
		{"add|f32|[4]|[4]", true},
		{"--device|host|expr|a+a|f32|a=[4]", true},
		{"add f32 [4] [4]|sum f32 [4]", false},
		{"add", false},
		{"add|--samples|3", false},
		{"", false},
	} {
		if got := unquoted(strings.Split(c.args, "|")); got != c.want {
			t.Errorf("%s: %v", c.args, got)
		}
	}
}
