package onnxop

import (
	"slices"
	"testing"
)

// Operators that are given random numbers are known as such, under either name of the
// default domain, and others are not.
func TestDraws(t *testing.T) {
	want := []string{"Bernoulli", "Dropout", "Multinomial", "RandomNormal", "RandomNormalLike", "RandomUniform", "RandomUniformLike"}
	var got []string
	for _, name := range Names() {
		if Draws("", name) {
			got = append(got, name)
		}
		if Draws("", name) != Draws("ai.onnx", name) || Draws("mine", name) {
			t.Errorf("%s draws in one domain and not in another", name)
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("%v draw random numbers, want %v", got, want)
	}
}
