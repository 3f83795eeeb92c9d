// Code generated from package elementary by go generate ./hostref; DO NOT EDIT.

package hostref

import "math"

// unary32 are the functions of 1 by their names.
var unary32 = map[string]func(dst, x []float32){
	"exp":       exp32,
	"exp2":      exp232,
	"expm1":     expm132,
	"sinh":      sinh32,
	"cosh":      cosh32,
	"tanh":      tanh32,
	"sigmoid":   sigmoid32,
	"softplus":  softplus32,
	"erf":       erf32,
	"erfc":      erfc32,
	"gelu":      gelu32,
	"gelu_tanh": geluTanh32,
	"log":       log32,
	"log2":      log232,
	"log10":     log1032,
	"log1p":     log1p32,
	"asinh":     asinh32,
	"acosh":     acosh32,
	"atanh":     atanh32,
	"cbrt":      cbrt32,
	"rsqrt":     rsqrt32,
	"sin":       sin32,
	"cos":       cos32,
	"tan":       tan32,
	"asin":      asin32,
	"acos":      acos32,
	"atan":      atan32,
}

// binary32 are the functions of 2 by their names.
var binary32 = map[string]func(dst, x, y []float32){
	"pow":   pow32,
	"hypot": hypot32,
	"atan2": atan232,
}

// exp32 is elementary's definition, element by element.
func exp32(dst, x []float32) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float32bits(x0)
		t2 := int32(1118961664) < int32(t1)
		t3 := t1
		if t2 {
			t3 = uint32(0x42b20000)
		}
		t4 := uint32(0xc2d00000) < t3
		t5 := t3
		if t4 {
			t5 = uint32(0xc2d00000)
		}
		t6 := math.Float32frombits(t5)
		t7 := float32(t6 * float32(0x1.715476p+00))
		t8 := float32(t7 + float32(0x1.8p+23))
		t9 := math.Float32bits(t8)
		t10 := t9 - uint32(0x4b400000)
		t11 := float32(t8 - float32(0x1.8p+23))
		t12 := float32(t11 * float32(0x1.62e4p-01))
		t13 := float32(t6 - t12)
		t14 := float32(t11 * float32(0x1.7f7d1cp-20))
		t15 := float32(t13 - t14)
		t16 := float32(float32(0x1.6ac74ep-10) * t15)
		t17 := float32(t16 + float32(0x1.123dep-07))
		t18 := float32(t17 * t15)
		t19 := float32(t18 + float32(0x1.555858p-05))
		t20 := float32(t19 * t15)
		t21 := float32(t20 + float32(0x1.55548cp-03))
		t22 := float32(t21 * t15)
		t23 := float32(t22 + float32(0x1.fffffcp-02))
		t24 := float32(t15 * t15)
		t25 := float32(t24 * t23)
		t26 := float32(float32(0x1p+00) + t13)
		t27 := float32(float32(0x1p+00) - t26)
		t28 := float32(t27 + t13)
		t29 := float32(t25 - t14)
		t30 := float32(t28 + t29)
		t31 := float32(t26 + t30)
		t32 := uint32(int32(t10) >> 1)
		t33 := t32 + uint32(0x7f)
		t34 := t33 << 23
		t35 := math.Float32frombits(t34)
		t36 := float32(t31 * t35)
		t37 := t10 - t32
		t38 := t37 + uint32(0x7f)
		t39 := t38 << 23
		t40 := math.Float32frombits(t39)
		t41 := float32(t36 * t40)
		t42 := t1 & uint32(0x7fffffff)
		t43 := uint32(0x7f800000) < t42
		t44 := t41
		if t43 {
			t44 = math.Float32frombits(0x7fc00000)
		}
		dst[i] = t44
	}
}

// exp232 is elementary's definition, element by element.
func exp232(dst, x []float32) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float32bits(x0)
		t2 := int32(1124139008) < int32(t1)
		t3 := t1
		if t2 {
			t3 = uint32(0x43010000)
		}
		t4 := uint32(0xc3170000) < t3
		t5 := t3
		if t4 {
			t5 = uint32(0xc3170000)
		}
		t6 := math.Float32frombits(t5)
		t7 := float32(t6 + float32(0x1.8p+23))
		t8 := math.Float32bits(t7)
		t9 := t8 - uint32(0x4b400000)
		t10 := float32(t7 - float32(0x1.8p+23))
		t11 := float32(t6 - t10)
		t12 := math.Float32bits(t11)
		t13 := t12 & uint32(0xfffff000)
		t14 := math.Float32frombits(t13)
		t15 := float32(t11 - t14)
		t16 := float32(t14 * float32(0x1.62ep-01))
		t17 := float32(float32(0x1p+00) + t16)
		t18 := float32(t17 - float32(0x1p+00))
		t19 := float32(t16 - t18)
		t20 := float32(float32(0x1.41ab0cp-13) * t11)
		t21 := float32(t20 + float32(0x1.5f06dcp-10))
		t22 := float32(t21 * t11)
		t23 := float32(t22 + float32(0x1.3b2daep-07))
		t24 := float32(t23 * t11)
		t25 := float32(t24 + float32(0x1.c6af84p-05))
		t26 := float32(t25 * t11)
		t27 := float32(t26 + float32(0x1.ebfbdcp-03))
		t28 := float32(t11 * t11)
		t29 := float32(t28 * t27)
		t30 := float32(t11 * float32(0x1.0bfbe8p-15))
		t31 := float32(t29 + t30)
		t32 := float32(t15 * float32(0x1.62ep-01))
		t33 := float32(t31 + t32)
		t34 := float32(t19 + t33)
		t35 := float32(t17 + t34)
		t36 := uint32(int32(t9) >> 1)
		t37 := t36 + uint32(0x7f)
		t38 := t37 << 23
		t39 := math.Float32frombits(t38)
		t40 := float32(t35 * t39)
		t41 := t9 - t36
		t42 := t41 + uint32(0x7f)
		t43 := t42 << 23
		t44 := math.Float32frombits(t43)
		t45 := float32(t40 * t44)
		t46 := t1 & uint32(0x7fffffff)
		t47 := uint32(0x7f800000) < t46
		t48 := t45
		if t47 {
			t48 = math.Float32frombits(0x7fc00000)
		}
		dst[i] = t48
	}
}

// expm132 is elementary's definition, element by element.
func expm132(dst, x []float32) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float32bits(x0)
		t2 := int32(1118961664) < int32(t1)
		t3 := t1
		if t2 {
			t3 = uint32(0x42b20000)
		}
		t4 := uint32(0xc1900000) < t3
		t5 := t3
		if t4 {
			t5 = uint32(0xc1900000)
		}
		t6 := math.Float32frombits(t5)
		t7 := float32(t6 - float32(0x1.e2p-05))
		t8 := float32(t7 * float32(0x1.715476p+00))
		t9 := float32(t8 + float32(0x1.8p+23))
		t10 := math.Float32bits(t9)
		t11 := t10 - uint32(0x4b400000)
		t12 := float32(t9 - float32(0x1.8p+23))
		t13 := float32(t12 * float32(0x1.62e4p-01))
		t14 := float32(t6 - t13)
		t15 := float32(t12 * float32(0x1.7f7d1cp-20))
		t16 := float32(t14 - t15)
		t17 := float32(float32(0x1.b73204p-13) * t16)
		t18 := float32(t17 + float32(0x1.6cd8eep-10))
		t19 := float32(t18 * t16)
		t20 := float32(t19 + float32(0x1.11063cp-07))
		t21 := float32(t20 * t16)
		t22 := float32(t21 + float32(0x1.55552cp-05))
		t23 := float32(t22 * t16)
		t24 := float32(t23 + float32(0x1.55555ap-03))
		t25 := float32(t16 * t16)
		t26 := float32(t25 * float32(0x1p-01))
		t27 := float32(t25 * t16)
		t28 := float32(t27 * t24)
		t29 := float32(t26 + t28)
		t30 := float32(t29 - t15)
		t31 := t11 - uint32(0x1)
		t32 := t31 + uint32(0x7f)
		t33 := t32 << 23
		t34 := math.Float32frombits(t33)
		t35 := float32(t34 + float32(-0x1p-01))
		t36 := float32(t35 - t34)
		t37 := float32(t35 - t36)
		t38 := float32(t34 - t37)
		t39 := float32(float32(-0x1p-01) - t36)
		t40 := float32(t38 + t39)
		t41 := float32(t34 * t14)
		t42 := float32(t35 + t41)
		t43 := float32(t42 - t35)
		t44 := float32(t41 - t43)
		t45 := float32(t34 * t30)
		t46 := float32(t45 + t40)
		t47 := float32(t44 + t46)
		t48 := float32(t42 + t47)
		t49 := t1 & uint32(0x7fffffff)
		t50 := t49 < uint32(0x33800000)
		t51 := float32(t48 + t48)
		t52 := t51
		if t50 {
			t52 = x0
		}
		t53 := uint32(0x7f800000) < t49
		t54 := t52
		if t53 {
			t54 = math.Float32frombits(0x7fc00000)
		}
		dst[i] = t54
	}
}

// sinh32 is elementary's definition, element by element.
func sinh32(dst, x []float32) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float32bits(x0)
		t2 := t1 & uint32(0x7fffffff)
		t3 := uint32(0x42b30000) < t2
		t4 := t2
		if t3 {
			t4 = uint32(0x42b30000)
		}
		t5 := math.Float32frombits(t4)
		t6 := float32(t5 * float32(0x1.715476p+00))
		t7 := float32(t6 + float32(0x1.8p+23))
		t8 := math.Float32bits(t7)
		t9 := t8 - uint32(0x4b400000)
		t10 := float32(t7 - float32(0x1.8p+23))
		t11 := float32(t10 * float32(0x1.62e4p-01))
		t12 := float32(t5 - t11)
		t13 := float32(t10 * float32(0x1.7f7d1cp-20))
		t14 := float32(t12 - t13)
		t15 := float32(t14 * t14)
		t16 := float32(float32(0x1.6d4f3cp-10) * t15)
		t17 := float32(t16 + float32(0x1.5554e6p-05))
		t18 := float32(t17 * t15)
		t19 := float32(t18 + float32(0x1p-01))
		t20 := float32(t15 * t19)
		t21 := float32(t14 * t15)
		t22 := float32(float32(0x1.a2e31p-13) * t15)
		t23 := float32(t22 + float32(0x1.110fbep-07))
		t24 := float32(t23 * t15)
		t25 := float32(t24 + float32(0x1.555556p-03))
		t26 := float32(t21 * t25)
		t27 := float32(t26 - t13)
		t28 := t9 - uint32(0x2)
		t29 := t28 + uint32(0x7f)
		t30 := t29 << 23
		t31 := math.Float32frombits(t30)
		t32 := uint32(0x1e) < t9
		t33 := t9
		if t32 {
			t33 = uint32(0x1e)
		}
		t34 := uint32(0xfffffffe) - t33
		t35 := t34 + uint32(0x7f)
		t36 := t35 << 23
		t37 := math.Float32frombits(t36)
		t38 := t9 == uint32(0x0)
		t39 := t31
		if t38 {
			t39 = float32(0x1p-01)
		}
		t40 := t37
		if t38 {
			t40 = float32(0x0p+00)
		}
		t41 := float32(t39 - t40)
		t42 := float32(t39 - t41)
		t43 := float32(t42 - t40)
		t44 := t41
		if t38 {
			t44 = float32(0x0p+00)
		}
		t45 := t43
		if t38 {
			t45 = float32(0x0p+00)
		}
		t46 := float32(t39 * t12)
		t47 := float32(t44 + t46)
		t48 := float32(t47 - t44)
		t49 := float32(t46 - t48)
		t50 := float32(t44 * t20)
		t51 := float32(t39 + t40)
		t52 := float32(t51 * t27)
		t53 := float32(t50 + t52)
		t54 := float32(t40 * t12)
		t55 := float32(t45 + t54)
		t56 := float32(t53 + t55)
		t57 := float32(t49 + t56)
		t58 := float32(t47 + t57)
		t59 := t2 < uint32(0x39800000)
		t60 := float32(t58 + t58)
		t61 := math.Float32bits(t60)
		t62 := t1 & uint32(0x80000000)
		t63 := t61 | t62
		t64 := math.Float32frombits(t63)
		t65 := t64
		if t59 {
			t65 = x0
		}
		t66 := uint32(0x7f800000) < t2
		t67 := t65
		if t66 {
			t67 = math.Float32frombits(0x7fc00000)
		}
		dst[i] = t67
	}
}

// cosh32 is elementary's definition, element by element.
func cosh32(dst, x []float32) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float32bits(x0)
		t2 := t1 & uint32(0x7fffffff)
		t3 := uint32(0x42b30000) < t2
		t4 := t2
		if t3 {
			t4 = uint32(0x42b30000)
		}
		t5 := math.Float32frombits(t4)
		t6 := float32(t5 * float32(0x1.715476p+00))
		t7 := float32(t6 + float32(0x1.8p+23))
		t8 := math.Float32bits(t7)
		t9 := t8 - uint32(0x4b400000)
		t10 := float32(t7 - float32(0x1.8p+23))
		t11 := float32(t10 * float32(0x1.62e4p-01))
		t12 := float32(t5 - t11)
		t13 := float32(t10 * float32(0x1.7f7d1cp-20))
		t14 := float32(t12 - t13)
		t15 := float32(t14 * t14)
		t16 := float32(float32(0x1.6d4f3cp-10) * t15)
		t17 := float32(t16 + float32(0x1.5554e6p-05))
		t18 := float32(t17 * t15)
		t19 := float32(t18 + float32(0x1p-01))
		t20 := float32(t15 * t19)
		t21 := float32(t14 * t15)
		t22 := float32(float32(0x1.a2e31p-13) * t15)
		t23 := float32(t22 + float32(0x1.110fbep-07))
		t24 := float32(t23 * t15)
		t25 := float32(t24 + float32(0x1.555556p-03))
		t26 := float32(t21 * t25)
		t27 := float32(t26 - t13)
		t28 := t9 - uint32(0x2)
		t29 := t28 + uint32(0x7f)
		t30 := t29 << 23
		t31 := math.Float32frombits(t30)
		t32 := uint32(0x1e) < t9
		t33 := t9
		if t32 {
			t33 = uint32(0x1e)
		}
		t34 := uint32(0xfffffffe) - t33
		t35 := t34 + uint32(0x7f)
		t36 := t35 << 23
		t37 := math.Float32frombits(t36)
		t38 := float32(t31 + t37)
		t39 := float32(t38 - t31)
		t40 := float32(t37 - t39)
		t41 := float32(t31 * t12)
		t42 := float32(t38 + t41)
		t43 := float32(t42 - t38)
		t44 := float32(t41 - t43)
		t45 := float32(t38 * t20)
		t46 := float32(t31 - t37)
		t47 := float32(t46 * t27)
		t48 := float32(t45 + t47)
		t49 := float32(t37 * t12)
		t50 := float32(t40 - t49)
		t51 := float32(t48 + t50)
		t52 := float32(t44 + t51)
		t53 := float32(t42 + t52)
		t54 := float32(t53 + t53)
		t55 := uint32(0x7f800000) < t2
		t56 := t54
		if t55 {
			t56 = math.Float32frombits(0x7fc00000)
		}
		dst[i] = t56
	}
}

// tanh32 is elementary's definition, element by element.
func tanh32(dst, x []float32) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float32bits(x0)
		t2 := t1 & uint32(0x7fffffff)
		t3 := uint32(0x41140000) < t2
		t4 := t2
		if t3 {
			t4 = uint32(0x41140000)
		}
		t5 := math.Float32frombits(t4)
		t6 := float32(t5 + t5)
		t7 := float32(t6 - float32(0x1.e2p-05))
		t8 := float32(t7 * float32(0x1.715476p+00))
		t9 := float32(t8 + float32(0x1.8p+23))
		t10 := math.Float32bits(t9)
		t11 := t10 - uint32(0x4b400000)
		t12 := float32(t9 - float32(0x1.8p+23))
		t13 := float32(t12 * float32(0x1.62e4p-01))
		t14 := float32(t6 - t13)
		t15 := float32(t12 * float32(0x1.7f7d1cp-20))
		t16 := float32(t14 - t15)
		t17 := float32(float32(0x1.b73204p-13) * t16)
		t18 := float32(t17 + float32(0x1.6cd8eep-10))
		t19 := float32(t18 * t16)
		t20 := float32(t19 + float32(0x1.11063cp-07))
		t21 := float32(t20 * t16)
		t22 := float32(t21 + float32(0x1.55552cp-05))
		t23 := float32(t22 * t16)
		t24 := float32(t23 + float32(0x1.55555ap-03))
		t25 := float32(t16 * t16)
		t26 := float32(t25 * float32(0x1p-01))
		t27 := float32(t25 * t16)
		t28 := float32(t27 * t24)
		t29 := float32(t26 + t28)
		t30 := float32(t29 - t15)
		t31 := t11 + uint32(0x7f)
		t32 := t31 << 23
		t33 := math.Float32frombits(t32)
		t34 := float32(t33 - float32(0x1p+00))
		t35 := float32(t33 * t14)
		t36 := float32(t34 + t35)
		t37 := float32(t36 - t34)
		t38 := float32(t35 - t37)
		t39 := float32(t33 * t30)
		t40 := float32(t38 + t39)
		t41 := float32(t36 + t40)
		t42 := float32(t41 - t36)
		t43 := float32(t40 - t42)
		t44 := float32(t41 + float32(0x1p+01))
		t45 := float32(t44 - t41)
		t46 := float32(t44 - t45)
		t47 := float32(t41 - t46)
		t48 := float32(float32(0x1p+01) - t45)
		t49 := float32(t47 + t48)
		t50 := float32(t49 + t43)
		t51 := math.Float32bits(t44)
		t52 := t51 & uint32(0xfffff000)
		t53 := math.Float32frombits(t52)
		t54 := float32(t44 - t53)
		t55 := float32(t54 + t50)
		t56 := float32(float32(0x1p+00) / t44)
		t57 := float32(t41 * t56)
		t58 := math.Float32bits(t57)
		t59 := t58 & uint32(0xfffff000)
		t60 := math.Float32frombits(t59)
		t61 := float32(t60 * t53)
		t62 := float32(t41 - t61)
		t63 := float32(t60 * t55)
		t64 := float32(t43 - t63)
		t65 := float32(t62 + t64)
		t66 := float32(t65 * t56)
		t67 := t2 < uint32(0x39800000)
		t68 := float32(t60 + t66)
		t69 := math.Float32bits(t68)
		t70 := t1 & uint32(0x80000000)
		t71 := t69 | t70
		t72 := math.Float32frombits(t71)
		t73 := t72
		if t67 {
			t73 = x0
		}
		t74 := uint32(0x7f800000) < t2
		t75 := t73
		if t74 {
			t75 = math.Float32frombits(0x7fc00000)
		}
		dst[i] = t75
	}
}

