// Code generated from package elementary by go generate ./internal/vector; DO NOT EDIT.

//go:build !purego

package vector

import "unsafe"

// call128 is a function on n lanes, of as many of x, y and z as it has operands.
func call128(f function, dst, x, y, z unsafe.Pointer, n int) int {
	switch f {
	case absFunction:
		return abs128(dst, x, n)
	case absBFloat16Function:
		return absBFloat16128(dst, x, n)
	case absComplex128ToFloat64Function:
		return absComplex128ToFloat64128(dst, x, n)
	case absComplex64ToFloat32Function:
		return absComplex64ToFloat32128(dst, x, n)
	case absFloat16Function:
		return absFloat16128(dst, x, n)
	case absFloat64Function:
		return absFloat64128(dst, x, n)
	case absInt16Function:
		return absInt16128(dst, x, n)
	case absInt32Function:
		return absInt32128(dst, x, n)
	case absInt64Function:
		return absInt64128(dst, x, n)
	case absInt8Function:
		return absInt8128(dst, x, n)
	case acosFunction:
		return acos128(dst, x, n)
	case acosComplex128Function:
		return acosComplex128128(dst, x, n)
	case acosComplex64Function:
		return acosComplex64128(dst, x, n)
	case acosFloat64Function:
		return acosFloat64128(dst, x, n)
	case acoshFunction:
		return acosh128(dst, x, n)
	case acoshComplex128Function:
		return acoshComplex128128(dst, x, n)
	case acoshComplex64Function:
		return acoshComplex64128(dst, x, n)
	case acoshFloat64Function:
		return acoshFloat64128(dst, x, n)
	case addFunction:
		return add128(dst, x, y, n)
	case addBFloat16Function:
		return addBFloat16128(dst, x, y, n)
	case addComplex128Function:
		return addComplex128128(dst, x, y, n)
	case addComplex64Function:
		return addComplex64128(dst, x, y, n)
	case addFloat16Function:
		return addFloat16128(dst, x, y, n)
	case addFloat64Function:
		return addFloat64128(dst, x, y, n)
	case addInt16Function:
		return addInt16128(dst, x, y, n)
	case addInt32Function:
		return addInt32128(dst, x, y, n)
	case addInt64Function:
		return addInt64128(dst, x, y, n)
	case addInt8Function:
		return addInt8128(dst, x, y, n)
	case addUint16Function:
		return addUint16128(dst, x, y, n)
	case addUint32Function:
		return addUint32128(dst, x, y, n)
	case addUint64Function:
		return addUint64128(dst, x, y, n)
	case addUint8Function:
		return addUint8128(dst, x, y, n)
	case asinFunction:
		return asin128(dst, x, n)
	case asinComplex128Function:
		return asinComplex128128(dst, x, n)
	case asinComplex64Function:
		return asinComplex64128(dst, x, n)
	case asinFloat64Function:
		return asinFloat64128(dst, x, n)
	case asinhFunction:
		return asinh128(dst, x, n)
	case asinhComplex128Function:
		return asinhComplex128128(dst, x, n)
	case asinhComplex64Function:
		return asinhComplex64128(dst, x, n)
	case asinhFloat64Function:
		return asinhFloat64128(dst, x, n)
	case atanFunction:
		return atan128(dst, x, n)
	case atan2Function:
		return atan2128(dst, x, y, n)
	case atan2Float64Function:
		return atan2Float64128(dst, x, y, n)
	case atanComplex128Function:
		return atanComplex128128(dst, x, n)
	case atanComplex64Function:
		return atanComplex64128(dst, x, n)
	case atanFloat64Function:
		return atanFloat64128(dst, x, n)
	case atanhFunction:
		return atanh128(dst, x, n)
	case atanhComplex128Function:
		return atanhComplex128128(dst, x, n)
	case atanhComplex64Function:
		return atanhComplex64128(dst, x, n)
	case atanhFloat64Function:
		return atanhFloat64128(dst, x, n)
	case bitwiseAndBoolFunction:
		return bitwiseAndBool128(dst, x, y, n)
	case bitwiseAndInt16Function:
		return bitwiseAndInt16128(dst, x, y, n)
	case bitwiseAndInt32Function:
		return bitwiseAndInt32128(dst, x, y, n)
	case bitwiseAndInt64Function:
		return bitwiseAndInt64128(dst, x, y, n)
	case bitwiseAndInt8Function:
		return bitwiseAndInt8128(dst, x, y, n)
	case bitwiseAndUint16Function:
		return bitwiseAndUint16128(dst, x, y, n)
	case bitwiseAndUint32Function:
		return bitwiseAndUint32128(dst, x, y, n)
	case bitwiseAndUint64Function:
		return bitwiseAndUint64128(dst, x, y, n)
	case bitwiseAndUint8Function:
		return bitwiseAndUint8128(dst, x, y, n)
	case bitwiseInvertBoolFunction:
		return bitwiseInvertBool128(dst, x, n)
	case bitwiseInvertInt16Function:
		return bitwiseInvertInt16128(dst, x, n)
	case bitwiseInvertInt32Function:
		return bitwiseInvertInt32128(dst, x, n)
	case bitwiseInvertInt64Function:
		return bitwiseInvertInt64128(dst, x, n)
	case bitwiseInvertInt8Function:
		return bitwiseInvertInt8128(dst, x, n)
	case bitwiseInvertUint16Function:
		return bitwiseInvertUint16128(dst, x, n)
	case bitwiseInvertUint32Function:
		return bitwiseInvertUint32128(dst, x, n)
	case bitwiseInvertUint64Function:
		return bitwiseInvertUint64128(dst, x, n)
	case bitwiseInvertUint8Function:
		return bitwiseInvertUint8128(dst, x, n)
	case bitwiseLeftShiftInt16Function:
		return bitwiseLeftShiftInt16128(dst, x, y, n)
	case bitwiseLeftShiftInt32Function:
		return bitwiseLeftShiftInt32128(dst, x, y, n)
	case bitwiseLeftShiftInt64Function:
		return bitwiseLeftShiftInt64128(dst, x, y, n)
	case bitwiseLeftShiftInt8Function:
		return bitwiseLeftShiftInt8128(dst, x, y, n)
	case bitwiseLeftShiftUint16Function:
		return bitwiseLeftShiftUint16128(dst, x, y, n)
	case bitwiseLeftShiftUint32Function:
		return bitwiseLeftShiftUint32128(dst, x, y, n)
	case bitwiseLeftShiftUint64Function:
		return bitwiseLeftShiftUint64128(dst, x, y, n)
	case bitwiseLeftShiftUint8Function:
		return bitwiseLeftShiftUint8128(dst, x, y, n)
	case bitwiseOrBoolFunction:
		return bitwiseOrBool128(dst, x, y, n)
	case bitwiseOrInt16Function:
		return bitwiseOrInt16128(dst, x, y, n)
	case bitwiseOrInt32Function:
		return bitwiseOrInt32128(dst, x, y, n)
	case bitwiseOrInt64Function:
		return bitwiseOrInt64128(dst, x, y, n)
	case bitwiseOrInt8Function:
		return bitwiseOrInt8128(dst, x, y, n)
	case bitwiseOrUint16Function:
		return bitwiseOrUint16128(dst, x, y, n)
	case bitwiseOrUint32Function:
		return bitwiseOrUint32128(dst, x, y, n)
	case bitwiseOrUint64Function:
		return bitwiseOrUint64128(dst, x, y, n)
	case bitwiseOrUint8Function:
		return bitwiseOrUint8128(dst, x, y, n)
	case bitwiseRightShiftInt16Function:
		return bitwiseRightShiftInt16128(dst, x, y, n)
	case bitwiseRightShiftInt32Function:
		return bitwiseRightShiftInt32128(dst, x, y, n)
	case bitwiseRightShiftInt64Function:
		return bitwiseRightShiftInt64128(dst, x, y, n)
	case bitwiseRightShiftInt8Function:
		return bitwiseRightShiftInt8128(dst, x, y, n)
	case bitwiseRightShiftUint16Function:
		return bitwiseRightShiftUint16128(dst, x, y, n)
	case bitwiseRightShiftUint32Function:
		return bitwiseRightShiftUint32128(dst, x, y, n)
	case bitwiseRightShiftUint64Function:
		return bitwiseRightShiftUint64128(dst, x, y, n)
	case bitwiseRightShiftUint8Function:
		return bitwiseRightShiftUint8128(dst, x, y, n)
	case bitwiseXorBoolFunction:
		return bitwiseXorBool128(dst, x, y, n)
	case bitwiseXorInt16Function:
		return bitwiseXorInt16128(dst, x, y, n)
	case bitwiseXorInt32Function:
		return bitwiseXorInt32128(dst, x, y, n)
	case bitwiseXorInt64Function:
		return bitwiseXorInt64128(dst, x, y, n)
	case bitwiseXorInt8Function:
		return bitwiseXorInt8128(dst, x, y, n)
	case bitwiseXorUint16Function:
		return bitwiseXorUint16128(dst, x, y, n)
	case bitwiseXorUint32Function:
		return bitwiseXorUint32128(dst, x, y, n)
	case bitwiseXorUint64Function:
		return bitwiseXorUint64128(dst, x, y, n)
	case bitwiseXorUint8Function:
		return bitwiseXorUint8128(dst, x, y, n)
	case castBFloat16ToFloat16Function:
		return castBFloat16ToFloat16128(dst, x, n)
	case castBFloat16ToFloat32Function:
		return castBFloat16ToFloat32128(dst, x, n)
	case castBoolToFloat32Function:
		return castBoolToFloat32128(dst, x, n)
	case castBoolToFloat64Function:
		return castBoolToFloat64128(dst, x, n)
	case castBoolToInt16Function:
		return castBoolToInt16128(dst, x, n)
	case castBoolToInt32Function:
		return castBoolToInt32128(dst, x, n)
	case castBoolToInt64Function:
		return castBoolToInt64128(dst, x, n)
	case castBoolToInt8Function:
		return castBoolToInt8128(dst, x, n)
	case castBoolToUint16Function:
		return castBoolToUint16128(dst, x, n)
	case castBoolToUint32Function:
		return castBoolToUint32128(dst, x, n)
	case castBoolToUint64Function:
		return castBoolToUint64128(dst, x, n)
	case castComplex128ToComplex64Function:
		return castComplex128ToComplex64128(dst, x, n)
	case castComplex64ToComplex128Function:
		return castComplex64ToComplex128128(dst, x, n)
	case castFloat16ToBFloat16Function:
		return castFloat16ToBFloat16128(dst, x, n)
	case castFloat16ToFloat32Function:
		return castFloat16ToFloat32128(dst, x, n)
	case castFloat32ToBFloat16Function:
		return castFloat32ToBFloat16128(dst, x, n)
	case castFloat32ToBoolFunction:
		return castFloat32ToBool128(dst, x, n)
	case castFloat32ToComplex64Function:
		return castFloat32ToComplex64128(dst, x, n)
	case castFloat32ToFloat16Function:
		return castFloat32ToFloat16128(dst, x, n)
	case castFloat32ToFloat64Function:
		return castFloat32ToFloat64128(dst, x, n)
	case castFloat32ToInt16Function:
		return castFloat32ToInt16128(dst, x, n)
	case castFloat32ToInt32Function:
		return castFloat32ToInt32128(dst, x, n)
	case castFloat32ToInt64Function:
		return castFloat32ToInt64128(dst, x, n)
	case castFloat32ToInt8Function:
		return castFloat32ToInt8128(dst, x, n)
	case castFloat32ToUint16Function:
		return castFloat32ToUint16128(dst, x, n)
	case castFloat32ToUint32Function:
		return castFloat32ToUint32128(dst, x, n)
	case castFloat32ToUint8Function:
		return castFloat32ToUint8128(dst, x, n)
	case castFloat64ToBoolFunction:
		return castFloat64ToBool128(dst, x, n)
	case castFloat64ToFloat32Function:
		return castFloat64ToFloat32128(dst, x, n)
	case castFloat64ToInt16Function:
		return castFloat64ToInt16128(dst, x, n)
	case castFloat64ToInt32Function:
		return castFloat64ToInt32128(dst, x, n)
	case castFloat64ToInt64Function:
		return castFloat64ToInt64128(dst, x, n)
	case castFloat64ToInt8Function:
		return castFloat64ToInt8128(dst, x, n)
	case castFloat64ToUint16Function:
		return castFloat64ToUint16128(dst, x, n)
	case castFloat64ToUint32Function:
		return castFloat64ToUint32128(dst, x, n)
	case castFloat64ToUint8Function:
		return castFloat64ToUint8128(dst, x, n)
	case castInt16ToBoolFunction:
		return castInt16ToBool128(dst, x, n)
	case castInt16ToFloat32Function:
		return castInt16ToFloat32128(dst, x, n)
	case castInt16ToFloat64Function:
		return castInt16ToFloat64128(dst, x, n)
	case castInt16ToInt32Function:
		return castInt16ToInt32128(dst, x, n)
	case castInt16ToInt64Function:
		return castInt16ToInt64128(dst, x, n)
	case castInt16ToInt8Function:
		return castInt16ToInt8128(dst, x, n)
	case castInt16ToUint16Function:
		return castInt16ToUint16128(dst, x, n)
	case castInt16ToUint32Function:
		return castInt16ToUint32128(dst, x, n)
	case castInt16ToUint64Function:
		return castInt16ToUint64128(dst, x, n)
	case castInt16ToUint8Function:
		return castInt16ToUint8128(dst, x, n)
	case castInt32ToBoolFunction:
		return castInt32ToBool128(dst, x, n)
	case castInt32ToFloat32Function:
		return castInt32ToFloat32128(dst, x, n)
	case castInt32ToFloat64Function:
		return castInt32ToFloat64128(dst, x, n)
	case castInt32ToInt16Function:
		return castInt32ToInt16128(dst, x, n)
	case castInt32ToInt64Function:
		return castInt32ToInt64128(dst, x, n)
	case castInt32ToInt8Function:
		return castInt32ToInt8128(dst, x, n)
	case castInt32ToUint16Function:
		return castInt32ToUint16128(dst, x, n)
	case castInt32ToUint32Function:
		return castInt32ToUint32128(dst, x, n)
	case castInt32ToUint64Function:
		return castInt32ToUint64128(dst, x, n)
	case castInt32ToUint8Function:
		return castInt32ToUint8128(dst, x, n)
	case castInt64ToBoolFunction:
		return castInt64ToBool128(dst, x, n)
	case castInt64ToFloat64Function:
		return castInt64ToFloat64128(dst, x, n)
	case castInt64ToInt16Function:
		return castInt64ToInt16128(dst, x, n)
	case castInt64ToInt32Function:
		return castInt64ToInt32128(dst, x, n)
	case castInt64ToInt8Function:
		return castInt64ToInt8128(dst, x, n)
	case castInt64ToUint16Function:
		return castInt64ToUint16128(dst, x, n)
	case castInt64ToUint32Function:
		return castInt64ToUint32128(dst, x, n)
	case castInt64ToUint64Function:
		return castInt64ToUint64128(dst, x, n)
	case castInt64ToUint8Function:
		return castInt64ToUint8128(dst, x, n)
	case castInt8ToBoolFunction:
		return castInt8ToBool128(dst, x, n)
	case castInt8ToFloat32Function:
		return castInt8ToFloat32128(dst, x, n)
	case castInt8ToFloat64Function:
		return castInt8ToFloat64128(dst, x, n)
	case castInt8ToInt16Function:
		return castInt8ToInt16128(dst, x, n)
	case castInt8ToInt32Function:
		return castInt8ToInt32128(dst, x, n)
	case castInt8ToInt64Function:
		return castInt8ToInt64128(dst, x, n)
	case castInt8ToUint16Function:
		return castInt8ToUint16128(dst, x, n)
	case castInt8ToUint32Function:
		return castInt8ToUint32128(dst, x, n)
	case castInt8ToUint64Function:
		return castInt8ToUint64128(dst, x, n)
	case castInt8ToUint8Function:
		return castInt8ToUint8128(dst, x, n)
	case castUint16ToBoolFunction:
		return castUint16ToBool128(dst, x, n)
	case castUint16ToFloat32Function:
		return castUint16ToFloat32128(dst, x, n)
	case castUint16ToFloat64Function:
		return castUint16ToFloat64128(dst, x, n)
	case castUint16ToInt16Function:
		return castUint16ToInt16128(dst, x, n)
	case castUint16ToInt32Function:
		return castUint16ToInt32128(dst, x, n)
	case castUint16ToInt64Function:
		return castUint16ToInt64128(dst, x, n)
	case castUint16ToInt8Function:
		return castUint16ToInt8128(dst, x, n)
	case castUint16ToUint32Function:
		return castUint16ToUint32128(dst, x, n)
	case castUint16ToUint64Function:
		return castUint16ToUint64128(dst, x, n)
	case castUint16ToUint8Function:
		return castUint16ToUint8128(dst, x, n)
	case castUint32ToBoolFunction:
		return castUint32ToBool128(dst, x, n)
	case castUint32ToFloat32Function:
		return castUint32ToFloat32128(dst, x, n)
	case castUint32ToFloat64Function:
		return castUint32ToFloat64128(dst, x, n)
	case castUint32ToInt16Function:
		return castUint32ToInt16128(dst, x, n)
	case castUint32ToInt32Function:
		return castUint32ToInt32128(dst, x, n)
	case castUint32ToInt64Function:
		return castUint32ToInt64128(dst, x, n)
	case castUint32ToInt8Function:
		return castUint32ToInt8128(dst, x, n)
	case castUint32ToUint16Function:
		return castUint32ToUint16128(dst, x, n)
	case castUint32ToUint64Function:
		return castUint32ToUint64128(dst, x, n)
	case castUint32ToUint8Function:
		return castUint32ToUint8128(dst, x, n)
	case castUint64ToBoolFunction:
		return castUint64ToBool128(dst, x, n)
	case castUint64ToFloat64Function:
		return castUint64ToFloat64128(dst, x, n)
	case castUint64ToInt16Function:
		return castUint64ToInt16128(dst, x, n)
	case castUint64ToInt32Function:
		return castUint64ToInt32128(dst, x, n)
	case castUint64ToInt64Function:
		return castUint64ToInt64128(dst, x, n)
	case castUint64ToInt8Function:
		return castUint64ToInt8128(dst, x, n)
	case castUint64ToUint16Function:
		return castUint64ToUint16128(dst, x, n)
	case castUint64ToUint32Function:
		return castUint64ToUint32128(dst, x, n)
	case castUint64ToUint8Function:
		return castUint64ToUint8128(dst, x, n)
	case castUint8ToBoolFunction:
		return castUint8ToBool128(dst, x, n)
	case castUint8ToFloat32Function:
		return castUint8ToFloat32128(dst, x, n)
	case castUint8ToFloat64Function:
		return castUint8ToFloat64128(dst, x, n)
	case castUint8ToInt16Function:
		return castUint8ToInt16128(dst, x, n)
	case castUint8ToInt32Function:
		return castUint8ToInt32128(dst, x, n)
	case castUint8ToInt64Function:
		return castUint8ToInt64128(dst, x, n)
	case castUint8ToInt8Function:
		return castUint8ToInt8128(dst, x, n)
	case castUint8ToUint16Function:
		return castUint8ToUint16128(dst, x, n)
	case castUint8ToUint32Function:
		return castUint8ToUint32128(dst, x, n)
	case castUint8ToUint64Function:
		return castUint8ToUint64128(dst, x, n)
	case cbrtFunction:
		return cbrt128(dst, x, n)
	case cbrtFloat64Function:
		return cbrtFloat64128(dst, x, n)
	case ceilFunction:
		return ceil128(dst, x, n)
	case ceilBFloat16Function:
		return ceilBFloat16128(dst, x, n)
	case ceilFloat16Function:
		return ceilFloat16128(dst, x, n)
	case ceilFloat64Function:
		return ceilFloat64128(dst, x, n)
	case conjComplex128Function:
		return conjComplex128128(dst, x, n)
	case conjComplex64Function:
		return conjComplex64128(dst, x, n)
	case copysignFunction:
		return copysign128(dst, x, y, n)
	case copysignFloat64Function:
		return copysignFloat64128(dst, x, y, n)
	case cosFunction:
		return cos128(dst, x, n)
	case cosComplex128Function:
		return cosComplex128128(dst, x, n)
	case cosComplex64Function:
		return cosComplex64128(dst, x, n)
	case cosFloat64Function:
		return cosFloat64128(dst, x, n)
	case coshFunction:
		return cosh128(dst, x, n)
	case coshComplex128Function:
		return coshComplex128128(dst, x, n)
	case coshComplex64Function:
		return coshComplex64128(dst, x, n)
	case coshFloat64Function:
		return coshFloat64128(dst, x, n)
	case divFunction:
		return div128(dst, x, y, n)
	case divBFloat16Function:
		return divBFloat16128(dst, x, y, n)
	case divComplex128Function:
		return divComplex128128(dst, x, y, n)
	case divComplex64Function:
		return divComplex64128(dst, x, y, n)
	case divFloat16Function:
		return divFloat16128(dst, x, y, n)
	case divFloat64Function:
		return divFloat64128(dst, x, y, n)
	case equalBFloat16ToBoolFunction:
		return equalBFloat16ToBool128(dst, x, y, n)
	case equalBoolFunction:
		return equalBool128(dst, x, y, n)
	case equalComplex128ToBoolFunction:
		return equalComplex128ToBool128(dst, x, y, n)
	case equalComplex64ToBoolFunction:
		return equalComplex64ToBool128(dst, x, y, n)
	case equalFloat16ToBoolFunction:
		return equalFloat16ToBool128(dst, x, y, n)
	case equalFloat32ToBoolFunction:
		return equalFloat32ToBool128(dst, x, y, n)
	case equalFloat64ToBoolFunction:
		return equalFloat64ToBool128(dst, x, y, n)
	case equalInt16ToBoolFunction:
		return equalInt16ToBool128(dst, x, y, n)
	case equalInt32ToBoolFunction:
		return equalInt32ToBool128(dst, x, y, n)
	case equalInt64ToBoolFunction:
		return equalInt64ToBool128(dst, x, y, n)
	case equalInt8ToBoolFunction:
		return equalInt8ToBool128(dst, x, y, n)
	case equalUint16ToBoolFunction:
		return equalUint16ToBool128(dst, x, y, n)
	case equalUint32ToBoolFunction:
		return equalUint32ToBool128(dst, x, y, n)
	case equalUint64ToBoolFunction:
		return equalUint64ToBool128(dst, x, y, n)
	case equalUint8ToBoolFunction:
		return equalUint8ToBool128(dst, x, y, n)
	case erfFunction:
		return erf128(dst, x, n)
	case erfFloat64Function:
		return erfFloat64128(dst, x, n)
	case erfcFunction:
		return erfc128(dst, x, n)
	case erfcFloat64Function:
		return erfcFloat64128(dst, x, n)
	case expFunction:
		return exp128(dst, x, n)
	case exp2Function:
		return exp2128(dst, x, n)
	case exp2Float64Function:
		return exp2Float64128(dst, x, n)
	case expComplex128Function:
		return expComplex128128(dst, x, n)
	case expComplex64Function:
		return expComplex64128(dst, x, n)
	case expFloat64Function:
		return expFloat64128(dst, x, n)
	case expm1Function:
		return expm1128(dst, x, n)
	case expm1Complex128Function:
		return expm1Complex128128(dst, x, n)
	case expm1Complex64Function:
		return expm1Complex64128(dst, x, n)
	case expm1Float64Function:
		return expm1Float64128(dst, x, n)
	case floorFunction:
		return floor128(dst, x, n)
	case floorBFloat16Function:
		return floorBFloat16128(dst, x, n)
	case floorDivideInt16Function:
		return floorDivideInt16128(dst, x, y, n)
	case floorDivideInt32Function:
		return floorDivideInt32128(dst, x, y, n)
	case floorDivideInt8Function:
		return floorDivideInt8128(dst, x, y, n)
	case floorDivideUint16Function:
		return floorDivideUint16128(dst, x, y, n)
	case floorDivideUint32Function:
		return floorDivideUint32128(dst, x, y, n)
	case floorDivideUint8Function:
		return floorDivideUint8128(dst, x, y, n)
	case floorFloat16Function:
		return floorFloat16128(dst, x, n)
	case floorFloat64Function:
		return floorFloat64128(dst, x, n)
	case fmaFunction:
		return fma128(dst, x, y, z, n)
	case fmaFloat64Function:
		return fmaFloat64128(dst, x, y, z, n)
	case fmodInt16Function:
		return fmodInt16128(dst, x, y, n)
	case fmodInt32Function:
		return fmodInt32128(dst, x, y, n)
	case fmodInt8Function:
		return fmodInt8128(dst, x, y, n)
	case fmodUint16Function:
		return fmodUint16128(dst, x, y, n)
	case fmodUint32Function:
		return fmodUint32128(dst, x, y, n)
	case fmodUint8Function:
		return fmodUint8128(dst, x, y, n)
	case geluFunction:
		return gelu128(dst, x, n)
	case geluFloat64Function:
		return geluFloat64128(dst, x, n)
	case geluTanhFunction:
		return geluTanh128(dst, x, n)
	case geluTanhFloat64Function:
		return geluTanhFloat64128(dst, x, n)
	case greaterBFloat16ToBoolFunction:
		return greaterBFloat16ToBool128(dst, x, y, n)
	case greaterEqualBFloat16ToBoolFunction:
		return greaterEqualBFloat16ToBool128(dst, x, y, n)
	case greaterEqualFloat16ToBoolFunction:
		return greaterEqualFloat16ToBool128(dst, x, y, n)
	case greaterEqualFloat32ToBoolFunction:
		return greaterEqualFloat32ToBool128(dst, x, y, n)
	case greaterEqualFloat64ToBoolFunction:
		return greaterEqualFloat64ToBool128(dst, x, y, n)
	case greaterEqualInt16ToBoolFunction:
		return greaterEqualInt16ToBool128(dst, x, y, n)
	case greaterEqualInt32ToBoolFunction:
		return greaterEqualInt32ToBool128(dst, x, y, n)
	case greaterEqualInt64ToBoolFunction:
		return greaterEqualInt64ToBool128(dst, x, y, n)
	case greaterEqualInt8ToBoolFunction:
		return greaterEqualInt8ToBool128(dst, x, y, n)
	case greaterEqualUint16ToBoolFunction:
		return greaterEqualUint16ToBool128(dst, x, y, n)
	case greaterEqualUint32ToBoolFunction:
		return greaterEqualUint32ToBool128(dst, x, y, n)
	case greaterEqualUint64ToBoolFunction:
		return greaterEqualUint64ToBool128(dst, x, y, n)
	case greaterEqualUint8ToBoolFunction:
		return greaterEqualUint8ToBool128(dst, x, y, n)
	case greaterFloat16ToBoolFunction:
		return greaterFloat16ToBool128(dst, x, y, n)
	case greaterFloat32ToBoolFunction:
		return greaterFloat32ToBool128(dst, x, y, n)
	case greaterFloat64ToBoolFunction:
		return greaterFloat64ToBool128(dst, x, y, n)
	case greaterInt16ToBoolFunction:
		return greaterInt16ToBool128(dst, x, y, n)
	case greaterInt32ToBoolFunction:
		return greaterInt32ToBool128(dst, x, y, n)
	case greaterInt64ToBoolFunction:
		return greaterInt64ToBool128(dst, x, y, n)
	case greaterInt8ToBoolFunction:
		return greaterInt8ToBool128(dst, x, y, n)
	case greaterUint16ToBoolFunction:
		return greaterUint16ToBool128(dst, x, y, n)
	case greaterUint32ToBoolFunction:
		return greaterUint32ToBool128(dst, x, y, n)
	case greaterUint64ToBoolFunction:
		return greaterUint64ToBool128(dst, x, y, n)
	case greaterUint8ToBoolFunction:
		return greaterUint8ToBool128(dst, x, y, n)
	case hypotFunction:
		return hypot128(dst, x, y, n)
	case hypotFloat64Function:
		return hypotFloat64128(dst, x, y, n)
	case imagComplex128ToFloat64Function:
		return imagComplex128ToFloat64128(dst, x, n)
	case imagComplex64ToFloat32Function:
		return imagComplex64ToFloat32128(dst, x, n)
	case isfiniteFloat32ToBoolFunction:
		return isfiniteFloat32ToBool128(dst, x, n)
	case isfiniteFloat64ToBoolFunction:
		return isfiniteFloat64ToBool128(dst, x, n)
	case isinfFloat32ToBoolFunction:
		return isinfFloat32ToBool128(dst, x, n)
	case isinfFloat64ToBoolFunction:
		return isinfFloat64ToBool128(dst, x, n)
	case isnanFloat32ToBoolFunction:
		return isnanFloat32ToBool128(dst, x, n)
	case isnanFloat64ToBoolFunction:
		return isnanFloat64ToBool128(dst, x, n)
	case lessBFloat16ToBoolFunction:
		return lessBFloat16ToBool128(dst, x, y, n)
	case lessEqualBFloat16ToBoolFunction:
		return lessEqualBFloat16ToBool128(dst, x, y, n)
	case lessEqualFloat16ToBoolFunction:
		return lessEqualFloat16ToBool128(dst, x, y, n)
	case lessEqualFloat32ToBoolFunction:
		return lessEqualFloat32ToBool128(dst, x, y, n)
	case lessEqualFloat64ToBoolFunction:
		return lessEqualFloat64ToBool128(dst, x, y, n)
	case lessEqualInt16ToBoolFunction:
		return lessEqualInt16ToBool128(dst, x, y, n)
	case lessEqualInt32ToBoolFunction:
		return lessEqualInt32ToBool128(dst, x, y, n)
	case lessEqualInt64ToBoolFunction:
		return lessEqualInt64ToBool128(dst, x, y, n)
	case lessEqualInt8ToBoolFunction:
		return lessEqualInt8ToBool128(dst, x, y, n)
	case lessEqualUint16ToBoolFunction:
		return lessEqualUint16ToBool128(dst, x, y, n)
	case lessEqualUint32ToBoolFunction:
		return lessEqualUint32ToBool128(dst, x, y, n)
	case lessEqualUint64ToBoolFunction:
		return lessEqualUint64ToBool128(dst, x, y, n)
	case lessEqualUint8ToBoolFunction:
		return lessEqualUint8ToBool128(dst, x, y, n)
	case lessFloat16ToBoolFunction:
		return lessFloat16ToBool128(dst, x, y, n)
	case lessFloat32ToBoolFunction:
		return lessFloat32ToBool128(dst, x, y, n)
	case lessFloat64ToBoolFunction:
		return lessFloat64ToBool128(dst, x, y, n)
	case lessInt16ToBoolFunction:
		return lessInt16ToBool128(dst, x, y, n)
	case lessInt32ToBoolFunction:
		return lessInt32ToBool128(dst, x, y, n)
	case lessInt64ToBoolFunction:
		return lessInt64ToBool128(dst, x, y, n)
	case lessInt8ToBoolFunction:
		return lessInt8ToBool128(dst, x, y, n)
	case lessUint16ToBoolFunction:
		return lessUint16ToBool128(dst, x, y, n)
	case lessUint32ToBoolFunction:
		return lessUint32ToBool128(dst, x, y, n)
	case lessUint64ToBoolFunction:
		return lessUint64ToBool128(dst, x, y, n)
	case lessUint8ToBoolFunction:
		return lessUint8ToBool128(dst, x, y, n)
	case logFunction:
		return log128(dst, x, n)
	case log10Function:
		return log10128(dst, x, n)
	case log10Complex128Function:
		return log10Complex128128(dst, x, n)
	case log10Complex64Function:
		return log10Complex64128(dst, x, n)
	case log10Float64Function:
		return log10Float64128(dst, x, n)
	case log1pFunction:
		return log1p128(dst, x, n)
	case log1pComplex128Function:
		return log1pComplex128128(dst, x, n)
	case log1pComplex64Function:
		return log1pComplex64128(dst, x, n)
	case log1pFloat64Function:
		return log1pFloat64128(dst, x, n)
	case log2Function:
		return log2128(dst, x, n)
	case log2Complex128Function:
		return log2Complex128128(dst, x, n)
	case log2Complex64Function:
		return log2Complex64128(dst, x, n)
	case log2Float64Function:
		return log2Float64128(dst, x, n)
	case logComplex128Function:
		return logComplex128128(dst, x, n)
	case logComplex64Function:
		return logComplex64128(dst, x, n)
	case logFloat64Function:
		return logFloat64128(dst, x, n)
	case logicalAndBoolFunction:
		return logicalAndBool128(dst, x, y, n)
	case logicalNotBoolFunction:
		return logicalNotBool128(dst, x, n)
	case logicalOrBoolFunction:
		return logicalOrBool128(dst, x, y, n)
	case logicalXorBoolFunction:
		return logicalXorBool128(dst, x, y, n)
	case maximumFunction:
		return maximum128(dst, x, y, n)
	case maximumBFloat16Function:
		return maximumBFloat16128(dst, x, y, n)
	case maximumFloat16Function:
		return maximumFloat16128(dst, x, y, n)
	case maximumFloat64Function:
		return maximumFloat64128(dst, x, y, n)
	case maximumInt16Function:
		return maximumInt16128(dst, x, y, n)
	case maximumInt32Function:
		return maximumInt32128(dst, x, y, n)
	case maximumInt64Function:
		return maximumInt64128(dst, x, y, n)
	case maximumInt8Function:
		return maximumInt8128(dst, x, y, n)
	case maximumUint16Function:
		return maximumUint16128(dst, x, y, n)
	case maximumUint32Function:
		return maximumUint32128(dst, x, y, n)
	case maximumUint64Function:
		return maximumUint64128(dst, x, y, n)
	case maximumUint8Function:
		return maximumUint8128(dst, x, y, n)
	case minimumFunction:
		return minimum128(dst, x, y, n)
	case minimumBFloat16Function:
		return minimumBFloat16128(dst, x, y, n)
	case minimumFloat16Function:
		return minimumFloat16128(dst, x, y, n)
	case minimumFloat64Function:
		return minimumFloat64128(dst, x, y, n)
	case minimumInt16Function:
		return minimumInt16128(dst, x, y, n)
	case minimumInt32Function:
		return minimumInt32128(dst, x, y, n)
	case minimumInt64Function:
		return minimumInt64128(dst, x, y, n)
	case minimumInt8Function:
		return minimumInt8128(dst, x, y, n)
	case minimumUint16Function:
		return minimumUint16128(dst, x, y, n)
	case minimumUint32Function:
		return minimumUint32128(dst, x, y, n)
	case minimumUint64Function:
		return minimumUint64128(dst, x, y, n)
	case minimumUint8Function:
		return minimumUint8128(dst, x, y, n)
	case mulFunction:
		return mul128(dst, x, y, n)
	case mulBFloat16Function:
		return mulBFloat16128(dst, x, y, n)
	case mulComplex128Function:
		return mulComplex128128(dst, x, y, n)
	case mulComplex64Function:
		return mulComplex64128(dst, x, y, n)
	case mulFloat16Function:
		return mulFloat16128(dst, x, y, n)
	case mulFloat64Function:
		return mulFloat64128(dst, x, y, n)
	case mulHighUint64Function:
		return mulHighUint64128(dst, x, y, n)
	case mulInt16Function:
		return mulInt16128(dst, x, y, n)
	case mulInt32Function:
		return mulInt32128(dst, x, y, n)
	case mulInt64Function:
		return mulInt64128(dst, x, y, n)
	case mulInt8Function:
		return mulInt8128(dst, x, y, n)
	case mulUint16Function:
		return mulUint16128(dst, x, y, n)
	case mulUint32Function:
		return mulUint32128(dst, x, y, n)
	case mulUint64Function:
		return mulUint64128(dst, x, y, n)
	case mulUint8Function:
		return mulUint8128(dst, x, y, n)
	case negFunction:
		return neg128(dst, x, n)
	case negBFloat16Function:
		return negBFloat16128(dst, x, n)
	case negComplex128Function:
		return negComplex128128(dst, x, n)
	case negComplex64Function:
		return negComplex64128(dst, x, n)
	case negFloat16Function:
		return negFloat16128(dst, x, n)
	case negFloat64Function:
		return negFloat64128(dst, x, n)
	case negInt16Function:
		return negInt16128(dst, x, n)
	case negInt32Function:
		return negInt32128(dst, x, n)
	case negInt64Function:
		return negInt64128(dst, x, n)
	case negInt8Function:
		return negInt8128(dst, x, n)
	case negUint16Function:
		return negUint16128(dst, x, n)
	case negUint32Function:
		return negUint32128(dst, x, n)
	case negUint64Function:
		return negUint64128(dst, x, n)
	case negUint8Function:
		return negUint8128(dst, x, n)
	case notEqualBFloat16ToBoolFunction:
		return notEqualBFloat16ToBool128(dst, x, y, n)
	case notEqualBoolFunction:
		return notEqualBool128(dst, x, y, n)
	case notEqualComplex128ToBoolFunction:
		return notEqualComplex128ToBool128(dst, x, y, n)
	case notEqualComplex64ToBoolFunction:
		return notEqualComplex64ToBool128(dst, x, y, n)
	case notEqualFloat16ToBoolFunction:
		return notEqualFloat16ToBool128(dst, x, y, n)
	case notEqualFloat32ToBoolFunction:
		return notEqualFloat32ToBool128(dst, x, y, n)
	case notEqualFloat64ToBoolFunction:
		return notEqualFloat64ToBool128(dst, x, y, n)
	case notEqualInt16ToBoolFunction:
		return notEqualInt16ToBool128(dst, x, y, n)
	case notEqualInt32ToBoolFunction:
		return notEqualInt32ToBool128(dst, x, y, n)
	case notEqualInt64ToBoolFunction:
		return notEqualInt64ToBool128(dst, x, y, n)
	case notEqualInt8ToBoolFunction:
		return notEqualInt8ToBool128(dst, x, y, n)
	case notEqualUint16ToBoolFunction:
		return notEqualUint16ToBool128(dst, x, y, n)
	case notEqualUint32ToBoolFunction:
		return notEqualUint32ToBool128(dst, x, y, n)
	case notEqualUint64ToBoolFunction:
		return notEqualUint64ToBool128(dst, x, y, n)
	case notEqualUint8ToBoolFunction:
		return notEqualUint8ToBool128(dst, x, y, n)
	case orderKeyFloat32ToUint32Function:
		return orderKeyFloat32ToUint32128(dst, x, n)
	case orderKeyFloat64ToUint64Function:
		return orderKeyFloat64ToUint64128(dst, x, n)
	case orderKeyInt16ToUint16Function:
		return orderKeyInt16ToUint16128(dst, x, n)
	case orderKeyInt32ToUint32Function:
		return orderKeyInt32ToUint32128(dst, x, n)
	case orderKeyInt64ToUint64Function:
		return orderKeyInt64ToUint64128(dst, x, n)
	case orderKeyInt8ToUint8Function:
		return orderKeyInt8ToUint8128(dst, x, n)
	case packWordsUint32ToUint64Function:
		return packWordsUint32ToUint64128(dst, x, y, n)
	case powFunction:
		return pow128(dst, x, y, n)
	case powComplex128Function:
		return powComplex128128(dst, x, y, n)
	case powComplex64Function:
		return powComplex64128(dst, x, y, n)
	case powFloat64Function:
		return powFloat64128(dst, x, y, n)
	case randomBitsHighUint64Function:
		return randomBitsHighUint64128(dst, x, y, z, n)
	case randomBitsUint64Function:
		return randomBitsUint64128(dst, x, y, z, n)
	case realComplex128ToFloat64Function:
		return realComplex128ToFloat64128(dst, x, n)
	case realComplex64ToFloat32Function:
		return realComplex64ToFloat32128(dst, x, n)
	case reluFunction:
		return relu128(dst, x, n)
	case reluBFloat16Function:
		return reluBFloat16128(dst, x, n)
	case reluFloat16Function:
		return reluFloat16128(dst, x, n)
	case reluFloat64Function:
		return reluFloat64128(dst, x, n)
	case reluInt16Function:
		return reluInt16128(dst, x, n)
	case reluInt32Function:
		return reluInt32128(dst, x, n)
	case reluInt64Function:
		return reluInt64128(dst, x, n)
	case reluInt8Function:
		return reluInt8128(dst, x, n)
	case remainderInt16Function:
		return remainderInt16128(dst, x, y, n)
	case remainderInt32Function:
		return remainderInt32128(dst, x, y, n)
	case remainderInt8Function:
		return remainderInt8128(dst, x, y, n)
	case remainderUint16Function:
		return remainderUint16128(dst, x, y, n)
	case remainderUint32Function:
		return remainderUint32128(dst, x, y, n)
	case remainderUint8Function:
		return remainderUint8128(dst, x, y, n)
	case roundFunction:
		return round128(dst, x, n)
	case roundBFloat16Function:
		return roundBFloat16128(dst, x, n)
	case roundFloat16Function:
		return roundFloat16128(dst, x, n)
	case roundFloat64Function:
		return roundFloat64128(dst, x, n)
	case rsqrtFunction:
		return rsqrt128(dst, x, n)
	case rsqrtFloat64Function:
		return rsqrtFloat64128(dst, x, n)
	case sigmoidFunction:
		return sigmoid128(dst, x, n)
	case sigmoidFloat64Function:
		return sigmoidFloat64128(dst, x, n)
	case signFunction:
		return sign128(dst, x, n)
	case signComplex128Function:
		return signComplex128128(dst, x, n)
	case signComplex64Function:
		return signComplex64128(dst, x, n)
	case signFloat64Function:
		return signFloat64128(dst, x, n)
	case signbitFloat32ToBoolFunction:
		return signbitFloat32ToBool128(dst, x, n)
	case signbitFloat64ToBoolFunction:
		return signbitFloat64ToBool128(dst, x, n)
	case sinFunction:
		return sin128(dst, x, n)
	case sinComplex128Function:
		return sinComplex128128(dst, x, n)
	case sinComplex64Function:
		return sinComplex64128(dst, x, n)
	case sinFloat64Function:
		return sinFloat64128(dst, x, n)
	case sinhFunction:
		return sinh128(dst, x, n)
	case sinhComplex128Function:
		return sinhComplex128128(dst, x, n)
	case sinhComplex64Function:
		return sinhComplex64128(dst, x, n)
	case sinhFloat64Function:
		return sinhFloat64128(dst, x, n)
	case softplusFunction:
		return softplus128(dst, x, n)
	case softplusFloat64Function:
		return softplusFloat64128(dst, x, n)
	case sqrtFunction:
		return sqrt128(dst, x, n)
	case sqrtBFloat16Function:
		return sqrtBFloat16128(dst, x, n)
	case sqrtComplex128Function:
		return sqrtComplex128128(dst, x, n)
	case sqrtComplex64Function:
		return sqrtComplex64128(dst, x, n)
	case sqrtFloat16Function:
		return sqrtFloat16128(dst, x, n)
	case sqrtFloat64Function:
		return sqrtFloat64128(dst, x, n)
	case subFunction:
		return sub128(dst, x, y, n)
	case subBFloat16Function:
		return subBFloat16128(dst, x, y, n)
	case subComplex128Function:
		return subComplex128128(dst, x, y, n)
	case subComplex64Function:
		return subComplex64128(dst, x, y, n)
	case subFloat16Function:
		return subFloat16128(dst, x, y, n)
	case subFloat64Function:
		return subFloat64128(dst, x, y, n)
	case subInt16Function:
		return subInt16128(dst, x, y, n)
	case subInt32Function:
		return subInt32128(dst, x, y, n)
	case subInt64Function:
		return subInt64128(dst, x, y, n)
	case subInt8Function:
		return subInt8128(dst, x, y, n)
	case subUint16Function:
		return subUint16128(dst, x, y, n)
	case subUint32Function:
		return subUint32128(dst, x, y, n)
	case subUint64Function:
		return subUint64128(dst, x, y, n)
	case subUint8Function:
		return subUint8128(dst, x, y, n)
	case tanFunction:
		return tan128(dst, x, n)
	case tanComplex128Function:
		return tanComplex128128(dst, x, n)
	case tanComplex64Function:
		return tanComplex64128(dst, x, n)
	case tanFloat64Function:
		return tanFloat64128(dst, x, n)
	case tanhFunction:
		return tanh128(dst, x, n)
	case tanhComplex128Function:
		return tanhComplex128128(dst, x, n)
	case tanhComplex64Function:
		return tanhComplex64128(dst, x, n)
	case tanhFloat64Function:
		return tanhFloat64128(dst, x, n)
	case truncFunction:
		return trunc128(dst, x, n)
	case truncBFloat16Function:
		return truncBFloat16128(dst, x, n)
	case truncFloat16Function:
		return truncFloat16128(dst, x, n)
	case truncFloat64Function:
		return truncFloat64128(dst, x, n)
	case whereUint16Function:
		return whereUint16128(dst, x, y, z, n)
	case whereUint32Function:
		return whereUint32128(dst, x, y, z, n)
	case whereUint64Function:
		return whereUint64128(dst, x, y, z, n)
	case whereUint8Function:
		return whereUint8128(dst, x, y, z, n)
	}
	panic("vector: there is no such function")
}

