package main

import (
	"errors"
	"testing"
	"time"
)

// A device settles until it is as quick as it was, for a least time and a most.
func TestSettling(t *testing.T) {
	const least, most, ever = 5 * time.Millisecond, 50 * time.Millisecond, time.Hour
	s := settling{}
	settle := func(most time.Duration, rates ...float64) (asked int, took time.Duration, err error) {
		start := time.Now()
		err = s.until(least, most, func() (float64, error) {
			rate := rates[min(asked, len(rates)-1)]
			asked++
			time.Sleep(time.Millisecond)
			return rate, nil
		})
		return asked, time.Since(start), err
	}
	if _, took, err := settle(ever, 80, 90, 100); err != nil || took < least {
		t.Errorf("at first: %v after %v", err, took)
	}
	slow := make([]float64, 20)
	if asked, _, err := settle(ever, append(slow, 95)...); err != nil || asked != len(slow)+1 {
		t.Errorf("slow for %d turns: %v after %d", len(slow), err, asked)
	}
	if _, took, err := settle(most, 50); err != nil || took < most {
		t.Errorf("slow for good: %v after %v", err, took)
	}
	if s.quickest != 50 {
		t.Errorf("slow for good: %v is waited for ever after", s.quickest)
	}
	broken := errors.New("lost")
	if err := s.until(least, most, func() (float64, error) { return 0, broken }); !errors.Is(err, broken) {
		t.Errorf("an error: %v", err)
	}
}