// sigmoid32 is elementary's definition, element by element.
func sigmoid32(dst, x []float32) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float32bits(x0)
		t2 := t1 & uint32(0x7fffffff)
		t3 := uint32(0x42d00000) < t2
		t4 := t2
		if t3 {
			t4 = uint32(0x42d00000)
		}
		t5 := math.Float32frombits(t4)
		t6 := math.Float32bits(t5)
		t7 := t6 ^ uint32(0x80000000)
		t8 := math.Float32frombits(t7)
		t9 := float32(t8 * float32(0x1.715476p+00))
		t10 := float32(t9 + float32(0x1.8p+23))
		t11 := math.Float32bits(t10)
		t12 := t11 - uint32(0x4b400000)
		t13 := float32(t10 - float32(0x1.8p+23))
		t14 := float32(t13 * float32(0x1.62e4p-01))
		t15 := float32(t8 - t14)
		t16 := float32(t13 * float32(0x1.7f7d1cp-20))
		t17 := float32(t16 + float32(0x0p+00))
		t18 := float32(t15 - t17)
		t19 := float32(float32(0x1.6ac74ep-10) * t18)
		t20 := float32(t19 + float32(0x1.123dep-07))
		t21 := float32(t20 * t18)
		t22 := float32(t21 + float32(0x1.555858p-05))
		t23 := float32(t22 * t18)
		t24 := float32(t23 + float32(0x1.55548cp-03))
		t25 := float32(t24 * t18)
		t26 := float32(t25 + float32(0x1.fffffcp-02))
		t27 := float32(t18 * t18)
		t28 := float32(t27 * t26)
		t29 := float32(float32(0x1p+00) + t15)
		t30 := float32(float32(0x1p+00) - t29)
		t31 := float32(t30 + t15)
		t32 := float32(t28 - t17)
		t33 := float32(t31 + t32)
		t34 := float32(t29 + t33)
		t35 := float32(t34 - t29)
		t36 := float32(t33 - t35)
		t37 := int32(t12) < int32(-60)
		t38 := t12
		if t37 {
			t38 = uint32(0xffffffc4)
		}
		t39 := t38 + uint32(0x7f)
		t40 := t39 << 23
		t41 := math.Float32frombits(t40)
		t42 := float32(t41 * t34)
		t43 := float32(float32(0x1p+00) + t42)
		t44 := float32(t43 - float32(0x1p+00))
		t45 := float32(t42 - t44)
		t46 := float32(t41 * t36)
		t47 := float32(t45 + t46)
		t48 := int32(t1) < int32(0)
		t49 := float32(0x1p+00)
		if t48 {
			t49 = t34
		}
		t50 := float32(0x0p+00)
		if t48 {
			t50 = t36
		}
		t51 := math.Float32bits(t43)
		t52 := t51 & uint32(0xfffff000)
		t53 := math.Float32frombits(t52)
		t54 := float32(t43 - t53)
		t55 := float32(t54 + t47)
		t56 := float32(float32(0x1p+00) / t43)
		t57 := float32(t49 * t56)
		t58 := math.Float32bits(t57)
		t59 := t58 & uint32(0xfffff000)
		t60 := math.Float32frombits(t59)
		t61 := float32(t60 * t53)
		t62 := float32(t49 - t61)
		t63 := float32(t60 * t55)
		t64 := float32(t50 - t63)
		t65 := float32(t62 + t64)
		t66 := float32(t65 * t56)
		t67 := uint32(0x0)
		if t48 {
			t67 = t12
		}
		t68 := float32(t60 + t66)
		t69 := uint32(int32(t67) >> 1)
		t70 := t69 + uint32(0x7f)
		t71 := t70 << 23
		t72 := math.Float32frombits(t71)
		t73 := float32(t68 * t72)
		t74 := t67 - t69
		t75 := t74 + uint32(0x7f)
		t76 := t75 << 23
		t77 := math.Float32frombits(t76)
		t78 := float32(t73 * t77)
		t79 := uint32(0x7f800000) < t2
		t80 := t78
		if t79 {
			t80 = math.Float32frombits(0x7fc00000)
		}
		dst[i] = t80
	}
}

// softplus32 is elementary's definition, element by element.
func softplus32(dst, x []float32) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float32bits(x0)
		t2 := t1 & uint32(0x7fffffff)
		t3 := uint32(0x42d00000) < t2
		t4 := t2
		if t3 {
			t4 = uint32(0x42d00000)
		}
		t5 := math.Float32frombits(t4)
		t6 := math.Float32bits(t5)
		t7 := t6 ^ uint32(0x80000000)
		t8 := math.Float32frombits(t7)
		t9 := float32(t8 * float32(0x1.715476p+00))
		t10 := float32(t9 + float32(0x1.8p+23))
		t11 := math.Float32bits(t10)
		t12 := t11 - uint32(0x4b400000)
		t13 := float32(t10 - float32(0x1.8p+23))
		t14 := float32(t13 * float32(0x1.62e4p-01))
		t15 := float32(t8 - t14)
		t16 := float32(t13 * float32(0x1.7f7d1cp-20))
		t17 := float32(t16 + float32(0x0p+00))
		t18 := float32(t15 - t17)
		t19 := float32(float32(0x1.6ac74ep-10) * t18)
		t20 := float32(t19 + float32(0x1.123dep-07))
		t21 := float32(t20 * t18)
		t22 := float32(t21 + float32(0x1.555858p-05))
		t23 := float32(t22 * t18)
		t24 := float32(t23 + float32(0x1.55548cp-03))
		t25 := float32(t24 * t18)
		t26 := float32(t25 + float32(0x1.fffffcp-02))
		t27 := float32(t18 * t18)
		t28 := float32(t27 * t26)
		t29 := float32(float32(0x1p+00) + t15)
		t30 := float32(float32(0x1p+00) - t29)
		t31 := float32(t30 + t15)
		t32 := float32(t28 - t17)
		t33 := float32(t31 + t32)
		t34 := float32(t29 + t33)
		t35 := float32(t34 - t29)
		t36 := float32(t33 - t35)
		t37 := int32(t12) < int32(-60)
		t38 := t12
		if t37 {
			t38 = uint32(0xffffffc4)
		}
		t39 := t38 + uint32(0x7f)
		t40 := t39 << 23
		t41 := math.Float32frombits(t40)
		t42 := float32(t41 * t34)
		t43 := float32(float32(0x1p+01) + t42)
		t44 := float32(t43 - float32(0x1p+01))
		t45 := float32(t42 - t44)
		t46 := float32(t41 * t36)
		t47 := float32(t45 + t46)
		t48 := math.Float32bits(t43)
		t49 := t48 & uint32(0xfffff000)
		t50 := math.Float32frombits(t49)
		t51 := float32(t43 - t50)
		t52 := float32(t51 + t47)
		t53 := float32(float32(0x1p+00) / t43)
		t54 := float32(t34 * t53)
		t55 := math.Float32bits(t54)
		t56 := t55 & uint32(0xfffff000)
		t57 := math.Float32frombits(t56)
		t58 := float32(t57 * t50)
		t59 := float32(t34 - t58)
		t60 := float32(t57 * t52)
		t61 := float32(t36 - t60)
		t62 := float32(t59 + t61)
		t63 := float32(t62 * t53)
		t64 := float32(t57 + t63)
		t65 := float32(t41 * t64)
		t66 := float32(t65 * t65)
		t67 := float32(float32(0x1.f090acp-03) * t66)
		t68 := float32(t67 + float32(0x1.b72ad8p-03))
		t69 := float32(t68 * t66)
		t70 := float32(t69 + float32(0x1.250514p-02))
		t71 := float32(t70 * t66)
		t72 := float32(t71 + float32(0x1.9996d8p-02))
		t73 := float32(t72 * t66)
		t74 := float32(t73 + float32(0x1.555558p-01))
		t75 := float32(t63 + t63)
		t76 := float32(t64 * t66)
		t77 := float32(t76 * t74)
		t78 := float32(t75 + t77)
		t79 := float32(t57 + t57)
		t80 := float32(t41 * t79)
		t81 := float32(t5 + t80)
		t82 := float32(t81 - t5)
		t83 := float32(t81 - t82)
		t84 := float32(t5 - t83)
		t85 := float32(t80 - t82)
		t86 := float32(t84 + t85)
		t87 := float32(t41 * t78)
		t88 := float32(t86 + t87)
		t89 := float32(t81 + t88)
		t90 := int32(1099956224) < int32(t1)
		t91 := t89
		if t90 {
			t91 = x0
		}
		t92 := int32(t1) < int32(0)
		t93 := float32(t79 + t78)
		t94 := uint32(int32(t12) >> 1)
		t95 := t94 + uint32(0x7f)
		t96 := t95 << 23
		t97 := math.Float32frombits(t96)
		t98 := float32(t93 * t97)
		t99 := t12 - t94
		t100 := t99 + uint32(0x7f)
		t101 := t100 << 23
		t102 := math.Float32frombits(t101)
		t103 := float32(t98 * t102)
		t104 := t91
		if t92 {
			t104 = t103
		}
		t105 := uint32(0x7f800000) < t2
		t106 := t104
		if t105 {
			t106 = math.Float32frombits(0x7fc00000)
		}
		dst[i] = t106
	}
}

// erf32 is elementary's definition, element by element.
func erf32(dst, x []float32) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float32bits(x0)
		t2 := t1 & uint32(0x7fffffff)
		t3 := uint32(0x407b8000) < t2
		t4 := t2
		if t3 {
			t4 = uint32(0x407b8000)
		}
		t5 := math.Float32frombits(t4)
		t6 := float32(t5 * t5)
		t7 := float32(float32(-0x1.5b7ee6p-11) * t6)
		t8 := float32(t7 + float32(0x1.4e27acp-08))
		t9 := float32(t8 * t6)
		t10 := float32(t9 + float32(-0x1.b78c7p-06))
		t11 := float32(t10 * t6)
		t12 := float32(t11 + float32(0x1.ce29a2p-04))
		t13 := float32(t12 * t6)
		t14 := float32(t13 + float32(-0x1.812736p-02))
		t15 := float32(t14 * t6)
		t16 := float32(t15 + float32(0x1.06eba8p-03))
		t17 := float32(t5 * t16)
		t18 := float32(t5 + t17)
		t19 := float32(t5 - float32(0x1.9p-01))
		t20 := float32(float32(-0x1.2dddc2p-16) * t19)
		t21 := float32(t20 + float32(0x1.3c0e8p-12))
		t22 := float32(t21 * t19)
		t23 := float32(t22 + float32(-0x1.361beep-09))
		t24 := float32(t23 * t19)
		t25 := float32(t24 + float32(0x1.96a176p-07))
		t26 := float32(t25 * t19)
		t27 := float32(t26 + float32(-0x1.a4a392p-05))
		t28 := float32(t27 * t19)
		t29 := float32(t28 + float32(-0x1.a01ee6p-01))
		t30 := float32(t29 * t19)
		t31 := float32(t30 + float32(-0x1.2364fp+01))
		t32 := float32(t19 * t31)
		t33 := float32(t32 * float32(0x1.715476p+00))
		t34 := float32(t33 + float32(0x1.8p+23))
		t35 := math.Float32bits(t34)
		t36 := t35 - uint32(0x4b400000)
		t37 := float32(t34 - float32(0x1.8p+23))
		t38 := float32(t37 * float32(0x1.62e43p-01))
		t39 := float32(t32 - t38)
		t40 := float32(float32(0x1.8d0d64p-12) * t39)
		t41 := float32(t40 + float32(0x1.271df2p-09))
		t42 := float32(t41 * t39)
		t43 := float32(t42 + float32(0x1.6f8a46p-07))
		t44 := float32(t43 * t39)
		t45 := float32(t44 + float32(0x1.6f93bp-05))
		t46 := float32(t45 * t39)
		t47 := float32(t46 + float32(0x1.13af2ap-03))
		t48 := float32(t47 * t39)
		t49 := float32(t48 + float32(0x1.13af1ep-02))
		t50 := float32(t49 * t39)
		t51 := float32(t50 + float32(0x1.13af1ep-02))
		t52 := t36 + uint32(0x7f)
		t53 := t52 << 23
		t54 := math.Float32frombits(t53)
		t55 := float32(t54 * t51)
		t56 := float32(float32(0x1p+00) - t55)
		t57 := t2 < uint32(0x3f480000)
		t58 := t56
		if t57 {
			t58 = t18
		}
		t59 := t2 - uint32(0x1)
		t60 := t59 < uint32(0x21800000)
		t84 := t58
		if t60 {
			t61 := t2 < uint32(0x800000)
			t62 := float32(int32(t2))
			t63 := math.Float32bits(t62)
			t64 := t2
			if t61 {
				t64 = t63
			}
			t65 := t64 >> 23
			t66 := t65 - uint32(0x95)
			t67 := t65
			if t61 {
				t67 = t66
			}
			t68 := t64 & uint32(0x7fffff)
			t69 := t68 | uint32(0x3f800000)
			t70 := math.Float32frombits(t69)
			t71 := float32(t70 * float32(0x1.06eba8p-03))
			t72 := float32(t70 + t71)
			t73 := t67 - uint32(0x7f)
			t74 := uint32(int32(t73) >> 1)
			t75 := t74 + uint32(0x7f)
			t76 := t75 << 23
			t77 := math.Float32frombits(t76)
			t78 := float32(t72 * t77)
			t79 := t73 - t74
			t80 := t79 + uint32(0x7f)
			t81 := t80 << 23
			t82 := math.Float32frombits(t81)
			t83 := float32(t78 * t82)
			t84 = t83
		}
		t85 := math.Float32bits(t84)
		t86 := t1 & uint32(0x80000000)
		t87 := t85 | t86
		t88 := math.Float32frombits(t87)
		t89 := uint32(0x7f800000) < t2
		t90 := t88
		if t89 {
			t90 = math.Float32frombits(0x7fc00000)
		}
		dst[i] = t90
	}
}