//go:noescape
func abs128(dst, x unsafe.Pointer, n int) int

//go:noescape
func absBFloat16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func absComplex128ToFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func absComplex64ToFloat32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func absFloat16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func absFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func absInt16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func absInt32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func absInt64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func absInt8128(dst, x unsafe.Pointer, n int) int

//go:noescape
func acos128(dst, x unsafe.Pointer, n int) int

//go:noescape
func acosComplex128128(dst, x unsafe.Pointer, n int) int

//go:noescape
func acosComplex64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func acosFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func acosh128(dst, x unsafe.Pointer, n int) int

//go:noescape
func acoshComplex128128(dst, x unsafe.Pointer, n int) int

//go:noescape
func acoshComplex64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func acoshFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func add128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addBFloat16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addComplex128128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addComplex64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addFloat16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addFloat64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addInt16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addInt32128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addInt64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addInt8128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addUint16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addUint32128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addUint64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addUint8128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func asin128(dst, x unsafe.Pointer, n int) int

//go:noescape
func asinComplex128128(dst, x unsafe.Pointer, n int) int

//go:noescape
func asinComplex64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func asinFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func asinh128(dst, x unsafe.Pointer, n int) int

//go:noescape
func asinhComplex128128(dst, x unsafe.Pointer, n int) int

