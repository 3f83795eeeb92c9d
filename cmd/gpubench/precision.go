package main

import (
	"fmt"
	"strconv"
	"strings"
)

// percent is a part that may be written as 2% or 0.02; 0 for none.
type percent float64

// UnmarshalText reads it, from above 0 to 100%.
func (p *percent) UnmarshalText(text []byte) error {
	number, isPercent := strings.CutSuffix(string(text), "%")
	f, err := strconv.ParseFloat(number, 64)
	if isPercent {
		f /= 100
	}
	if err != nil || !(f > 0 && f <= 1) {
		return fmt.Errorf("%q is no part: write 2%% or 0.02", text)
	}
	*p = percent(f)
	return nil
}