// erfc32 is elementary's definition, element by element.
func erfc32(dst, x []float32) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float32bits(x0)
		t2 := t1 & uint32(0x7fffffff)
		t3 := uint32(0x41220000) < t2
		t4 := t2
		if t3 {
			t4 = uint32(0x41220000)
		}
		t5 := math.Float32frombits(t4)
		t6 := math.Float32bits(t5)
		t7 := t6 & uint32(0xfffff000)
		t8 := math.Float32frombits(t7)
		t9 := float32(t5 - t8)
		t10 := float32(t8 * t8)
		t11 := float32(t5 + t8)
		t12 := float32(t11 * t9)
		t13 := float32(t10 + t12)
		t14 := float32(t13 - t10)
		t15 := float32(t12 - t14)
		t16 := math.Float32bits(t13)
		t17 := t16 ^ uint32(0x80000000)
		t18 := math.Float32frombits(t17)
		t19 := float32(t18 * float32(0x1.715476p+00))
		t20 := float32(t19 + float32(0x1.8p+23))
		t21 := math.Float32bits(t20)
		t22 := t21 - uint32(0x4b400000)
		t23 := float32(t20 - float32(0x1.8p+23))
		t24 := float32(t23 * float32(0x1.62e4p-01))
		t25 := float32(t18 - t24)
		t26 := float32(t23 * float32(0x1.7f7d1cp-20))
		t27 := float32(t26 + t15)
		t28 := float32(t25 - t27)
		t29 := float32(float32(0x1.6ac74ep-10) * t28)
		t30 := float32(t29 + float32(0x1.123dep-07))
		t31 := float32(t30 * t28)
		t32 := float32(t31 + float32(0x1.555858p-05))
		t33 := float32(t32 * t28)
		t34 := float32(t33 + float32(0x1.55548cp-03))
		t35 := float32(t34 * t28)
		t36 := float32(t35 + float32(0x1.fffffcp-02))
		t37 := float32(t28 * t28)
		t38 := float32(t37 * t36)
		t39 := float32(float32(0x1p+00) + t25)
		t40 := float32(float32(0x1p+00) - t39)
		t41 := float32(t40 + t25)
		t42 := float32(t38 - t27)
		t43 := float32(t41 + t42)
		t44 := float32(t39 + t43)
		t45 := float32(t44 - t39)
		t46 := float32(t43 - t45)
		t47 := uint32(0x3fc00000) < t6
		t48 := float32(0x1.3ep-01)
		if t47 {
			t48 = float32(0x1.5dap+01)
		}
		t49 := float32(t5 - t48)
		t50 := float32(0x1.7p+01)
		if t47 {
			t50 = float32(0x1.2p+01)
		}
		t51 := float32(t5 + t50)
		t52 := float32(t49 / t51)
		t53 := float32(-0x1.e9934p-04)
		if t47 {
			t53 = float32(-0x1.d4dcecp-11)
		}
		t54 := float32(t53 * t52)
		t55 := float32(0x1.4a6f22p-05)
		if t47 {
			t55 = float32(0x1.049746p-09)
		}
		t56 := float32(t54 + t55)
		t57 := float32(t56 * t52)
		t58 := float32(0x1.f6af56p-02)
		if t47 {
			t58 = float32(0x1.225b3ap-08)
		}
		t59 := float32(t57 + t58)
		t60 := float32(t59 * t52)
		t61 := float32(-0x1.165404p+00)
		if t47 {
			t61 = float32(-0x1.e0308cp-06)
		}
		t62 := float32(t60 + t61)
		t63 := float32(t62 * t52)
		t64 := float32(0x1.0e5f36p+00)
		if t47 {
			t64 = float32(0x1.138f44p-04)
		}
		t65 := float32(t63 + t64)
		t66 := float32(t65 * t52)
		t67 := float32(-0x1.6c48fep-02)
		if t47 {
			t67 = float32(-0x1.4a4c18p-04)
		}
		t68 := float32(t66 + t67)
		t69 := float32(t68 * t52)
		t70 := float32(-0x1.48507cp-02)
		if t47 {
			t70 = float32(0x1.4e7b8ep-06)
		}
		t71 := float32(t69 + t70)
		t72 := float32(0x1.abd106p-01)
		if t47 {
			t72 = float32(0x1.296d4p-01)
		}
		t73 := float32(t71 * t52)
		t74 := float32(t72 + t73)
		t75 := float32(t74 - t72)
		t76 := float32(t73 - t75)
		t77 := math.Float32bits(t44)
		t78 := t77 & uint32(0xfffff000)
		t79 := math.Float32frombits(t78)
		t80 := float32(t44 - t79)
		t81 := math.Float32bits(t74)
		t82 := t81 & uint32(0xfffff000)
		t83 := math.Float32frombits(t82)
		t84 := float32(t74 - t83)
		t85 := float32(t84 + t76)
		t86 := float32(t79 * t85)
		t87 := float32(t80 + t46)
		t88 := float32(t87 * t74)
		t89 := float32(t86 + t88)
		t90 := float32(t79 * t83)
		t91 := float32(0x1.cp-01)
		if t47 {
			t91 = float32(0x1p-02)
		}
		t92 := float32(t5 + t91)
		t93 := math.Float32bits(t92)
		t94 := t93 & uint32(0xfffff000)
		t95 := math.Float32frombits(t94)
		t96 := float32(t95 - t91)
		t97 := float32(t5 - t96)
		t98 := float32(float32(0x1p+00) / t92)
		t99 := float32(t90 * t98)
		t100 := math.Float32bits(t99)
		t101 := t100 & uint32(0xfffff000)
		t102 := math.Float32frombits(t101)
		t103 := float32(t102 * t95)
		t104 := float32(t90 - t103)
		t105 := float32(t102 * t97)
		t106 := float32(t89 - t105)
		t107 := float32(t104 + t106)
		t108 := float32(t107 * t98)
		t109 := int32(t22) < int32(-60)
		t110 := t22
		if t109 {
			t110 = uint32(0xffffffc4)
		}
		t111 := t110 + uint32(0x7f)
		t112 := t111 << 23
		t113 := math.Float32frombits(t112)
		t114 := math.Float32bits(t113)
		t115 := t114 ^ uint32(0x80000000)
		t116 := math.Float32frombits(t115)
		t117 := float32(t116 * t102)
		t118 := float32(float32(0x1p+01) + t117)
		t119 := float32(t118 - float32(0x1p+01))
		t120 := float32(t117 - t119)
		t121 := float32(t113 * t108)
		t122 := float32(t120 - t121)
		t123 := float32(t118 + t122)
		t124 := int32(t1) < int32(0)
		t125 := float32(t102 + t108)
		t126 := math.Float32bits(t125)
		t127 := t126 >> 23
		t128 := t127 - uint32(0x7f)
		t129 := t126 & uint32(0x7fffff)
		t130 := t129 | uint32(0x3f800000)
		t131 := math.Float32frombits(t130)
		t132 := t22 + t128
		t133 := uint32(int32(t132) >> 1)
		t134 := t133 + uint32(0x7f)
		t135 := t134 << 23
		t136 := math.Float32frombits(t135)
		t137 := float32(t131 * t136)
		t138 := t132 - t133
		t139 := t138 + uint32(0x7f)
		t140 := t139 << 23
		t141 := math.Float32frombits(t140)
		t142 := float32(t137 * t141)
		t143 := t142
		if t124 {
			t143 = t123
		}
		t144 := uint32(0x7f800000) < t2
		t145 := t143
		if t144 {
			t145 = math.Float32frombits(0x7fc00000)
		}
		dst[i] = t145
	}
}

// gelu32 is elementary's definition, element by element.
func gelu32(dst, x []float32) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float32bits(x0)
		t2 := t1 & uint32(0x7fffffff)
		t3 := uint32(0x41680000) < t2
		t4 := t2
		if t3 {
			t4 = uint32(0x41680000)
		}
		t5 := math.Float32frombits(t4)
		t6 := math.Float32bits(t5)
		t7 := t6 & uint32(0xfffff000)
		t8 := math.Float32frombits(t7)
		t9 := float32(t5 - t8)
		t10 := float32(t8 * t8)
		t11 := float32(t5 + t8)
		t12 := float32(t11 * t9)
		t13 := float32(t10 + t12)
		t14 := float32(t13 - t10)
		t15 := float32(t12 - t14)
		t16 := float32(float32(0x1p-01) * t13)
		t17 := float32(float32(0x1p-01) * t15)
		t18 := math.Float32bits(t16)
		t19 := t18 ^ uint32(0x80000000)
		t20 := math.Float32frombits(t19)
		t21 := float32(t20 * float32(0x1.715476p+00))
		t22 := float32(t21 + float32(0x1.8p+23))
		t23 := math.Float32bits(t22)
		t24 := t23 - uint32(0x4b400000)
		t25 := float32(t22 - float32(0x1.8p+23))
		t26 := float32(t25 * float32(0x1.62e4p-01))
		t27 := float32(t20 - t26)
		t28 := float32(t25 * float32(0x1.7f7d1cp-20))
		t29 := float32(t28 + t17)
		t30 := float32(t27 - t29)
		t31 := float32(float32(0x1.6ac74ep-10) * t30)
		t32 := float32(t31 + float32(0x1.123dep-07))
		t33 := float32(t32 * t30)
		t34 := float32(t33 + float32(0x1.555858p-05))
		t35 := float32(t34 * t30)
		t36 := float32(t35 + float32(0x1.55548cp-03))
		t37 := float32(t36 * t30)
		t38 := float32(t37 + float32(0x1.fffffcp-02))
		t39 := float32(t30 * t30)
		t40 := float32(t39 * t38)
		t41 := float32(float32(0x1p+00) + t27)
		t42 := float32(float32(0x1p+00) - t41)
		t43 := float32(t42 + t27)
		t44 := float32(t40 - t29)
		t45 := float32(t43 + t44)
		t46 := float32(t41 + t45)
		t47 := float32(t46 - t41)
		t48 := float32(t45 - t47)
		t49 := uint32(0x40080000) < t6
		t50 := float32(0x1.28cp+00)
		if t49 {
			t50 = float32(0x1.f06p+01)
		}
		t51 := float32(t5 - t50)
		t52 := float32(0x1.08p+02)
		if t49 {
			t52 = float32(0x1.ap+01)
		}
		t53 := float32(t5 + t52)
		t54 := float32(t51 / t53)
		t55 := float32(-0x1.029f96p-04)
		if t49 {
			t55 = float32(-0x1.6bc958p-11)
		}
		t56 := float32(t55 * t54)
		t57 := float32(-0x1.3fbf8ap-06)
		if t49 {
			t57 = float32(0x1.4aac5ep-10)
		}
		t58 := float32(t56 + t57)
		t59 := float32(t58 * t54)
		t60 := float32(0x1.3a3bb8p-02)
		if t49 {
			t60 = float32(0x1.0dac16p-08)
		}
		t61 := float32(t59 + t60)
		t62 := float32(t61 * t54)
		t63 := float32(-0x1.28500cp-01)
		if t49 {
			t63 = float32(-0x1.714b86p-06)
		}
		t64 := float32(t62 + t63)
		t65 := float32(t64 * t54)
		t66 := float32(0x1.067b04p-01)
		if t49 {
			t66 = float32(0x1.8f71cap-05)
		}
		t67 := float32(t65 + t66)
		t68 := float32(t67 * t54)
		t69 := float32(-0x1.e771fep-04)
		if t49 {
			t69 = float32(-0x1.c8736ap-05)
		}
		t70 := float32(t68 + t69)
		t71 := float32(t70 * t54)
		t72 := float32(-0x1.f5c51ap-03)
		if t49 {
			t72 = float32(0x1.63feb8p-07)
		}
		t73 := float32(t71 + t72)
		t74 := float32(0x1.29824ap-01)
		if t49 {
			t74 = float32(0x1.a6c9cep-02)
		}
		t75 := float32(t73 * t54)
		t76 := float32(t74 + t75)
		t77 := float32(t76 - t74)
		t78 := float32(t75 - t77)
		t79 := math.Float32bits(t46)
		t80 := t79 & uint32(0xfffff000)
		t81 := math.Float32frombits(t80)
		t82 := float32(t46 - t81)
		t83 := math.Float32bits(t76)
		t84 := t83 & uint32(0xfffff000)
		t85 := math.Float32frombits(t84)
		t86 := float32(t76 - t85)
		t87 := float32(t86 + t78)
		t88 := float32(t81 * t87)
		t89 := float32(t82 + t48)
		t90 := float32(t89 * t76)
		t91 := float32(t88 + t90)
		t92 := float32(t81 * t85)
		t93 := float32(0x1.4p+00)
		if t49 {
			t93 = float32(0x1.8p-02)
		}
		t94 := float32(t5 + t93)
		t95 := math.Float32bits(t94)
		t96 := t95 & uint32(0xfffff000)
		t97 := math.Float32frombits(t96)
		t98 := float32(t97 - t93)
		t99 := float32(t5 - t98)
		t100 := float32(float32(0x1p+00) / t94)
		t101 := float32(t92 * t100)
		t102 := math.Float32bits(t101)
		t103 := t102 & uint32(0xfffff000)
		t104 := math.Float32frombits(t103)
		t105 := float32(t104 * t97)
		t106 := float32(t92 - t105)
		t107 := float32(t104 * t99)
		t108 := float32(t91 - t107)
		t109 := float32(t106 + t108)
		t110 := float32(t109 * t100)
		t111 := int32(t24) < int32(-60)
		t112 := t24
		if t111 {
			t112 = uint32(0xffffffc4)
		}
		t113 := t112 + uint32(0x7f)
		t114 := t113 << 23
		t115 := math.Float32frombits(t114)
		t116 := math.Float32bits(t115)
		t117 := t116 ^ uint32(0x80000000)
		t118 := math.Float32frombits(t117)
		t119 := float32(t118 * t104)
		t120 := float32(float32(0x1p+00) + t119)
		t121 := float32(t120 - float32(0x1p+00))
		t122 := float32(t119 - t121)
		t123 := float32(t115 * t110)
		t124 := float32(t122 - t123)
		t125 := int32(t1) < int32(0)
		t126 := t120
		if t125 {
			t126 = t104
		}
		t127 := math.Float32bits(t126)
		t128 := t127 & uint32(0xfffff000)
		t129 := math.Float32frombits(t128)
		t130 := t124
		if t125 {
			t130 = t110
		}
		t131 := float32(t126 - t129)
		t132 := float32(t131 + t130)
		t133 := float32(t8 * t129)
		t134 := float32(t9 * t129)
		t135 := float32(t5 * t132)
		t136 := float32(t134 + t135)
		t137 := float32(t133 + t136)
		t138 := math.Float32bits(t137)
		t139 := t138 >> 23
		t140 := t139 - uint32(0x7f)
		t141 := t138 & uint32(0x7fffff)
		t142 := t141 | uint32(0x3f800000)
		t143 := math.Float32frombits(t142)
		t144 := t24 + t140
		t145 := uint32(int32(t144) >> 1)
		t146 := t145 + uint32(0x7f)
		t147 := t146 << 23
		t148 := math.Float32frombits(t147)
		t149 := float32(t143 * t148)
		t150 := t144 - t145
		t151 := t150 + uint32(0x7f)
		t152 := t151 << 23
		t153 := math.Float32frombits(t152)
		t154 := float32(t149 * t153)
		t155 := t137
		if t125 {
			t155 = t154
		}
		t156 := t2 < uint32(0x30800000)
		t157 := t2 >> 1
		t158 := t157 & uint32(0x1)
		t159 := t2 + t158
		t160 := t159 >> 1
		t161 := math.Float32frombits(t160)
		t162 := math.Float32frombits(t2)
		t163 := float32(t162 * float32(0x1p-01))
		t164 := t2 < uint32(0x1000000)
		t165 := t163
		if t164 {
			t165 = t161
		}
		t166 := t155
		if t156 {
			t166 = t165
		}
		t167 := math.Float32bits(t166)
		t168 := t1 & uint32(0x80000000)
		t169 := t167 | t168
		t170 := math.Float32frombits(t169)
		t171 := int32(1086324736) < int32(t1)
		t172 := t170
		if t171 {
			t172 = x0
		}
		t173 := uint32(0x7f800000) < t2
		t174 := t172
		if t173 {
			t174 = math.Float32frombits(0x7fc00000)
		}
		dst[i] = t174
	}
}

// geluTanh32 is elementary's definition, element by element.
func geluTanh32(dst, x []float32) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float32bits(x0)
		t2 := t1 & uint32(0x7fffffff)
		t3 := uint32(0x41300000) < t2
		t4 := t2
		if t3 {
			t4 = uint32(0x41300000)
		}
		t5 := math.Float32frombits(t4)
		t6 := math.Float32bits(t5)
		t7 := t6 & uint32(0xfffff000)
		t8 := math.Float32frombits(t7)
		t9 := float32(t5 - t8)
		t10 := float32(t8 * t8)
		t11 := float32(t5 + t8)
		t12 := float32(t11 * t9)
		t13 := float32(t10 + t12)
		t14 := float32(t13 - t10)
		t15 := float32(t12 - t14)
		t16 := math.Float32bits(t13)
		t17 := t16 & uint32(0xfffff000)
		t18 := math.Float32frombits(t17)
		t19 := float32(t13 - t18)
		t20 := float32(t19 + t15)
		t21 := float32(t18 * float32(0x1.244p-04))
		t22 := float32(float32(0x1.988454p+00) + t21)
		t23 := float32(t22 - float32(0x1.988454p+00))
		t24 := float32(t22 - t23)
		t25 := float32(float32(0x1.988454p+00) - t24)
		t26 := float32(t21 - t23)
		t27 := float32(t25 + t26)
		t28 := float32(t20 * float32(0x1.244p-04))
		t29 := float32(t13 * float32(0x1.3ca936p-18))
		t30 := float32(t28 + t29)
		t31 := float32(t30 + float32(-0x1.857936p-25))
		t32 := float32(t27 + t31)
		t33 := float32(t22 + t32)
		t34 := float32(t33 - t22)
		t35 := float32(t32 - t34)
		t36 := math.Float32bits(t33)
		t37 := t36 & uint32(0xfffff000)
		t38 := math.Float32frombits(t37)
		t39 := float32(t33 - t38)
		t40 := float32(t39 + t35)
		t41 := float32(t8 * t38)
		t42 := float32(t9 * t38)
		t43 := float32(t5 * t40)
		t44 := float32(t42 + t43)
		t45 := float32(t41 + t44)
		t46 := float32(t45 - t41)
		t47 := float32(t44 - t46)
		t48 := math.Float32bits(t45)
		t49 := t48 ^ uint32(0x80000000)
		t50 := math.Float32frombits(t49)
		t51 := float32(t50 * float32(0x1.715476p+00))
		t52 := float32(t51 + float32(0x1.8p+23))
		t53 := math.Float32bits(t52)
		t54 := t53 - uint32(0x4b400000)
		t55 := float32(t52 - float32(0x1.8p+23))
		t56 := float32(t55 * float32(0x1.62e4p-01))
		t57 := float32(t50 - t56)
		t58 := float32(t55 * float32(0x1.7f7d1cp-20))
		t59 := float32(t58 + t47)
		t60 := float32(t57 - t59)
		t61 := float32(float32(0x1.6ac74ep-10) * t60)
		t62 := float32(t61 + float32(0x1.123dep-07))
		t63 := float32(t62 * t60)
		t64 := float32(t63 + float32(0x1.555858p-05))
		t65 := float32(t64 * t60)
		t66 := float32(t65 + float32(0x1.55548cp-03))
		t67 := float32(t66 * t60)
		t68 := float32(t67 + float32(0x1.fffffcp-02))
		t69 := float32(t60 * t60)
		t70 := float32(t69 * t68)
		t71 := float32(float32(0x1p+00) + t57)
		t72 := float32(float32(0x1p+00) - t71)
		t73 := float32(t72 + t57)
		t74 := float32(t70 - t59)
		t75 := float32(t73 + t74)
		t76 := float32(t71 + t75)
		t77 := float32(t76 - t71)
		t78 := float32(t75 - t77)
		t79 := int32(t54) < int32(-60)
		t80 := t54
		if t79 {
			t80 = uint32(0xffffffc4)
		}
		t81 := t80 + uint32(0x7f)
		t82 := t81 << 23
		t83 := math.Float32frombits(t82)
		t84 := float32(t83 * t76)
		t85 := float32(float32(0x1p+00) + t84)
		t86 := float32(t85 - float32(0x1p+00))
		t87 := float32(t84 - t86)
		t88 := float32(t83 * t78)
		t89 := float32(t87 + t88)
		t90 := int32(t1) < int32(0)
		t91 := float32(0x1p+00)
		if t90 {
			t91 = t76
		}
		t92 := float32(0x0p+00)
		if t90 {
			t92 = t78
		}
		t93 := math.Float32bits(t85)
		t94 := t93 & uint32(0xfffff000)
		t95 := math.Float32frombits(t94)
		t96 := float32(t85 - t95)
		t97 := float32(t96 + t89)
		t98 := float32(float32(0x1p+00) / t85)
		t99 := float32(t91 * t98)
		t100 := math.Float32bits(t99)
		t101 := t100 & uint32(0xfffff000)
		t102 := math.Float32frombits(t101)
		t103 := float32(t102 * t95)
		t104 := float32(t91 - t103)
		t105 := float32(t102 * t97)
		t106 := float32(t92 - t105)
		t107 := float32(t104 + t106)
		t108 := float32(t107 * t98)
		t109 := uint32(0x0)
		if t90 {
			t109 = t54
		}
		t110 := float32(t8 * t102)
		t111 := float32(t9 * t102)
		t112 := float32(t5 * t108)
		t113 := float32(t111 + t112)
		t114 := float32(t110 + t113)
		t115 := math.Float32bits(t114)
		t116 := t115 >> 23
		t117 := t116 - uint32(0x7f)
		t118 := t115 & uint32(0x7fffff)
		t119 := t118 | uint32(0x3f800000)
		t120 := math.Float32frombits(t119)
		t121 := t109 + t117
		t122 := uint32(int32(t121) >> 1)
		t123 := t122 + uint32(0x7f)
		t124 := t123 << 23
		t125 := math.Float32frombits(t124)
		t126 := float32(t120 * t125)
		t127 := t121 - t122
		t128 := t127 + uint32(0x7f)
		t129 := t128 << 23
		t130 := math.Float32frombits(t129)
		t131 := float32(t126 * t130)
		t132 := t114
		if t90 {
			t132 = t131
		}
		t133 := t2 < uint32(0x30800000)
		t134 := t2 >> 1
		t135 := t134 & uint32(0x1)
		t136 := t2 + t135
		t137 := t136 >> 1
		t138 := math.Float32frombits(t137)
		t139 := math.Float32frombits(t2)
		t140 := float32(t139 * float32(0x1p-01))
		t141 := t2 < uint32(0x1000000)
		t142 := t140
		if t141 {
			t142 = t138
		}
		t143 := t132
		if t133 {
			t143 = t142
		}
		t144 := math.Float32bits(t143)
		t145 := t1 & uint32(0x80000000)
		t146 := t144 | t145
		t147 := math.Float32frombits(t146)
		t148 := int32(1086324736) < int32(t1)
		t149 := t147
		if t148 {
			t149 = x0
		}
		t150 := uint32(0x7f800000) < t2
		t151 := t149
		if t150 {
			t151 = math.Float32frombits(0x7fc00000)
		}
		dst[i] = t151
	}
}