//go:noescape
func asinhComplex64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func asinhFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func atan128(dst, x unsafe.Pointer, n int) int

//go:noescape
func atan2128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func atan2Float64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func atanComplex128128(dst, x unsafe.Pointer, n int) int

//go:noescape
func atanComplex64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func atanFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func atanh128(dst, x unsafe.Pointer, n int) int

//go:noescape
func atanhComplex128128(dst, x unsafe.Pointer, n int) int

//go:noescape
func atanhComplex64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func atanhFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func bitwiseAndBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseAndInt16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseAndInt32128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseAndInt64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseAndInt8128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseAndUint16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseAndUint32128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseAndUint64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseAndUint8128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseInvertBool128(dst, x unsafe.Pointer, n int) int

//go:noescape
func bitwiseInvertInt16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func bitwiseInvertInt32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func bitwiseInvertInt64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func bitwiseInvertInt8128(dst, x unsafe.Pointer, n int) int

//go:noescape
func bitwiseInvertUint16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func bitwiseInvertUint32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func bitwiseInvertUint64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func bitwiseInvertUint8128(dst, x unsafe.Pointer, n int) int

//go:noescape
func bitwiseLeftShiftInt16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseLeftShiftInt32128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseLeftShiftInt64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseLeftShiftInt8128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseLeftShiftUint16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseLeftShiftUint32128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseLeftShiftUint64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseLeftShiftUint8128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseOrBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseOrInt16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseOrInt32128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseOrInt64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseOrInt8128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseOrUint16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseOrUint32128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseOrUint64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseOrUint8128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseRightShiftInt16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseRightShiftInt32128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseRightShiftInt64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseRightShiftInt8128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseRightShiftUint16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseRightShiftUint32128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseRightShiftUint64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseRightShiftUint8128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseXorBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseXorInt16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseXorInt32128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseXorInt64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseXorInt8128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseXorUint16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseXorUint32128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseXorUint64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseXorUint8128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func castBFloat16ToFloat16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBFloat16ToFloat32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBoolToFloat32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBoolToFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBoolToInt16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBoolToInt32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBoolToInt64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBoolToInt8128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBoolToUint16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBoolToUint32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBoolToUint64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castComplex128ToComplex64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castComplex64ToComplex128128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat16ToBFloat16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat16ToFloat32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToBFloat16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToBool128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToComplex64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToFloat16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToInt16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToInt32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToInt64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToInt8128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToUint16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToUint32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToUint8128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat64ToBool128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat64ToFloat32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat64ToInt16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat64ToInt32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat64ToInt64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat64ToInt8128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat64ToUint16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat64ToUint32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat64ToUint8128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt16ToBool128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt16ToFloat32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt16ToFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt16ToInt32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt16ToInt64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt16ToInt8128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt16ToUint16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt16ToUint32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt16ToUint64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt16ToUint8128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt32ToBool128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt32ToFloat32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt32ToFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt32ToInt16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt32ToInt64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt32ToInt8128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt32ToUint16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt32ToUint32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt32ToUint64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt32ToUint8128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt64ToBool128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt64ToFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt64ToInt16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt64ToInt32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt64ToInt8128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt64ToUint16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt64ToUint32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt64ToUint64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt64ToUint8128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt8ToBool128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt8ToFloat32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt8ToFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt8ToInt16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt8ToInt32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt8ToInt64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt8ToUint16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt8ToUint32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt8ToUint64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt8ToUint8128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint16ToBool128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint16ToFloat32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint16ToFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint16ToInt16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint16ToInt32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint16ToInt64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint16ToInt8128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint16ToUint32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint16ToUint64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint16ToUint8128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint32ToBool128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint32ToFloat32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint32ToFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint32ToInt16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint32ToInt32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint32ToInt64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint32ToInt8128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint32ToUint16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint32ToUint64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint32ToUint8128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint64ToBool128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint64ToFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint64ToInt16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint64ToInt32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint64ToInt64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint64ToInt8128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint64ToUint16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint64ToUint32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint64ToUint8128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint8ToBool128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint8ToFloat32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint8ToFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint8ToInt16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint8ToInt32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint8ToInt64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint8ToInt8128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint8ToUint16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint8ToUint32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint8ToUint64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func cbrt128(dst, x unsafe.Pointer, n int) int

