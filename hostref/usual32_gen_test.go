// Code generated from package elementary by go generate ./hostref; DO NOT EDIT.

package hostref

import "math"

// usual32 are the functions of 1 by their names.
var usual32 = map[string]func(dst, x []float32){
	"usual_exp":       usualExp32,
	"usual_exp2":      usualExp232,
	"usual_sigmoid":   usualSigmoid32,
	"usual_softplus":  usualSoftplus32,
	"usual_erfc":      usualErfc32,
	"usual_gelu":      usualGelu32,
	"usual_gelu_tanh": usualGeluTanh32,
}

// usualExp32 is elementary's definition, element by element.
func usualExp32(dst, x []float32) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := float32(x0 * float32(0x1.715476p+00))
		t2 := float32(t1 + float32(0x1.8p+23))
		t3 := math.Float32bits(t2)
		t4 := float32(t2 - float32(0x1.8p+23))
		t5 := float32(t4 * float32(0x1.62e4p-01))
		t6 := float32(x0 - t5)
		t7 := float32(t4 * float32(0x1.7f7d1cp-20))
		t8 := float32(t6 - t7)
		t9 := float32(float32(0x1.6ac74ep-10) * t8)
		t10 := float32(t9 + float32(0x1.123dep-07))
		t11 := float32(t10 * t8)
		t12 := float32(t11 + float32(0x1.555858p-05))
		t13 := float32(t12 * t8)
		t14 := float32(t13 + float32(0x1.55548cp-03))
		t15 := float32(t14 * t8)
		t16 := float32(t15 + float32(0x1.fffffcp-02))
		t17 := float32(t8 * t8)
		t18 := float32(t17 * t16)
		t19 := float32(float32(0x1p+00) + t6)
		t20 := float32(float32(0x1p+00) - t19)
		t21 := float32(t20 + t6)
		t22 := float32(t18 - t7)
		t23 := float32(t21 + t22)
		t24 := float32(t19 + t23)
		t25 := math.Float32bits(t24)
		t26 := t3 << 23
		t27 := t25 + t26
		t28 := math.Float32frombits(t27)
		dst[i] = t28
	}
}

// usualExp232 is elementary's definition, element by element.
func usualExp232(dst, x []float32) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := float32(x0 + float32(0x1.8p+23))
		t2 := math.Float32bits(t1)
		t3 := float32(t1 - float32(0x1.8p+23))
		t4 := float32(x0 - t3)
		t5 := math.Float32bits(t4)
		t6 := t5 & uint32(0xfffff000)
		t7 := math.Float32frombits(t6)
		t8 := float32(t4 - t7)
		t9 := float32(t7 * float32(0x1.62ep-01))
		t10 := float32(float32(0x1p+00) + t9)
		t11 := float32(t10 - float32(0x1p+00))
		t12 := float32(t9 - t11)
		t13 := float32(float32(0x1.41ab0cp-13) * t4)
		t14 := float32(t13 + float32(0x1.5f06dcp-10))
		t15 := float32(t14 * t4)
		t16 := float32(t15 + float32(0x1.3b2daep-07))
		t17 := float32(t16 * t4)
		t18 := float32(t17 + float32(0x1.c6af84p-05))
		t19 := float32(t18 * t4)
		t20 := float32(t19 + float32(0x1.ebfbdcp-03))
		t21 := float32(t4 * t4)
		t22 := float32(t21 * t20)
		t23 := float32(t4 * float32(0x1.0bfbe8p-15))
		t24 := float32(t22 + t23)
		t25 := float32(t8 * float32(0x1.62ep-01))
		t26 := float32(t24 + t25)
		t27 := float32(t12 + t26)
		t28 := float32(t10 + t27)
		t29 := math.Float32bits(t28)
		t30 := t2 << 23
		t31 := t29 + t30
		t32 := math.Float32frombits(t31)
		dst[i] = t32
	}
}