// log32 is elementary's definition, element by element.
func log32(dst, x []float32) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float32bits(x0)
		t2 := float32(int32(t1))
		t3 := math.Float32bits(t2)
		t4 := t3 - uint32(0x4a800000)
		t5 := t1 < uint32(0x800000)
		t6 := t1
		if t5 {
			t6 = t4
		}
		t7 := t6 - uint32(0x3f3504f3)
		t8 := t7 & uint32(0x7fffff)
		t9 := t8 + uint32(0x3f3504f3)
		t10 := math.Float32frombits(t9)
		t11 := uint32(int32(t7) >> 23)
		t12 := float32(t10 - float32(0x1p+00))
		t13 := float32(int32(t11))
		t14 := float32(t12 * t12)
		t15 := float32(float32(0x1.147334p-04) * t12)
		t16 := float32(t15 + float32(-0x1.de01d8p-04))
		t17 := float32(t16 * t12)
		t18 := float32(t17 + float32(0x1.e6c00ap-04))
		t19 := float32(t18 * t12)
		t20 := float32(t19 + float32(-0x1.fc28cap-04))
		t21 := float32(t20 * t12)
		t22 := float32(t21 + float32(0x1.233ba2p-03))
		t23 := float32(t22 * t12)
		t24 := float32(t23 + float32(-0x1.555c44p-03))
		t25 := float32(t24 * t12)
		t26 := float32(t25 + float32(0x1.99a476p-03))
		t27 := float32(t26 * t12)
		t28 := float32(t27 + float32(-0x1.000006p-02))
		t29 := float32(t28 * t12)
		t30 := float32(t29 + float32(0x1.555548p-02))
		t31 := float32(t30 * t12)
		t32 := float32(t31 + float32(-0x1p-01))
		t33 := float32(t14 * t32)
		t34 := float32(t13 * float32(0x1.62e4p-01))
		t35 := float32(t34 + t12)
		t36 := float32(t35 - t34)
		t37 := float32(t12 - t36)
		t38 := float32(t13 * float32(0x1.7f7d1cp-20))
		t39 := float32(t33 + t38)
		t40 := float32(t37 + t39)
		t41 := float32(t35 + t40)
		t42 := t1 << 1
		t43 := t42 == uint32(0x0)
		t44 := t1 == uint32(0x7f800000)
		t45 := uint32(0x7fc00000)
		if t44 {
			t45 = uint32(0x7f800000)
		}
		t46 := t45
		if t43 {
			t46 = uint32(0xff800000)
		}
		t47 := t1 - uint32(0x1)
		t48 := t47 < uint32(0x7f7fffff)
		t49 := math.Float32frombits(t46)
		t50 := t49
		if t48 {
			t50 = t41
		}
		dst[i] = t50
	}
}

// log232 is elementary's definition, element by element.
func log232(dst, x []float32) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float32bits(x0)
		t2 := float32(int32(t1))
		t3 := math.Float32bits(t2)
		t4 := t3 - uint32(0x4a800000)
		t5 := t1 < uint32(0x800000)
		t6 := t1
		if t5 {
			t6 = t4
		}
		t7 := t6 - uint32(0x3f3504f3)
		t8 := t7 & uint32(0x7fffff)
		t9 := t8 + uint32(0x3f3504f3)
		t10 := math.Float32frombits(t9)
		t11 := uint32(int32(t7) >> 23)
		t12 := float32(t10 - float32(0x1p+00))
		t13 := math.Float32bits(t12)
		t14 := t13 & uint32(0xfffff000)
		t15 := math.Float32frombits(t14)
		t16 := float32(t12 - t15)
		t17 := float32(t15 * float32(0x1p-01))
		t18 := float32(t17 * t15)
		t19 := float32(t12 - t18)
		t20 := float32(t12 - t19)
		t21 := float32(t20 - t18)
		t22 := float32(t12 + t15)
		t23 := float32(t22 * float32(0x1p-01))
		t24 := float32(t23 * t16)
		t25 := float32(t21 - t24)
		t26 := float32(t12 * t12)
		t27 := float32(t26 * t12)
		t28 := float32(float32(0x1.147334p-04) * t12)
		t29 := float32(t28 + float32(-0x1.de01d8p-04))
		t30 := float32(t29 * t12)
		t31 := float32(t30 + float32(0x1.e6c00ap-04))
		t32 := float32(t31 * t12)
		t33 := float32(t32 + float32(-0x1.fc28cap-04))
		t34 := float32(t33 * t12)
		t35 := float32(t34 + float32(0x1.233ba2p-03))
		t36 := float32(t35 * t12)
		t37 := float32(t36 + float32(-0x1.555c44p-03))
		t38 := float32(t37 * t12)
		t39 := float32(t38 + float32(0x1.99a476p-03))
		t40 := float32(t39 * t12)
		t41 := float32(t40 + float32(-0x1.000006p-02))
		t42 := float32(t41 * t12)
		t43 := float32(t42 + float32(0x1.555548p-02))
		t44 := float32(t27 * t43)
		t45 := float32(t25 + t44)
		t46 := math.Float32bits(t19)
		t47 := t46 & uint32(0xfffff000)
		t48 := math.Float32frombits(t47)
		t49 := float32(t19 - t48)
		t50 := float32(t19 * float32(-0x1.7135a8p-13))
		t51 := float32(t49 * float32(0x1.716p+00))
		t52 := float32(t50 + t51)
		t53 := float32(t48 * float32(0x1.716p+00))
		t54 := float32(t45 * float32(0x1.715476p+00))
		t55 := float32(t52 + t54)
		t56 := float32(int32(t11))
		t57 := float32(t56 + t53)
		t58 := float32(t57 - t56)
		t59 := float32(t53 - t58)
		t60 := float32(t59 + t55)
		t61 := float32(t57 + t60)
		t62 := t1 << 1
		t63 := t62 == uint32(0x0)
		t64 := t1 == uint32(0x7f800000)
		t65 := uint32(0x7fc00000)
		if t64 {
			t65 = uint32(0x7f800000)
		}
		t66 := t65
		if t63 {
			t66 = uint32(0xff800000)
		}
		t67 := t1 - uint32(0x1)
		t68 := t67 < uint32(0x7f7fffff)
		t69 := math.Float32frombits(t66)
		t70 := t69
		if t68 {
			t70 = t61
		}
		dst[i] = t70
	}
}

// log1032 is elementary's definition, element by element.
func log1032(dst, x []float32) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float32bits(x0)
		t2 := float32(int32(t1))
		t3 := math.Float32bits(t2)
		t4 := t3 - uint32(0x4a800000)
		t5 := t1 < uint32(0x800000)
		t6 := t1
		if t5 {
			t6 = t4
		}
		t7 := t6 - uint32(0x3f3504f3)
		t8 := t7 & uint32(0x7fffff)
		t9 := t8 + uint32(0x3f3504f3)
		t10 := math.Float32frombits(t9)
		t11 := uint32(int32(t7) >> 23)
		t12 := float32(t10 - float32(0x1p+00))
		t13 := float32(int32(t11))
		t14 := math.Float32bits(t12)
		t15 := t14 & uint32(0xfffff000)
		t16 := math.Float32frombits(t15)
		t17 := float32(t12 - t16)
		t18 := float32(t16 * float32(0x1p-01))
		t19 := float32(t18 * t16)
		t20 := float32(t12 - t19)
		t21 := float32(t12 - t20)
		t22 := float32(t21 - t19)
		t23 := float32(t12 + t16)
		t24 := float32(t23 * float32(0x1p-01))
		t25 := float32(t24 * t17)
		t26 := float32(t22 - t25)
		t27 := float32(t12 * t12)
		t28 := float32(t27 * t12)
		t29 := float32(float32(0x1.147334p-04) * t12)
		t30 := float32(t29 + float32(-0x1.de01d8p-04))
		t31 := float32(t30 * t12)
		t32 := float32(t31 + float32(0x1.e6c00ap-04))
		t33 := float32(t32 * t12)
		t34 := float32(t33 + float32(-0x1.fc28cap-04))
		t35 := float32(t34 * t12)
		t36 := float32(t35 + float32(0x1.233ba2p-03))
		t37 := float32(t36 * t12)
		t38 := float32(t37 + float32(-0x1.555c44p-03))
		t39 := float32(t38 * t12)
		t40 := float32(t39 + float32(0x1.99a476p-03))
		t41 := float32(t40 * t12)
		t42 := float32(t41 + float32(-0x1.000006p-02))
		t43 := float32(t42 * t12)
		t44 := float32(t43 + float32(0x1.555548p-02))
		t45 := float32(t28 * t44)
		t46 := float32(t26 + t45)
		t47 := math.Float32bits(t20)
		t48 := t47 & uint32(0xfffff000)
		t49 := math.Float32frombits(t48)
		t50 := float32(t20 - t49)
		t51 := float32(t20 * float32(-0x1.09d5b2p-15))
		t52 := float32(t50 * float32(0x1.bccp-02))
		t53 := float32(t51 + t52)
		t54 := float32(t49 * float32(0x1.bccp-02))
		t55 := float32(t46 * float32(0x1.bcb7b2p-02))
		t56 := float32(t53 + t55)
		t57 := float32(t13 * float32(0x1.344p-02))
		t58 := float32(t57 + t54)
		t59 := float32(t58 - t57)
		t60 := float32(t54 - t59)
		t61 := float32(t13 * float32(0x1.3509f8p-18))
		t62 := float32(t56 + t61)
		t63 := float32(t60 + t62)
		t64 := float32(t58 + t63)
		t65 := t1 << 1
		t66 := t65 == uint32(0x0)
		t67 := t1 == uint32(0x7f800000)
		t68 := uint32(0x7fc00000)
		if t67 {
			t68 = uint32(0x7f800000)
		}
		t69 := t68
		if t66 {
			t69 = uint32(0xff800000)
		}
		t70 := t1 - uint32(0x1)
		t71 := t70 < uint32(0x7f7fffff)
		t72 := math.Float32frombits(t69)
		t73 := t72
		if t71 {
			t73 = t64
		}
		dst[i] = t73
	}
}

// log1p32 is elementary's definition, element by element.
func log1p32(dst, x []float32) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := float32(float32(0x1p+00) + x0)
		t2 := float32(t1 - float32(0x1p+00))
		t3 := float32(t1 - t2)
		t4 := float32(float32(0x1p+00) - t3)
		t5 := float32(x0 - t2)
		t6 := float32(t4 + t5)
		t7 := math.Float32bits(t1)
		t8 := t7 - uint32(0x3f3504f3)
		t9 := t8 & uint32(0x7fffff)
		t10 := t9 + uint32(0x3f3504f3)
		t11 := math.Float32frombits(t10)
		t12 := uint32(int32(t8) >> 23)
		t13 := float32(t11 - float32(0x1p+00))
		t14 := t12 == uint32(0x0)
		t15 := t13
		if t14 {
			t15 = x0
		}
		t16 := int32(t12) < int32(64)
		t17 := uint32(0x40)
		if t16 {
			t17 = t12
		}
		t18 := uint32(0x0) - t17
		t19 := t18 + uint32(0x7f)
		t20 := t19 << 23
		t21 := math.Float32frombits(t20)
		t22 := float32(t6 * t21)
		t23 := t22
		if t14 {
			t23 = float32(0x0p+00)
		}
		t24 := math.Float32bits(t15)
		t25 := t24 & uint32(0xfffff000)
		t26 := math.Float32frombits(t25)
		t27 := float32(t15 - t26)
		t28 := float32(t26 * float32(0x1p-01))
		t29 := float32(t28 * t26)
		t30 := float32(t15 - t29)
		t31 := float32(t15 - t30)
		t32 := float32(t31 - t29)
		t33 := float32(t15 + t26)
		t34 := float32(t33 * float32(0x1p-01))
		t35 := float32(t34 * t27)
		t36 := float32(t32 - t35)
		t37 := float32(t15 * t15)
		t38 := float32(t37 * t15)
		t39 := float32(float32(0x1.147334p-04) * t15)
		t40 := float32(t39 + float32(-0x1.de01d8p-04))
		t41 := float32(t40 * t15)
		t42 := float32(t41 + float32(0x1.e6c00ap-04))
		t43 := float32(t42 * t15)
		t44 := float32(t43 + float32(-0x1.fc28cap-04))
		t45 := float32(t44 * t15)
		t46 := float32(t45 + float32(0x1.233ba2p-03))
		t47 := float32(t46 * t15)
		t48 := float32(t47 + float32(-0x1.555c44p-03))
		t49 := float32(t48 * t15)
		t50 := float32(t49 + float32(0x1.99a476p-03))
		t51 := float32(t50 * t15)
		t52 := float32(t51 + float32(-0x1.000006p-02))
		t53 := float32(t52 * t15)
		t54 := float32(t53 + float32(0x1.555548p-02))
		t55 := float32(t38 * t54)
		t56 := float32(t36 + t55)
		t57 := float32(float32(0x1.f0ed6cp-01) * t15)
		t58 := float32(t57 + float32(-0x1.169b98p+00))
		t59 := float32(t58 * t15)
		t60 := float32(t59 + float32(0x1.007508p+00))
		t61 := float32(t23 * t60)
		t62 := float32(t56 + t61)
		t63 := float32(int32(t12))
		t64 := float32(t63 * float32(0x1.62e4p-01))
		t65 := float32(t64 + t30)
		t66 := float32(t65 - t64)
		t67 := float32(t30 - t66)
		t68 := float32(t63 * float32(0x1.7f7d1cp-20))
		t69 := float32(t62 + t68)
		t70 := float32(t67 + t69)
		t71 := float32(t65 + t70)
		t72 := t7 << 1
		t73 := t72 == uint32(0x0)
		t74 := t7 == uint32(0x7f800000)
		t75 := uint32(0x7fc00000)
		if t74 {
			t75 = uint32(0x7f800000)
		}
		t76 := t75
		if t73 {
			t76 = uint32(0xff800000)
		}
		t77 := t7 - uint32(0x1)
		t78 := t77 < uint32(0x7f7fffff)
		t79 := math.Float32frombits(t76)
		t80 := t79
		if t78 {
			t80 = t71
		}
		t81 := math.Float32bits(x0)
		t82 := t81 & uint32(0x7fffffff)
		t83 := t82 < uint32(0x33000000)
		t84 := t80
		if t83 {
			t84 = x0
		}
		dst[i] = t84
	}
}