//go:noescape
func cbrtFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func ceil128(dst, x unsafe.Pointer, n int) int

//go:noescape
func ceilBFloat16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func ceilFloat16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func ceilFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func conjComplex128128(dst, x unsafe.Pointer, n int) int

//go:noescape
func conjComplex64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func copysign128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func copysignFloat64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func cos128(dst, x unsafe.Pointer, n int) int

//go:noescape
func cosComplex128128(dst, x unsafe.Pointer, n int) int

//go:noescape
func cosComplex64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func cosFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func cosh128(dst, x unsafe.Pointer, n int) int

//go:noescape
func coshComplex128128(dst, x unsafe.Pointer, n int) int

//go:noescape
func coshComplex64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func coshFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func div128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func divBFloat16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func divComplex128128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func divComplex64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func divFloat16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func divFloat64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalBFloat16ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalComplex128ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalComplex64ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalFloat16ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalFloat32ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalFloat64ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalInt16ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalInt32ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalInt64ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalInt8ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalUint16ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalUint32ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalUint64ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalUint8ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func erf128(dst, x unsafe.Pointer, n int) int

//go:noescape
func erfFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func erfc128(dst, x unsafe.Pointer, n int) int

//go:noescape
func erfcFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func exp128(dst, x unsafe.Pointer, n int) int

//go:noescape
func exp2128(dst, x unsafe.Pointer, n int) int

