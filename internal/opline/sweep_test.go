package opline

import (
	"errors"
	"strings"
	"testing"
)

func TestSweeps(t *testing.T) {
	for _, c := range []struct{ line, want string }{
		{"neg f32 [4]", "neg f32 [4]"},
		{"neg f32 [2^10]", "neg f32 [1024]"},
		{"add f32,f16 [2^2..2^6*4]", "add f32 [4] [4]; add f32 [16] [16]; add f32 [64] [64]; add f16 [4] [4]; add f16 [16] [16]; add f16 [64] [64]"},
		{"matmul f32 [{2,8},K=4..16*2]", "matmul f32 [2,4] [4,2]; matmul f32 [2,8] [8,2]; matmul f32 [2,16] [16,2]; matmul f32 [8,4] [4,8]; matmul f32 [8,8] [8,8]; matmul f32 [8,16] [16,8]"},
		{"matmul f32 [M={2,3},5] [5,M]", "matmul f32 [2,5] [5,2]; matmul f32 [3,5] [5,3]"},
		{"add f32 [1..3+1] [1]", "add f32 [1] [1]; add f32 [2] [1]; add f32 [3] [1]"},
		{"add f32 [n=1..4,7] [n,1]", "add f32 [1,7] [1,1]; add f32 [2,7] [2,1]; add f32 [4,7] [4,1]"},
		{"neg f32 [5..9*2]", "neg f32 [5]"},
		{"neg f32 [{3,8..32}]", "neg f32 [3]; neg f32 [8]; neg f32 [16]; neg f32 [32]"},
		{"sum f32 [8,8] axis={0,1}", "sum f32 [8,8] axis=0; sum f32 [8,8] axis=1"},
		{"where f32 bool[n=1..2] [n] []", "where f32 bool[1] [1] []; where f32 bool[2] [2] []"},
		{"expr 'a*b + a' f32,f64 a=[n={2,3}] b=[n]", "expr 'a*b + a' f32 a=[2] b=[2]; expr 'a*b + a' f32 a=[3] b=[3]; expr 'a*b + a' f64 a=[2] b=[2]; expr 'a*b + a' f64 a=[3] b=[3]"},
		{"neg f32 [0..2+1]", "neg f32 [0]; neg f32 [1]; neg f32 [2]"},
		{"index f32 [10,20] at=2,1:5,...", "index f32 [10,20] at=2,1:5,..."},
		{"neg f32 [2^62..2^62]", ""}, // no array, but no sweep either
	} {
		lines, err := ParseAll(c.line)
		var texts []string
		for _, l := range lines {
			texts = append(texts, l.Text)
		}
		if got := strings.Join(texts, "; "); got != c.want && c.want != "" {
			t.Errorf("%s:\n got %s (%v)\nwant %s", c.line, got, err, c.want)
		}
		if c.want == "" && err == nil {
			t.Errorf("%s: no error", c.line)
		}
	}
}

func TestSweepErrors(t *testing.T) {
	for _, c := range []struct {
		line string
		word int
		says string
	}{
		{"neg f32 [2..1]", 3, "goes down"},
		{"neg f32 [0..8]", 3, "does not grow"},
		{"neg f32 [1..8*1]", 3, "does not grow"},
		{"neg f32 [1..8+0]", 3, "does not grow"},
		{"neg f32 [1..x]", 3, `"x" is not a size`},
		{"neg f32 [1..]", 3, `"1.." lacks an end`},
		{"neg f32 [..4]", 3, `"..4" lacks an end`},
		{"neg f32 [{},4]", 3, `"{}" lacks a size`},
		{"neg f32 [{2,,4}]", 3, `"{2,,4}" lacks a size`},
		{"neg f32 [1..-4]", 3, "is not a size"},
		{"neg f32 [2^64..2^65]", 3, "does not fit an integer"},
		{"neg f32 [1..9999999999999999999999]", 3, "does not fit an integer"},
		{"neg f32 [{1,2]", 3, "brace is not closed"},
		{"sum f32 [4,4] axis={0", 4, "is no list"},
		{"add f32 [n=1..4] [n=2..8]", 4, "gives n a second time"},
		{"add f32 [1n=1..4] [4]", 3, "needs a name"},
		{"neg f32 [1..10000+1]", 0, "more than 1000 lines"},
		{"neg f32 [1..9223372036854775807+1]", 0, "more than 1000 lines"},
		{"neg f32 [1..100+1,1..100+1]", 0, "more than 1000 lines"},
	} {
		_, err := ParseAll(c.line)
		var e *Error
		var s *SweepError
		if !errors.As(err, &e) || !errors.As(err, &s) {
			t.Errorf("%s: %v; want a *SweepError in an *Error", c.line, err)
			continue
		}
		if e.Word != c.word || !strings.Contains(e.Error(), c.says) {
			t.Errorf("%s: word %d: %v\nwant word %d: %s", c.line, e.Word, e, c.word, c.says)
		}
	}
	if _, err := ParseAll("add f32,f33 [4] [4]"); err == nil || !strings.Contains(err.Error(), `did you mean "f32"?`) {
		t.Errorf("a dtype of a list: %v", err)
	}
	if _, err := ParseAll("neg f32 [n=2,m]"); err == nil || !strings.Contains(err.Error(), `"m" is not a size`) {
		t.Errorf("a name that nothing gives: %v", err)
	}
}