// pow32 is elementary's definition, element by element.
func pow32(dst, x, y []float32) {
	x = x[:len(dst)]
	y = y[:len(dst)]
	for i := range dst {
		x0 := x[i]
		y0 := y[i]
		t1 := math.Float32bits(x0)
		t2 := t1 & uint32(0x7fffffff)
		t3 := math.Float32bits(y0)
		t4 := t3 & uint32(0x7fffffff)
		t5 := float32(int32(t2))
		t6 := math.Float32bits(t5)
		t7 := t6 - uint32(0x4a800000)
		t8 := t2 < uint32(0x800000)
		t9 := t2
		if t8 {
			t9 = t7
		}
		t10 := t9 - uint32(0x3f360000)
		t11 := t10 >> 18
		t12 := t11 & uint32(0x1f)
		t13 := uint32(int32(t10) >> 23)
		t14 := t13 << 23
		t15 := t9 - t14
		t16 := math.Float32frombits(t15)
		t17 := float32(int32(t13))
		t18 := table32x0[t12&31]
		t19 := math.Float32frombits(t18)
		t20 := math.Float32bits(t16)
		t21 := t20 & uint32(0xfffff000)
		t22 := math.Float32frombits(t21)
		t23 := float32(t16 - t22)
		t24 := float32(t22 * t19)
		t25 := float32(t24 - float32(0x1p+00))
		t26 := float32(t23 * t19)
		t27 := float32(t25 + t26)
		t28 := float32(t27 - t25)
		t29 := float32(t26 - t28)
		t30 := math.Float32bits(t27)
		t31 := t30 & uint32(0xfffff000)
		t32 := math.Float32frombits(t31)
		t33 := float32(t27 - t32)
		t34 := float32(t32 * float32(0x1p-01))
		t35 := float32(t34 * t32)
		t36 := float32(t27 + t32)
		t37 := float32(t36 * float32(0x1p-01))
		t38 := float32(t37 * t33)
		t39 := float32(t27 * t29)
		t40 := float32(t38 + t39)
		t41 := float32(t17 * float32(0x1.62e4p-01))
		t42 := table32x1[t12&31]
		t43 := math.Float32frombits(t42)
		t44 := float32(t41 + t43)
		t45 := float32(t44 + t27)
		t46 := float32(t45 - t44)
		t47 := float32(t27 - t46)
		t48 := math.Float32bits(t35)
		t49 := t48 ^ uint32(0x80000000)
		t50 := math.Float32frombits(t49)
		t51 := float32(t45 + t50)
		t52 := float32(t51 - t45)
		t53 := float32(t50 - t52)
		t54 := float32(t17 * float32(0x1.7f7d1cp-20))
		t55 := table32x2[t12&31]
		t56 := math.Float32frombits(t55)
		t57 := float32(t54 + t56)
		t58 := float32(t47 + t53)
		t59 := float32(t57 + t58)
		t60 := float32(t29 - t40)
		t61 := float32(t59 + t60)
		t62 := float32(t27 * t27)
		t63 := float32(t62 * t27)
		t64 := float32(float32(-0x1.5565d4p-03) * t27)
		t65 := float32(t64 + float32(0x1.999304p-03))
		t66 := float32(t65 * t27)
		t67 := float32(t66 + float32(-0x1p-02))
		t68 := float32(t67 * t27)
		t69 := float32(t68 + float32(0x1.555556p-02))
		t70 := float32(t63 * t69)
		t71 := float32(t61 + t70)
		t72 := float32(t51 + t71)
		t73 := float32(t72 - t51)
		t74 := float32(t71 - t73)
		t75 := uint32(0x4f800000) < t4
		t76 := t4
		if t75 {
			t76 = uint32(0x4f800000)
		}
		t77 := math.Float32frombits(t76)
		t78 := math.Float32bits(t77)
		t79 := t3 & uint32(0x80000000)
		t80 := t78 | t79
		t81 := math.Float32frombits(t80)
		t82 := math.Float32bits(t81)
		t83 := t82 & uint32(0xfffff000)
		t84 := math.Float32frombits(t83)
		t85 := float32(t81 - t84)
		t86 := math.Float32bits(t72)
		t87 := t86 & uint32(0xfffff000)
		t88 := math.Float32frombits(t87)
		t89 := float32(t72 - t88)
		t90 := float32(t81 * t72)
		t91 := float32(t84 * t88)
		t92 := float32(t91 - t90)
		t93 := float32(t84 * t89)
		t94 := float32(t92 + t93)
		t95 := float32(t85 * t88)
		t96 := float32(t94 + t95)
		t97 := float32(t85 * t89)
		t98 := float32(t96 + t97)
		t99 := float32(t81 * t74)
		t100 := float32(t98 + t99)
		t101 := math.Float32bits(t90)
		t102 := int32(1118961664) < int32(t101)
		t103 := t101
		if t102 {
			t103 = uint32(0x42b20000)
		}
		t104 := uint32(0xc2d00000) < t103
		t105 := t103
		if t104 {
			t105 = uint32(0xc2d00000)
		}
		t106 := math.Float32frombits(t105)
		t107 := math.Float32bits(t106)
		t108 := t107 == t101
		t109 := float32(0x0p+00)
		if t108 {
			t109 = t100
		}
		t110 := float32(t106 * float32(0x1.715476p+00))
		t111 := float32(t110 + float32(0x1.8p+23))
		t112 := math.Float32bits(t111)
		t113 := t112 - uint32(0x4b400000)
		t114 := float32(t111 - float32(0x1.8p+23))
		t115 := float32(t114 * float32(0x1.62e4p-01))
		t116 := float32(t106 - t115)
		t117 := float32(t114 * float32(0x1.7f7d1cp-20))
		t118 := float32(t117 - t109)
		t119 := float32(t116 - t118)
		t120 := float32(float32(0x1.6ac74ep-10) * t119)
		t121 := float32(t120 + float32(0x1.123dep-07))
		t122 := float32(t121 * t119)
		t123 := float32(t122 + float32(0x1.555858p-05))
		t124 := float32(t123 * t119)
		t125 := float32(t124 + float32(0x1.55548cp-03))
		t126 := float32(t125 * t119)
		t127 := float32(t126 + float32(0x1.fffffcp-02))
		t128 := float32(t119 * t119)
		t129 := float32(t128 * t127)
		t130 := float32(float32(0x1p+00) + t116)
		t131 := float32(float32(0x1p+00) - t130)
		t132 := float32(t131 + t116)
		t133 := float32(t129 - t118)
		t134 := float32(t132 + t133)
		t135 := float32(t130 + t134)
		t136 := uint32(int32(t113) >> 1)
		t137 := t136 + uint32(0x7f)
		t138 := t137 << 23
		t139 := math.Float32frombits(t138)
		t140 := float32(t135 * t139)
		t141 := t113 - t136
		t142 := t141 + uint32(0x7f)
		t143 := t142 << 23
		t144 := math.Float32frombits(t143)
		t145 := float32(t140 * t144)
		t146 := int32(t1) < int32(0)
		t147 := int32(t3) < int32(0)
		t148 := t2 == uint32(0x0)
		t149 := t2 - uint32(0x1)
		t150 := t149 < uint32(0x7f7fffff)
		t151 := !t147
		t152 := t148 && t151
		t153 := !t148
		t154 := t153 && t147
		t155 := t152 || t154
		t156 := math.Float32bits(t145)
		t157 := uint32(0x7f800000)
		if t155 {
			t157 = uint32(0x0)
		}
		t158 := t157
		if t150 {
			t158 = t156
		}
		t159 := t4 >> 23
		t160 := t159 < uint32(0x7e)
		t161 := t159
		if t160 {
			t161 = uint32(0x7e)
		}
		t162 := uint32(0x97) < t161
		t163 := t161
		if t162 {
			t163 = uint32(0x97)
		}
		t164 := t163 - uint32(0x7e)
		t165 := t4 & uint32(0x7fffff)
		t166 := t165 | uint32(0x800000)
		t167 := t166 << 7
		t168 := t167 << (t164 & 31)
		t169 := t168 << 1
		t170 := t169 == uint32(0x0)
		t171 := t168 == uint32(0x80000000)
		t172 := t146 && t171
		t173 := uint32(0x0)
		if t172 {
			t173 = uint32(0x80000000)
		}
		t174 := t158 | t173
		t175 := t146 && t150
		t176 := !t170
		t177 := t175 && t176
		t178 := uint32(0x7f800000) < t2
		t179 := uint32(0x7f800000) < t4
		t180 := t178 || t179
		t181 := t177 || t180
		t182 := t174
		if t181 {
			t182 = uint32(0x7fc00000)
		}
		t183 := t1 == uint32(0x3f800000)
		t184 := t4 == uint32(0x0)
		t185 := t183 || t184
		t186 := t182
		if t185 {
			t186 = uint32(0x3f800000)
		}
		t187 := math.Float32frombits(t186)
		dst[i] = t187
	}
}

// asinh32 is elementary's definition, element by element.
func asinh32(dst, x []float32) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float32bits(x0)
		t2 := t1 & uint32(0x7fffffff)
		t3 := uint32(0x46800000) < t2
		t4 := t2
		if t3 {
			t4 = uint32(0x46800000)
		}
		t5 := math.Float32frombits(t4)
		t6 := math.Float32bits(t5)
		t7 := t6 & uint32(0xfffff000)
		t8 := math.Float32frombits(t7)
		t9 := float32(t5 - t8)
		t10 := float32(t5 * t5)
		t11 := float32(t8 * t9)
		t12 := float32(t8 * t8)
		t13 := float32(t12 - t10)
		t14 := float32(t11 + t11)
		t15 := float32(t13 + t14)
		t16 := float32(t9 * t9)
		t17 := float32(t15 + t16)
		t18 := float32(float32(0x1p+00) + t10)
		t19 := float32(t18 - float32(0x1p+00))
		t20 := float32(t18 - t19)
		t21 := float32(float32(0x1p+00) - t20)
		t22 := float32(t10 - t19)
		t23 := float32(t21 + t22)
		t24 := float32(t23 + t17)
		t25 := float32(math.Sqrt(float64(t18)))
		t26 := math.Float32bits(t25)
		t27 := t26 & uint32(0xfffff000)
		t28 := math.Float32frombits(t27)
		t29 := float32(t28 * t28)
		t30 := float32(t18 - t29)
		t31 := float32(t30 + t24)
		t32 := float32(t28 + t25)
		t33 := float32(t31 / t32)
		t34 := float32(t28 + t5)
		t35 := float32(t34 - t28)
		t36 := float32(t5 - t35)
		t37 := float32(t36 + t33)
		t38 := float32(t34 + t37)
		t39 := float32(t38 - t34)
		t40 := float32(t37 - t39)
		t41 := math.Float32frombits(t2)
		t42 := t38
		if t3 {
			t42 = t41
		}
		t43 := t40
		if t3 {
			t43 = float32(0x0p+00)
		}
		t44 := uint32(0x0)
		if t3 {
			t44 = uint32(0x1)
		}
		t45 := math.Float32bits(t42)
		t46 := t45 - uint32(0x3f3504f3)
		t47 := t46 & uint32(0x7fffff)
		t48 := t47 + uint32(0x3f3504f3)
		t49 := math.Float32frombits(t48)
		t50 := uint32(int32(t46) >> 23)
		t51 := float32(t49 - float32(0x1p+00))
		t52 := float32(t51 * t51)
		t53 := float32(float32(0x1.147334p-04) * t51)
		t54 := float32(t53 + float32(-0x1.de01d8p-04))
		t55 := float32(t54 * t51)
		t56 := float32(t55 + float32(0x1.e6c00ap-04))
		t57 := float32(t56 * t51)
		t58 := float32(t57 + float32(-0x1.fc28cap-04))
		t59 := float32(t58 * t51)
		t60 := float32(t59 + float32(0x1.233ba2p-03))
		t61 := float32(t60 * t51)
		t62 := float32(t61 + float32(-0x1.555c44p-03))
		t63 := float32(t62 * t51)
		t64 := float32(t63 + float32(0x1.99a476p-03))
		t65 := float32(t64 * t51)
		t66 := float32(t65 + float32(-0x1.000006p-02))
		t67 := float32(t66 * t51)
		t68 := float32(t67 + float32(0x1.555548p-02))
		t69 := float32(t68 * t51)
		t70 := float32(t69 + float32(-0x1p-01))
		t71 := float32(t52 * t70)
		t72 := int32(t50) < int32(64)
		t73 := uint32(0x40)
		if t72 {
			t73 = t50
		}
		t74 := uint32(0x0) - t73
		t75 := t74 + uint32(0x7f)
		t76 := t75 << 23
		t77 := math.Float32frombits(t76)
		t78 := float32(t43 * t77)
		t79 := float32(float32(0x1.f0ed6cp-01) * t51)
		t80 := float32(t79 + float32(-0x1.169b98p+00))
		t81 := float32(t80 * t51)
		t82 := float32(t81 + float32(0x1.007508p+00))
		t83 := float32(t78 * t82)
		t84 := float32(t71 + t83)
		t85 := t50 + t44
		t86 := float32(int32(t85))
		t87 := float32(t86 * float32(0x1.62e4p-01))
		t88 := float32(t87 + t51)
		t89 := float32(t88 - t87)
		t90 := float32(t51 - t89)
		t91 := float32(t86 * float32(0x1.7f7d1cp-20))
		t92 := float32(t84 + t91)
		t93 := float32(t90 + t92)
		t94 := float32(t88 + t93)
		t95 := t2 == uint32(0x7f800000)
		t96 := t94
		if t95 {
			t96 = t41
		}
		t97 := float32(x0 * x0)
		t98 := float32(x0 * t97)
		t99 := float32(float32(-0x1.b14964p-07) * t97)
		t100 := float32(t99 + float32(0x1.cd6374p-06))
		t101 := float32(t100 * t97)
		t102 := float32(t101 + float32(-0x1.6b95ccp-05))
		t103 := float32(t102 * t97)
		t104 := float32(t103 + float32(0x1.3324f2p-04))
		t105 := float32(t104 * t97)
		t106 := float32(t105 + float32(-0x1.555536p-03))
		t107 := float32(t98 * t106)
		t108 := float32(x0 + t107)
		t109 := t2 < uint32(0x33000000)
		t110 := t108
		if t109 {
			t110 = x0
		}
		t111 := math.Float32bits(t96)
		t112 := t111 & uint32(0x7fffffff)
		t113 := uint32(0x7f800000) < t112
		t114 := t1 & uint32(0x80000000)
		t115 := t111 | t114
		t116 := math.Float32frombits(t115)
		t117 := t116
		if t113 {
			t117 = t96
		}
		t118 := t2 < uint32(0x3f000000)
		t119 := t117
		if t118 {
			t119 = t110
		}
		t120 := uint32(0x7f800000) < t2
		t121 := t119
		if t120 {
			t121 = math.Float32frombits(0x7fc00000)
		}
		dst[i] = t121
	}
}

// acosh32 is elementary's definition, element by element.
func acosh32(dst, x []float32) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float32bits(x0)
		t2 := uint32(0x46800000) < t1
		t3 := t1 < uint32(0x3fa00000)
		t4 := t1 & uint32(0x7fffffff)
		t5 := uint32(0x46800000) < t4
		t6 := t4
		if t5 {
			t6 = uint32(0x46800000)
		}
		t7 := math.Float32frombits(t6)
		t8 := float32(t7 - float32(0x1p+00))
		t9 := math.Float32bits(t7)
		t10 := t9 & uint32(0xfffff000)
		t11 := math.Float32frombits(t10)
		t12 := float32(t7 - t11)
		t13 := float32(t7 * t7)
		t14 := float32(t11 * t12)
		t15 := float32(t11 * t11)
		t16 := float32(t15 - t13)
		t17 := float32(t14 + t14)
		t18 := float32(t16 + t17)
		t19 := float32(t12 * t12)
		t20 := float32(t18 + t19)
		t21 := float32(t13 + float32(-0x1p+00))
		t22 := float32(t21 - t13)
		t23 := float32(float32(-0x1p+00) - t22)
		t24 := float32(t23 + t20)
		t25 := t24
		if t3 {
			t25 = float32(0x0p+00)
		}
		t26 := float32(t8 + t8)
		t27 := t21
		if t3 {
			t27 = t26
		}
		t28 := float32(math.Sqrt(float64(t27)))
		t29 := math.Float32bits(t28)
		t30 := t29 & uint32(0xfffff000)
		t31 := math.Float32frombits(t30)
		t32 := float32(t31 * t31)
		t33 := float32(t27 - t32)
		t34 := float32(t33 + t25)
		t35 := float32(t31 + t28)
		t36 := float32(t34 / t35)
		t37 := float32(t31 + t36)
		t38 := float32(t37 * t8)
		t39 := float32(float32(0x1.91c50cp-10) * t8)
		t40 := float32(t39 + float32(-0x1.68f16p-08))
		t41 := float32(t40 * t8)
		t42 := float32(t41 + float32(0x1.331ab4p-06))
		t43 := float32(t42 * t8)
		t44 := float32(t43 + float32(-0x1.55552ep-04))
		t45 := float32(t38 * t44)
		t46 := float32(t36 + t45)
		t47 := float32(t31 + t46)
		t48 := float32(t7 + t31)
		t49 := float32(t48 - t7)
		t50 := float32(t31 - t49)
		t51 := float32(t50 + t36)
		t52 := float32(t48 + t51)
		t53 := float32(t52 - t48)
		t54 := float32(t51 - t53)
		t55 := math.Float32frombits(t1)
		t56 := t52
		if t2 {
			t56 = t55
		}
		t57 := t54
		if t2 {
			t57 = float32(0x0p+00)
		}
		t58 := uint32(0x0)
		if t2 {
			t58 = uint32(0x1)
		}
		t59 := math.Float32bits(t56)
		t60 := t59 - uint32(0x3f3504f3)
		t61 := t60 & uint32(0x7fffff)
		t62 := t61 + uint32(0x3f3504f3)
		t63 := math.Float32frombits(t62)
		t64 := uint32(int32(t60) >> 23)
		t65 := float32(t63 - float32(0x1p+00))
		t66 := float32(t65 * t65)
		t67 := float32(float32(0x1.147334p-04) * t65)
		t68 := float32(t67 + float32(-0x1.de01d8p-04))
		t69 := float32(t68 * t65)
		t70 := float32(t69 + float32(0x1.e6c00ap-04))
		t71 := float32(t70 * t65)
		t72 := float32(t71 + float32(-0x1.fc28cap-04))
		t73 := float32(t72 * t65)
		t74 := float32(t73 + float32(0x1.233ba2p-03))
		t75 := float32(t74 * t65)
		t76 := float32(t75 + float32(-0x1.555c44p-03))
		t77 := float32(t76 * t65)
		t78 := float32(t77 + float32(0x1.99a476p-03))
		t79 := float32(t78 * t65)
		t80 := float32(t79 + float32(-0x1.000006p-02))
		t81 := float32(t80 * t65)
		t82 := float32(t81 + float32(0x1.555548p-02))
		t83 := float32(t82 * t65)
		t84 := float32(t83 + float32(-0x1p-01))
		t85 := float32(t66 * t84)
		t86 := int32(t64) < int32(64)
		t87 := uint32(0x40)
		if t86 {
			t87 = t64
		}
		t88 := uint32(0x0) - t87
		t89 := t88 + uint32(0x7f)
		t90 := t89 << 23
		t91 := math.Float32frombits(t90)
		t92 := float32(t57 * t91)
		t93 := float32(float32(0x1.f0ed6cp-01) * t65)
		t94 := float32(t93 + float32(-0x1.169b98p+00))
		t95 := float32(t94 * t65)
		t96 := float32(t95 + float32(0x1.007508p+00))
		t97 := float32(t92 * t96)
		t98 := float32(t85 + t97)
		t99 := t64 + t58
		t100 := float32(int32(t99))
		t101 := float32(t100 * float32(0x1.62e4p-01))
		t102 := float32(t101 + t65)
		t103 := float32(t102 - t101)
		t104 := float32(t65 - t103)
		t105 := float32(t100 * float32(0x1.7f7d1cp-20))
		t106 := float32(t98 + t105)
		t107 := float32(t104 + t106)
		t108 := float32(t102 + t107)
		t109 := t108
		if t3 {
			t109 = t47
		}
		t110 := t1 == uint32(0x7f800000)
		t111 := t109
		if t110 {
			t111 = x0
		}
		t112 := t1 == uint32(0x3f800000)
		t113 := t111
		if t112 {
			t113 = float32(0x0p+00)
		}
		t114 := t1 - uint32(0x3f800000)
		t115 := t114 < uint32(0x40000001)
		t116 := math.Float32frombits(0x7fc00000)
		if t115 {
			t116 = t113
		}
		dst[i] = t116
	}
}