//go:noescape
func exp2Float64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func expComplex128128(dst, x unsafe.Pointer, n int) int

//go:noescape
func expComplex64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func expFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func expm1128(dst, x unsafe.Pointer, n int) int

//go:noescape
func expm1Complex128128(dst, x unsafe.Pointer, n int) int

//go:noescape
func expm1Complex64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func expm1Float64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func floor128(dst, x unsafe.Pointer, n int) int

//go:noescape
func floorBFloat16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func floorDivideInt16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func floorDivideInt32128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func floorDivideInt8128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func floorDivideUint16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func floorDivideUint32128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func floorDivideUint8128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func floorFloat16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func floorFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func fma128(dst, x, y, z unsafe.Pointer, n int) int

//go:noescape
func fmaFloat64128(dst, x, y, z unsafe.Pointer, n int) int

//go:noescape
func fmodInt16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func fmodInt32128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func fmodInt8128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func fmodUint16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func fmodUint32128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func fmodUint8128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func gelu128(dst, x unsafe.Pointer, n int) int

//go:noescape
func geluFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func geluTanh128(dst, x unsafe.Pointer, n int) int

//go:noescape
func geluTanhFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func greaterBFloat16ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualBFloat16ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualFloat16ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualFloat32ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualFloat64ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualInt16ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualInt32ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualInt64ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualInt8ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualUint16ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualUint32ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualUint64ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualUint8ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterFloat16ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterFloat32ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterFloat64ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterInt16ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterInt32ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterInt64ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterInt8ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterUint16ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterUint32ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterUint64ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterUint8ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func hypot128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func hypotFloat64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func imagComplex128ToFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func imagComplex64ToFloat32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func isfiniteFloat32ToBool128(dst, x unsafe.Pointer, n int) int