// usualSigmoid32 is elementary's definition, element by element.
func usualSigmoid32(dst, x []float32) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float32bits(x0)
		t2 := t1 & uint32(0x7fffffff)
		t3 := math.Float32frombits(t2)
		t4 := math.Float32bits(t3)
		t5 := t4 ^ uint32(0x80000000)
		t6 := math.Float32frombits(t5)
		t7 := float32(t6 * float32(0x1.715476p+00))
		t8 := float32(t7 + float32(0x1.8p+23))
		t9 := math.Float32bits(t8)
		t10 := float32(t8 - float32(0x1.8p+23))
		t11 := float32(t10 * float32(0x1.62e4p-01))
		t12 := float32(t6 - t11)
		t13 := float32(t10 * float32(0x1.7f7d1cp-20))
		t14 := float32(t13 + float32(0x0p+00))
		t15 := float32(t12 - t14)
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
		t26 := float32(float32(0x1p+00) + t12)
		t27 := float32(float32(0x1p+00) - t26)
		t28 := float32(t27 + t12)
		t29 := float32(t25 - t14)
		t30 := float32(t28 + t29)
		t31 := float32(t26 + t30)
		t32 := float32(t31 - t26)
		t33 := float32(t30 - t32)
		t34 := t9 + uint32(0x7f)
		t35 := t34 << 23
		t36 := math.Float32frombits(t35)
		t37 := float32(t36 * t31)
		t38 := float32(float32(0x1p+00) + t37)
		t39 := float32(t38 - float32(0x1p+00))
		t40 := float32(t37 - t39)
		t41 := float32(t36 * t33)
		t42 := float32(t40 + t41)
		t43 := int32(t1) < int32(0)
		t44 := float32(0x1p+00)
		if t43 {
			t44 = t31
		}
		t45 := float32(0x0p+00)
		if t43 {
			t45 = t33
		}
		t46 := math.Float32bits(t38)
		t47 := t46 & uint32(0xfffff000)
		t48 := math.Float32frombits(t47)
		t49 := float32(t38 - t48)
		t50 := float32(t49 + t42)
		t51 := float32(float32(0x1p+00) / t38)
		t52 := float32(t44 * t51)
		t53 := math.Float32bits(t52)
		t54 := t53 & uint32(0xfffff000)
		t55 := math.Float32frombits(t54)
		t56 := float32(t55 * t48)
		t57 := float32(t44 - t56)
		t58 := float32(t55 * t50)
		t59 := float32(t45 - t58)
		t60 := float32(t57 + t59)
		t61 := float32(t60 * t51)
		t62 := uint32(0x0)
		if t43 {
			t62 = t9
		}
		t63 := float32(t55 + t61)
		t64 := math.Float32bits(t63)
		t65 := t62 << 23
		t66 := t64 + t65
		t67 := math.Float32frombits(t66)
		dst[i] = t67
	}
}

// usualSoftplus32 is elementary's definition, element by element.
func usualSoftplus32(dst, x []float32) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float32bits(x0)
		t2 := t1 & uint32(0x7fffffff)
		t3 := math.Float32frombits(t2)
		t4 := math.Float32bits(t3)
		t5 := t4 ^ uint32(0x80000000)
		t6 := math.Float32frombits(t5)
		t7 := float32(t6 * float32(0x1.715476p+00))
		t8 := float32(t7 + float32(0x1.8p+23))
		t9 := math.Float32bits(t8)
		t10 := float32(t8 - float32(0x1.8p+23))
		t11 := float32(t10 * float32(0x1.62e4p-01))
		t12 := float32(t6 - t11)
		t13 := float32(t10 * float32(0x1.7f7d1cp-20))
		t14 := float32(t13 + float32(0x0p+00))
		t15 := float32(t12 - t14)
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
		t26 := float32(float32(0x1p+00) + t12)
		t27 := float32(float32(0x1p+00) - t26)
		t28 := float32(t27 + t12)
		t29 := float32(t25 - t14)
		t30 := float32(t28 + t29)
		t31 := float32(t26 + t30)
		t32 := float32(t31 - t26)
		t33 := float32(t30 - t32)
		t34 := t9 + uint32(0x7f)
		t35 := t34 << 23
		t36 := math.Float32frombits(t35)
		t37 := float32(t36 * t31)
		t38 := float32(float32(0x1p+01) + t37)
		t39 := float32(t38 - float32(0x1p+01))
		t40 := float32(t37 - t39)
		t41 := float32(t36 * t33)
		t42 := float32(t40 + t41)
		t43 := math.Float32bits(t38)
		t44 := t43 & uint32(0xfffff000)
		t45 := math.Float32frombits(t44)
		t46 := float32(t38 - t45)
		t47 := float32(t46 + t42)
		t48 := float32(float32(0x1p+00) / t38)
		t49 := float32(t31 * t48)
		t50 := math.Float32bits(t49)
		t51 := t50 & uint32(0xfffff000)
		t52 := math.Float32frombits(t51)
		t53 := float32(t52 * t45)
		t54 := float32(t31 - t53)
		t55 := float32(t52 * t47)
		t56 := float32(t33 - t55)
		t57 := float32(t54 + t56)
		t58 := float32(t57 * t48)
		t59 := float32(t52 + t58)
		t60 := float32(t36 * t59)
		t61 := float32(t60 * t60)
		t62 := float32(float32(0x1.f090acp-03) * t61)
		t63 := float32(t62 + float32(0x1.b72ad8p-03))
		t64 := float32(t63 * t61)
		t65 := float32(t64 + float32(0x1.250514p-02))
		t66 := float32(t65 * t61)
		t67 := float32(t66 + float32(0x1.9996d8p-02))
		t68 := float32(t67 * t61)
		t69 := float32(t68 + float32(0x1.555558p-01))
		t70 := float32(t58 + t58)
		t71 := float32(t59 * t61)
		t72 := float32(t71 * t69)
		t73 := float32(t70 + t72)
		t74 := float32(t52 + t52)
		t75 := float32(t36 * t74)
		t76 := float32(t3 + t75)
		t77 := float32(t76 - t3)
		t78 := float32(t76 - t77)
		t79 := float32(t3 - t78)
		t80 := float32(t75 - t77)
		t81 := float32(t79 + t80)
		t82 := float32(t36 * t73)
		t83 := float32(t81 + t82)
		t84 := float32(t76 + t83)
		t85 := int32(t1) < int32(0)
		t86 := float32(t74 + t73)
		t87 := math.Float32bits(t86)
		t88 := t9 << 23
		t89 := t87 + t88
		t90 := math.Float32frombits(t89)
		t91 := t84
		if t85 {
			t91 = t90
		}
		dst[i] = t91
	}
}