// atanh32 is elementary's definition, element by element.
func atanh32(dst, x []float32) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float32bits(x0)
		t2 := t1 & uint32(0x7fffffff)
		t3 := math.Float32frombits(t2)
		t4 := float32(float32(0x1p+00) + t3)
		t5 := float32(t4 - float32(0x1p+00))
		t6 := float32(t3 - t5)
		t7 := float32(float32(0x1p+00) - t3)
		t8 := math.Float32bits(t7)
		t9 := t8 & uint32(0xfffff000)
		t10 := math.Float32frombits(t9)
		t11 := float32(t7 - t10)
		t12 := float32(t11 + float32(0x0p+00))
		t13 := float32(float32(0x1p+00) / t7)
		t14 := float32(t4 * t13)
		t15 := math.Float32bits(t14)
		t16 := t15 & uint32(0xfffff000)
		t17 := math.Float32frombits(t16)
		t18 := float32(t17 * t10)
		t19 := float32(t4 - t18)
		t20 := float32(t17 * t12)
		t21 := float32(t6 - t20)
		t22 := float32(t19 + t21)
		t23 := float32(t22 * t13)
		t24 := float32(t17 + t23)
		t25 := float32(t24 - t17)
		t26 := float32(t23 - t25)
		t27 := math.Float32bits(t24)
		t28 := t27 - uint32(0x3f3504f3)
		t29 := t28 & uint32(0x7fffff)
		t30 := t29 + uint32(0x3f3504f3)
		t31 := math.Float32frombits(t30)
		t32 := uint32(int32(t28) >> 23)
		t33 := float32(t31 - float32(0x1p+00))
		t34 := float32(t33 * t33)
		t35 := float32(float32(0x1.147334p-04) * t33)
		t36 := float32(t35 + float32(-0x1.de01d8p-04))
		t37 := float32(t36 * t33)
		t38 := float32(t37 + float32(0x1.e6c00ap-04))
		t39 := float32(t38 * t33)
		t40 := float32(t39 + float32(-0x1.fc28cap-04))
		t41 := float32(t40 * t33)
		t42 := float32(t41 + float32(0x1.233ba2p-03))
		t43 := float32(t42 * t33)
		t44 := float32(t43 + float32(-0x1.555c44p-03))
		t45 := float32(t44 * t33)
		t46 := float32(t45 + float32(0x1.99a476p-03))
		t47 := float32(t46 * t33)
		t48 := float32(t47 + float32(-0x1.000006p-02))
		t49 := float32(t48 * t33)
		t50 := float32(t49 + float32(0x1.555548p-02))
		t51 := float32(t50 * t33)
		t52 := float32(t51 + float32(-0x1p-01))
		t53 := float32(t34 * t52)
		t54 := int32(t32) < int32(64)
		t55 := uint32(0x40)
		if t54 {
			t55 = t32
		}
		t56 := uint32(0x0) - t55
		t57 := t56 + uint32(0x7f)
		t58 := t57 << 23
		t59 := math.Float32frombits(t58)
		t60 := float32(t26 * t59)
		t61 := float32(float32(0x1.f0ed6cp-01) * t33)
		t62 := float32(t61 + float32(-0x1.169b98p+00))
		t63 := float32(t62 * t33)
		t64 := float32(t63 + float32(0x1.007508p+00))
		t65 := float32(t60 * t64)
		t66 := float32(t53 + t65)
		t67 := t32 + uint32(0x0)
		t68 := float32(int32(t67))
		t69 := float32(t68 * float32(0x1.62e4p-01))
		t70 := float32(t69 + t33)
		t71 := float32(t70 - t69)
		t72 := float32(t33 - t71)
		t73 := float32(t68 * float32(0x1.7f7d1cp-20))
		t74 := float32(t66 + t73)
		t75 := float32(t72 + t74)
		t76 := float32(t70 + t75)
		t77 := float32(float32(0x1p-01) * t76)
		t78 := t2 == uint32(0x3f800000)
		t79 := t77
		if t78 {
			t79 = math.Float32frombits(0x7f800000)
		}
		t80 := uint32(0x3f800000) < t2
		t81 := t79
		if t80 {
			t81 = math.Float32frombits(0x7fc00000)
		}
		t82 := float32(x0 * x0)
		t83 := float32(x0 * t82)
		t84 := float32(float32(0x1.6943fcp-03) * t82)
		t85 := float32(t84 + float32(0x1.a69f56p-05))
		t86 := float32(t85 * t82)
		t87 := float32(t86 + float32(0x1.e403bap-04))
		t88 := float32(t87 * t82)
		t89 := float32(t88 + float32(0x1.234d64p-03))
		t90 := float32(t89 * t82)
		t91 := float32(t90 + float32(0x1.99a678p-03))
		t92 := float32(t91 * t82)
		t93 := float32(t92 + float32(0x1.55554p-02))
		t94 := float32(t83 * t93)
		t95 := float32(x0 + t94)
		t96 := t2 < uint32(0x33000000)
		t97 := t95
		if t96 {
			t97 = x0
		}
		t98 := math.Float32bits(t81)
		t99 := t98 & uint32(0x7fffffff)
		t100 := uint32(0x7f800000) < t99
		t101 := t1 & uint32(0x80000000)
		t102 := t98 | t101
		t103 := math.Float32frombits(t102)
		t104 := t103
		if t100 {
			t104 = t81
		}
		t105 := t2 < uint32(0x3f000000)
		t106 := t104
		if t105 {
			t106 = t97
		}
		t107 := uint32(0x7f800000) < t2
		t108 := t106
		if t107 {
			t108 = math.Float32frombits(0x7fc00000)
		}
		dst[i] = t108
	}
}

// cbrt32 is elementary's definition, element by element.
func cbrt32(dst, x []float32) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float32bits(x0)
		t2 := t1 & uint32(0x7fffffff)
		t3 := t2 < uint32(0x800000)
		t4 := float32(int32(t2))
		t5 := math.Float32bits(t4)
		t6 := t2
		if t3 {
			t6 = t5
		}
		t7 := t6 >> 23
		t8 := t7 - uint32(0x95)
		t9 := t7
		if t3 {
			t9 = t8
		}
		t10 := t6 & uint32(0x7fffff)
		t11 := t10 | uint32(0x3f800000)
		t12 := t9 + uint32(0x1a)
		t13 := t12 * uint32(0x5556)
		t14 := t13 >> 16
		t15 := t14 * uint32(0x3)
		t16 := t12 - t15
		t17 := t16 == uint32(0x2)
		t18 := t16 == uint32(0x0)
		t19 := float32(0x1.428a3p+00)
		if t17 {
			t19 = float32(0x1.965feap+00)
		}
		t20 := t19
		if t18 {
			t20 = float32(0x1p+00)
		}
		t21 := math.Float32frombits(t11)
		t22 := float32(float32(0x1.7a8d3ep-06) * t21)
		t23 := float32(t22 + float32(-0x1.4dc30ap-03))
		t24 := float32(t23 * t21)
		t25 := float32(t24 + float32(0x1.2c9a3ep-01))
		t26 := float32(t25 * t21)
		t27 := float32(t26 + float32(0x1.1b0bacp-01))
		t28 := float32(t20 * t27)
		t29 := math.Float32bits(t28)
		t30 := t29 & uint32(0xfffff000)
		t31 := math.Float32frombits(t30)
		t32 := t16 << 23
		t33 := t11 + t32
		t34 := math.Float32frombits(t33)
		t35 := float32(t31 * t31)
		t36 := math.Float32bits(t35)
		t37 := t36 & uint32(0xfffff000)
		t38 := math.Float32frombits(t37)
		t39 := float32(t35 - t38)
		t40 := float32(t38 * t31)
		t41 := float32(t34 - t40)
		t42 := float32(t39 * t31)
		t43 := float32(t41 - t42)
		t44 := float32(float32(0x1.8p+01) * t34)
		t45 := float32(t43 + t43)
		t46 := float32(t44 - t45)
		t47 := float32(t31 * t43)
		t48 := float32(t47 / t46)
		t49 := float32(t31 + t48)
		t50 := math.Float32bits(t49)
		t51 := t14 - uint32(0x33)
		t52 := t51 << 23
		t53 := t50 + t52
		t54 := math.Float32frombits(t53)
		t55 := t2 - uint32(0x1)
		t56 := t55 < uint32(0x7f7fffff)
		t57 := math.Float32bits(t54)
		t58 := t1 & uint32(0x80000000)
		t59 := t57 | t58
		t60 := math.Float32frombits(t59)
		t61 := x0
		if t56 {
			t61 = t60
		}
		t62 := uint32(0x7f800000) < t2
		t63 := t61
		if t62 {
			t63 = math.Float32frombits(0x7fc00000)
		}
		dst[i] = t63
	}
}

// rsqrt32 is elementary's definition, element by element.
func rsqrt32(dst, x []float32) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float32bits(x0)
		t2 := t1 & uint32(0x7fffffff)
		t3 := t2 < uint32(0x800000)
		t4 := float32(int32(t2))
		t5 := math.Float32bits(t4)
		t6 := t2
		if t3 {
			t6 = t5
		}
		t7 := t6 >> 23
		t8 := t7 - uint32(0x95)
		t9 := t7
		if t3 {
			t9 = t8
		}
		t10 := t6 & uint32(0x7fffff)
		t11 := t10 | uint32(0x3f800000)
		t12 := t9 - uint32(0x7f)
		t13 := uint32(int32(t12) >> 1)
		t14 := t12 & uint32(0x1)
		t15 := t14 << 23
		t16 := t11 + t15
		t17 := math.Float32frombits(t16)
		t18 := t16 >> 1
		t19 := uint32(0x5f200000) - t18
		t20 := math.Float32frombits(t19)
		t21 := float32(t17 * float32(0x1.686c14p-01))
		t22 := float32(t20 * t20)
		t23 := float32(t21 * t22)
		t24 := float32(float32(0x1.ae91c4p+00) - t23)
		t25 := float32(t20 * t24)
		t26 := math.Float32bits(t25)
		t27 := t26 & uint32(0xfffff000)
		t28 := math.Float32frombits(t27)
		t29 := float32(t28 * t28)
		t30 := math.Float32bits(t17)
		t31 := t30 & uint32(0xfffff000)
		t32 := math.Float32frombits(t31)
		t33 := float32(t17 - t32)
		t34 := math.Float32bits(t29)
		t35 := t34 & uint32(0xfffff000)
		t36 := math.Float32frombits(t35)
		t37 := float32(t29 - t36)
		t38 := float32(t32 * t36)
		t39 := float32(float32(0x1p+00) - t38)
		t40 := float32(t32 * t37)
		t41 := float32(t39 - t40)
		t42 := float32(t33 * t36)
		t43 := float32(t41 - t42)
		t44 := float32(t33 * t37)
		t45 := float32(t43 - t44)
		t46 := float32(t45 * float32(0x1.4p-02))
		t47 := float32(t46 + float32(0x1.8p-02))
		t48 := float32(t47 * t45)
		t49 := float32(t48 + float32(0x1p-01))
		t50 := float32(t28 * t45)
		t51 := float32(t50 * t49)
		t52 := float32(t28 + t51)
		t53 := math.Float32bits(t52)
		t54 := t13 << 23
		t55 := t53 - t54
		t56 := math.Float32frombits(t55)
		t57 := t1 & uint32(0x80000000)
		t58 := t1 == t57
		t59 := t1 == uint32(0x7f800000)
		t60 := uint32(0x7fc00000)
		if t59 {
			t60 = uint32(0x0)
		}
		t61 := t57 | uint32(0x7f800000)
		t62 := t60
		if t58 {
			t62 = t61
		}
		t63 := t1 - uint32(0x1)
		t64 := t63 < uint32(0x7f7fffff)
		t65 := math.Float32frombits(t62)
		t66 := t65
		if t64 {
			t66 = t56
		}
		dst[i] = t66
	}
}

// hypot32 is elementary's definition, element by element.
func hypot32(dst, x, y []float32) {
	x = x[:len(dst)]
	y = y[:len(dst)]
	for i := range dst {
		x0 := x[i]
		y0 := y[i]
		t1 := math.Float32bits(x0)
		t2 := t1 & uint32(0x7fffffff)
		t3 := math.Float32bits(y0)
		t4 := t3 & uint32(0x7fffffff)
		t5 := t2 < t4
		t6 := t2
		if t5 {
			t6 = t4
		}
		t7 := t4
		if t5 {
			t7 = t2
		}
		t8 := t6 < uint32(0x800000)
		t9 := float32(int32(t6))
		t10 := math.Float32bits(t9)
		t11 := t6
		if t8 {
			t11 = t10
		}
		t12 := t11 >> 23
		t13 := t12 - uint32(0x95)
		t14 := t12
		if t8 {
			t14 = t13
		}
		t15 := t11 & uint32(0x7fffff)
		t16 := t15 | uint32(0x3f800000)
		t17 := t7 < uint32(0x800000)
		t18 := float32(int32(t7))
		t19 := math.Float32bits(t18)
		t20 := t7
		if t17 {
			t20 = t19
		}
		t21 := t20 >> 23
		t22 := t21 - uint32(0x95)
		t23 := t21
		if t17 {
			t23 = t22
		}
		t24 := t20 & uint32(0x7fffff)
		t25 := t24 | uint32(0x3f800000)
		t26 := t14 - t23
		t27 := t26 < uint32(0x1e)
		t28 := uint32(0x1e)
		if t27 {
			t28 = t26
		}
		t29 := t16 - uint32(0x800000)
		t30 := t28 << 23
		t31 := uint32(0x800000) + t30
		t32 := t25 - t31
		t33 := math.Float32frombits(t29)
		t34 := math.Float32bits(t33)
		t35 := t34 & uint32(0xfffff000)
		t36 := math.Float32frombits(t35)
		t37 := float32(t33 - t36)
		t38 := float32(t33 * t33)
		t39 := float32(t36 * t37)
		t40 := float32(t36 * t36)
		t41 := float32(t40 - t38)
		t42 := float32(t39 + t39)
		t43 := float32(t41 + t42)
		t44 := float32(t37 * t37)
		t45 := float32(t43 + t44)
		t46 := math.Float32frombits(t32)
		t47 := math.Float32bits(t46)
		t48 := t47 & uint32(0xfffff000)
		t49 := math.Float32frombits(t48)
		t50 := float32(t46 - t49)
		t51 := float32(t46 * t46)
		t52 := float32(t49 * t50)
		t53 := float32(t49 * t49)
		t54 := float32(t53 - t51)
		t55 := float32(t52 + t52)
		t56 := float32(t54 + t55)
		t57 := float32(t50 * t50)
		t58 := float32(t56 + t57)
		t59 := float32(t38 + t51)
		t60 := float32(t59 - t38)
		t61 := float32(t51 - t60)
		t62 := float32(t45 + t58)
		t63 := float32(t61 + t62)
		t64 := float32(math.Sqrt(float64(t59)))
		t65 := math.Float32bits(t64)
		t66 := t65 & uint32(0xfffff000)
		t67 := math.Float32frombits(t66)
		t68 := float32(t67 * t67)
		t69 := float32(t59 - t68)
		t70 := float32(t69 + t63)
		t71 := float32(t67 + t64)
		t72 := float32(t70 / t71)
		t73 := t14 - uint32(0x7e)
		t74 := t6 == uint32(0x0)
		t75 := t73
		if t74 {
			t75 = uint32(0x0)
		}
		t76 := float32(t67 + t72)
		t77 := uint32(int32(t75) >> 1)
		t78 := t77 + uint32(0x7f)
		t79 := t78 << 23
		t80 := math.Float32frombits(t79)
		t81 := float32(t76 * t80)
		t82 := t75 - t77
		t83 := t82 + uint32(0x7f)
		t84 := t83 << 23
		t85 := math.Float32frombits(t84)
		t86 := float32(t81 * t85)
		t87 := t86
		if t74 {
			t87 = float32(0x0p+00)
		}
		t88 := t2 == uint32(0x7f800000)
		t89 := t4 == uint32(0x7f800000)
		t90 := t88 || t89
		t91 := uint32(0x7fc00000)
		if t90 {
			t91 = uint32(0x7f800000)
		}
		t92 := t6 < uint32(0x7f800000)
		t93 := math.Float32frombits(t91)
		t94 := t93
		if t92 {
			t94 = t87
		}
		dst[i] = t94
	}
}