func TestSweepsInSuites(t *testing.T) {
	lines, err := ParseSuite("s.txt", "# head\nneg f32 [1..4]\nadd f32 [2] [2]\n")
	if err != nil || len(lines) != 4 || lines[2].Text != "neg f32 [4]" || lines[2].Place != "s.txt:2" || lines[3].Place != "s.txt:3" {
		t.Errorf("%v, %v", lines, err)
	}
	_, err = ParseSuite("s.txt", strings.Repeat("neg f32 [1..1000+1]\n", MaxOfASuite/MaxOfASweep+1))
	var s *SweepError
	if !errors.As(err, &s) {
		t.Errorf("a suite of too many lines: %v", err)
	}
}

// FuzzParseAll holds the reader of sweeps to its contract: an *Error, or lines whose
// text reads as the same line again, not more than a sweep may have.
func FuzzParseAll(f *testing.F) {
	for _, seed := range []string{
		"add f32,f16 [2^10..2^26*4]", "matmul f32 [{256,1024},K=64..4096*2]", "sum f32 [n=1..4+1,n] axis={0,1}",
		"expr 'a+b' f32 a=[n={2,3}] b=[n]", "neg f32 [2^64..2^65]", "neg f32 [{", "add [", "where f32 bool[1..2]",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		lines, err := ParseAll(text)
		var e *Error
		if err != nil {
			if !errors.As(err, &e) || e.Error() == "" {
				t.Fatalf("%q: %T", text, err)
			}
			return
		}
		if len(lines) == 0 || len(lines) > MaxOfASweep {
			t.Fatalf("%q: %d lines", text, len(lines))
		}
		for _, l := range lines {
			if again, err := Parse(l.Text); err != nil || again.Text != l.Text {
				t.Fatalf("%q became %q, which reads as %q, %v", text, l.Text, again.Text, err)
			}
		}
	})
}

// FuzzParseSuite holds the reader of suites to its contract: an error that names a line of
// the file, or lines with their places, not more than a suite may have.
func FuzzParseSuite(f *testing.F) {
	for _, seed := range []string{"add f32 [4]\n# x\n\nsum f32 [2^3..2^5] axis=0\n", "\ufeffneg i8 []", "expr 'a+b' f32 a=[2] b=[2] # why\r\n", "neg f32 'a\n", "\x00"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		lines, err := ParseSuite("suite", text)
		if err != nil {
			if !strings.HasPrefix(err.Error(), "suite:") {
				t.Fatalf("%q: %v", text, err)
			}
			return
		}
		if len(lines) > max(MaxOfASuite, strings.Count(text, "\n")+1) {
			t.Fatalf("%q: %d lines", text, len(lines))
		}
		for _, l := range lines {
			if again, err := Parse(l.Text); err != nil || again.Text != l.Text || !strings.HasPrefix(l.Place, "suite:") {
				t.Fatalf("%q at %q became %q, which reads as %q, %v", text, l.Place, l.Text, again.Text, err)
			}
		}
	})
}
