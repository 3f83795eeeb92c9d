package main

import (
	"fmt"
	"strings"
	"testing"
)

func TestStages(t *testing.T) {
	for _, test := range []struct {
		function string
		least    int // stages; 0 is none
	}{
		{"exp", 4}, {"tanh", 4}, {"log", 4}, {"sin", 4}, {"sigmoid", 4}, {"expFloat64", 4}, {"logFloat64", 4}, {"tanhFloat64", 4},
		{"add", 0}, {"sqrtFloat64", 0},
	} {
		m := avx512()
		for _, d := range definitions() {
			if d.goName() != test.function {
				continue
			}
			lanes := m.bits / d.width()
			text, ok := m.pipelined(d)
			got := 0
			for stages := 2; ok && stages <= mostStages; stages++ {
				if strings.Contains(text, fmt.Sprintf("MOVQ $-%d, R10", (stages-1)*lanes)) {
					got = stages
				}
			}
			if got < test.least || test.least == 0 && got > 0 {
				t.Errorf("%s has %d stages, want %d", test.function, got, test.least)
			}
		}
	}
}