// sin32 is elementary's definition, element by element.
func sin32(dst, x []float32) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := float32(x0 * float32(0x1.45f306p-01))
		t2 := float32(t1 + float32(0x1.8p+23))
		t3 := float32(t2 - float32(0x1.8p+23))
		t4 := float32(t3 * float32(0x1.922p+00))
		t5 := float32(x0 - t4)
		t6 := float32(t3 * float32(-0x1.2cp-18))
		t7 := float32(t5 - t6)
		t8 := float32(t3 * float32(0x1.11p-26))
		t9 := float32(t7 - t8)
		t10 := float32(t7 - t9)
		t11 := float32(t10 - t8)
		t12 := float32(t3 * float32(0x1.68c234p-39))
		t13 := float32(t11 - t12)
		t14 := math.Float32bits(x0)
		t15 := t14 & uint32(0x7fffffff)
		t16 := uint32(0x457fffff) < t15
		t114, t115, t116 := t9, t13, t2
		if t16 {
			t17 := t14 & uint32(0x7fffff)
			t18 := t17 | uint32(0x800000)
			t19 := t15 >> 23
			t20 := t19 - uint32(0x8b)
			t21 := t20 >> 5
			t22 := t21 & uint32(0x3)
			t23 := t20 & uint32(0x1f)
			t24 := t23 ^ uint32(0x1f)
			t25 := table32x3[t22&7]
			t26 := t22 + uint32(0x1)
			t27 := table32x3[t26&7]
			t28 := t25 << (t23 & 31)
			t29 := t27 >> 1
			t30 := t29 >> (t24 & 31)
			t31 := t28 | t30
			t32 := t22 + uint32(0x2)
			t33 := table32x3[t32&7]
			t34 := t27 << (t23 & 31)
			t35 := t33 >> 1
			t36 := t35 >> (t24 & 31)
			t37 := t34 | t36
			t38 := t22 + uint32(0x3)
			t39 := table32x3[t38&7]
			t40 := t33 << (t23 & 31)
			t41 := t39 >> 1
			t42 := t41 >> (t24 & 31)
			t43 := t40 | t42
			t44 := t18 * t43
			t45 := mulHigh32(t18, t43)
			t46 := t18 * t37
			t47 := t46 + t45
			t48 := t47 < t45
			t49 := uint32(0x0)
			if t48 {
				t49 = uint32(0x1)
			}
			t50 := t18 * t31
			t51 := mulHigh32(t18, t37)
			t52 := t50 + t51
			t53 := t52 + t49
			t54 := t53 + uint32(0x20000000)
			t55 := t54 >> 30
			t56 := t53 << 2
			t57 := t47 >> 30
			t58 := t56 | t57
			t59 := t47 << 2
			t60 := t44 >> 30
			t61 := t59 | t60
			t62 := uint32(int32(t58) >> 31)
			t63 := t58 ^ t62
			t64 := t61 ^ t62
			t65 := t63 >> 8
			t66 := float32(int32(t65))
			t67 := float32(t66 * float32(0x1p-24))
			t68 := t63 & uint32(0xff)
			t69 := t68 << 16
			t70 := t64 >> 16
			t71 := t69 | t70
			t72 := t64 & uint32(0xffff)
			t73 := float32(int32(t72))
			t74 := float32(t73 * float32(0x1p-64))
			t75 := float32(int32(t71))
			t76 := float32(t75 * float32(0x1p-48))
			t77 := float32(t67 + t76)
			t78 := float32(t77 - t67)
			t79 := float32(t76 - t78)
			t80 := float32(t79 + t74)
			t81 := math.Float32bits(t77)
			t82 := t81 & uint32(0xfffff000)
			t83 := math.Float32frombits(t82)
			t84 := float32(t77 - t83)
			t85 := float32(t77 * float32(0x1.921fb6p+00))
			t86 := float32(t83 * float32(0x1.92p+00))
			t87 := float32(t86 - t85)
			t88 := float32(t83 * float32(0x1.fb6p-12))
			t89 := float32(t87 + t88)
			t90 := float32(t84 * float32(0x1.92p+00))
			t91 := float32(t89 + t90)
			t92 := float32(t84 * float32(0x1.fb6p-12))
			t93 := float32(t91 + t92)
			t94 := float32(t77 * float32(-0x1.777a5cp-25))
			t95 := float32(t80 * float32(0x1.921fb6p+00))
			t96 := float32(t94 + t95)
			t97 := float32(t93 + t96)
			t98 := float32(t85 + t97)
			t99 := float32(t98 - t85)
			t100 := float32(t97 - t99)
			t101 := uint32(int32(t14) >> 31)
			t102 := t62 ^ t101
			t103 := t102 & uint32(0x80000000)
			t104 := t55 ^ t101
			t105 := t104 - t101
			t106 := math.Float32bits(t98)
			t107 := t106 ^ t103
			t108 := math.Float32frombits(t107)
			t109 := math.Float32bits(t100)
			t110 := t109 ^ t103
			t111 := math.Float32frombits(t110)
			t112 := uint32(0x4b400000) + t105
			t113 := math.Float32frombits(t112)
			t114, t115, t116 = t108, t111, t113
		}
		t117 := math.Float32bits(t116)
		t118 := t117 & uint32(0x1)
		t119 := t118 == uint32(0x1)
		t120 := float32(t114 * t114)
		t121 := float32(t120 * float32(0x1p-01))
		t122 := float32(float32(0x1p+00) - t121)
		t123 := float32(float32(0x1p+00) - t122)
		t124 := float32(t123 - t121)
		t125 := float32(t114 * t115)
		t126 := float32(t124 - t125)
		t127 := float32(-0x1.9952e2p-13)
		if t119 {
			t127 = float32(0x1.99e80cp-16)
		}
		t128 := float32(0x1.110776p-07)
		if t119 {
			t128 = float32(-0x1.6c0c28p-10)
		}
		t129 := float32(t127 * t120)
		t130 := float32(t129 + t128)
		t131 := float32(-0x1.555546p-03)
		if t119 {
			t131 = float32(0x1.55554ap-05)
		}
		t132 := float32(t130 * t120)
		t133 := float32(t132 + t131)
		t134 := t114
		if t119 {
			t134 = t120
		}
		t135 := float32(t120 * t134)
		t136 := t115
		if t119 {
			t136 = t126
		}
		t137 := float32(t135 * t133)
		t138 := float32(t136 + t137)
		t139 := t114
		if t119 {
			t139 = t122
		}
		t140 := float32(t139 + t138)
		t141 := t117 << 30
		t142 := t141 & uint32(0x80000000)
		t143 := math.Float32bits(t140)
		t144 := t143 ^ t142
		t145 := math.Float32frombits(t144)
		t146 := t15 < uint32(0x39000000)
		t147 := t145
		if t146 {
			t147 = x0
		}
		t148 := t15 < uint32(0x7f800000)
		t149 := math.Float32frombits(0x7fc00000)
		if t148 {
			t149 = t147
		}
		dst[i] = t149
	}
}

// cos32 is elementary's definition, element by element.
func cos32(dst, x []float32) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float32bits(x0)
		t2 := t1 & uint32(0x7fffffff)
		t3 := float32(x0 * float32(0x1.45f306p-01))
		t4 := float32(t3 + float32(0x1.800002p+23))
		t5 := float32(t4 - float32(0x1.800002p+23))
		t6 := float32(t5 * float32(0x1.922p+00))
		t7 := float32(x0 - t6)
		t8 := float32(t5 * float32(-0x1.2cp-18))
		t9 := float32(t7 - t8)
		t10 := float32(t5 * float32(0x1.11p-26))
		t11 := float32(t9 - t10)
		t12 := float32(t9 - t11)
		t13 := float32(t12 - t10)
		t14 := float32(t5 * float32(0x1.68c234p-39))
		t15 := float32(t13 - t14)
		t16 := uint32(0x457fffff) < t2
		t114, t115, t116 := t11, t15, t4
		if t16 {
			t17 := t1 & uint32(0x7fffff)
			t18 := t17 | uint32(0x800000)
			t19 := t2 >> 23
			t20 := t19 - uint32(0x8b)
			t21 := t20 >> 5
			t22 := t21 & uint32(0x3)
			t23 := t20 & uint32(0x1f)
			t24 := t23 ^ uint32(0x1f)
			t25 := table32x3[t22&7]
			t26 := t22 + uint32(0x1)
			t27 := table32x3[t26&7]
			t28 := t25 << (t23 & 31)
			t29 := t27 >> 1
			t30 := t29 >> (t24 & 31)
			t31 := t28 | t30
			t32 := t22 + uint32(0x2)
			t33 := table32x3[t32&7]
			t34 := t27 << (t23 & 31)
			t35 := t33 >> 1
			t36 := t35 >> (t24 & 31)
			t37 := t34 | t36
			t38 := t22 + uint32(0x3)
			t39 := table32x3[t38&7]
			t40 := t33 << (t23 & 31)
			t41 := t39 >> 1
			t42 := t41 >> (t24 & 31)
			t43 := t40 | t42
			t44 := t18 * t43
			t45 := mulHigh32(t18, t43)
			t46 := t18 * t37
			t47 := t46 + t45
			t48 := t47 < t45
			t49 := uint32(0x0)
			if t48 {
				t49 = uint32(0x1)
			}
			t50 := t18 * t31
			t51 := mulHigh32(t18, t37)
			t52 := t50 + t51
			t53 := t52 + t49
			t54 := t53 + uint32(0x20000000)
			t55 := t54 >> 30
			t56 := t53 << 2
			t57 := t47 >> 30
			t58 := t56 | t57
			t59 := t47 << 2
			t60 := t44 >> 30
			t61 := t59 | t60
			t62 := uint32(int32(t58) >> 31)
			t63 := t58 ^ t62
			t64 := t61 ^ t62
			t65 := t63 >> 8
			t66 := float32(int32(t65))
			t67 := float32(t66 * float32(0x1p-24))
			t68 := t63 & uint32(0xff)
			t69 := t68 << 16
			t70 := t64 >> 16
			t71 := t69 | t70
			t72 := t64 & uint32(0xffff)
			t73 := float32(int32(t72))
			t74 := float32(t73 * float32(0x1p-64))
			t75 := float32(int32(t71))
			t76 := float32(t75 * float32(0x1p-48))
			t77 := float32(t67 + t76)
			t78 := float32(t77 - t67)
			t79 := float32(t76 - t78)
			t80 := float32(t79 + t74)
			t81 := math.Float32bits(t77)
			t82 := t81 & uint32(0xfffff000)
			t83 := math.Float32frombits(t82)
			t84 := float32(t77 - t83)
			t85 := float32(t77 * float32(0x1.921fb6p+00))
			t86 := float32(t83 * float32(0x1.92p+00))
			t87 := float32(t86 - t85)
			t88 := float32(t83 * float32(0x1.fb6p-12))
			t89 := float32(t87 + t88)
			t90 := float32(t84 * float32(0x1.92p+00))
			t91 := float32(t89 + t90)
			t92 := float32(t84 * float32(0x1.fb6p-12))
			t93 := float32(t91 + t92)
			t94 := float32(t77 * float32(-0x1.777a5cp-25))
			t95 := float32(t80 * float32(0x1.921fb6p+00))
			t96 := float32(t94 + t95)
			t97 := float32(t93 + t96)
			t98 := float32(t85 + t97)
			t99 := float32(t98 - t85)
			t100 := float32(t97 - t99)
			t101 := uint32(int32(t1) >> 31)
			t102 := t62 ^ t101
			t103 := t102 & uint32(0x80000000)
			t104 := t55 ^ t101
			t105 := t104 - t101
			t106 := math.Float32bits(t98)
			t107 := t106 ^ t103
			t108 := math.Float32frombits(t107)
			t109 := math.Float32bits(t100)
			t110 := t109 ^ t103
			t111 := math.Float32frombits(t110)
			t112 := uint32(0x4b400001) + t105
			t113 := math.Float32frombits(t112)
			t114, t115, t116 = t108, t111, t113
		}
		t117 := math.Float32bits(t116)
		t118 := t117 & uint32(0x1)
		t119 := t118 == uint32(0x1)
		t120 := float32(t114 * t114)
		t121 := float32(t120 * float32(0x1p-01))
		t122 := float32(float32(0x1p+00) - t121)
		t123 := float32(float32(0x1p+00) - t122)
		t124 := float32(t123 - t121)
		t125 := float32(t114 * t115)
		t126 := float32(t124 - t125)
		t127 := float32(-0x1.9952e2p-13)
		if t119 {
			t127 = float32(0x1.99e80cp-16)
		}
		t128 := float32(0x1.110776p-07)
		if t119 {
			t128 = float32(-0x1.6c0c28p-10)
		}
		t129 := float32(t127 * t120)
		t130 := float32(t129 + t128)
		t131 := float32(-0x1.555546p-03)
		if t119 {
			t131 = float32(0x1.55554ap-05)
		}
		t132 := float32(t130 * t120)
		t133 := float32(t132 + t131)
		t134 := t114
		if t119 {
			t134 = t120
		}
		t135 := float32(t120 * t134)
		t136 := t115
		if t119 {
			t136 = t126
		}
		t137 := float32(t135 * t133)
		t138 := float32(t136 + t137)
		t139 := t114
		if t119 {
			t139 = t122
		}
		t140 := float32(t139 + t138)
		t141 := t117 << 30
		t142 := t141 & uint32(0x80000000)
		t143 := math.Float32bits(t140)
		t144 := t143 ^ t142
		t145 := math.Float32frombits(t144)
		t146 := t2 < uint32(0x7f800000)
		t147 := math.Float32frombits(0x7fc00000)
		if t146 {
			t147 = t145
		}
		dst[i] = t147
	}
}

// tan32 is elementary's definition, element by element.
func tan32(dst, x []float32) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := float32(x0 * float32(0x1.45f306p-01))
		t2 := float32(t1 + float32(0x1.8p+23))
		t3 := float32(t2 - float32(0x1.8p+23))
		t4 := float32(t3 * float32(0x1.922p+00))
		t5 := float32(x0 - t4)
		t6 := float32(t3 * float32(-0x1.2cp-18))
		t7 := float32(t5 - t6)
		t8 := float32(t3 * float32(0x1.11p-26))
		t9 := float32(t7 - t8)
		t10 := float32(t7 - t9)
		t11 := float32(t10 - t8)
		t12 := float32(t3 * float32(0x1.68c234p-39))
		t13 := float32(t11 - t12)
		t14 := math.Float32bits(x0)
		t15 := t14 & uint32(0x7fffffff)
		t16 := uint32(0x457fffff) < t15
		t114, t115, t116 := t9, t13, t2
		if t16 {
			t17 := t14 & uint32(0x7fffff)
			t18 := t17 | uint32(0x800000)
			t19 := t15 >> 23
			t20 := t19 - uint32(0x8b)
			t21 := t20 >> 5
			t22 := t21 & uint32(0x3)
			t23 := t20 & uint32(0x1f)
			t24 := t23 ^ uint32(0x1f)
			t25 := table32x3[t22&7]
			t26 := t22 + uint32(0x1)
			t27 := table32x3[t26&7]
			t28 := t25 << (t23 & 31)
			t29 := t27 >> 1
			t30 := t29 >> (t24 & 31)
			t31 := t28 | t30
			t32 := t22 + uint32(0x2)
			t33 := table32x3[t32&7]
			t34 := t27 << (t23 & 31)
			t35 := t33 >> 1
			t36 := t35 >> (t24 & 31)
			t37 := t34 | t36
			t38 := t22 + uint32(0x3)
			t39 := table32x3[t38&7]
			t40 := t33 << (t23 & 31)
			t41 := t39 >> 1
			t42 := t41 >> (t24 & 31)
			t43 := t40 | t42
			t44 := t18 * t43
			t45 := mulHigh32(t18, t43)
			t46 := t18 * t37
			t47 := t46 + t45
			t48 := t47 < t45
			t49 := uint32(0x0)
			if t48 {
				t49 = uint32(0x1)
			}
			t50 := t18 * t31
			t51 := mulHigh32(t18, t37)
			t52 := t50 + t51
			t53 := t52 + t49
			t54 := t53 + uint32(0x20000000)
			t55 := t54 >> 30
			t56 := t53 << 2
			t57 := t47 >> 30
			t58 := t56 | t57
			t59 := t47 << 2
			t60 := t44 >> 30
			t61 := t59 | t60
			t62 := uint32(int32(t58) >> 31)
			t63 := t58 ^ t62
			t64 := t61 ^ t62
			t65 := t63 >> 8
			t66 := float32(int32(t65))
			t67 := float32(t66 * float32(0x1p-24))
			t68 := t63 & uint32(0xff)
			t69 := t68 << 16
			t70 := t64 >> 16
			t71 := t69 | t70
			t72 := t64 & uint32(0xffff)
			t73 := float32(int32(t72))
			t74 := float32(t73 * float32(0x1p-64))
			t75 := float32(int32(t71))
			t76 := float32(t75 * float32(0x1p-48))
			t77 := float32(t67 + t76)
			t78 := float32(t77 - t67)
			t79 := float32(t76 - t78)
			t80 := float32(t79 + t74)
			t81 := math.Float32bits(t77)
			t82 := t81 & uint32(0xfffff000)
			t83 := math.Float32frombits(t82)
			t84 := float32(t77 - t83)
			t85 := float32(t77 * float32(0x1.921fb6p+00))
			t86 := float32(t83 * float32(0x1.92p+00))
			t87 := float32(t86 - t85)
			t88 := float32(t83 * float32(0x1.fb6p-12))
			t89 := float32(t87 + t88)
			t90 := float32(t84 * float32(0x1.92p+00))
			t91 := float32(t89 + t90)
			t92 := float32(t84 * float32(0x1.fb6p-12))
			t93 := float32(t91 + t92)
			t94 := float32(t77 * float32(-0x1.777a5cp-25))
			t95 := float32(t80 * float32(0x1.921fb6p+00))
			t96 := float32(t94 + t95)
			t97 := float32(t93 + t96)
			t98 := float32(t85 + t97)
			t99 := float32(t98 - t85)
			t100 := float32(t97 - t99)
			t101 := uint32(int32(t14) >> 31)
			t102 := t62 ^ t101
			t103 := t102 & uint32(0x80000000)
			t104 := t55 ^ t101
			t105 := t104 - t101
			t106 := math.Float32bits(t98)
			t107 := t106 ^ t103
			t108 := math.Float32frombits(t107)
			t109 := math.Float32bits(t100)
			t110 := t109 ^ t103
			t111 := math.Float32frombits(t110)
			t112 := uint32(0x4b400000) + t105
			t113 := math.Float32frombits(t112)
			t114, t115, t116 = t108, t111, t113
		}
		t117 := math.Float32bits(t116)
		t118 := float32(t114 * t114)
		t119 := float32(t118 * t114)
		t120 := float32(float32(0x1.a2e47ap-14) * t118)
		t121 := float32(t120 + float32(0x1.b60ddap-11))
		t122 := float32(t121 * t118)
		t123 := float32(t122 + float32(0x1.111e7ep-07))
		t124 := float32(t123 * t118)
		t125 := float32(t124 + float32(0x1.55553ap-04))
		t126 := float32(t119 * t125)
		t127 := float32(t115 + t126)
		t128 := float32(t114 + t127)
		t129 := float32(t128 - t114)
		t130 := float32(t127 - t129)
		t131 := float32(t128 + float32(0x1.8p+12))
		t132 := float32(t131 - float32(0x1.8p+12))
		t133 := float32(t128 - t132)
		t134 := float32(t133 + t130)
		t135 := float32(t128 + t132)
		t136 := float32(t134 * t135)
		t137 := float32(t132 * t132)
		t138 := float32(float32(0x1p+02) - t137)
		t139 := float32(t138 - t136)
		t140 := float32(t138 - t139)
		t141 := float32(t140 - t136)
		t142 := float32(t128 * float32(0x1p+02))
		t143 := float32(t130 * float32(0x1p+02))
		t144 := t117 & uint32(0x1)
		t145 := t144 == uint32(0x1)
		t146 := t142
		if t145 {
			t146 = t139
		}
		t147 := t143
		if t145 {
			t147 = t141
		}
		t148 := t139
		if t145 {
			t148 = t142
		}
		t149 := t141
		if t145 {
			t149 = t143
		}
		t150 := math.Float32bits(t148)
		t151 := t150 & uint32(0xfffff000)
		t152 := math.Float32frombits(t151)
		t153 := float32(t148 - t152)
		t154 := float32(t153 + t149)
		t155 := float32(float32(0x1p+00) / t148)
		t156 := float32(t146 * t155)
		t157 := math.Float32bits(t156)
		t158 := t157 & uint32(0xfffff000)
		t159 := math.Float32frombits(t158)
		t160 := float32(t159 * t152)
		t161 := float32(t146 - t160)
		t162 := float32(t159 * t154)
		t163 := float32(t147 - t162)
		t164 := float32(t161 + t163)
		t165 := float32(t164 * t155)
		t166 := float32(t159 + t165)
		t167 := math.Float32bits(t166)
		t168 := t117 << 31
		t169 := t167 ^ t168
		t170 := math.Float32frombits(t169)
		t171 := t15 < uint32(0x39000000)
		t172 := t170
		if t171 {
			t172 = x0
		}
		t173 := t15 < uint32(0x7f800000)
		t174 := math.Float32frombits(0x7fc00000)
		if t173 {
			t174 = t172
		}
		dst[i] = t174
	}
}