//go:noescape
func isfiniteFloat64ToBool128(dst, x unsafe.Pointer, n int) int

//go:noescape
func isinfFloat32ToBool128(dst, x unsafe.Pointer, n int) int

//go:noescape
func isinfFloat64ToBool128(dst, x unsafe.Pointer, n int) int

//go:noescape
func isnanFloat32ToBool128(dst, x unsafe.Pointer, n int) int

//go:noescape
func isnanFloat64ToBool128(dst, x unsafe.Pointer, n int) int

//go:noescape
func lessBFloat16ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualBFloat16ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualFloat16ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualFloat32ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualFloat64ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualInt16ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualInt32ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualInt64ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualInt8ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualUint16ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualUint32ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualUint64ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualUint8ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessFloat16ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessFloat32ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessFloat64ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessInt16ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessInt32ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessInt64ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessInt8ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessUint16ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessUint32ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessUint64ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessUint8ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func log128(dst, x unsafe.Pointer, n int) int

//go:noescape
func log10128(dst, x unsafe.Pointer, n int) int

//go:noescape
func log10Complex128128(dst, x unsafe.Pointer, n int) int

//go:noescape
func log10Complex64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func log10Float64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func log1p128(dst, x unsafe.Pointer, n int) int

//go:noescape
func log1pComplex128128(dst, x unsafe.Pointer, n int) int