// usualErfc32 is elementary's definition, element by element.
func usualErfc32(dst, x []float32) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float32bits(x0)
		t2 := t1 & uint32(0x7fffffff)
		t3 := math.Float32frombits(t2)
		t4 := math.Float32bits(t3)
		t5 := t4 & uint32(0xfffff000)
		t6 := math.Float32frombits(t5)
		t7 := float32(t3 - t6)
		t8 := float32(t6 * t6)
		t9 := float32(t3 + t6)
		t10 := float32(t9 * t7)
		t11 := float32(t8 + t10)
		t12 := float32(t11 - t8)
		t13 := float32(t10 - t12)
		t14 := math.Float32bits(t11)
		t15 := t14 ^ uint32(0x80000000)
		t16 := math.Float32frombits(t15)
		t17 := float32(t16 * float32(0x1.715476p+00))
		t18 := float32(t17 + float32(0x1.8p+23))
		t19 := math.Float32bits(t18)
		t20 := float32(t18 - float32(0x1.8p+23))
		t21 := float32(t20 * float32(0x1.62e4p-01))
		t22 := float32(t16 - t21)
		t23 := float32(t20 * float32(0x1.7f7d1cp-20))
		t24 := float32(t23 + t13)
		t25 := float32(t22 - t24)
		t26 := float32(float32(0x1.6ac74ep-10) * t25)
		t27 := float32(t26 + float32(0x1.123dep-07))
		t28 := float32(t27 * t25)
		t29 := float32(t28 + float32(0x1.555858p-05))
		t30 := float32(t29 * t25)
		t31 := float32(t30 + float32(0x1.55548cp-03))
		t32 := float32(t31 * t25)
		t33 := float32(t32 + float32(0x1.fffffcp-02))
		t34 := float32(t25 * t25)
		t35 := float32(t34 * t33)
		t36 := float32(float32(0x1p+00) + t22)
		t37 := float32(float32(0x1p+00) - t36)
		t38 := float32(t37 + t22)
		t39 := float32(t35 - t24)
		t40 := float32(t38 + t39)
		t41 := float32(t36 + t40)
		t42 := float32(t41 - t36)
		t43 := float32(t40 - t42)
		t44 := uint32(0x3fc00000) < t4
		t45 := float32(0x1.3ep-01)
		if t44 {
			t45 = float32(0x1.5dap+01)
		}
		t46 := float32(t3 - t45)
		t47 := float32(0x1.7p+01)
		if t44 {
			t47 = float32(0x1.2p+01)
		}
		t48 := float32(t3 + t47)
		t49 := float32(t46 / t48)
		t50 := float32(-0x1.e9934p-04)
		if t44 {
			t50 = float32(-0x1.d4dcecp-11)
		}
		t51 := float32(t50 * t49)
		t52 := float32(0x1.4a6f22p-05)
		if t44 {
			t52 = float32(0x1.049746p-09)
		}
		t53 := float32(t51 + t52)
		t54 := float32(t53 * t49)
		t55 := float32(0x1.f6af56p-02)
		if t44 {
			t55 = float32(0x1.225b3ap-08)
		}
		t56 := float32(t54 + t55)
		t57 := float32(t56 * t49)
		t58 := float32(-0x1.165404p+00)
		if t44 {
			t58 = float32(-0x1.e0308cp-06)
		}
		t59 := float32(t57 + t58)
		t60 := float32(t59 * t49)
		t61 := float32(0x1.0e5f36p+00)
		if t44 {
			t61 = float32(0x1.138f44p-04)
		}
		t62 := float32(t60 + t61)
		t63 := float32(t62 * t49)
		t64 := float32(-0x1.6c48fep-02)
		if t44 {
			t64 = float32(-0x1.4a4c18p-04)
		}
		t65 := float32(t63 + t64)
		t66 := float32(t65 * t49)
		t67 := float32(-0x1.48507cp-02)
		if t44 {
			t67 = float32(0x1.4e7b8ep-06)
		}
		t68 := float32(t66 + t67)
		t69 := float32(0x1.abd106p-01)
		if t44 {
			t69 = float32(0x1.296d4p-01)
		}
		t70 := float32(t68 * t49)
		t71 := float32(t69 + t70)
		t72 := float32(t71 - t69)
		t73 := float32(t70 - t72)
		t74 := math.Float32bits(t41)
		t75 := t74 & uint32(0xfffff000)
		t76 := math.Float32frombits(t75)
		t77 := float32(t41 - t76)
		t78 := math.Float32bits(t71)
		t79 := t78 & uint32(0xfffff000)
		t80 := math.Float32frombits(t79)
		t81 := float32(t71 - t80)
		t82 := float32(t81 + t73)
		t83 := float32(t76 * t82)
		t84 := float32(t77 + t43)
		t85 := float32(t84 * t71)
		t86 := float32(t83 + t85)
		t87 := float32(t76 * t80)
		t88 := float32(0x1.cp-01)
		if t44 {
			t88 = float32(0x1p-02)
		}
		t89 := float32(t3 + t88)
		t90 := math.Float32bits(t89)
		t91 := t90 & uint32(0xfffff000)
		t92 := math.Float32frombits(t91)
		t93 := float32(t92 - t88)
		t94 := float32(t3 - t93)
		t95 := float32(float32(0x1p+00) / t89)
		t96 := float32(t87 * t95)
		t97 := math.Float32bits(t96)
		t98 := t97 & uint32(0xfffff000)
		t99 := math.Float32frombits(t98)
		t100 := float32(t99 * t92)
		t101 := float32(t87 - t100)
		t102 := float32(t99 * t94)
		t103 := float32(t86 - t102)
		t104 := float32(t101 + t103)
		t105 := float32(t104 * t95)
		t106 := t19 + uint32(0x7f)
		t107 := t106 << 23
		t108 := math.Float32frombits(t107)
		t109 := math.Float32bits(t108)
		t110 := t109 ^ uint32(0x80000000)
		t111 := math.Float32frombits(t110)
		t112 := float32(t111 * t99)
		t113 := float32(float32(0x1p+01) + t112)
		t114 := float32(t113 - float32(0x1p+01))
		t115 := float32(t112 - t114)
		t116 := float32(t108 * t105)
		t117 := float32(t115 - t116)
		t118 := float32(t113 + t117)
		t119 := int32(t1) < int32(0)
		t120 := float32(t99 + t105)
		t121 := math.Float32bits(t120)
		t122 := t19 << 23
		t123 := t121 + t122
		t124 := math.Float32frombits(t123)
		t125 := t124
		if t119 {
			t125 = t118
		}
		dst[i] = t125
	}
}

