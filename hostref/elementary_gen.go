// Code generated from package elementary by go test -run TestGeneratedElementary -update; DO NOT EDIT.

package hostref

import "math"

// exp is elementary's definition, element by element.
func exp(dst, x []float32) {
	x = x[:len(dst)]
	for i, v := range x {
		t1 := math.Float32bits(v)
		t2 := math.Float32bits(float32(0x1.64p+06))
		t3 := math.Float32bits(float32(-0x1.ap+06))
		t4 := t1
		if int32(t2) < int32(t1) {
			t4 = t2
		}
		t5 := t4
		if t3 < t4 {
			t5 = t3
		}
		t6 := math.Float32frombits(t5)
		t7 := float32(t6 * float32(0x1.715476p+00))
		t8 := float32(t7 + float32(0x1.8p+23))
		t9 := math.Float32bits(t8)
		t10 := math.Float32bits(float32(0x1.8p+23))
		t11 := t9 - t10
		t12 := float32(t8 - float32(0x1.8p+23))
		t13 := float32(t12 * float32(0x1.62e4p-01))
		t14 := float32(t6 - t13)
		t15 := float32(t12 * float32(0x1.7f7d1cp-20))
		t16 := float32(t14 - t15)
		t17 := float32(float32(0x1.6ac74ep-10) * t16)
		t18 := float32(t17 + float32(0x1.123dep-07))
		t19 := float32(t18 * t16)
		t20 := float32(t19 + float32(0x1.555858p-05))
		t21 := float32(t20 * t16)
		t22 := float32(t21 + float32(0x1.55548cp-03))
		t23 := float32(t22 * t16)
		t24 := float32(t23 + float32(0x1.fffffcp-02))
		t25 := float32(t16 * t16)
		t26 := float32(t25 * t24)
		t27 := float32(float32(0x1p+00) + t14)
		t28 := float32(float32(0x1p+00) - t27)
		t29 := float32(t28 + t14)
		t30 := float32(t26 - t15)
		t31 := float32(t29 + t30)
		t32 := float32(t27 + t31)
		t33 := math.Float32bits(v)
		t34 := t33 & uint32(0x7fffffff)
		t35 := math.Float32frombits(uint32(0x7fc00000))
		t36 := uint32(int32(t11) >> (uint32(0x1) & 31))
		t37 := t36 + uint32(0x7f)
		t38 := t37 << (uint32(0x17) & 31)
		t39 := math.Float32frombits(t38)
		t40 := float32(t32 * t39)
		t41 := t11 - t36
		t42 := t41 + uint32(0x7f)
		t43 := t42 << (uint32(0x17) & 31)
		t44 := math.Float32frombits(t43)
		t45 := float32(t40 * t44)
		t46 := t45
		if uint32(0x7f800000) < t34 {
			t46 = t35
		}
		dst[i] = t46
	}
}