//go:noescape
func log1pComplex64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func log1pFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func log2128(dst, x unsafe.Pointer, n int) int

//go:noescape
func log2Complex128128(dst, x unsafe.Pointer, n int) int

//go:noescape
func log2Complex64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func log2Float64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func logComplex128128(dst, x unsafe.Pointer, n int) int

//go:noescape
func logComplex64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func logFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func logicalAndBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func logicalNotBool128(dst, x unsafe.Pointer, n int) int

//go:noescape
func logicalOrBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func logicalXorBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximum128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumBFloat16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumFloat16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumFloat64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumInt16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumInt32128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumInt64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumInt8128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumUint16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumUint32128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumUint64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumUint8128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimum128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumBFloat16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumFloat16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumFloat64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumInt16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumInt32128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumInt64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumInt8128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumUint16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumUint32128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumUint64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumUint8128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mul128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulBFloat16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulComplex128128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulComplex64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulFloat16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulFloat64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulHighUint64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulInt16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulInt32128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulInt64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulInt8128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulUint16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulUint32128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulUint64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulUint8128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func neg128(dst, x unsafe.Pointer, n int) int

//go:noescape
func negBFloat16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func negComplex128128(dst, x unsafe.Pointer, n int) int

//go:noescape
func negComplex64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func negFloat16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func negFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func negInt16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func negInt32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func negInt64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func negInt8128(dst, x unsafe.Pointer, n int) int