// usualGelu32 is elementary's definition, element by element.
func usualGelu32(dst, x []float32) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float32bits(x0)
		t2 := t1 & uint32(0x7fffffff)
		t3 := math.Float32frombits(t2)
		t4 := math.Float32bits(t3)
		t5 := t4 & uint32(0xfffff000)
		t6 := math.Float32frombits(t5)
		t7 := float32(t3 - t6)
		t8 := float32(t6 * t6)
		t9 := float32(t3 + t6)
		t10 := float32(t9 * t7)
		t11 := float32(t8 + t10)
		t12 := float32(t11 - t8)
		t13 := float32(t10 - t12)
		t14 := float32(float32(0x1p-01) * t11)
		t15 := float32(float32(0x1p-01) * t13)
		t16 := math.Float32bits(t14)
		t17 := t16 ^ uint32(0x80000000)
		t18 := math.Float32frombits(t17)
		t19 := float32(t18 * float32(0x1.715476p+00))
		t20 := float32(t19 + float32(0x1.8p+23))
		t21 := math.Float32bits(t20)
		t22 := float32(t20 - float32(0x1.8p+23))
		t23 := float32(t22 * float32(0x1.62e4p-01))
		t24 := float32(t18 - t23)
		t25 := float32(t22 * float32(0x1.7f7d1cp-20))
		t26 := float32(t25 + t15)
		t27 := float32(t24 - t26)
		t28 := float32(float32(0x1.6ac74ep-10) * t27)
		t29 := float32(t28 + float32(0x1.123dep-07))
		t30 := float32(t29 * t27)
		t31 := float32(t30 + float32(0x1.555858p-05))
		t32 := float32(t31 * t27)
		t33 := float32(t32 + float32(0x1.55548cp-03))
		t34 := float32(t33 * t27)
		t35 := float32(t34 + float32(0x1.fffffcp-02))
		t36 := float32(t27 * t27)
		t37 := float32(t36 * t35)
		t38 := float32(float32(0x1p+00) + t24)
		t39 := float32(float32(0x1p+00) - t38)
		t40 := float32(t39 + t24)
		t41 := float32(t37 - t26)
		t42 := float32(t40 + t41)
		t43 := float32(t38 + t42)
		t44 := float32(t43 - t38)
		t45 := float32(t42 - t44)
		t46 := uint32(0x40080000) < t4
		t47 := float32(0x1.28cp+00)
		if t46 {
			t47 = float32(0x1.f06p+01)
		}
		t48 := float32(t3 - t47)
		t49 := float32(0x1.08p+02)
		if t46 {
			t49 = float32(0x1.ap+01)
		}
		t50 := float32(t3 + t49)
		t51 := float32(t48 / t50)
		t52 := float32(-0x1.029f96p-04)
		if t46 {
			t52 = float32(-0x1.6bc958p-11)
		}
		t53 := float32(t52 * t51)
		t54 := float32(-0x1.3fbf8ap-06)
		if t46 {
			t54 = float32(0x1.4aac5ep-10)
		}
		t55 := float32(t53 + t54)
		t56 := float32(t55 * t51)
		t57 := float32(0x1.3a3bb8p-02)
		if t46 {
			t57 = float32(0x1.0dac16p-08)
		}
		t58 := float32(t56 + t57)
		t59 := float32(t58 * t51)
		t60 := float32(-0x1.28500cp-01)
		if t46 {
			t60 = float32(-0x1.714b86p-06)
		}
		t61 := float32(t59 + t60)
		t62 := float32(t61 * t51)
		t63 := float32(0x1.067b04p-01)
		if t46 {
			t63 = float32(0x1.8f71cap-05)
		}
		t64 := float32(t62 + t63)
		t65 := float32(t64 * t51)
		t66 := float32(-0x1.e771fep-04)
		if t46 {
			t66 = float32(-0x1.c8736ap-05)
		}
		t67 := float32(t65 + t66)
		t68 := float32(t67 * t51)
		t69 := float32(-0x1.f5c51ap-03)
		if t46 {
			t69 = float32(0x1.63feb8p-07)
		}
		t70 := float32(t68 + t69)
		t71 := float32(0x1.29824ap-01)
		if t46 {
			t71 = float32(0x1.a6c9cep-02)
		}
		t72 := float32(t70 * t51)
		t73 := float32(t71 + t72)
		t74 := float32(t73 - t71)
		t75 := float32(t72 - t74)
		t76 := math.Float32bits(t43)
		t77 := t76 & uint32(0xfffff000)
		t78 := math.Float32frombits(t77)
		t79 := float32(t43 - t78)
		t80 := math.Float32bits(t73)
		t81 := t80 & uint32(0xfffff000)
		t82 := math.Float32frombits(t81)
		t83 := float32(t73 - t82)
		t84 := float32(t83 + t75)
		t85 := float32(t78 * t84)
		t86 := float32(t79 + t45)
		t87 := float32(t86 * t73)
		t88 := float32(t85 + t87)
		t89 := float32(t78 * t82)
		t90 := float32(0x1.4p+00)
		if t46 {
			t90 = float32(0x1.8p-02)
		}
		t91 := float32(t3 + t90)
		t92 := math.Float32bits(t91)
		t93 := t92 & uint32(0xfffff000)
		t94 := math.Float32frombits(t93)
		t95 := float32(t94 - t90)
		t96 := float32(t3 - t95)
		t97 := float32(float32(0x1p+00) / t91)
		t98 := float32(t89 * t97)
		t99 := math.Float32bits(t98)
		t100 := t99 & uint32(0xfffff000)
		t101 := math.Float32frombits(t100)
		t102 := float32(t101 * t94)
		t103 := float32(t89 - t102)
		t104 := float32(t101 * t96)
		t105 := float32(t88 - t104)
		t106 := float32(t103 + t105)
		t107 := float32(t106 * t97)
		t108 := t21 + uint32(0x7f)
		t109 := t108 << 23
		t110 := math.Float32frombits(t109)
		t111 := math.Float32bits(t110)
		t112 := t111 ^ uint32(0x80000000)
		t113 := math.Float32frombits(t112)
		t114 := float32(t113 * t101)
		t115 := float32(float32(0x1p+00) + t114)
		t116 := float32(t115 - float32(0x1p+00))
		t117 := float32(t114 - t116)
		t118 := float32(t110 * t107)
		t119 := float32(t117 - t118)
		t120 := int32(t1) < int32(0)
		t121 := t115
		if t120 {
			t121 = t101
		}
		t122 := math.Float32bits(t121)
		t123 := t122 & uint32(0xfffff000)
		t124 := math.Float32frombits(t123)
		t125 := t119
		if t120 {
			t125 = t107
		}
		t126 := float32(t121 - t124)
		t127 := float32(t126 + t125)
		t128 := float32(t6 * t124)
		t129 := float32(t7 * t124)
		t130 := float32(t3 * t127)
		t131 := float32(t129 + t130)
		t132 := float32(t128 + t131)
		t133 := math.Float32bits(t132)
		t134 := t21 << 23
		t135 := t133 + t134
		t136 := math.Float32frombits(t135)
		t137 := t132
		if t120 {
			t137 = t136
		}
		t138 := math.Float32bits(t137)
		t139 := t1 & uint32(0x80000000)
		t140 := t138 | t139
		t141 := math.Float32frombits(t140)
		dst[i] = t141
	}
}