// asin32 is elementary's definition, element by element.
func asin32(dst, x []float32) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float32bits(x0)
		t2 := t1 & uint32(0x7fffffff)
		t3 := math.Float32frombits(t2)
		t4 := uint32(0x3f000000) < t2
		t5 := float32(float32(0x1p+00) - t3)
		t6 := float32(t5 * float32(0x1p-01))
		t7 := float32(math.Sqrt(float64(t6)))
		t8 := t3
		if t4 {
			t8 = t7
		}
		t9 := math.Float32bits(t8)
		t10 := t9 & uint32(0xfffff000)
		t11 := math.Float32frombits(t10)
		t12 := float32(t8 - t11)
		t13 := float32(t8 + t11)
		t14 := float32(t13 + float32(0x1p-60))
		t15 := float32(t11 * t11)
		t16 := float32(t6 - t15)
		t17 := float32(t16 / t14)
		t18 := t12
		if t4 {
			t18 = t17
		}
		t19 := float32(t3 * t3)
		t20 := t19
		if t4 {
			t20 = t6
		}
		t21 := float32(float32(0x1.595c8cp-05) * t20)
		t22 := float32(t21 + float32(0x1.8c3e2ap-06))
		t23 := float32(t22 * t20)
		t24 := float32(t23 + float32(0x1.747bbap-05))
		t25 := float32(t24 * t20)
		t26 := float32(t25 + float32(0x1.330204p-04))
		t27 := float32(t26 * t20)
		t28 := float32(t27 + float32(0x1.5555c8p-03))
		t29 := float32(t20 * t28)
		t30 := float32(t8 * t29)
		t31 := float32(t18 + t30)
		t32 := float32(t11 + t11)
		t33 := float32(float32(0x1.92p+00) - t32)
		t34 := float32(t31 + t31)
		t35 := float32(float32(0x1.fb5444p-12) - t34)
		t36 := float32(t33 + t35)
		t37 := float32(t11 + t31)
		t38 := t37
		if t4 {
			t38 = t36
		}
		t39 := t2 < uint32(0x39000000)
		t40 := math.Float32bits(t38)
		t41 := t1 & uint32(0x80000000)
		t42 := t40 | t41
		t43 := math.Float32frombits(t42)
		t44 := t43
		if t39 {
			t44 = x0
		}
		t45 := t2 < uint32(0x3f800001)
		t46 := math.Float32frombits(0x7fc00000)
		if t45 {
			t46 = t44
		}
		dst[i] = t46
	}
}

// acos32 is elementary's definition, element by element.
func acos32(dst, x []float32) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float32bits(x0)
		t2 := t1 & uint32(0x7fffffff)
		t3 := math.Float32frombits(t2)
		t4 := uint32(0x3f000000) < t2
		t5 := float32(float32(0x1p+00) - t3)
		t6 := float32(t5 * float32(0x1p-01))
		t7 := float32(math.Sqrt(float64(t6)))
		t8 := t3
		if t4 {
			t8 = t7
		}
		t9 := math.Float32bits(t8)
		t10 := t9 & uint32(0xfffff000)
		t11 := math.Float32frombits(t10)
		t12 := float32(t8 - t11)
		t13 := float32(t8 + t11)
		t14 := float32(t13 + float32(0x1p-60))
		t15 := float32(t11 * t11)
		t16 := float32(t6 - t15)
		t17 := float32(t16 / t14)
		t18 := t12
		if t4 {
			t18 = t17
		}
		t19 := float32(t3 * t3)
		t20 := t19
		if t4 {
			t20 = t6
		}
		t21 := float32(float32(0x1.595c8cp-05) * t20)
		t22 := float32(t21 + float32(0x1.8c3e2ap-06))
		t23 := float32(t22 * t20)
		t24 := float32(t23 + float32(0x1.747bbap-05))
		t25 := float32(t24 * t20)
		t26 := float32(t25 + float32(0x1.330204p-04))
		t27 := float32(t26 * t20)
		t28 := float32(t27 + float32(0x1.5555c8p-03))
		t29 := float32(t20 * t28)
		t30 := float32(t8 * t29)
		t31 := float32(t18 + t30)
		t32 := float32(-0x1p+00)
		if t4 {
			t32 = float32(0x1p+01)
		}
		t33 := math.Float32bits(t32)
		t34 := t1 & uint32(0x80000000)
		t35 := t33 ^ t34
		t36 := math.Float32frombits(t35)
		t37 := int32(t1) < int32(0)
		t38 := float32(0x0p+00)
		if t37 {
			t38 = float32(0x1.921fb6p+01)
		}
		t39 := float32(0x1.921fb6p+00)
		if t4 {
			t39 = t38
		}
		t40 := float32(t36 * t11)
		t41 := float32(t39 + t40)
		t42 := float32(t41 - t39)
		t43 := float32(t40 - t42)
		t44 := float32(0x0p+00)
		if t37 {
			t44 = float32(-0x1.777a5cp-24)
		}
		t45 := float32(-0x1.777a5cp-25)
		if t4 {
			t45 = t44
		}
		t46 := float32(t36 * t31)
		t47 := float32(t45 + t46)
		t48 := float32(t43 + t47)
		t49 := float32(t41 + t48)
		t50 := t2 < uint32(0x3f800001)
		t51 := math.Float32frombits(0x7fc00000)
		if t50 {
			t51 = t49
		}
		dst[i] = t51
	}
}

// atan32 is elementary's definition, element by element.
func atan32(dst, x []float32) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float32bits(x0)
		t2 := t1 & uint32(0x7fffffff)
		t3 := uint32(0x3f800000) < t2
		t4 := uint32(0x5f800000) < t2
		t5 := t2
		if t4 {
			t5 = uint32(0x5f800000)
		}
		t6 := math.Float32frombits(t5)
		t7 := float32(0x0p+00)
		if t3 {
			t7 = float32(0x1p+01)
		}
		t8 := uint32(0x0)
		if t3 {
			t8 = uint32(0x80000000)
		}
		t9 := t6
		if t3 {
			t9 = float32(0x1p+00)
		}
		t10 := float32(0x1p+00)
		if t3 {
			t10 = t6
		}
		t11 := math.Float32bits(t10)
		t12 := math.Float32bits(t9)
		t13 := t12 + uint32(0x800000)
		t14 := t11 < t13
		t15 := float32(t10 + t9)
		t16 := float32(t15 - t10)
		t17 := float32(t9 - t16)
		t18 := float32(t9 - t10)
		t19 := t9
		if t14 {
			t19 = t18
		}
		t20 := t10
		if t14 {
			t20 = t15
		}
		t21 := float32(0x0p+00)
		if t14 {
			t21 = t17
		}
		t22 := math.Float32bits(t20)
		t23 := t22 & uint32(0xfffff000)
		t24 := math.Float32frombits(t23)
		t25 := float32(t20 - t24)
		t26 := float32(t25 + t21)
		t27 := float32(float32(0x1p+00) / t20)
		t28 := float32(t19 * t27)
		t29 := math.Float32bits(t28)
		t30 := t29 & uint32(0xfffff000)
		t31 := math.Float32frombits(t30)
		t32 := float32(t31 * t24)
		t33 := float32(t19 - t32)
		t34 := float32(t31 * t26)
		t35 := float32(float32(0x0p+00) - t34)
		t36 := float32(t33 + t35)
		t37 := float32(t36 * t27)
		t38 := float32(t31 + t37)
		t39 := float32(t38 * t38)
		t40 := float32(t39 * t38)
		t41 := float32(float32(-0x1.a3da9ap-05) * t39)
		t42 := float32(t41 + float32(0x1.9ffb96p-04))
		t43 := float32(t42 * t39)
		t44 := float32(t43 + float32(-0x1.2249b2p-03))
		t45 := float32(t44 * t39)
		t46 := float32(t45 + float32(0x1.997b06p-03))
		t47 := float32(t46 * t39)
		t48 := float32(t47 + float32(-0x1.555512p-02))
		t49 := float32(t40 * t48)
		t50 := float32(t37 + t49)
		t51 := float32(0x0p+00)
		if t14 {
			t51 = float32(0x1p+00)
		}
		t52 := math.Float32bits(t51)
		t53 := t52 ^ t8
		t54 := math.Float32frombits(t53)
		t55 := float32(t7 + t54)
		t56 := float32(t55 * float32(0x1.921fp-01))
		t57 := math.Float32bits(t31)
		t58 := t57 ^ t8
		t59 := math.Float32frombits(t58)
		t60 := float32(t56 + t59)
		t61 := float32(t60 - t56)
		t62 := float32(t59 - t61)
		t63 := float32(t55 * float32(0x1.6a8886p-18))
		t64 := math.Float32bits(t50)
		t65 := t64 ^ t8
		t66 := math.Float32frombits(t65)
		t67 := float32(t63 + t66)
		t68 := float32(t62 + t67)
		t69 := float32(t60 + t68)
		t70 := t2 < uint32(0x39000000)
		t71 := math.Float32bits(t69)
		t72 := t1 & uint32(0x80000000)
		t73 := t71 | t72
		t74 := math.Float32frombits(t73)
		t75 := t74
		if t70 {
			t75 = x0
		}
		t76 := t2 < uint32(0x7f800001)
		t77 := math.Float32frombits(0x7fc00000)
		if t76 {
			t77 = t75
		}
		dst[i] = t77
	}
}

// atan232 is elementary's definition, element by element.
func atan232(dst, x, y []float32) {
	x = x[:len(dst)]
	y = y[:len(dst)]
	for i := range dst {
		x0 := x[i]
		y0 := y[i]
		t1 := math.Float32bits(y0)
		t2 := t1 & uint32(0x7fffffff)
		t3 := math.Float32bits(x0)
		t4 := t3 & uint32(0x7fffffff)
		t5 := t2 < t4
		t6 := t4
		if t5 {
			t6 = t2
		}
		t7 := t2
		if t5 {
			t7 = t4
		}
		t8 := t6 < uint32(0x2b800000)
		t9 := uint32(0x53800000) < t7
		t10 := t8 || t9
		t11 := math.Float32frombits(t6)
		t12 := math.Float32frombits(t7)
		t64, t65, t66 := t11, t12, float32(0x1p+00)
		if t10 {
			t13 := t6 < uint32(0x800000)
			t14 := float32(int32(t6))
			t15 := math.Float32bits(t14)
			t16 := t6
			if t13 {
				t16 = t15
			}
			t17 := t16 >> 23
			t18 := t17 - uint32(0x95)
			t19 := t17
			if t13 {
				t19 = t18
			}
			t20 := t16 & uint32(0x7fffff)
			t21 := t20 | uint32(0x3f800000)
			t22 := t7 < uint32(0x800000)
			t23 := float32(int32(t7))
			t24 := math.Float32bits(t23)
			t25 := t7
			if t22 {
				t25 = t24
			}
			t26 := t25 >> 23
			t27 := t26 - uint32(0x95)
			t28 := t26
			if t22 {
				t28 = t27
			}
			t29 := t25 & uint32(0x7fffff)
			t30 := t29 | uint32(0x3f800000)
			t31 := t19 - t28
			t32 := t21 < t30
			t33 := t21 + uint32(0x800000)
			t34 := t21
			if t32 {
				t34 = t33
			}
			t35 := t31 - uint32(0x1)
			t36 := t31
			if t32 {
				t36 = t35
			}
			t37 := t6 == uint32(0x0)
			t38 := t7 == uint32(0x7f800000)
			t39 := t6 < uint32(0x7f800000)
			t40 := t38 && t39
			t41 := t37 || t40
			t42 := int32(t36) < int32(-250)
			t43 := t36
			if t42 {
				t43 = uint32(0xffffff06)
			}
			t44 := t43
			if t41 {
				t44 = uint32(0xffffff06)
			}
			t45 := int32(t44) < int32(-60)
			t46 := math.Float32frombits(t34)
			t47 := math.Float32frombits(t30)
			t48 := float32(t46 / t47)
			t49 := uint32(int32(t44) >> 1)
			t50 := t49 + uint32(0x7f)
			t51 := t50 << 23
			t52 := math.Float32frombits(t51)
			t53 := float32(t48 * t52)
			t54 := t44 - t49
			t55 := t54 + uint32(0x7f)
			t56 := t55 << 23
			t57 := math.Float32frombits(t56)
			t58 := float32(t53 * t57)
			t59 := t44
			if t45 {
				t59 = uint32(0xffffffc4)
			}
			t60 := t59 << 23
			t61 := t34 + t60
			t62 := math.Float32frombits(t61)
			t63 := float32(0x1p+00)
			if t45 {
				t63 = t58
			}
			t64, t65, t66 = t62, t47, t63
		}
		t67 := int32(t1) < int32(0)
		t68 := float32(0x0p+00)
		if t67 {
			t68 = float32(0x1p+02)
		}
		t69 := t68
		if t5 {
			t69 = float32(0x1p+01)
		}
		t70 := uint32(0x0)
		if t5 {
			t70 = uint32(0x80000000)
		}
		t71 := t1 ^ t70
		t72 := t71 & uint32(0x80000000)
		t73 := math.Float32bits(t65)
		t74 := math.Float32bits(t64)
		t75 := t74 + uint32(0x800000)
		t76 := t73 < t75
		t77 := float32(t65 + t64)
		t78 := float32(t77 - t65)
		t79 := float32(t64 - t78)
		t80 := float32(t64 - t65)
		t81 := t64
		if t76 {
			t81 = t80
		}
		t82 := t65
		if t76 {
			t82 = t77
		}
		t83 := float32(0x0p+00)
		if t76 {
			t83 = t79
		}
		t84 := math.Float32bits(t82)
		t85 := t84 & uint32(0xfffff000)
		t86 := math.Float32frombits(t85)
		t87 := float32(t82 - t86)
		t88 := float32(t87 + t83)
		t89 := float32(float32(0x1p+00) / t82)
		t90 := float32(t81 * t89)
		t91 := math.Float32bits(t90)
		t92 := t91 & uint32(0xfffff000)
		t93 := math.Float32frombits(t92)
		t94 := float32(t93 * t86)
		t95 := float32(t81 - t94)
		t96 := float32(t93 * t88)
		t97 := float32(float32(0x0p+00) - t96)
		t98 := float32(t95 + t97)
		t99 := float32(t98 * t89)
		t100 := float32(t93 + t99)
		t101 := float32(t100 * t100)
		t102 := float32(t101 * t100)
		t103 := float32(float32(-0x1.a3da9ap-05) * t101)
		t104 := float32(t103 + float32(0x1.9ffb96p-04))
		t105 := float32(t104 * t101)
		t106 := float32(t105 + float32(-0x1.2249b2p-03))
		t107 := float32(t106 * t101)
		t108 := float32(t107 + float32(0x1.997b06p-03))
		t109 := float32(t108 * t101)
		t110 := float32(t109 + float32(-0x1.555512p-02))
		t111 := float32(t102 * t110)
		t112 := float32(t99 + t111)
		t113 := float32(0x0p+00)
		if t76 {
			t113 = float32(0x1p+00)
		}
		t114 := math.Float32bits(t113)
		t115 := t114 ^ t72
		t116 := math.Float32frombits(t115)
		t117 := float32(t69 + t116)
		t118 := float32(t117 * float32(0x1.921fp-01))
		t119 := math.Float32bits(t93)
		t120 := t119 ^ t72
		t121 := math.Float32frombits(t120)
		t122 := float32(t118 + t121)
		t123 := float32(t122 - t118)
		t124 := float32(t121 - t123)
		t125 := float32(t117 * float32(0x1.6a8886p-18))
		t126 := math.Float32bits(t112)
		t127 := t126 ^ t72
		t128 := math.Float32frombits(t127)
		t129 := float32(t125 + t128)
		t130 := float32(t124 + t129)
		t131 := float32(t122 + t130)
		t132 := math.Float32bits(t66)
		t133 := t132 < uint32(0x3f800000)
		t134 := t5 || t67
		t135 := !t134
		t136 := t133 && t135
		t137 := t131
		if t136 {
			t137 = t66
		}
		t138 := math.Float32bits(t137)
		t139 := t3 & uint32(0x80000000)
		t140 := t138 | t139
		t141 := math.Float32frombits(t140)
		t142 := t7 < uint32(0x7f800001)
		t143 := math.Float32frombits(0x7fc00000)
		if t142 {
			t143 = t141
		}
		dst[i] = t143
	}
}