//go:noescape
func negUint16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func negUint32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func negUint64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func negUint8128(dst, x unsafe.Pointer, n int) int

//go:noescape
func notEqualBFloat16ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualComplex128ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualComplex64ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualFloat16ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualFloat32ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualFloat64ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualInt16ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualInt32ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualInt64ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualInt8ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualUint16ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualUint32ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualUint64ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualUint8ToBool128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func orderKeyFloat32ToUint32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func orderKeyFloat64ToUint64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func orderKeyInt16ToUint16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func orderKeyInt32ToUint32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func orderKeyInt64ToUint64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func orderKeyInt8ToUint8128(dst, x unsafe.Pointer, n int) int

//go:noescape
func packWordsUint32ToUint64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func pow128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func powComplex128128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func powComplex64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func powFloat64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func randomBitsHighUint64128(dst, x, y, z unsafe.Pointer, n int) int

//go:noescape
func randomBitsUint64128(dst, x, y, z unsafe.Pointer, n int) int

//go:noescape
func realComplex128ToFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func realComplex64ToFloat32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func relu128(dst, x unsafe.Pointer, n int) int

//go:noescape
func reluBFloat16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func reluFloat16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func reluFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func reluInt16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func reluInt32128(dst, x unsafe.Pointer, n int) int

//go:noescape
func reluInt64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func reluInt8128(dst, x unsafe.Pointer, n int) int

//go:noescape
func remainderInt16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func remainderInt32128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func remainderInt8128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func remainderUint16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func remainderUint32128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func remainderUint8128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func round128(dst, x unsafe.Pointer, n int) int

//go:noescape
func roundBFloat16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func roundFloat16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func roundFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func rsqrt128(dst, x unsafe.Pointer, n int) int

//go:noescape
func rsqrtFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func sigmoid128(dst, x unsafe.Pointer, n int) int

//go:noescape
func sigmoidFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func sign128(dst, x unsafe.Pointer, n int) int

//go:noescape
func signComplex128128(dst, x unsafe.Pointer, n int) int

//go:noescape
func signComplex64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func signFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func signbitFloat32ToBool128(dst, x unsafe.Pointer, n int) int

//go:noescape
func signbitFloat64ToBool128(dst, x unsafe.Pointer, n int) int

//go:noescape
func sin128(dst, x unsafe.Pointer, n int) int

//go:noescape
func sinComplex128128(dst, x unsafe.Pointer, n int) int

//go:noescape
func sinComplex64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func sinFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func sinh128(dst, x unsafe.Pointer, n int) int

//go:noescape
func sinhComplex128128(dst, x unsafe.Pointer, n int) int

//go:noescape
func sinhComplex64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func sinhFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func softplus128(dst, x unsafe.Pointer, n int) int

//go:noescape
func softplusFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func sqrt128(dst, x unsafe.Pointer, n int) int

//go:noescape
func sqrtBFloat16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func sqrtComplex128128(dst, x unsafe.Pointer, n int) int

//go:noescape
func sqrtComplex64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func sqrtFloat16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func sqrtFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func sub128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subBFloat16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subComplex128128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subComplex64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subFloat16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subFloat64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subInt16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subInt32128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subInt64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subInt8128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subUint16128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subUint32128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subUint64128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subUint8128(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func tan128(dst, x unsafe.Pointer, n int) int

//go:noescape
func tanComplex128128(dst, x unsafe.Pointer, n int) int

//go:noescape
func tanComplex64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func tanFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func tanh128(dst, x unsafe.Pointer, n int) int

//go:noescape
func tanhComplex128128(dst, x unsafe.Pointer, n int) int

//go:noescape
func tanhComplex64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func tanhFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func trunc128(dst, x unsafe.Pointer, n int) int

//go:noescape
func truncBFloat16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func truncFloat16128(dst, x unsafe.Pointer, n int) int

//go:noescape
func truncFloat64128(dst, x unsafe.Pointer, n int) int

//go:noescape
func whereUint16128(dst, x, y, z unsafe.Pointer, n int) int

//go:noescape
func whereUint32128(dst, x, y, z unsafe.Pointer, n int) int

//go:noescape
func whereUint64128(dst, x, y, z unsafe.Pointer, n int) int

//go:noescape
func whereUint8128(dst, x, y, z unsafe.Pointer, n int) int