// usualGeluTanh32 is elementary's definition, element by element.
func usualGeluTanh32(dst, x []float32) {
	x = x[:len(dst)]
	for i := range dst {
		x0 := x[i]
		t1 := math.Float32bits(x0)
		t2 := t1 & uint32(0x7fffffff)
		t3 := math.Float32frombits(t2)
		t4 := math.Float32bits(t3)
		t5 := t4 & uint32(0xfffff000)
		t6 := math.Float32frombits(t5)
		t7 := float32(t3 - t6)
		t8 := float32(t6 * t6)
		t9 := float32(t3 + t6)
		t10 := float32(t9 * t7)
		t11 := float32(t8 + t10)
		t12 := float32(t11 - t8)
		t13 := float32(t10 - t12)
		t14 := math.Float32bits(t11)
		t15 := t14 & uint32(0xfffff000)
		t16 := math.Float32frombits(t15)
		t17 := float32(t11 - t16)
		t18 := float32(t17 + t13)
		t19 := float32(t16 * float32(0x1.244p-04))
		t20 := float32(float32(0x1.988454p+00) + t19)
		t21 := float32(t20 - float32(0x1.988454p+00))
		t22 := float32(t20 - t21)
		t23 := float32(float32(0x1.988454p+00) - t22)
		t24 := float32(t19 - t21)
		t25 := float32(t23 + t24)
		t26 := float32(t18 * float32(0x1.244p-04))
		t27 := float32(t11 * float32(0x1.3ca936p-18))
		t28 := float32(t26 + t27)
		t29 := float32(t28 + float32(-0x1.857936p-25))
		t30 := float32(t25 + t29)
		t31 := float32(t20 + t30)
		t32 := float32(t31 - t20)
		t33 := float32(t30 - t32)
		t34 := math.Float32bits(t31)
		t35 := t34 & uint32(0xfffff000)
		t36 := math.Float32frombits(t35)
		t37 := float32(t31 - t36)
		t38 := float32(t37 + t33)
		t39 := float32(t6 * t36)
		t40 := float32(t7 * t36)
		t41 := float32(t3 * t38)
		t42 := float32(t40 + t41)
		t43 := float32(t39 + t42)
		t44 := float32(t43 - t39)
		t45 := float32(t42 - t44)
		t46 := math.Float32bits(t43)
		t47 := t46 ^ uint32(0x80000000)
		t48 := math.Float32frombits(t47)
		t49 := float32(t48 * float32(0x1.715476p+00))
		t50 := float32(t49 + float32(0x1.8p+23))
		t51 := math.Float32bits(t50)
		t52 := float32(t50 - float32(0x1.8p+23))
		t53 := float32(t52 * float32(0x1.62e4p-01))
		t54 := float32(t48 - t53)
		t55 := float32(t52 * float32(0x1.7f7d1cp-20))
		t56 := float32(t55 + t45)
		t57 := float32(t54 - t56)
		t58 := float32(float32(0x1.6ac74ep-10) * t57)
		t59 := float32(t58 + float32(0x1.123dep-07))
		t60 := float32(t59 * t57)
		t61 := float32(t60 + float32(0x1.555858p-05))
		t62 := float32(t61 * t57)
		t63 := float32(t62 + float32(0x1.55548cp-03))
		t64 := float32(t63 * t57)
		t65 := float32(t64 + float32(0x1.fffffcp-02))
		t66 := float32(t57 * t57)
		t67 := float32(t66 * t65)
		t68 := float32(float32(0x1p+00) + t54)
		t69 := float32(float32(0x1p+00) - t68)
		t70 := float32(t69 + t54)
		t71 := float32(t67 - t56)
		t72 := float32(t70 + t71)
		t73 := float32(t68 + t72)
		t74 := float32(t73 - t68)
		t75 := float32(t72 - t74)
		t76 := t51 + uint32(0x7f)
		t77 := t76 << 23
		t78 := math.Float32frombits(t77)
		t79 := float32(t78 * t73)
		t80 := float32(float32(0x1p+00) + t79)
		t81 := float32(t80 - float32(0x1p+00))
		t82 := float32(t79 - t81)
		t83 := float32(t78 * t75)
		t84 := float32(t82 + t83)
		t85 := int32(t1) < int32(0)
		t86 := float32(0x1p+00)
		if t85 {
			t86 = t73
		}
		t87 := float32(0x0p+00)
		if t85 {
			t87 = t75
		}
		t88 := math.Float32bits(t80)
		t89 := t88 & uint32(0xfffff000)
		t90 := math.Float32frombits(t89)
		t91 := float32(t80 - t90)
		t92 := float32(t91 + t84)
		t93 := float32(float32(0x1p+00) / t80)
		t94 := float32(t86 * t93)
		t95 := math.Float32bits(t94)
		t96 := t95 & uint32(0xfffff000)
		t97 := math.Float32frombits(t96)
		t98 := float32(t97 * t90)
		t99 := float32(t86 - t98)
		t100 := float32(t97 * t92)
		t101 := float32(t87 - t100)
		t102 := float32(t99 + t101)
		t103 := float32(t102 * t93)
		t104 := uint32(0x0)
		if t85 {
			t104 = t51
		}
		t105 := float32(t6 * t97)
		t106 := float32(t7 * t97)
		t107 := float32(t3 * t103)
		t108 := float32(t106 + t107)
		t109 := float32(t105 + t108)
		t110 := math.Float32bits(t109)
		t111 := t104 << 23
		t112 := t110 + t111
		t113 := math.Float32frombits(t112)
		t114 := t109
		if t85 {
			t114 = t113
		}
		t115 := math.Float32bits(t114)
		t116 := t1 & uint32(0x80000000)
		t117 := t115 | t116
		t118 := math.Float32frombits(t117)
		dst[i] = t118
	}
}
