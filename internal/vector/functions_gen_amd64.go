// Code generated from package elementary by go generate ./internal/vector; DO NOT EDIT.

//go:build !purego

package vector

import "unsafe"

// call256 is a function on n lanes, of as many of x, y and z as it has operands.
func call256(f function, dst, x, y, z unsafe.Pointer, n int) int {
	switch f {
	case absFunction:
		return abs256(dst, x, n)
	case absBFloat16Function:
		return absBFloat16256(dst, x, n)
	case absComplex128ToFloat64Function:
		return absComplex128ToFloat64256(dst, x, n)
	case absComplex64ToFloat32Function:
		return absComplex64ToFloat32256(dst, x, n)
	case absFloat16Function:
		return absFloat16256(dst, x, n)
	case absFloat64Function:
		return absFloat64256(dst, x, n)
	case absInt16Function:
		return absInt16256(dst, x, n)
	case absInt32Function:
		return absInt32256(dst, x, n)
	case absInt64Function:
		return absInt64256(dst, x, n)
	case absInt8Function:
		return absInt8256(dst, x, n)
	case acosFunction:
		return acos256(dst, x, n)
	case acosComplex128Function:
		return acosComplex128256(dst, x, n)
	case acosComplex64Function:
		return acosComplex64256(dst, x, n)
	case acosFloat64Function:
		return acosFloat64256(dst, x, n)
	case acoshFunction:
		return acosh256(dst, x, n)
	case acoshComplex128Function:
		return acoshComplex128256(dst, x, n)
	case acoshComplex64Function:
		return acoshComplex64256(dst, x, n)
	case acoshFloat64Function:
		return acoshFloat64256(dst, x, n)
	case addFunction:
		return add256(dst, x, y, n)
	case addBFloat16Function:
		return addBFloat16256(dst, x, y, n)
	case addComplex128Function:
		return addComplex128256(dst, x, y, n)
	case addComplex64Function:
		return addComplex64256(dst, x, y, n)
	case addFloat16Function:
		return addFloat16256(dst, x, y, n)
	case addFloat64Function:
		return addFloat64256(dst, x, y, n)
	case addInt16Function:
		return addInt16256(dst, x, y, n)
	case addInt32Function:
		return addInt32256(dst, x, y, n)
	case addInt64Function:
		return addInt64256(dst, x, y, n)
	case addInt8Function:
		return addInt8256(dst, x, y, n)
	case addUint16Function:
		return addUint16256(dst, x, y, n)
	case addUint32Function:
		return addUint32256(dst, x, y, n)
	case addUint64Function:
		return addUint64256(dst, x, y, n)
	case addUint8Function:
		return addUint8256(dst, x, y, n)
	case asinFunction:
		return asin256(dst, x, n)
	case asinComplex128Function:
		return asinComplex128256(dst, x, n)
	case asinComplex64Function:
		return asinComplex64256(dst, x, n)
	case asinFloat64Function:
		return asinFloat64256(dst, x, n)
	case asinhFunction:
		return asinh256(dst, x, n)
	case asinhComplex128Function:
		return asinhComplex128256(dst, x, n)
	case asinhComplex64Function:
		return asinhComplex64256(dst, x, n)
	case asinhFloat64Function:
		return asinhFloat64256(dst, x, n)
	case atanFunction:
		return atan256(dst, x, n)
	case atan2Function:
		return atan2256(dst, x, y, n)
	case atan2Float64Function:
		return atan2Float64256(dst, x, y, n)
	case atanComplex128Function:
		return atanComplex128256(dst, x, n)
	case atanComplex64Function:
		return atanComplex64256(dst, x, n)
	case atanFloat64Function:
		return atanFloat64256(dst, x, n)
	case atanhFunction:
		return atanh256(dst, x, n)
	case atanhComplex128Function:
		return atanhComplex128256(dst, x, n)
	case atanhComplex64Function:
		return atanhComplex64256(dst, x, n)
	case atanhFloat64Function:
		return atanhFloat64256(dst, x, n)
	case bitwiseAndBoolFunction:
		return bitwiseAndBool256(dst, x, y, n)
	case bitwiseAndInt16Function:
		return bitwiseAndInt16256(dst, x, y, n)
	case bitwiseAndInt32Function:
		return bitwiseAndInt32256(dst, x, y, n)
	case bitwiseAndInt64Function:
		return bitwiseAndInt64256(dst, x, y, n)
	case bitwiseAndInt8Function:
		return bitwiseAndInt8256(dst, x, y, n)
	case bitwiseAndUint16Function:
		return bitwiseAndUint16256(dst, x, y, n)
	case bitwiseAndUint32Function:
		return bitwiseAndUint32256(dst, x, y, n)
	case bitwiseAndUint64Function:
		return bitwiseAndUint64256(dst, x, y, n)
	case bitwiseAndUint8Function:
		return bitwiseAndUint8256(dst, x, y, n)
	case bitwiseInvertBoolFunction:
		return bitwiseInvertBool256(dst, x, n)
	case bitwiseInvertInt16Function:
		return bitwiseInvertInt16256(dst, x, n)
	case bitwiseInvertInt32Function:
		return bitwiseInvertInt32256(dst, x, n)
	case bitwiseInvertInt64Function:
		return bitwiseInvertInt64256(dst, x, n)
	case bitwiseInvertInt8Function:
		return bitwiseInvertInt8256(dst, x, n)
	case bitwiseInvertUint16Function:
		return bitwiseInvertUint16256(dst, x, n)
	case bitwiseInvertUint32Function:
		return bitwiseInvertUint32256(dst, x, n)
	case bitwiseInvertUint64Function:
		return bitwiseInvertUint64256(dst, x, n)
	case bitwiseInvertUint8Function:
		return bitwiseInvertUint8256(dst, x, n)
	case bitwiseLeftShiftInt16Function:
		return bitwiseLeftShiftInt16256(dst, x, y, n)
	case bitwiseLeftShiftInt32Function:
		return bitwiseLeftShiftInt32256(dst, x, y, n)
	case bitwiseLeftShiftInt64Function:
		return bitwiseLeftShiftInt64256(dst, x, y, n)
	case bitwiseLeftShiftInt8Function:
		return bitwiseLeftShiftInt8256(dst, x, y, n)
	case bitwiseLeftShiftUint16Function:
		return bitwiseLeftShiftUint16256(dst, x, y, n)
	case bitwiseLeftShiftUint32Function:
		return bitwiseLeftShiftUint32256(dst, x, y, n)
	case bitwiseLeftShiftUint64Function:
		return bitwiseLeftShiftUint64256(dst, x, y, n)
	case bitwiseLeftShiftUint8Function:
		return bitwiseLeftShiftUint8256(dst, x, y, n)
	case bitwiseOrBoolFunction:
		return bitwiseOrBool256(dst, x, y, n)
	case bitwiseOrInt16Function:
		return bitwiseOrInt16256(dst, x, y, n)
	case bitwiseOrInt32Function:
		return bitwiseOrInt32256(dst, x, y, n)
	case bitwiseOrInt64Function:
		return bitwiseOrInt64256(dst, x, y, n)
	case bitwiseOrInt8Function:
		return bitwiseOrInt8256(dst, x, y, n)
	case bitwiseOrUint16Function:
		return bitwiseOrUint16256(dst, x, y, n)
	case bitwiseOrUint32Function:
		return bitwiseOrUint32256(dst, x, y, n)
	case bitwiseOrUint64Function:
		return bitwiseOrUint64256(dst, x, y, n)
	case bitwiseOrUint8Function:
		return bitwiseOrUint8256(dst, x, y, n)
	case bitwiseRightShiftInt16Function:
		return bitwiseRightShiftInt16256(dst, x, y, n)
	case bitwiseRightShiftInt32Function:
		return bitwiseRightShiftInt32256(dst, x, y, n)
	case bitwiseRightShiftInt64Function:
		return bitwiseRightShiftInt64256(dst, x, y, n)
	case bitwiseRightShiftInt8Function:
		return bitwiseRightShiftInt8256(dst, x, y, n)
	case bitwiseRightShiftUint16Function:
		return bitwiseRightShiftUint16256(dst, x, y, n)
	case bitwiseRightShiftUint32Function:
		return bitwiseRightShiftUint32256(dst, x, y, n)
	case bitwiseRightShiftUint64Function:
		return bitwiseRightShiftUint64256(dst, x, y, n)
	case bitwiseRightShiftUint8Function:
		return bitwiseRightShiftUint8256(dst, x, y, n)
	case bitwiseXorBoolFunction:
		return bitwiseXorBool256(dst, x, y, n)
	case bitwiseXorInt16Function:
		return bitwiseXorInt16256(dst, x, y, n)
	case bitwiseXorInt32Function:
		return bitwiseXorInt32256(dst, x, y, n)
	case bitwiseXorInt64Function:
		return bitwiseXorInt64256(dst, x, y, n)
	case bitwiseXorInt8Function:
		return bitwiseXorInt8256(dst, x, y, n)
	case bitwiseXorUint16Function:
		return bitwiseXorUint16256(dst, x, y, n)
	case bitwiseXorUint32Function:
		return bitwiseXorUint32256(dst, x, y, n)
	case bitwiseXorUint64Function:
		return bitwiseXorUint64256(dst, x, y, n)
	case bitwiseXorUint8Function:
		return bitwiseXorUint8256(dst, x, y, n)
	case castBFloat16ToFloat16Function:
		return castBFloat16ToFloat16256(dst, x, n)
	case castBFloat16ToFloat32Function:
		return castBFloat16ToFloat32256(dst, x, n)
	case castBoolToFloat32Function:
		return castBoolToFloat32256(dst, x, n)
	case castBoolToFloat64Function:
		return castBoolToFloat64256(dst, x, n)
	case castBoolToInt16Function:
		return castBoolToInt16256(dst, x, n)
	case castBoolToInt32Function:
		return castBoolToInt32256(dst, x, n)
	case castBoolToInt64Function:
		return castBoolToInt64256(dst, x, n)
	case castBoolToInt8Function:
		return castBoolToInt8256(dst, x, n)
	case castBoolToUint16Function:
		return castBoolToUint16256(dst, x, n)
	case castBoolToUint32Function:
		return castBoolToUint32256(dst, x, n)
	case castBoolToUint64Function:
		return castBoolToUint64256(dst, x, n)
	case castComplex128ToComplex64Function:
		return castComplex128ToComplex64256(dst, x, n)
	case castComplex64ToComplex128Function:
		return castComplex64ToComplex128256(dst, x, n)
	case castFloat16ToBFloat16Function:
		return castFloat16ToBFloat16256(dst, x, n)
	case castFloat16ToFloat32Function:
		return castFloat16ToFloat32256(dst, x, n)
	case castFloat32ToBFloat16Function:
		return castFloat32ToBFloat16256(dst, x, n)
	case castFloat32ToBoolFunction:
		return castFloat32ToBool256(dst, x, n)
	case castFloat32ToComplex64Function:
		return castFloat32ToComplex64256(dst, x, n)
	case castFloat32ToFloat16Function:
		return castFloat32ToFloat16256(dst, x, n)
	case castFloat32ToFloat64Function:
		return castFloat32ToFloat64256(dst, x, n)
	case castFloat32ToInt16Function:
		return castFloat32ToInt16256(dst, x, n)
	case castFloat32ToInt32Function:
		return castFloat32ToInt32256(dst, x, n)
	case castFloat32ToInt64Function:
		return castFloat32ToInt64256(dst, x, n)
	case castFloat32ToInt8Function:
		return castFloat32ToInt8256(dst, x, n)
	case castFloat32ToUint16Function:
		return castFloat32ToUint16256(dst, x, n)
	case castFloat32ToUint32Function:
		return castFloat32ToUint32256(dst, x, n)
	case castFloat32ToUint8Function:
		return castFloat32ToUint8256(dst, x, n)
	case castFloat64ToBoolFunction:
		return castFloat64ToBool256(dst, x, n)
	case castFloat64ToFloat32Function:
		return castFloat64ToFloat32256(dst, x, n)
	case castFloat64ToInt16Function:
		return castFloat64ToInt16256(dst, x, n)
	case castFloat64ToInt32Function:
		return castFloat64ToInt32256(dst, x, n)
	case castFloat64ToInt64Function:
		return castFloat64ToInt64256(dst, x, n)
	case castFloat64ToInt8Function:
		return castFloat64ToInt8256(dst, x, n)
	case castFloat64ToUint16Function:
		return castFloat64ToUint16256(dst, x, n)
	case castFloat64ToUint32Function:
		return castFloat64ToUint32256(dst, x, n)
	case castFloat64ToUint8Function:
		return castFloat64ToUint8256(dst, x, n)
	case castInt16ToBoolFunction:
		return castInt16ToBool256(dst, x, n)
	case castInt16ToFloat32Function:
		return castInt16ToFloat32256(dst, x, n)
	case castInt16ToFloat64Function:
		return castInt16ToFloat64256(dst, x, n)
	case castInt16ToInt32Function:
		return castInt16ToInt32256(dst, x, n)
	case castInt16ToInt64Function:
		return castInt16ToInt64256(dst, x, n)
	case castInt16ToInt8Function:
		return castInt16ToInt8256(dst, x, n)
	case castInt16ToUint16Function:
		return castInt16ToUint16256(dst, x, n)
	case castInt16ToUint32Function:
		return castInt16ToUint32256(dst, x, n)
	case castInt16ToUint64Function:
		return castInt16ToUint64256(dst, x, n)
	case castInt16ToUint8Function:
		return castInt16ToUint8256(dst, x, n)
	case castInt32ToBoolFunction:
		return castInt32ToBool256(dst, x, n)
	case castInt32ToFloat32Function:
		return castInt32ToFloat32256(dst, x, n)
	case castInt32ToFloat64Function:
		return castInt32ToFloat64256(dst, x, n)
	case castInt32ToInt16Function:
		return castInt32ToInt16256(dst, x, n)
	case castInt32ToInt64Function:
		return castInt32ToInt64256(dst, x, n)
	case castInt32ToInt8Function:
		return castInt32ToInt8256(dst, x, n)
	case castInt32ToUint16Function:
		return castInt32ToUint16256(dst, x, n)
	case castInt32ToUint32Function:
		return castInt32ToUint32256(dst, x, n)
	case castInt32ToUint64Function:
		return castInt32ToUint64256(dst, x, n)
	case castInt32ToUint8Function:
		return castInt32ToUint8256(dst, x, n)
	case castInt64ToBoolFunction:
		return castInt64ToBool256(dst, x, n)
	case castInt64ToFloat64Function:
		return castInt64ToFloat64256(dst, x, n)
	case castInt64ToInt16Function:
		return castInt64ToInt16256(dst, x, n)
	case castInt64ToInt32Function:
		return castInt64ToInt32256(dst, x, n)
	case castInt64ToInt8Function:
		return castInt64ToInt8256(dst, x, n)
	case castInt64ToUint16Function:
		return castInt64ToUint16256(dst, x, n)
	case castInt64ToUint32Function:
		return castInt64ToUint32256(dst, x, n)
	case castInt64ToUint64Function:
		return castInt64ToUint64256(dst, x, n)
	case castInt64ToUint8Function:
		return castInt64ToUint8256(dst, x, n)
	case castInt8ToBoolFunction:
		return castInt8ToBool256(dst, x, n)
	case castInt8ToFloat32Function:
		return castInt8ToFloat32256(dst, x, n)
	case castInt8ToFloat64Function:
		return castInt8ToFloat64256(dst, x, n)
	case castInt8ToInt16Function:
		return castInt8ToInt16256(dst, x, n)
	case castInt8ToInt32Function:
		return castInt8ToInt32256(dst, x, n)
	case castInt8ToInt64Function:
		return castInt8ToInt64256(dst, x, n)
	case castInt8ToUint16Function:
		return castInt8ToUint16256(dst, x, n)
	case castInt8ToUint32Function:
		return castInt8ToUint32256(dst, x, n)
	case castInt8ToUint64Function:
		return castInt8ToUint64256(dst, x, n)
	case castInt8ToUint8Function:
		return castInt8ToUint8256(dst, x, n)
	case castUint16ToBoolFunction:
		return castUint16ToBool256(dst, x, n)
	case castUint16ToFloat32Function:
		return castUint16ToFloat32256(dst, x, n)
	case castUint16ToFloat64Function:
		return castUint16ToFloat64256(dst, x, n)
	case castUint16ToInt16Function:
		return castUint16ToInt16256(dst, x, n)
	case castUint16ToInt32Function:
		return castUint16ToInt32256(dst, x, n)
	case castUint16ToInt64Function:
		return castUint16ToInt64256(dst, x, n)
	case castUint16ToInt8Function:
		return castUint16ToInt8256(dst, x, n)
	case castUint16ToUint32Function:
		return castUint16ToUint32256(dst, x, n)
	case castUint16ToUint64Function:
		return castUint16ToUint64256(dst, x, n)
	case castUint16ToUint8Function:
		return castUint16ToUint8256(dst, x, n)
	case castUint32ToBoolFunction:
		return castUint32ToBool256(dst, x, n)
	case castUint32ToFloat32Function:
		return castUint32ToFloat32256(dst, x, n)
	case castUint32ToFloat64Function:
		return castUint32ToFloat64256(dst, x, n)
	case castUint32ToInt16Function:
		return castUint32ToInt16256(dst, x, n)
	case castUint32ToInt32Function:
		return castUint32ToInt32256(dst, x, n)
	case castUint32ToInt64Function:
		return castUint32ToInt64256(dst, x, n)
	case castUint32ToInt8Function:
		return castUint32ToInt8256(dst, x, n)
	case castUint32ToUint16Function:
		return castUint32ToUint16256(dst, x, n)
	case castUint32ToUint64Function:
		return castUint32ToUint64256(dst, x, n)
	case castUint32ToUint8Function:
		return castUint32ToUint8256(dst, x, n)
	case castUint64ToBoolFunction:
		return castUint64ToBool256(dst, x, n)
	case castUint64ToFloat64Function:
		return castUint64ToFloat64256(dst, x, n)
	case castUint64ToInt16Function:
		return castUint64ToInt16256(dst, x, n)
	case castUint64ToInt32Function:
		return castUint64ToInt32256(dst, x, n)
	case castUint64ToInt64Function:
		return castUint64ToInt64256(dst, x, n)
	case castUint64ToInt8Function:
		return castUint64ToInt8256(dst, x, n)
	case castUint64ToUint16Function:
		return castUint64ToUint16256(dst, x, n)
	case castUint64ToUint32Function:
		return castUint64ToUint32256(dst, x, n)
	case castUint64ToUint8Function:
		return castUint64ToUint8256(dst, x, n)
	case castUint8ToBoolFunction:
		return castUint8ToBool256(dst, x, n)
	case castUint8ToFloat32Function:
		return castUint8ToFloat32256(dst, x, n)
	case castUint8ToFloat64Function:
		return castUint8ToFloat64256(dst, x, n)
	case castUint8ToInt16Function:
		return castUint8ToInt16256(dst, x, n)
	case castUint8ToInt32Function:
		return castUint8ToInt32256(dst, x, n)
	case castUint8ToInt64Function:
		return castUint8ToInt64256(dst, x, n)
	case castUint8ToInt8Function:
		return castUint8ToInt8256(dst, x, n)
	case castUint8ToUint16Function:
		return castUint8ToUint16256(dst, x, n)
	case castUint8ToUint32Function:
		return castUint8ToUint32256(dst, x, n)
	case castUint8ToUint64Function:
		return castUint8ToUint64256(dst, x, n)
	case cbrtFunction:
		return cbrt256(dst, x, n)
	case cbrtFloat64Function:
		return cbrtFloat64256(dst, x, n)
	case ceilFunction:
		return ceil256(dst, x, n)
	case ceilBFloat16Function:
		return ceilBFloat16256(dst, x, n)
	case ceilFloat16Function:
		return ceilFloat16256(dst, x, n)
	case ceilFloat64Function:
		return ceilFloat64256(dst, x, n)
	case conjComplex128Function:
		return conjComplex128256(dst, x, n)
	case conjComplex64Function:
		return conjComplex64256(dst, x, n)
	case copysignFunction:
		return copysign256(dst, x, y, n)
	case copysignFloat64Function:
		return copysignFloat64256(dst, x, y, n)
	case cosFunction:
		return cos256(dst, x, n)
	case cosComplex128Function:
		return cosComplex128256(dst, x, n)
	case cosComplex64Function:
		return cosComplex64256(dst, x, n)
	case cosFloat64Function:
		return cosFloat64256(dst, x, n)
	case coshFunction:
		return cosh256(dst, x, n)
	case coshComplex128Function:
		return coshComplex128256(dst, x, n)
	case coshComplex64Function:
		return coshComplex64256(dst, x, n)
	case coshFloat64Function:
		return coshFloat64256(dst, x, n)
	case divFunction:
		return div256(dst, x, y, n)
	case divBFloat16Function:
		return divBFloat16256(dst, x, y, n)
	case divComplex128Function:
		return divComplex128256(dst, x, y, n)
	case divComplex64Function:
		return divComplex64256(dst, x, y, n)
	case divFloat16Function:
		return divFloat16256(dst, x, y, n)
	case divFloat64Function:
		return divFloat64256(dst, x, y, n)
	case equalBFloat16ToBoolFunction:
		return equalBFloat16ToBool256(dst, x, y, n)
	case equalBoolFunction:
		return equalBool256(dst, x, y, n)
	case equalComplex128ToBoolFunction:
		return equalComplex128ToBool256(dst, x, y, n)
	case equalComplex64ToBoolFunction:
		return equalComplex64ToBool256(dst, x, y, n)
	case equalFloat16ToBoolFunction:
		return equalFloat16ToBool256(dst, x, y, n)
	case equalFloat32ToBoolFunction:
		return equalFloat32ToBool256(dst, x, y, n)
	case equalFloat64ToBoolFunction:
		return equalFloat64ToBool256(dst, x, y, n)
	case equalInt16ToBoolFunction:
		return equalInt16ToBool256(dst, x, y, n)
	case equalInt32ToBoolFunction:
		return equalInt32ToBool256(dst, x, y, n)
	case equalInt64ToBoolFunction:
		return equalInt64ToBool256(dst, x, y, n)
	case equalInt8ToBoolFunction:
		return equalInt8ToBool256(dst, x, y, n)
	case equalUint16ToBoolFunction:
		return equalUint16ToBool256(dst, x, y, n)
	case equalUint32ToBoolFunction:
		return equalUint32ToBool256(dst, x, y, n)
	case equalUint64ToBoolFunction:
		return equalUint64ToBool256(dst, x, y, n)
	case equalUint8ToBoolFunction:
		return equalUint8ToBool256(dst, x, y, n)
	case erfFunction:
		return erf256(dst, x, n)
	case erfFloat64Function:
		return erfFloat64256(dst, x, n)
	case erfcFunction:
		return erfc256(dst, x, n)
	case erfcFloat64Function:
		return erfcFloat64256(dst, x, n)
	case expFunction:
		return exp256(dst, x, n)
	case exp2Function:
		return exp2256(dst, x, n)
	case exp2Float64Function:
		return exp2Float64256(dst, x, n)
	case expComplex128Function:
		return expComplex128256(dst, x, n)
	case expComplex64Function:
		return expComplex64256(dst, x, n)
	case expFloat64Function:
		return expFloat64256(dst, x, n)
	case expm1Function:
		return expm1256(dst, x, n)
	case expm1Complex128Function:
		return expm1Complex128256(dst, x, n)
	case expm1Complex64Function:
		return expm1Complex64256(dst, x, n)
	case expm1Float64Function:
		return expm1Float64256(dst, x, n)
	case floorFunction:
		return floor256(dst, x, n)
	case floorBFloat16Function:
		return floorBFloat16256(dst, x, n)
	case floorDivideInt16Function:
		return floorDivideInt16256(dst, x, y, n)
	case floorDivideInt32Function:
		return floorDivideInt32256(dst, x, y, n)
	case floorDivideInt8Function:
		return floorDivideInt8256(dst, x, y, n)
	case floorDivideUint16Function:
		return floorDivideUint16256(dst, x, y, n)
	case floorDivideUint32Function:
		return floorDivideUint32256(dst, x, y, n)
	case floorDivideUint8Function:
		return floorDivideUint8256(dst, x, y, n)
	case floorFloat16Function:
		return floorFloat16256(dst, x, n)
	case floorFloat64Function:
		return floorFloat64256(dst, x, n)
	case fmaFunction:
		return fma256(dst, x, y, z, n)
	case fmaFloat64Function:
		return fmaFloat64256(dst, x, y, z, n)
	case fmodInt16Function:
		return fmodInt16256(dst, x, y, n)
	case fmodInt32Function:
		return fmodInt32256(dst, x, y, n)
	case fmodInt8Function:
		return fmodInt8256(dst, x, y, n)
	case fmodUint16Function:
		return fmodUint16256(dst, x, y, n)
	case fmodUint32Function:
		return fmodUint32256(dst, x, y, n)
	case fmodUint8Function:
		return fmodUint8256(dst, x, y, n)
	case geluFunction:
		return gelu256(dst, x, n)
	case geluFloat64Function:
		return geluFloat64256(dst, x, n)
	case geluTanhFunction:
		return geluTanh256(dst, x, n)
	case geluTanhFloat64Function:
		return geluTanhFloat64256(dst, x, n)
	case greaterBFloat16ToBoolFunction:
		return greaterBFloat16ToBool256(dst, x, y, n)
	case greaterEqualBFloat16ToBoolFunction:
		return greaterEqualBFloat16ToBool256(dst, x, y, n)
	case greaterEqualFloat16ToBoolFunction:
		return greaterEqualFloat16ToBool256(dst, x, y, n)
	case greaterEqualFloat32ToBoolFunction:
		return greaterEqualFloat32ToBool256(dst, x, y, n)
	case greaterEqualFloat64ToBoolFunction:
		return greaterEqualFloat64ToBool256(dst, x, y, n)
	case greaterEqualInt16ToBoolFunction:
		return greaterEqualInt16ToBool256(dst, x, y, n)
	case greaterEqualInt32ToBoolFunction:
		return greaterEqualInt32ToBool256(dst, x, y, n)
	case greaterEqualInt64ToBoolFunction:
		return greaterEqualInt64ToBool256(dst, x, y, n)
	case greaterEqualInt8ToBoolFunction:
		return greaterEqualInt8ToBool256(dst, x, y, n)
	case greaterEqualUint16ToBoolFunction:
		return greaterEqualUint16ToBool256(dst, x, y, n)
	case greaterEqualUint32ToBoolFunction:
		return greaterEqualUint32ToBool256(dst, x, y, n)
	case greaterEqualUint64ToBoolFunction:
		return greaterEqualUint64ToBool256(dst, x, y, n)
	case greaterEqualUint8ToBoolFunction:
		return greaterEqualUint8ToBool256(dst, x, y, n)
	case greaterFloat16ToBoolFunction:
		return greaterFloat16ToBool256(dst, x, y, n)
	case greaterFloat32ToBoolFunction:
		return greaterFloat32ToBool256(dst, x, y, n)
	case greaterFloat64ToBoolFunction:
		return greaterFloat64ToBool256(dst, x, y, n)
	case greaterInt16ToBoolFunction:
		return greaterInt16ToBool256(dst, x, y, n)
	case greaterInt32ToBoolFunction:
		return greaterInt32ToBool256(dst, x, y, n)
	case greaterInt64ToBoolFunction:
		return greaterInt64ToBool256(dst, x, y, n)
	case greaterInt8ToBoolFunction:
		return greaterInt8ToBool256(dst, x, y, n)
	case greaterUint16ToBoolFunction:
		return greaterUint16ToBool256(dst, x, y, n)
	case greaterUint32ToBoolFunction:
		return greaterUint32ToBool256(dst, x, y, n)
	case greaterUint64ToBoolFunction:
		return greaterUint64ToBool256(dst, x, y, n)
	case greaterUint8ToBoolFunction:
		return greaterUint8ToBool256(dst, x, y, n)
	case hypotFunction:
		return hypot256(dst, x, y, n)
	case hypotFloat64Function:
		return hypotFloat64256(dst, x, y, n)
	case imagComplex128ToFloat64Function:
		return imagComplex128ToFloat64256(dst, x, n)
	case imagComplex64ToFloat32Function:
		return imagComplex64ToFloat32256(dst, x, n)
	case isfiniteFloat32ToBoolFunction:
		return isfiniteFloat32ToBool256(dst, x, n)
	case isfiniteFloat64ToBoolFunction:
		return isfiniteFloat64ToBool256(dst, x, n)
	case isinfFloat32ToBoolFunction:
		return isinfFloat32ToBool256(dst, x, n)
	case isinfFloat64ToBoolFunction:
		return isinfFloat64ToBool256(dst, x, n)
	case isnanFloat32ToBoolFunction:
		return isnanFloat32ToBool256(dst, x, n)
	case isnanFloat64ToBoolFunction:
		return isnanFloat64ToBool256(dst, x, n)
	case lessBFloat16ToBoolFunction:
		return lessBFloat16ToBool256(dst, x, y, n)
	case lessEqualBFloat16ToBoolFunction:
		return lessEqualBFloat16ToBool256(dst, x, y, n)
	case lessEqualFloat16ToBoolFunction:
		return lessEqualFloat16ToBool256(dst, x, y, n)
	case lessEqualFloat32ToBoolFunction:
		return lessEqualFloat32ToBool256(dst, x, y, n)
	case lessEqualFloat64ToBoolFunction:
		return lessEqualFloat64ToBool256(dst, x, y, n)
	case lessEqualInt16ToBoolFunction:
		return lessEqualInt16ToBool256(dst, x, y, n)
	case lessEqualInt32ToBoolFunction:
		return lessEqualInt32ToBool256(dst, x, y, n)
	case lessEqualInt64ToBoolFunction:
		return lessEqualInt64ToBool256(dst, x, y, n)
	case lessEqualInt8ToBoolFunction:
		return lessEqualInt8ToBool256(dst, x, y, n)
	case lessEqualUint16ToBoolFunction:
		return lessEqualUint16ToBool256(dst, x, y, n)
	case lessEqualUint32ToBoolFunction:
		return lessEqualUint32ToBool256(dst, x, y, n)
	case lessEqualUint64ToBoolFunction:
		return lessEqualUint64ToBool256(dst, x, y, n)
	case lessEqualUint8ToBoolFunction:
		return lessEqualUint8ToBool256(dst, x, y, n)
	case lessFloat16ToBoolFunction:
		return lessFloat16ToBool256(dst, x, y, n)
	case lessFloat32ToBoolFunction:
		return lessFloat32ToBool256(dst, x, y, n)
	case lessFloat64ToBoolFunction:
		return lessFloat64ToBool256(dst, x, y, n)
	case lessInt16ToBoolFunction:
		return lessInt16ToBool256(dst, x, y, n)
	case lessInt32ToBoolFunction:
		return lessInt32ToBool256(dst, x, y, n)
	case lessInt64ToBoolFunction:
		return lessInt64ToBool256(dst, x, y, n)
	case lessInt8ToBoolFunction:
		return lessInt8ToBool256(dst, x, y, n)
	case lessUint16ToBoolFunction:
		return lessUint16ToBool256(dst, x, y, n)
	case lessUint32ToBoolFunction:
		return lessUint32ToBool256(dst, x, y, n)
	case lessUint64ToBoolFunction:
		return lessUint64ToBool256(dst, x, y, n)
	case lessUint8ToBoolFunction:
		return lessUint8ToBool256(dst, x, y, n)
	case logFunction:
		return log256(dst, x, n)
	case log10Function:
		return log10256(dst, x, n)
	case log10Complex128Function:
		return log10Complex128256(dst, x, n)
	case log10Complex64Function:
		return log10Complex64256(dst, x, n)
	case log10Float64Function:
		return log10Float64256(dst, x, n)
	case log1pFunction:
		return log1p256(dst, x, n)
	case log1pComplex128Function:
		return log1pComplex128256(dst, x, n)
	case log1pComplex64Function:
		return log1pComplex64256(dst, x, n)
	case log1pFloat64Function:
		return log1pFloat64256(dst, x, n)
	case log2Function:
		return log2256(dst, x, n)
	case log2Complex128Function:
		return log2Complex128256(dst, x, n)
	case log2Complex64Function:
		return log2Complex64256(dst, x, n)
	case log2Float64Function:
		return log2Float64256(dst, x, n)
	case logComplex128Function:
		return logComplex128256(dst, x, n)
	case logComplex64Function:
		return logComplex64256(dst, x, n)
	case logFloat64Function:
		return logFloat64256(dst, x, n)
	case logicalAndBoolFunction:
		return logicalAndBool256(dst, x, y, n)
	case logicalNotBoolFunction:
		return logicalNotBool256(dst, x, n)
	case logicalOrBoolFunction:
		return logicalOrBool256(dst, x, y, n)
	case logicalXorBoolFunction:
		return logicalXorBool256(dst, x, y, n)
	case maximumFunction:
		return maximum256(dst, x, y, n)
	case maximumBFloat16Function:
		return maximumBFloat16256(dst, x, y, n)
	case maximumFloat16Function:
		return maximumFloat16256(dst, x, y, n)
	case maximumFloat64Function:
		return maximumFloat64256(dst, x, y, n)
	case maximumInt16Function:
		return maximumInt16256(dst, x, y, n)
	case maximumInt32Function:
		return maximumInt32256(dst, x, y, n)
	case maximumInt64Function:
		return maximumInt64256(dst, x, y, n)
	case maximumInt8Function:
		return maximumInt8256(dst, x, y, n)
	case maximumUint16Function:
		return maximumUint16256(dst, x, y, n)
	case maximumUint32Function:
		return maximumUint32256(dst, x, y, n)
	case maximumUint64Function:
		return maximumUint64256(dst, x, y, n)
	case maximumUint8Function:
		return maximumUint8256(dst, x, y, n)
	case minimumFunction:
		return minimum256(dst, x, y, n)
	case minimumBFloat16Function:
		return minimumBFloat16256(dst, x, y, n)
	case minimumFloat16Function:
		return minimumFloat16256(dst, x, y, n)
	case minimumFloat64Function:
		return minimumFloat64256(dst, x, y, n)
	case minimumInt16Function:
		return minimumInt16256(dst, x, y, n)
	case minimumInt32Function:
		return minimumInt32256(dst, x, y, n)
	case minimumInt64Function:
		return minimumInt64256(dst, x, y, n)
	case minimumInt8Function:
		return minimumInt8256(dst, x, y, n)
	case minimumUint16Function:
		return minimumUint16256(dst, x, y, n)
	case minimumUint32Function:
		return minimumUint32256(dst, x, y, n)
	case minimumUint64Function:
		return minimumUint64256(dst, x, y, n)
	case minimumUint8Function:
		return minimumUint8256(dst, x, y, n)
	case mulFunction:
		return mul256(dst, x, y, n)
	case mulBFloat16Function:
		return mulBFloat16256(dst, x, y, n)
	case mulComplex128Function:
		return mulComplex128256(dst, x, y, n)
	case mulComplex64Function:
		return mulComplex64256(dst, x, y, n)
	case mulFloat16Function:
		return mulFloat16256(dst, x, y, n)
	case mulFloat64Function:
		return mulFloat64256(dst, x, y, n)
	case mulHighUint64Function:
		return mulHighUint64256(dst, x, y, n)
	case mulInt16Function:
		return mulInt16256(dst, x, y, n)
	case mulInt32Function:
		return mulInt32256(dst, x, y, n)
	case mulInt64Function:
		return mulInt64256(dst, x, y, n)
	case mulInt8Function:
		return mulInt8256(dst, x, y, n)
	case mulUint16Function:
		return mulUint16256(dst, x, y, n)
	case mulUint32Function:
		return mulUint32256(dst, x, y, n)
	case mulUint64Function:
		return mulUint64256(dst, x, y, n)
	case mulUint8Function:
		return mulUint8256(dst, x, y, n)
	case negFunction:
		return neg256(dst, x, n)
	case negBFloat16Function:
		return negBFloat16256(dst, x, n)
	case negComplex128Function:
		return negComplex128256(dst, x, n)
	case negComplex64Function:
		return negComplex64256(dst, x, n)
	case negFloat16Function:
		return negFloat16256(dst, x, n)
	case negFloat64Function:
		return negFloat64256(dst, x, n)
	case negInt16Function:
		return negInt16256(dst, x, n)
	case negInt32Function:
		return negInt32256(dst, x, n)
	case negInt64Function:
		return negInt64256(dst, x, n)
	case negInt8Function:
		return negInt8256(dst, x, n)
	case negUint16Function:
		return negUint16256(dst, x, n)
	case negUint32Function:
		return negUint32256(dst, x, n)
	case negUint64Function:
		return negUint64256(dst, x, n)
	case negUint8Function:
		return negUint8256(dst, x, n)
	case notEqualBFloat16ToBoolFunction:
		return notEqualBFloat16ToBool256(dst, x, y, n)
	case notEqualBoolFunction:
		return notEqualBool256(dst, x, y, n)
	case notEqualComplex128ToBoolFunction:
		return notEqualComplex128ToBool256(dst, x, y, n)
	case notEqualComplex64ToBoolFunction:
		return notEqualComplex64ToBool256(dst, x, y, n)
	case notEqualFloat16ToBoolFunction:
		return notEqualFloat16ToBool256(dst, x, y, n)
	case notEqualFloat32ToBoolFunction:
		return notEqualFloat32ToBool256(dst, x, y, n)
	case notEqualFloat64ToBoolFunction:
		return notEqualFloat64ToBool256(dst, x, y, n)
	case notEqualInt16ToBoolFunction:
		return notEqualInt16ToBool256(dst, x, y, n)
	case notEqualInt32ToBoolFunction:
		return notEqualInt32ToBool256(dst, x, y, n)
	case notEqualInt64ToBoolFunction:
		return notEqualInt64ToBool256(dst, x, y, n)
	case notEqualInt8ToBoolFunction:
		return notEqualInt8ToBool256(dst, x, y, n)
	case notEqualUint16ToBoolFunction:
		return notEqualUint16ToBool256(dst, x, y, n)
	case notEqualUint32ToBoolFunction:
		return notEqualUint32ToBool256(dst, x, y, n)
	case notEqualUint64ToBoolFunction:
		return notEqualUint64ToBool256(dst, x, y, n)
	case notEqualUint8ToBoolFunction:
		return notEqualUint8ToBool256(dst, x, y, n)
	case orderKeyFloat32ToUint32Function:
		return orderKeyFloat32ToUint32256(dst, x, n)
	case orderKeyFloat64ToUint64Function:
		return orderKeyFloat64ToUint64256(dst, x, n)
	case orderKeyInt16ToUint16Function:
		return orderKeyInt16ToUint16256(dst, x, n)
	case orderKeyInt32ToUint32Function:
		return orderKeyInt32ToUint32256(dst, x, n)
	case orderKeyInt64ToUint64Function:
		return orderKeyInt64ToUint64256(dst, x, n)
	case orderKeyInt8ToUint8Function:
		return orderKeyInt8ToUint8256(dst, x, n)
	case packWordsUint32ToUint64Function:
		return packWordsUint32ToUint64256(dst, x, y, n)
	case powFunction:
		return pow256(dst, x, y, n)
	case powComplex128Function:
		return powComplex128256(dst, x, y, n)
	case powComplex64Function:
		return powComplex64256(dst, x, y, n)
	case powFloat64Function:
		return powFloat64256(dst, x, y, n)
	case randomBitsHighUint64Function:
		return randomBitsHighUint64256(dst, x, y, z, n)
	case randomBitsUint64Function:
		return randomBitsUint64256(dst, x, y, z, n)
	case realComplex128ToFloat64Function:
		return realComplex128ToFloat64256(dst, x, n)
	case realComplex64ToFloat32Function:
		return realComplex64ToFloat32256(dst, x, n)
	case reluFunction:
		return relu256(dst, x, n)
	case reluBFloat16Function:
		return reluBFloat16256(dst, x, n)
	case reluFloat16Function:
		return reluFloat16256(dst, x, n)
	case reluFloat64Function:
		return reluFloat64256(dst, x, n)
	case reluInt16Function:
		return reluInt16256(dst, x, n)
	case reluInt32Function:
		return reluInt32256(dst, x, n)
	case reluInt64Function:
		return reluInt64256(dst, x, n)
	case reluInt8Function:
		return reluInt8256(dst, x, n)
	case remainderInt16Function:
		return remainderInt16256(dst, x, y, n)
	case remainderInt32Function:
		return remainderInt32256(dst, x, y, n)
	case remainderInt8Function:
		return remainderInt8256(dst, x, y, n)
	case remainderUint16Function:
		return remainderUint16256(dst, x, y, n)
	case remainderUint32Function:
		return remainderUint32256(dst, x, y, n)
	case remainderUint8Function:
		return remainderUint8256(dst, x, y, n)
	case roundFunction:
		return round256(dst, x, n)
	case roundBFloat16Function:
		return roundBFloat16256(dst, x, n)
	case roundFloat16Function:
		return roundFloat16256(dst, x, n)
	case roundFloat64Function:
		return roundFloat64256(dst, x, n)
	case rsqrtFunction:
		return rsqrt256(dst, x, n)
	case rsqrtFloat64Function:
		return rsqrtFloat64256(dst, x, n)
	case sigmoidFunction:
		return sigmoid256(dst, x, n)
	case sigmoidFloat64Function:
		return sigmoidFloat64256(dst, x, n)
	case signFunction:
		return sign256(dst, x, n)
	case signComplex128Function:
		return signComplex128256(dst, x, n)
	case signComplex64Function:
		return signComplex64256(dst, x, n)
	case signFloat64Function:
		return signFloat64256(dst, x, n)
	case signbitFloat32ToBoolFunction:
		return signbitFloat32ToBool256(dst, x, n)
	case signbitFloat64ToBoolFunction:
		return signbitFloat64ToBool256(dst, x, n)
	case sinFunction:
		return sin256(dst, x, n)
	case sinComplex128Function:
		return sinComplex128256(dst, x, n)
	case sinComplex64Function:
		return sinComplex64256(dst, x, n)
	case sinFloat64Function:
		return sinFloat64256(dst, x, n)
	case sinhFunction:
		return sinh256(dst, x, n)
	case sinhComplex128Function:
		return sinhComplex128256(dst, x, n)
	case sinhComplex64Function:
		return sinhComplex64256(dst, x, n)
	case sinhFloat64Function:
		return sinhFloat64256(dst, x, n)
	case softplusFunction:
		return softplus256(dst, x, n)
	case softplusFloat64Function:
		return softplusFloat64256(dst, x, n)
	case sqrtFunction:
		return sqrt256(dst, x, n)
	case sqrtBFloat16Function:
		return sqrtBFloat16256(dst, x, n)
	case sqrtComplex128Function:
		return sqrtComplex128256(dst, x, n)
	case sqrtComplex64Function:
		return sqrtComplex64256(dst, x, n)
	case sqrtFloat16Function:
		return sqrtFloat16256(dst, x, n)
	case sqrtFloat64Function:
		return sqrtFloat64256(dst, x, n)
	case subFunction:
		return sub256(dst, x, y, n)
	case subBFloat16Function:
		return subBFloat16256(dst, x, y, n)
	case subComplex128Function:
		return subComplex128256(dst, x, y, n)
	case subComplex64Function:
		return subComplex64256(dst, x, y, n)
	case subFloat16Function:
		return subFloat16256(dst, x, y, n)
	case subFloat64Function:
		return subFloat64256(dst, x, y, n)
	case subInt16Function:
		return subInt16256(dst, x, y, n)
	case subInt32Function:
		return subInt32256(dst, x, y, n)
	case subInt64Function:
		return subInt64256(dst, x, y, n)
	case subInt8Function:
		return subInt8256(dst, x, y, n)
	case subUint16Function:
		return subUint16256(dst, x, y, n)
	case subUint32Function:
		return subUint32256(dst, x, y, n)
	case subUint64Function:
		return subUint64256(dst, x, y, n)
	case subUint8Function:
		return subUint8256(dst, x, y, n)
	case tanFunction:
		return tan256(dst, x, n)
	case tanComplex128Function:
		return tanComplex128256(dst, x, n)
	case tanComplex64Function:
		return tanComplex64256(dst, x, n)
	case tanFloat64Function:
		return tanFloat64256(dst, x, n)
	case tanhFunction:
		return tanh256(dst, x, n)
	case tanhComplex128Function:
		return tanhComplex128256(dst, x, n)
	case tanhComplex64Function:
		return tanhComplex64256(dst, x, n)
	case tanhFloat64Function:
		return tanhFloat64256(dst, x, n)
	case truncFunction:
		return trunc256(dst, x, n)
	case truncBFloat16Function:
		return truncBFloat16256(dst, x, n)
	case truncFloat16Function:
		return truncFloat16256(dst, x, n)
	case truncFloat64Function:
		return truncFloat64256(dst, x, n)
	case whereUint16Function:
		return whereUint16256(dst, x, y, z, n)
	case whereUint32Function:
		return whereUint32256(dst, x, y, z, n)
	case whereUint64Function:
		return whereUint64256(dst, x, y, z, n)
	case whereUint8Function:
		return whereUint8256(dst, x, y, z, n)
	}
	panic("vector: there is no such function")
}

//go:noescape
func abs256(dst, x unsafe.Pointer, n int) int

//go:noescape
func absBFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func absComplex128ToFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func absComplex64ToFloat32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func absFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func absFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func absInt16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func absInt32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func absInt64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func absInt8256(dst, x unsafe.Pointer, n int) int

//go:noescape
func acos256(dst, x unsafe.Pointer, n int) int

//go:noescape
func acosComplex128256(dst, x unsafe.Pointer, n int) int

//go:noescape
func acosComplex64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func acosFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func acosh256(dst, x unsafe.Pointer, n int) int

//go:noescape
func acoshComplex128256(dst, x unsafe.Pointer, n int) int

//go:noescape
func acoshComplex64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func acoshFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func add256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addBFloat16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addComplex128256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addComplex64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addFloat16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addFloat64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addInt16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addInt32256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addInt64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addInt8256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addUint16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addUint32256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addUint64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addUint8256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func asin256(dst, x unsafe.Pointer, n int) int

//go:noescape
func asinComplex128256(dst, x unsafe.Pointer, n int) int

//go:noescape
func asinComplex64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func asinFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func asinh256(dst, x unsafe.Pointer, n int) int

//go:noescape
func asinhComplex128256(dst, x unsafe.Pointer, n int) int

//go:noescape
func asinhComplex64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func asinhFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func atan256(dst, x unsafe.Pointer, n int) int

//go:noescape
func atan2256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func atan2Float64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func atanComplex128256(dst, x unsafe.Pointer, n int) int

//go:noescape
func atanComplex64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func atanFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func atanh256(dst, x unsafe.Pointer, n int) int

//go:noescape
func atanhComplex128256(dst, x unsafe.Pointer, n int) int

//go:noescape
func atanhComplex64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func atanhFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func bitwiseAndBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseAndInt16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseAndInt32256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseAndInt64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseAndInt8256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseAndUint16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseAndUint32256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseAndUint64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseAndUint8256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseInvertBool256(dst, x unsafe.Pointer, n int) int

//go:noescape
func bitwiseInvertInt16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func bitwiseInvertInt32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func bitwiseInvertInt64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func bitwiseInvertInt8256(dst, x unsafe.Pointer, n int) int

//go:noescape
func bitwiseInvertUint16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func bitwiseInvertUint32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func bitwiseInvertUint64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func bitwiseInvertUint8256(dst, x unsafe.Pointer, n int) int

//go:noescape
func bitwiseLeftShiftInt16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseLeftShiftInt32256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseLeftShiftInt64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseLeftShiftInt8256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseLeftShiftUint16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseLeftShiftUint32256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseLeftShiftUint64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseLeftShiftUint8256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseOrBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseOrInt16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseOrInt32256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseOrInt64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseOrInt8256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseOrUint16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseOrUint32256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseOrUint64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseOrUint8256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseRightShiftInt16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseRightShiftInt32256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseRightShiftInt64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseRightShiftInt8256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseRightShiftUint16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseRightShiftUint32256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseRightShiftUint64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseRightShiftUint8256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseXorBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseXorInt16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseXorInt32256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseXorInt64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseXorInt8256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseXorUint16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseXorUint32256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseXorUint64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseXorUint8256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func castBFloat16ToFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBFloat16ToFloat32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBoolToFloat32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBoolToFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBoolToInt16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBoolToInt32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBoolToInt64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBoolToInt8256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBoolToUint16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBoolToUint32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBoolToUint64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castComplex128ToComplex64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castComplex64ToComplex128256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat16ToBFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat16ToFloat32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToBFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToBool256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToComplex64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToInt16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToInt32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToInt64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToInt8256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToUint16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToUint32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToUint8256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat64ToBool256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat64ToFloat32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat64ToInt16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat64ToInt32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat64ToInt64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat64ToInt8256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat64ToUint16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat64ToUint32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat64ToUint8256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt16ToBool256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt16ToFloat32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt16ToFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt16ToInt32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt16ToInt64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt16ToInt8256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt16ToUint16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt16ToUint32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt16ToUint64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt16ToUint8256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt32ToBool256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt32ToFloat32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt32ToFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt32ToInt16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt32ToInt64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt32ToInt8256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt32ToUint16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt32ToUint32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt32ToUint64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt32ToUint8256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt64ToBool256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt64ToFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt64ToInt16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt64ToInt32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt64ToInt8256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt64ToUint16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt64ToUint32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt64ToUint64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt64ToUint8256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt8ToBool256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt8ToFloat32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt8ToFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt8ToInt16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt8ToInt32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt8ToInt64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt8ToUint16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt8ToUint32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt8ToUint64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt8ToUint8256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint16ToBool256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint16ToFloat32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint16ToFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint16ToInt16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint16ToInt32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint16ToInt64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint16ToInt8256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint16ToUint32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint16ToUint64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint16ToUint8256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint32ToBool256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint32ToFloat32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint32ToFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint32ToInt16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint32ToInt32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint32ToInt64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint32ToInt8256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint32ToUint16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint32ToUint64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint32ToUint8256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint64ToBool256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint64ToFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint64ToInt16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint64ToInt32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint64ToInt64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint64ToInt8256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint64ToUint16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint64ToUint32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint64ToUint8256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint8ToBool256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint8ToFloat32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint8ToFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint8ToInt16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint8ToInt32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint8ToInt64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint8ToInt8256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint8ToUint16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint8ToUint32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint8ToUint64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func cbrt256(dst, x unsafe.Pointer, n int) int

//go:noescape
func cbrtFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func ceil256(dst, x unsafe.Pointer, n int) int

//go:noescape
func ceilBFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func ceilFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func ceilFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func conjComplex128256(dst, x unsafe.Pointer, n int) int

//go:noescape
func conjComplex64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func copysign256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func copysignFloat64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func cos256(dst, x unsafe.Pointer, n int) int

//go:noescape
func cosComplex128256(dst, x unsafe.Pointer, n int) int

//go:noescape
func cosComplex64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func cosFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func cosh256(dst, x unsafe.Pointer, n int) int

//go:noescape
func coshComplex128256(dst, x unsafe.Pointer, n int) int

//go:noescape
func coshComplex64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func coshFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func div256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func divBFloat16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func divComplex128256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func divComplex64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func divFloat16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func divFloat64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalBFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalComplex128ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalComplex64ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalFloat32ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalFloat64ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalInt16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalInt32ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalInt64ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalInt8ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalUint16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalUint32ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalUint64ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalUint8ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func erf256(dst, x unsafe.Pointer, n int) int

//go:noescape
func erfFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func erfc256(dst, x unsafe.Pointer, n int) int

//go:noescape
func erfcFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func exp256(dst, x unsafe.Pointer, n int) int

//go:noescape
func exp2256(dst, x unsafe.Pointer, n int) int

//go:noescape
func exp2Float64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func expComplex128256(dst, x unsafe.Pointer, n int) int

//go:noescape
func expComplex64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func expFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func expm1256(dst, x unsafe.Pointer, n int) int

//go:noescape
func expm1Complex128256(dst, x unsafe.Pointer, n int) int

//go:noescape
func expm1Complex64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func expm1Float64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func floor256(dst, x unsafe.Pointer, n int) int

//go:noescape
func floorBFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func floorDivideInt16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func floorDivideInt32256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func floorDivideInt8256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func floorDivideUint16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func floorDivideUint32256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func floorDivideUint8256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func floorFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func floorFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func fma256(dst, x, y, z unsafe.Pointer, n int) int

//go:noescape
func fmaFloat64256(dst, x, y, z unsafe.Pointer, n int) int

//go:noescape
func fmodInt16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func fmodInt32256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func fmodInt8256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func fmodUint16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func fmodUint32256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func fmodUint8256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func gelu256(dst, x unsafe.Pointer, n int) int

//go:noescape
func geluFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func geluTanh256(dst, x unsafe.Pointer, n int) int

//go:noescape
func geluTanhFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func greaterBFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualBFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualFloat32ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualFloat64ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualInt16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualInt32ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualInt64ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualInt8ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualUint16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualUint32ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualUint64ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualUint8ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterFloat32ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterFloat64ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterInt16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterInt32ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterInt64ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterInt8ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterUint16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterUint32ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterUint64ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterUint8ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func hypot256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func hypotFloat64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func imagComplex128ToFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func imagComplex64ToFloat32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func isfiniteFloat32ToBool256(dst, x unsafe.Pointer, n int) int

//go:noescape
func isfiniteFloat64ToBool256(dst, x unsafe.Pointer, n int) int

//go:noescape
func isinfFloat32ToBool256(dst, x unsafe.Pointer, n int) int

//go:noescape
func isinfFloat64ToBool256(dst, x unsafe.Pointer, n int) int

//go:noescape
func isnanFloat32ToBool256(dst, x unsafe.Pointer, n int) int

//go:noescape
func isnanFloat64ToBool256(dst, x unsafe.Pointer, n int) int

//go:noescape
func lessBFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualBFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualFloat32ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualFloat64ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualInt16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualInt32ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualInt64ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualInt8ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualUint16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualUint32ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualUint64ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualUint8ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessFloat32ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessFloat64ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessInt16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessInt32ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessInt64ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessInt8ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessUint16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessUint32ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessUint64ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessUint8ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func log256(dst, x unsafe.Pointer, n int) int

//go:noescape
func log10256(dst, x unsafe.Pointer, n int) int

//go:noescape
func log10Complex128256(dst, x unsafe.Pointer, n int) int

//go:noescape
func log10Complex64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func log10Float64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func log1p256(dst, x unsafe.Pointer, n int) int

//go:noescape
func log1pComplex128256(dst, x unsafe.Pointer, n int) int

//go:noescape
func log1pComplex64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func log1pFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func log2256(dst, x unsafe.Pointer, n int) int

//go:noescape
func log2Complex128256(dst, x unsafe.Pointer, n int) int

//go:noescape
func log2Complex64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func log2Float64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func logComplex128256(dst, x unsafe.Pointer, n int) int

//go:noescape
func logComplex64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func logFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func logicalAndBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func logicalNotBool256(dst, x unsafe.Pointer, n int) int

//go:noescape
func logicalOrBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func logicalXorBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximum256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumBFloat16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumFloat16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumFloat64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumInt16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumInt32256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumInt64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumInt8256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumUint16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumUint32256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumUint64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumUint8256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimum256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumBFloat16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumFloat16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumFloat64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumInt16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumInt32256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumInt64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumInt8256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumUint16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumUint32256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumUint64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumUint8256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mul256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulBFloat16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulComplex128256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulComplex64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulFloat16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulFloat64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulHighUint64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulInt16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulInt32256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulInt64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulInt8256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulUint16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulUint32256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulUint64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulUint8256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func neg256(dst, x unsafe.Pointer, n int) int

//go:noescape
func negBFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func negComplex128256(dst, x unsafe.Pointer, n int) int

//go:noescape
func negComplex64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func negFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func negFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func negInt16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func negInt32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func negInt64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func negInt8256(dst, x unsafe.Pointer, n int) int

//go:noescape
func negUint16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func negUint32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func negUint64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func negUint8256(dst, x unsafe.Pointer, n int) int

//go:noescape
func notEqualBFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualComplex128ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualComplex64ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualFloat16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualFloat32ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualFloat64ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualInt16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualInt32ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualInt64ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualInt8ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualUint16ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualUint32ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualUint64ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualUint8ToBool256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func orderKeyFloat32ToUint32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func orderKeyFloat64ToUint64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func orderKeyInt16ToUint16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func orderKeyInt32ToUint32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func orderKeyInt64ToUint64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func orderKeyInt8ToUint8256(dst, x unsafe.Pointer, n int) int

//go:noescape
func packWordsUint32ToUint64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func pow256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func powComplex128256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func powComplex64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func powFloat64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func randomBitsHighUint64256(dst, x, y, z unsafe.Pointer, n int) int

//go:noescape
func randomBitsUint64256(dst, x, y, z unsafe.Pointer, n int) int

//go:noescape
func realComplex128ToFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func realComplex64ToFloat32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func relu256(dst, x unsafe.Pointer, n int) int

//go:noescape
func reluBFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func reluFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func reluFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func reluInt16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func reluInt32256(dst, x unsafe.Pointer, n int) int

//go:noescape
func reluInt64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func reluInt8256(dst, x unsafe.Pointer, n int) int

//go:noescape
func remainderInt16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func remainderInt32256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func remainderInt8256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func remainderUint16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func remainderUint32256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func remainderUint8256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func round256(dst, x unsafe.Pointer, n int) int

//go:noescape
func roundBFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func roundFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func roundFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func rsqrt256(dst, x unsafe.Pointer, n int) int

//go:noescape
func rsqrtFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func sigmoid256(dst, x unsafe.Pointer, n int) int

//go:noescape
func sigmoidFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func sign256(dst, x unsafe.Pointer, n int) int

//go:noescape
func signComplex128256(dst, x unsafe.Pointer, n int) int

//go:noescape
func signComplex64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func signFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func signbitFloat32ToBool256(dst, x unsafe.Pointer, n int) int

//go:noescape
func signbitFloat64ToBool256(dst, x unsafe.Pointer, n int) int

//go:noescape
func sin256(dst, x unsafe.Pointer, n int) int

//go:noescape
func sinComplex128256(dst, x unsafe.Pointer, n int) int

//go:noescape
func sinComplex64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func sinFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func sinh256(dst, x unsafe.Pointer, n int) int

//go:noescape
func sinhComplex128256(dst, x unsafe.Pointer, n int) int

//go:noescape
func sinhComplex64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func sinhFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func softplus256(dst, x unsafe.Pointer, n int) int

//go:noescape
func softplusFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func sqrt256(dst, x unsafe.Pointer, n int) int

//go:noescape
func sqrtBFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func sqrtComplex128256(dst, x unsafe.Pointer, n int) int

//go:noescape
func sqrtComplex64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func sqrtFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func sqrtFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func sub256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subBFloat16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subComplex128256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subComplex64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subFloat16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subFloat64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subInt16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subInt32256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subInt64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subInt8256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subUint16256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subUint32256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subUint64256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subUint8256(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func tan256(dst, x unsafe.Pointer, n int) int

//go:noescape
func tanComplex128256(dst, x unsafe.Pointer, n int) int

//go:noescape
func tanComplex64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func tanFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func tanh256(dst, x unsafe.Pointer, n int) int

//go:noescape
func tanhComplex128256(dst, x unsafe.Pointer, n int) int

//go:noescape
func tanhComplex64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func tanhFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func trunc256(dst, x unsafe.Pointer, n int) int

//go:noescape
func truncBFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func truncFloat16256(dst, x unsafe.Pointer, n int) int

//go:noescape
func truncFloat64256(dst, x unsafe.Pointer, n int) int

//go:noescape
func whereUint16256(dst, x, y, z unsafe.Pointer, n int) int

//go:noescape
func whereUint32256(dst, x, y, z unsafe.Pointer, n int) int

//go:noescape
func whereUint64256(dst, x, y, z unsafe.Pointer, n int) int

//go:noescape
func whereUint8256(dst, x, y, z unsafe.Pointer, n int) int

// call512 is a function on n lanes, of as many of x, y and z as it has operands.
func call512(f function, dst, x, y, z unsafe.Pointer, n int) int {
	switch f {
	case absFunction:
		return abs512(dst, x, n)
	case absBFloat16Function:
		return absBFloat16512(dst, x, n)
	case absComplex128ToFloat64Function:
		return absComplex128ToFloat64512(dst, x, n)
	case absComplex64ToFloat32Function:
		return absComplex64ToFloat32512(dst, x, n)
	case absFloat16Function:
		return absFloat16512(dst, x, n)
	case absFloat64Function:
		return absFloat64512(dst, x, n)
	case absInt16Function:
		return absInt16512(dst, x, n)
	case absInt32Function:
		return absInt32512(dst, x, n)
	case absInt64Function:
		return absInt64512(dst, x, n)
	case absInt8Function:
		return absInt8512(dst, x, n)
	case acosFunction:
		return acos512(dst, x, n)
	case acosComplex128Function:
		return acosComplex128512(dst, x, n)
	case acosComplex64Function:
		return acosComplex64512(dst, x, n)
	case acosFloat64Function:
		return acosFloat64512(dst, x, n)
	case acoshFunction:
		return acosh512(dst, x, n)
	case acoshComplex128Function:
		return acoshComplex128512(dst, x, n)
	case acoshComplex64Function:
		return acoshComplex64512(dst, x, n)
	case acoshFloat64Function:
		return acoshFloat64512(dst, x, n)
	case addFunction:
		return add512(dst, x, y, n)
	case addBFloat16Function:
		return addBFloat16512(dst, x, y, n)
	case addComplex128Function:
		return addComplex128512(dst, x, y, n)
	case addComplex64Function:
		return addComplex64512(dst, x, y, n)
	case addFloat16Function:
		return addFloat16512(dst, x, y, n)
	case addFloat64Function:
		return addFloat64512(dst, x, y, n)
	case addInt16Function:
		return addInt16512(dst, x, y, n)
	case addInt32Function:
		return addInt32512(dst, x, y, n)
	case addInt64Function:
		return addInt64512(dst, x, y, n)
	case addInt8Function:
		return addInt8512(dst, x, y, n)
	case addUint16Function:
		return addUint16512(dst, x, y, n)
	case addUint32Function:
		return addUint32512(dst, x, y, n)
	case addUint64Function:
		return addUint64512(dst, x, y, n)
	case addUint8Function:
		return addUint8512(dst, x, y, n)
	case asinFunction:
		return asin512(dst, x, n)
	case asinComplex128Function:
		return asinComplex128512(dst, x, n)
	case asinComplex64Function:
		return asinComplex64512(dst, x, n)
	case asinFloat64Function:
		return asinFloat64512(dst, x, n)
	case asinhFunction:
		return asinh512(dst, x, n)
	case asinhComplex128Function:
		return asinhComplex128512(dst, x, n)
	case asinhComplex64Function:
		return asinhComplex64512(dst, x, n)
	case asinhFloat64Function:
		return asinhFloat64512(dst, x, n)
	case atanFunction:
		return atan512(dst, x, n)
	case atan2Function:
		return atan2512(dst, x, y, n)
	case atan2Float64Function:
		return atan2Float64512(dst, x, y, n)
	case atanComplex128Function:
		return atanComplex128512(dst, x, n)
	case atanComplex64Function:
		return atanComplex64512(dst, x, n)
	case atanFloat64Function:
		return atanFloat64512(dst, x, n)
	case atanhFunction:
		return atanh512(dst, x, n)
	case atanhComplex128Function:
		return atanhComplex128512(dst, x, n)
	case atanhComplex64Function:
		return atanhComplex64512(dst, x, n)
	case atanhFloat64Function:
		return atanhFloat64512(dst, x, n)
	case bitwiseAndBoolFunction:
		return bitwiseAndBool512(dst, x, y, n)
	case bitwiseAndInt16Function:
		return bitwiseAndInt16512(dst, x, y, n)
	case bitwiseAndInt32Function:
		return bitwiseAndInt32512(dst, x, y, n)
	case bitwiseAndInt64Function:
		return bitwiseAndInt64512(dst, x, y, n)
	case bitwiseAndInt8Function:
		return bitwiseAndInt8512(dst, x, y, n)
	case bitwiseAndUint16Function:
		return bitwiseAndUint16512(dst, x, y, n)
	case bitwiseAndUint32Function:
		return bitwiseAndUint32512(dst, x, y, n)
	case bitwiseAndUint64Function:
		return bitwiseAndUint64512(dst, x, y, n)
	case bitwiseAndUint8Function:
		return bitwiseAndUint8512(dst, x, y, n)
	case bitwiseInvertBoolFunction:
		return bitwiseInvertBool512(dst, x, n)
	case bitwiseInvertInt16Function:
		return bitwiseInvertInt16512(dst, x, n)
	case bitwiseInvertInt32Function:
		return bitwiseInvertInt32512(dst, x, n)
	case bitwiseInvertInt64Function:
		return bitwiseInvertInt64512(dst, x, n)
	case bitwiseInvertInt8Function:
		return bitwiseInvertInt8512(dst, x, n)
	case bitwiseInvertUint16Function:
		return bitwiseInvertUint16512(dst, x, n)
	case bitwiseInvertUint32Function:
		return bitwiseInvertUint32512(dst, x, n)
	case bitwiseInvertUint64Function:
		return bitwiseInvertUint64512(dst, x, n)
	case bitwiseInvertUint8Function:
		return bitwiseInvertUint8512(dst, x, n)
	case bitwiseLeftShiftInt16Function:
		return bitwiseLeftShiftInt16512(dst, x, y, n)
	case bitwiseLeftShiftInt32Function:
		return bitwiseLeftShiftInt32512(dst, x, y, n)
	case bitwiseLeftShiftInt64Function:
		return bitwiseLeftShiftInt64512(dst, x, y, n)
	case bitwiseLeftShiftInt8Function:
		return bitwiseLeftShiftInt8512(dst, x, y, n)
	case bitwiseLeftShiftUint16Function:
		return bitwiseLeftShiftUint16512(dst, x, y, n)
	case bitwiseLeftShiftUint32Function:
		return bitwiseLeftShiftUint32512(dst, x, y, n)
	case bitwiseLeftShiftUint64Function:
		return bitwiseLeftShiftUint64512(dst, x, y, n)
	case bitwiseLeftShiftUint8Function:
		return bitwiseLeftShiftUint8512(dst, x, y, n)
	case bitwiseOrBoolFunction:
		return bitwiseOrBool512(dst, x, y, n)
	case bitwiseOrInt16Function:
		return bitwiseOrInt16512(dst, x, y, n)
	case bitwiseOrInt32Function:
		return bitwiseOrInt32512(dst, x, y, n)
	case bitwiseOrInt64Function:
		return bitwiseOrInt64512(dst, x, y, n)
	case bitwiseOrInt8Function:
		return bitwiseOrInt8512(dst, x, y, n)
	case bitwiseOrUint16Function:
		return bitwiseOrUint16512(dst, x, y, n)
	case bitwiseOrUint32Function:
		return bitwiseOrUint32512(dst, x, y, n)
	case bitwiseOrUint64Function:
		return bitwiseOrUint64512(dst, x, y, n)
	case bitwiseOrUint8Function:
		return bitwiseOrUint8512(dst, x, y, n)
	case bitwiseRightShiftInt16Function:
		return bitwiseRightShiftInt16512(dst, x, y, n)
	case bitwiseRightShiftInt32Function:
		return bitwiseRightShiftInt32512(dst, x, y, n)
	case bitwiseRightShiftInt64Function:
		return bitwiseRightShiftInt64512(dst, x, y, n)
	case bitwiseRightShiftInt8Function:
		return bitwiseRightShiftInt8512(dst, x, y, n)
	case bitwiseRightShiftUint16Function:
		return bitwiseRightShiftUint16512(dst, x, y, n)
	case bitwiseRightShiftUint32Function:
		return bitwiseRightShiftUint32512(dst, x, y, n)
	case bitwiseRightShiftUint64Function:
		return bitwiseRightShiftUint64512(dst, x, y, n)
	case bitwiseRightShiftUint8Function:
		return bitwiseRightShiftUint8512(dst, x, y, n)
	case bitwiseXorBoolFunction:
		return bitwiseXorBool512(dst, x, y, n)
	case bitwiseXorInt16Function:
		return bitwiseXorInt16512(dst, x, y, n)
	case bitwiseXorInt32Function:
		return bitwiseXorInt32512(dst, x, y, n)
	case bitwiseXorInt64Function:
		return bitwiseXorInt64512(dst, x, y, n)
	case bitwiseXorInt8Function:
		return bitwiseXorInt8512(dst, x, y, n)
	case bitwiseXorUint16Function:
		return bitwiseXorUint16512(dst, x, y, n)
	case bitwiseXorUint32Function:
		return bitwiseXorUint32512(dst, x, y, n)
	case bitwiseXorUint64Function:
		return bitwiseXorUint64512(dst, x, y, n)
	case bitwiseXorUint8Function:
		return bitwiseXorUint8512(dst, x, y, n)
	case castBFloat16ToFloat16Function:
		return castBFloat16ToFloat16512(dst, x, n)
	case castBFloat16ToFloat32Function:
		return castBFloat16ToFloat32512(dst, x, n)
	case castBoolToFloat32Function:
		return castBoolToFloat32512(dst, x, n)
	case castBoolToFloat64Function:
		return castBoolToFloat64512(dst, x, n)
	case castBoolToInt16Function:
		return castBoolToInt16512(dst, x, n)
	case castBoolToInt32Function:
		return castBoolToInt32512(dst, x, n)
	case castBoolToInt64Function:
		return castBoolToInt64512(dst, x, n)
	case castBoolToInt8Function:
		return castBoolToInt8512(dst, x, n)
	case castBoolToUint16Function:
		return castBoolToUint16512(dst, x, n)
	case castBoolToUint32Function:
		return castBoolToUint32512(dst, x, n)
	case castBoolToUint64Function:
		return castBoolToUint64512(dst, x, n)
	case castComplex128ToComplex64Function:
		return castComplex128ToComplex64512(dst, x, n)
	case castComplex64ToComplex128Function:
		return castComplex64ToComplex128512(dst, x, n)
	case castFloat16ToBFloat16Function:
		return castFloat16ToBFloat16512(dst, x, n)
	case castFloat16ToFloat32Function:
		return castFloat16ToFloat32512(dst, x, n)
	case castFloat32ToBFloat16Function:
		return castFloat32ToBFloat16512(dst, x, n)
	case castFloat32ToBoolFunction:
		return castFloat32ToBool512(dst, x, n)
	case castFloat32ToComplex64Function:
		return castFloat32ToComplex64512(dst, x, n)
	case castFloat32ToFloat16Function:
		return castFloat32ToFloat16512(dst, x, n)
	case castFloat32ToFloat64Function:
		return castFloat32ToFloat64512(dst, x, n)
	case castFloat32ToInt16Function:
		return castFloat32ToInt16512(dst, x, n)
	case castFloat32ToInt32Function:
		return castFloat32ToInt32512(dst, x, n)
	case castFloat32ToInt64Function:
		return castFloat32ToInt64512(dst, x, n)
	case castFloat32ToInt8Function:
		return castFloat32ToInt8512(dst, x, n)
	case castFloat32ToUint16Function:
		return castFloat32ToUint16512(dst, x, n)
	case castFloat32ToUint32Function:
		return castFloat32ToUint32512(dst, x, n)
	case castFloat32ToUint8Function:
		return castFloat32ToUint8512(dst, x, n)
	case castFloat64ToBoolFunction:
		return castFloat64ToBool512(dst, x, n)
	case castFloat64ToFloat32Function:
		return castFloat64ToFloat32512(dst, x, n)
	case castFloat64ToInt16Function:
		return castFloat64ToInt16512(dst, x, n)
	case castFloat64ToInt32Function:
		return castFloat64ToInt32512(dst, x, n)
	case castFloat64ToInt64Function:
		return castFloat64ToInt64512(dst, x, n)
	case castFloat64ToInt8Function:
		return castFloat64ToInt8512(dst, x, n)
	case castFloat64ToUint16Function:
		return castFloat64ToUint16512(dst, x, n)
	case castFloat64ToUint32Function:
		return castFloat64ToUint32512(dst, x, n)
	case castFloat64ToUint8Function:
		return castFloat64ToUint8512(dst, x, n)
	case castInt16ToBoolFunction:
		return castInt16ToBool512(dst, x, n)
	case castInt16ToFloat32Function:
		return castInt16ToFloat32512(dst, x, n)
	case castInt16ToFloat64Function:
		return castInt16ToFloat64512(dst, x, n)
	case castInt16ToInt32Function:
		return castInt16ToInt32512(dst, x, n)
	case castInt16ToInt64Function:
		return castInt16ToInt64512(dst, x, n)
	case castInt16ToInt8Function:
		return castInt16ToInt8512(dst, x, n)
	case castInt16ToUint16Function:
		return castInt16ToUint16512(dst, x, n)
	case castInt16ToUint32Function:
		return castInt16ToUint32512(dst, x, n)
	case castInt16ToUint64Function:
		return castInt16ToUint64512(dst, x, n)
	case castInt16ToUint8Function:
		return castInt16ToUint8512(dst, x, n)
	case castInt32ToBoolFunction:
		return castInt32ToBool512(dst, x, n)
	case castInt32ToFloat32Function:
		return castInt32ToFloat32512(dst, x, n)
	case castInt32ToFloat64Function:
		return castInt32ToFloat64512(dst, x, n)
	case castInt32ToInt16Function:
		return castInt32ToInt16512(dst, x, n)
	case castInt32ToInt64Function:
		return castInt32ToInt64512(dst, x, n)
	case castInt32ToInt8Function:
		return castInt32ToInt8512(dst, x, n)
	case castInt32ToUint16Function:
		return castInt32ToUint16512(dst, x, n)
	case castInt32ToUint32Function:
		return castInt32ToUint32512(dst, x, n)
	case castInt32ToUint64Function:
		return castInt32ToUint64512(dst, x, n)
	case castInt32ToUint8Function:
		return castInt32ToUint8512(dst, x, n)
	case castInt64ToBoolFunction:
		return castInt64ToBool512(dst, x, n)
	case castInt64ToFloat64Function:
		return castInt64ToFloat64512(dst, x, n)
	case castInt64ToInt16Function:
		return castInt64ToInt16512(dst, x, n)
	case castInt64ToInt32Function:
		return castInt64ToInt32512(dst, x, n)
	case castInt64ToInt8Function:
		return castInt64ToInt8512(dst, x, n)
	case castInt64ToUint16Function:
		return castInt64ToUint16512(dst, x, n)
	case castInt64ToUint32Function:
		return castInt64ToUint32512(dst, x, n)
	case castInt64ToUint64Function:
		return castInt64ToUint64512(dst, x, n)
	case castInt64ToUint8Function:
		return castInt64ToUint8512(dst, x, n)
	case castInt8ToBoolFunction:
		return castInt8ToBool512(dst, x, n)
	case castInt8ToFloat32Function:
		return castInt8ToFloat32512(dst, x, n)
	case castInt8ToFloat64Function:
		return castInt8ToFloat64512(dst, x, n)
	case castInt8ToInt16Function:
		return castInt8ToInt16512(dst, x, n)
	case castInt8ToInt32Function:
		return castInt8ToInt32512(dst, x, n)
	case castInt8ToInt64Function:
		return castInt8ToInt64512(dst, x, n)
	case castInt8ToUint16Function:
		return castInt8ToUint16512(dst, x, n)
	case castInt8ToUint32Function:
		return castInt8ToUint32512(dst, x, n)
	case castInt8ToUint64Function:
		return castInt8ToUint64512(dst, x, n)
	case castInt8ToUint8Function:
		return castInt8ToUint8512(dst, x, n)
	case castUint16ToBoolFunction:
		return castUint16ToBool512(dst, x, n)
	case castUint16ToFloat32Function:
		return castUint16ToFloat32512(dst, x, n)
	case castUint16ToFloat64Function:
		return castUint16ToFloat64512(dst, x, n)
	case castUint16ToInt16Function:
		return castUint16ToInt16512(dst, x, n)
	case castUint16ToInt32Function:
		return castUint16ToInt32512(dst, x, n)
	case castUint16ToInt64Function:
		return castUint16ToInt64512(dst, x, n)
	case castUint16ToInt8Function:
		return castUint16ToInt8512(dst, x, n)
	case castUint16ToUint32Function:
		return castUint16ToUint32512(dst, x, n)
	case castUint16ToUint64Function:
		return castUint16ToUint64512(dst, x, n)
	case castUint16ToUint8Function:
		return castUint16ToUint8512(dst, x, n)
	case castUint32ToBoolFunction:
		return castUint32ToBool512(dst, x, n)
	case castUint32ToFloat32Function:
		return castUint32ToFloat32512(dst, x, n)
	case castUint32ToFloat64Function:
		return castUint32ToFloat64512(dst, x, n)
	case castUint32ToInt16Function:
		return castUint32ToInt16512(dst, x, n)
	case castUint32ToInt32Function:
		return castUint32ToInt32512(dst, x, n)
	case castUint32ToInt64Function:
		return castUint32ToInt64512(dst, x, n)
	case castUint32ToInt8Function:
		return castUint32ToInt8512(dst, x, n)
	case castUint32ToUint16Function:
		return castUint32ToUint16512(dst, x, n)
	case castUint32ToUint64Function:
		return castUint32ToUint64512(dst, x, n)
	case castUint32ToUint8Function:
		return castUint32ToUint8512(dst, x, n)
	case castUint64ToBoolFunction:
		return castUint64ToBool512(dst, x, n)
	case castUint64ToFloat64Function:
		return castUint64ToFloat64512(dst, x, n)
	case castUint64ToInt16Function:
		return castUint64ToInt16512(dst, x, n)
	case castUint64ToInt32Function:
		return castUint64ToInt32512(dst, x, n)
	case castUint64ToInt64Function:
		return castUint64ToInt64512(dst, x, n)
	case castUint64ToInt8Function:
		return castUint64ToInt8512(dst, x, n)
	case castUint64ToUint16Function:
		return castUint64ToUint16512(dst, x, n)
	case castUint64ToUint32Function:
		return castUint64ToUint32512(dst, x, n)
	case castUint64ToUint8Function:
		return castUint64ToUint8512(dst, x, n)
	case castUint8ToBoolFunction:
		return castUint8ToBool512(dst, x, n)
	case castUint8ToFloat32Function:
		return castUint8ToFloat32512(dst, x, n)
	case castUint8ToFloat64Function:
		return castUint8ToFloat64512(dst, x, n)
	case castUint8ToInt16Function:
		return castUint8ToInt16512(dst, x, n)
	case castUint8ToInt32Function:
		return castUint8ToInt32512(dst, x, n)
	case castUint8ToInt64Function:
		return castUint8ToInt64512(dst, x, n)
	case castUint8ToInt8Function:
		return castUint8ToInt8512(dst, x, n)
	case castUint8ToUint16Function:
		return castUint8ToUint16512(dst, x, n)
	case castUint8ToUint32Function:
		return castUint8ToUint32512(dst, x, n)
	case castUint8ToUint64Function:
		return castUint8ToUint64512(dst, x, n)
	case cbrtFunction:
		return cbrt512(dst, x, n)
	case cbrtFloat64Function:
		return cbrtFloat64512(dst, x, n)
	case ceilFunction:
		return ceil512(dst, x, n)
	case ceilBFloat16Function:
		return ceilBFloat16512(dst, x, n)
	case ceilFloat16Function:
		return ceilFloat16512(dst, x, n)
	case ceilFloat64Function:
		return ceilFloat64512(dst, x, n)
	case conjComplex128Function:
		return conjComplex128512(dst, x, n)
	case conjComplex64Function:
		return conjComplex64512(dst, x, n)
	case copysignFunction:
		return copysign512(dst, x, y, n)
	case copysignFloat64Function:
		return copysignFloat64512(dst, x, y, n)
	case cosFunction:
		return cos512(dst, x, n)
	case cosComplex128Function:
		return cosComplex128512(dst, x, n)
	case cosComplex64Function:
		return cosComplex64512(dst, x, n)
	case cosFloat64Function:
		return cosFloat64512(dst, x, n)
	case coshFunction:
		return cosh512(dst, x, n)
	case coshComplex128Function:
		return coshComplex128512(dst, x, n)
	case coshComplex64Function:
		return coshComplex64512(dst, x, n)
	case coshFloat64Function:
		return coshFloat64512(dst, x, n)
	case divFunction:
		return div512(dst, x, y, n)
	case divBFloat16Function:
		return divBFloat16512(dst, x, y, n)
	case divComplex128Function:
		return divComplex128512(dst, x, y, n)
	case divComplex64Function:
		return divComplex64512(dst, x, y, n)
	case divFloat16Function:
		return divFloat16512(dst, x, y, n)
	case divFloat64Function:
		return divFloat64512(dst, x, y, n)
	case equalBFloat16ToBoolFunction:
		return equalBFloat16ToBool512(dst, x, y, n)
	case equalBoolFunction:
		return equalBool512(dst, x, y, n)
	case equalComplex128ToBoolFunction:
		return equalComplex128ToBool512(dst, x, y, n)
	case equalComplex64ToBoolFunction:
		return equalComplex64ToBool512(dst, x, y, n)
	case equalFloat16ToBoolFunction:
		return equalFloat16ToBool512(dst, x, y, n)
	case equalFloat32ToBoolFunction:
		return equalFloat32ToBool512(dst, x, y, n)
	case equalFloat64ToBoolFunction:
		return equalFloat64ToBool512(dst, x, y, n)
	case equalInt16ToBoolFunction:
		return equalInt16ToBool512(dst, x, y, n)
	case equalInt32ToBoolFunction:
		return equalInt32ToBool512(dst, x, y, n)
	case equalInt64ToBoolFunction:
		return equalInt64ToBool512(dst, x, y, n)
	case equalInt8ToBoolFunction:
		return equalInt8ToBool512(dst, x, y, n)
	case equalUint16ToBoolFunction:
		return equalUint16ToBool512(dst, x, y, n)
	case equalUint32ToBoolFunction:
		return equalUint32ToBool512(dst, x, y, n)
	case equalUint64ToBoolFunction:
		return equalUint64ToBool512(dst, x, y, n)
	case equalUint8ToBoolFunction:
		return equalUint8ToBool512(dst, x, y, n)
	case erfFunction:
		return erf512(dst, x, n)
	case erfFloat64Function:
		return erfFloat64512(dst, x, n)
	case erfcFunction:
		return erfc512(dst, x, n)
	case erfcFloat64Function:
		return erfcFloat64512(dst, x, n)
	case expFunction:
		return exp512(dst, x, n)
	case exp2Function:
		return exp2512(dst, x, n)
	case exp2Float64Function:
		return exp2Float64512(dst, x, n)
	case expComplex128Function:
		return expComplex128512(dst, x, n)
	case expComplex64Function:
		return expComplex64512(dst, x, n)
	case expFloat64Function:
		return expFloat64512(dst, x, n)
	case expm1Function:
		return expm1512(dst, x, n)
	case expm1Complex128Function:
		return expm1Complex128512(dst, x, n)
	case expm1Complex64Function:
		return expm1Complex64512(dst, x, n)
	case expm1Float64Function:
		return expm1Float64512(dst, x, n)
	case floorFunction:
		return floor512(dst, x, n)
	case floorBFloat16Function:
		return floorBFloat16512(dst, x, n)
	case floorDivideInt16Function:
		return floorDivideInt16512(dst, x, y, n)
	case floorDivideInt32Function:
		return floorDivideInt32512(dst, x, y, n)
	case floorDivideInt8Function:
		return floorDivideInt8512(dst, x, y, n)
	case floorDivideUint16Function:
		return floorDivideUint16512(dst, x, y, n)
	case floorDivideUint32Function:
		return floorDivideUint32512(dst, x, y, n)
	case floorDivideUint8Function:
		return floorDivideUint8512(dst, x, y, n)
	case floorFloat16Function:
		return floorFloat16512(dst, x, n)
	case floorFloat64Function:
		return floorFloat64512(dst, x, n)
	case fmaFunction:
		return fma512(dst, x, y, z, n)
	case fmaFloat64Function:
		return fmaFloat64512(dst, x, y, z, n)
	case fmodInt16Function:
		return fmodInt16512(dst, x, y, n)
	case fmodInt32Function:
		return fmodInt32512(dst, x, y, n)
	case fmodInt8Function:
		return fmodInt8512(dst, x, y, n)
	case fmodUint16Function:
		return fmodUint16512(dst, x, y, n)
	case fmodUint32Function:
		return fmodUint32512(dst, x, y, n)
	case fmodUint8Function:
		return fmodUint8512(dst, x, y, n)
	case geluFunction:
		return gelu512(dst, x, n)
	case geluFloat64Function:
		return geluFloat64512(dst, x, n)
	case geluTanhFunction:
		return geluTanh512(dst, x, n)
	case geluTanhFloat64Function:
		return geluTanhFloat64512(dst, x, n)
	case greaterBFloat16ToBoolFunction:
		return greaterBFloat16ToBool512(dst, x, y, n)
	case greaterEqualBFloat16ToBoolFunction:
		return greaterEqualBFloat16ToBool512(dst, x, y, n)
	case greaterEqualFloat16ToBoolFunction:
		return greaterEqualFloat16ToBool512(dst, x, y, n)
	case greaterEqualFloat32ToBoolFunction:
		return greaterEqualFloat32ToBool512(dst, x, y, n)
	case greaterEqualFloat64ToBoolFunction:
		return greaterEqualFloat64ToBool512(dst, x, y, n)
	case greaterEqualInt16ToBoolFunction:
		return greaterEqualInt16ToBool512(dst, x, y, n)
	case greaterEqualInt32ToBoolFunction:
		return greaterEqualInt32ToBool512(dst, x, y, n)
	case greaterEqualInt64ToBoolFunction:
		return greaterEqualInt64ToBool512(dst, x, y, n)
	case greaterEqualInt8ToBoolFunction:
		return greaterEqualInt8ToBool512(dst, x, y, n)
	case greaterEqualUint16ToBoolFunction:
		return greaterEqualUint16ToBool512(dst, x, y, n)
	case greaterEqualUint32ToBoolFunction:
		return greaterEqualUint32ToBool512(dst, x, y, n)
	case greaterEqualUint64ToBoolFunction:
		return greaterEqualUint64ToBool512(dst, x, y, n)
	case greaterEqualUint8ToBoolFunction:
		return greaterEqualUint8ToBool512(dst, x, y, n)
	case greaterFloat16ToBoolFunction:
		return greaterFloat16ToBool512(dst, x, y, n)
	case greaterFloat32ToBoolFunction:
		return greaterFloat32ToBool512(dst, x, y, n)
	case greaterFloat64ToBoolFunction:
		return greaterFloat64ToBool512(dst, x, y, n)
	case greaterInt16ToBoolFunction:
		return greaterInt16ToBool512(dst, x, y, n)
	case greaterInt32ToBoolFunction:
		return greaterInt32ToBool512(dst, x, y, n)
	case greaterInt64ToBoolFunction:
		return greaterInt64ToBool512(dst, x, y, n)
	case greaterInt8ToBoolFunction:
		return greaterInt8ToBool512(dst, x, y, n)
	case greaterUint16ToBoolFunction:
		return greaterUint16ToBool512(dst, x, y, n)
	case greaterUint32ToBoolFunction:
		return greaterUint32ToBool512(dst, x, y, n)
	case greaterUint64ToBoolFunction:
		return greaterUint64ToBool512(dst, x, y, n)
	case greaterUint8ToBoolFunction:
		return greaterUint8ToBool512(dst, x, y, n)
	case hypotFunction:
		return hypot512(dst, x, y, n)
	case hypotFloat64Function:
		return hypotFloat64512(dst, x, y, n)
	case imagComplex128ToFloat64Function:
		return imagComplex128ToFloat64512(dst, x, n)
	case imagComplex64ToFloat32Function:
		return imagComplex64ToFloat32512(dst, x, n)
	case isfiniteFloat32ToBoolFunction:
		return isfiniteFloat32ToBool512(dst, x, n)
	case isfiniteFloat64ToBoolFunction:
		return isfiniteFloat64ToBool512(dst, x, n)
	case isinfFloat32ToBoolFunction:
		return isinfFloat32ToBool512(dst, x, n)
	case isinfFloat64ToBoolFunction:
		return isinfFloat64ToBool512(dst, x, n)
	case isnanFloat32ToBoolFunction:
		return isnanFloat32ToBool512(dst, x, n)
	case isnanFloat64ToBoolFunction:
		return isnanFloat64ToBool512(dst, x, n)
	case lessBFloat16ToBoolFunction:
		return lessBFloat16ToBool512(dst, x, y, n)
	case lessEqualBFloat16ToBoolFunction:
		return lessEqualBFloat16ToBool512(dst, x, y, n)
	case lessEqualFloat16ToBoolFunction:
		return lessEqualFloat16ToBool512(dst, x, y, n)
	case lessEqualFloat32ToBoolFunction:
		return lessEqualFloat32ToBool512(dst, x, y, n)
	case lessEqualFloat64ToBoolFunction:
		return lessEqualFloat64ToBool512(dst, x, y, n)
	case lessEqualInt16ToBoolFunction:
		return lessEqualInt16ToBool512(dst, x, y, n)
	case lessEqualInt32ToBoolFunction:
		return lessEqualInt32ToBool512(dst, x, y, n)
	case lessEqualInt64ToBoolFunction:
		return lessEqualInt64ToBool512(dst, x, y, n)
	case lessEqualInt8ToBoolFunction:
		return lessEqualInt8ToBool512(dst, x, y, n)
	case lessEqualUint16ToBoolFunction:
		return lessEqualUint16ToBool512(dst, x, y, n)
	case lessEqualUint32ToBoolFunction:
		return lessEqualUint32ToBool512(dst, x, y, n)
	case lessEqualUint64ToBoolFunction:
		return lessEqualUint64ToBool512(dst, x, y, n)
	case lessEqualUint8ToBoolFunction:
		return lessEqualUint8ToBool512(dst, x, y, n)
	case lessFloat16ToBoolFunction:
		return lessFloat16ToBool512(dst, x, y, n)
	case lessFloat32ToBoolFunction:
		return lessFloat32ToBool512(dst, x, y, n)
	case lessFloat64ToBoolFunction:
		return lessFloat64ToBool512(dst, x, y, n)
	case lessInt16ToBoolFunction:
		return lessInt16ToBool512(dst, x, y, n)
	case lessInt32ToBoolFunction:
		return lessInt32ToBool512(dst, x, y, n)
	case lessInt64ToBoolFunction:
		return lessInt64ToBool512(dst, x, y, n)
	case lessInt8ToBoolFunction:
		return lessInt8ToBool512(dst, x, y, n)
	case lessUint16ToBoolFunction:
		return lessUint16ToBool512(dst, x, y, n)
	case lessUint32ToBoolFunction:
		return lessUint32ToBool512(dst, x, y, n)
	case lessUint64ToBoolFunction:
		return lessUint64ToBool512(dst, x, y, n)
	case lessUint8ToBoolFunction:
		return lessUint8ToBool512(dst, x, y, n)
	case logFunction:
		return log512(dst, x, n)
	case log10Function:
		return log10512(dst, x, n)
	case log10Complex128Function:
		return log10Complex128512(dst, x, n)
	case log10Complex64Function:
		return log10Complex64512(dst, x, n)
	case log10Float64Function:
		return log10Float64512(dst, x, n)
	case log1pFunction:
		return log1p512(dst, x, n)
	case log1pComplex128Function:
		return log1pComplex128512(dst, x, n)
	case log1pComplex64Function:
		return log1pComplex64512(dst, x, n)
	case log1pFloat64Function:
		return log1pFloat64512(dst, x, n)
	case log2Function:
		return log2512(dst, x, n)
	case log2Complex128Function:
		return log2Complex128512(dst, x, n)
	case log2Complex64Function:
		return log2Complex64512(dst, x, n)
	case log2Float64Function:
		return log2Float64512(dst, x, n)
	case logComplex128Function:
		return logComplex128512(dst, x, n)
	case logComplex64Function:
		return logComplex64512(dst, x, n)
	case logFloat64Function:
		return logFloat64512(dst, x, n)
	case logicalAndBoolFunction:
		return logicalAndBool512(dst, x, y, n)
	case logicalNotBoolFunction:
		return logicalNotBool512(dst, x, n)
	case logicalOrBoolFunction:
		return logicalOrBool512(dst, x, y, n)
	case logicalXorBoolFunction:
		return logicalXorBool512(dst, x, y, n)
	case maximumFunction:
		return maximum512(dst, x, y, n)
	case maximumBFloat16Function:
		return maximumBFloat16512(dst, x, y, n)
	case maximumFloat16Function:
		return maximumFloat16512(dst, x, y, n)
	case maximumFloat64Function:
		return maximumFloat64512(dst, x, y, n)
	case maximumInt16Function:
		return maximumInt16512(dst, x, y, n)
	case maximumInt32Function:
		return maximumInt32512(dst, x, y, n)
	case maximumInt64Function:
		return maximumInt64512(dst, x, y, n)
	case maximumInt8Function:
		return maximumInt8512(dst, x, y, n)
	case maximumUint16Function:
		return maximumUint16512(dst, x, y, n)
	case maximumUint32Function:
		return maximumUint32512(dst, x, y, n)
	case maximumUint64Function:
		return maximumUint64512(dst, x, y, n)
	case maximumUint8Function:
		return maximumUint8512(dst, x, y, n)
	case minimumFunction:
		return minimum512(dst, x, y, n)
	case minimumBFloat16Function:
		return minimumBFloat16512(dst, x, y, n)
	case minimumFloat16Function:
		return minimumFloat16512(dst, x, y, n)
	case minimumFloat64Function:
		return minimumFloat64512(dst, x, y, n)
	case minimumInt16Function:
		return minimumInt16512(dst, x, y, n)
	case minimumInt32Function:
		return minimumInt32512(dst, x, y, n)
	case minimumInt64Function:
		return minimumInt64512(dst, x, y, n)
	case minimumInt8Function:
		return minimumInt8512(dst, x, y, n)
	case minimumUint16Function:
		return minimumUint16512(dst, x, y, n)
	case minimumUint32Function:
		return minimumUint32512(dst, x, y, n)
	case minimumUint64Function:
		return minimumUint64512(dst, x, y, n)
	case minimumUint8Function:
		return minimumUint8512(dst, x, y, n)
	case mulFunction:
		return mul512(dst, x, y, n)
	case mulBFloat16Function:
		return mulBFloat16512(dst, x, y, n)
	case mulComplex128Function:
		return mulComplex128512(dst, x, y, n)
	case mulComplex64Function:
		return mulComplex64512(dst, x, y, n)
	case mulFloat16Function:
		return mulFloat16512(dst, x, y, n)
	case mulFloat64Function:
		return mulFloat64512(dst, x, y, n)
	case mulHighUint64Function:
		return mulHighUint64512(dst, x, y, n)
	case mulInt16Function:
		return mulInt16512(dst, x, y, n)
	case mulInt32Function:
		return mulInt32512(dst, x, y, n)
	case mulInt64Function:
		return mulInt64512(dst, x, y, n)
	case mulInt8Function:
		return mulInt8512(dst, x, y, n)
	case mulUint16Function:
		return mulUint16512(dst, x, y, n)
	case mulUint32Function:
		return mulUint32512(dst, x, y, n)
	case mulUint64Function:
		return mulUint64512(dst, x, y, n)
	case mulUint8Function:
		return mulUint8512(dst, x, y, n)
	case negFunction:
		return neg512(dst, x, n)
	case negBFloat16Function:
		return negBFloat16512(dst, x, n)
	case negComplex128Function:
		return negComplex128512(dst, x, n)
	case negComplex64Function:
		return negComplex64512(dst, x, n)
	case negFloat16Function:
		return negFloat16512(dst, x, n)
	case negFloat64Function:
		return negFloat64512(dst, x, n)
	case negInt16Function:
		return negInt16512(dst, x, n)
	case negInt32Function:
		return negInt32512(dst, x, n)
	case negInt64Function:
		return negInt64512(dst, x, n)
	case negInt8Function:
		return negInt8512(dst, x, n)
	case negUint16Function:
		return negUint16512(dst, x, n)
	case negUint32Function:
		return negUint32512(dst, x, n)
	case negUint64Function:
		return negUint64512(dst, x, n)
	case negUint8Function:
		return negUint8512(dst, x, n)
	case notEqualBFloat16ToBoolFunction:
		return notEqualBFloat16ToBool512(dst, x, y, n)
	case notEqualBoolFunction:
		return notEqualBool512(dst, x, y, n)
	case notEqualComplex128ToBoolFunction:
		return notEqualComplex128ToBool512(dst, x, y, n)
	case notEqualComplex64ToBoolFunction:
		return notEqualComplex64ToBool512(dst, x, y, n)
	case notEqualFloat16ToBoolFunction:
		return notEqualFloat16ToBool512(dst, x, y, n)
	case notEqualFloat32ToBoolFunction:
		return notEqualFloat32ToBool512(dst, x, y, n)
	case notEqualFloat64ToBoolFunction:
		return notEqualFloat64ToBool512(dst, x, y, n)
	case notEqualInt16ToBoolFunction:
		return notEqualInt16ToBool512(dst, x, y, n)
	case notEqualInt32ToBoolFunction:
		return notEqualInt32ToBool512(dst, x, y, n)
	case notEqualInt64ToBoolFunction:
		return notEqualInt64ToBool512(dst, x, y, n)
	case notEqualInt8ToBoolFunction:
		return notEqualInt8ToBool512(dst, x, y, n)
	case notEqualUint16ToBoolFunction:
		return notEqualUint16ToBool512(dst, x, y, n)
	case notEqualUint32ToBoolFunction:
		return notEqualUint32ToBool512(dst, x, y, n)
	case notEqualUint64ToBoolFunction:
		return notEqualUint64ToBool512(dst, x, y, n)
	case notEqualUint8ToBoolFunction:
		return notEqualUint8ToBool512(dst, x, y, n)
	case orderKeyFloat32ToUint32Function:
		return orderKeyFloat32ToUint32512(dst, x, n)
	case orderKeyFloat64ToUint64Function:
		return orderKeyFloat64ToUint64512(dst, x, n)
	case orderKeyInt16ToUint16Function:
		return orderKeyInt16ToUint16512(dst, x, n)
	case orderKeyInt32ToUint32Function:
		return orderKeyInt32ToUint32512(dst, x, n)
	case orderKeyInt64ToUint64Function:
		return orderKeyInt64ToUint64512(dst, x, n)
	case orderKeyInt8ToUint8Function:
		return orderKeyInt8ToUint8512(dst, x, n)
	case packWordsUint32ToUint64Function:
		return packWordsUint32ToUint64512(dst, x, y, n)
	case powFunction:
		return pow512(dst, x, y, n)
	case powComplex128Function:
		return powComplex128512(dst, x, y, n)
	case powComplex64Function:
		return powComplex64512(dst, x, y, n)
	case powFloat64Function:
		return powFloat64512(dst, x, y, n)
	case randomBitsHighUint64Function:
		return randomBitsHighUint64512(dst, x, y, z, n)
	case randomBitsUint64Function:
		return randomBitsUint64512(dst, x, y, z, n)
	case realComplex128ToFloat64Function:
		return realComplex128ToFloat64512(dst, x, n)
	case realComplex64ToFloat32Function:
		return realComplex64ToFloat32512(dst, x, n)
	case reluFunction:
		return relu512(dst, x, n)
	case reluBFloat16Function:
		return reluBFloat16512(dst, x, n)
	case reluFloat16Function:
		return reluFloat16512(dst, x, n)
	case reluFloat64Function:
		return reluFloat64512(dst, x, n)
	case reluInt16Function:
		return reluInt16512(dst, x, n)
	case reluInt32Function:
		return reluInt32512(dst, x, n)
	case reluInt64Function:
		return reluInt64512(dst, x, n)
	case reluInt8Function:
		return reluInt8512(dst, x, n)
	case remainderInt16Function:
		return remainderInt16512(dst, x, y, n)
	case remainderInt32Function:
		return remainderInt32512(dst, x, y, n)
	case remainderInt8Function:
		return remainderInt8512(dst, x, y, n)
	case remainderUint16Function:
		return remainderUint16512(dst, x, y, n)
	case remainderUint32Function:
		return remainderUint32512(dst, x, y, n)
	case remainderUint8Function:
		return remainderUint8512(dst, x, y, n)
	case roundFunction:
		return round512(dst, x, n)
	case roundBFloat16Function:
		return roundBFloat16512(dst, x, n)
	case roundFloat16Function:
		return roundFloat16512(dst, x, n)
	case roundFloat64Function:
		return roundFloat64512(dst, x, n)
	case rsqrtFunction:
		return rsqrt512(dst, x, n)
	case rsqrtFloat64Function:
		return rsqrtFloat64512(dst, x, n)
	case sigmoidFunction:
		return sigmoid512(dst, x, n)
	case sigmoidFloat64Function:
		return sigmoidFloat64512(dst, x, n)
	case signFunction:
		return sign512(dst, x, n)
	case signComplex128Function:
		return signComplex128512(dst, x, n)
	case signComplex64Function:
		return signComplex64512(dst, x, n)
	case signFloat64Function:
		return signFloat64512(dst, x, n)
	case signbitFloat32ToBoolFunction:
		return signbitFloat32ToBool512(dst, x, n)
	case signbitFloat64ToBoolFunction:
		return signbitFloat64ToBool512(dst, x, n)
	case sinFunction:
		return sin512(dst, x, n)
	case sinComplex128Function:
		return sinComplex128512(dst, x, n)
	case sinComplex64Function:
		return sinComplex64512(dst, x, n)
	case sinFloat64Function:
		return sinFloat64512(dst, x, n)
	case sinhFunction:
		return sinh512(dst, x, n)
	case sinhComplex128Function:
		return sinhComplex128512(dst, x, n)
	case sinhComplex64Function:
		return sinhComplex64512(dst, x, n)
	case sinhFloat64Function:
		return sinhFloat64512(dst, x, n)
	case softplusFunction:
		return softplus512(dst, x, n)
	case softplusFloat64Function:
		return softplusFloat64512(dst, x, n)
	case sqrtFunction:
		return sqrt512(dst, x, n)
	case sqrtBFloat16Function:
		return sqrtBFloat16512(dst, x, n)
	case sqrtComplex128Function:
		return sqrtComplex128512(dst, x, n)
	case sqrtComplex64Function:
		return sqrtComplex64512(dst, x, n)
	case sqrtFloat16Function:
		return sqrtFloat16512(dst, x, n)
	case sqrtFloat64Function:
		return sqrtFloat64512(dst, x, n)
	case subFunction:
		return sub512(dst, x, y, n)
	case subBFloat16Function:
		return subBFloat16512(dst, x, y, n)
	case subComplex128Function:
		return subComplex128512(dst, x, y, n)
	case subComplex64Function:
		return subComplex64512(dst, x, y, n)
	case subFloat16Function:
		return subFloat16512(dst, x, y, n)
	case subFloat64Function:
		return subFloat64512(dst, x, y, n)
	case subInt16Function:
		return subInt16512(dst, x, y, n)
	case subInt32Function:
		return subInt32512(dst, x, y, n)
	case subInt64Function:
		return subInt64512(dst, x, y, n)
	case subInt8Function:
		return subInt8512(dst, x, y, n)
	case subUint16Function:
		return subUint16512(dst, x, y, n)
	case subUint32Function:
		return subUint32512(dst, x, y, n)
	case subUint64Function:
		return subUint64512(dst, x, y, n)
	case subUint8Function:
		return subUint8512(dst, x, y, n)
	case tanFunction:
		return tan512(dst, x, n)
	case tanComplex128Function:
		return tanComplex128512(dst, x, n)
	case tanComplex64Function:
		return tanComplex64512(dst, x, n)
	case tanFloat64Function:
		return tanFloat64512(dst, x, n)
	case tanhFunction:
		return tanh512(dst, x, n)
	case tanhComplex128Function:
		return tanhComplex128512(dst, x, n)
	case tanhComplex64Function:
		return tanhComplex64512(dst, x, n)
	case tanhFloat64Function:
		return tanhFloat64512(dst, x, n)
	case truncFunction:
		return trunc512(dst, x, n)
	case truncBFloat16Function:
		return truncBFloat16512(dst, x, n)
	case truncFloat16Function:
		return truncFloat16512(dst, x, n)
	case truncFloat64Function:
		return truncFloat64512(dst, x, n)
	case whereUint16Function:
		return whereUint16512(dst, x, y, z, n)
	case whereUint32Function:
		return whereUint32512(dst, x, y, z, n)
	case whereUint64Function:
		return whereUint64512(dst, x, y, z, n)
	case whereUint8Function:
		return whereUint8512(dst, x, y, z, n)
	}
	panic("vector: there is no such function")
}

//go:noescape
func abs512(dst, x unsafe.Pointer, n int) int

//go:noescape
func absBFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func absComplex128ToFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func absComplex64ToFloat32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func absFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func absFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func absInt16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func absInt32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func absInt64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func absInt8512(dst, x unsafe.Pointer, n int) int

//go:noescape
func acos512(dst, x unsafe.Pointer, n int) int

//go:noescape
func acosComplex128512(dst, x unsafe.Pointer, n int) int

//go:noescape
func acosComplex64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func acosFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func acosh512(dst, x unsafe.Pointer, n int) int

//go:noescape
func acoshComplex128512(dst, x unsafe.Pointer, n int) int

//go:noescape
func acoshComplex64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func acoshFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func add512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addBFloat16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addComplex128512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addComplex64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addFloat16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addFloat64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addInt16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addInt32512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addInt64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addInt8512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addUint16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addUint32512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addUint64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func addUint8512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func asin512(dst, x unsafe.Pointer, n int) int

//go:noescape
func asinComplex128512(dst, x unsafe.Pointer, n int) int

//go:noescape
func asinComplex64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func asinFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func asinh512(dst, x unsafe.Pointer, n int) int

//go:noescape
func asinhComplex128512(dst, x unsafe.Pointer, n int) int

//go:noescape
func asinhComplex64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func asinhFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func atan512(dst, x unsafe.Pointer, n int) int

//go:noescape
func atan2512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func atan2Float64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func atanComplex128512(dst, x unsafe.Pointer, n int) int

//go:noescape
func atanComplex64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func atanFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func atanh512(dst, x unsafe.Pointer, n int) int

//go:noescape
func atanhComplex128512(dst, x unsafe.Pointer, n int) int

//go:noescape
func atanhComplex64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func atanhFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func bitwiseAndBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseAndInt16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseAndInt32512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseAndInt64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseAndInt8512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseAndUint16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseAndUint32512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseAndUint64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseAndUint8512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseInvertBool512(dst, x unsafe.Pointer, n int) int

//go:noescape
func bitwiseInvertInt16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func bitwiseInvertInt32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func bitwiseInvertInt64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func bitwiseInvertInt8512(dst, x unsafe.Pointer, n int) int

//go:noescape
func bitwiseInvertUint16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func bitwiseInvertUint32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func bitwiseInvertUint64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func bitwiseInvertUint8512(dst, x unsafe.Pointer, n int) int

//go:noescape
func bitwiseLeftShiftInt16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseLeftShiftInt32512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseLeftShiftInt64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseLeftShiftInt8512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseLeftShiftUint16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseLeftShiftUint32512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseLeftShiftUint64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseLeftShiftUint8512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseOrBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseOrInt16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseOrInt32512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseOrInt64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseOrInt8512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseOrUint16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseOrUint32512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseOrUint64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseOrUint8512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseRightShiftInt16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseRightShiftInt32512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseRightShiftInt64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseRightShiftInt8512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseRightShiftUint16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseRightShiftUint32512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseRightShiftUint64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseRightShiftUint8512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseXorBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseXorInt16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseXorInt32512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseXorInt64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseXorInt8512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseXorUint16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseXorUint32512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseXorUint64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func bitwiseXorUint8512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func castBFloat16ToFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBFloat16ToFloat32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBoolToFloat32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBoolToFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBoolToInt16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBoolToInt32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBoolToInt64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBoolToInt8512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBoolToUint16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBoolToUint32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castBoolToUint64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castComplex128ToComplex64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castComplex64ToComplex128512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat16ToBFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat16ToFloat32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToBFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToBool512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToComplex64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToInt16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToInt32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToInt64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToInt8512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToUint16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToUint32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat32ToUint8512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat64ToBool512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat64ToFloat32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat64ToInt16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat64ToInt32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat64ToInt64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat64ToInt8512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat64ToUint16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat64ToUint32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castFloat64ToUint8512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt16ToBool512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt16ToFloat32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt16ToFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt16ToInt32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt16ToInt64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt16ToInt8512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt16ToUint16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt16ToUint32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt16ToUint64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt16ToUint8512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt32ToBool512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt32ToFloat32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt32ToFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt32ToInt16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt32ToInt64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt32ToInt8512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt32ToUint16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt32ToUint32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt32ToUint64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt32ToUint8512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt64ToBool512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt64ToFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt64ToInt16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt64ToInt32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt64ToInt8512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt64ToUint16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt64ToUint32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt64ToUint64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt64ToUint8512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt8ToBool512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt8ToFloat32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt8ToFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt8ToInt16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt8ToInt32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt8ToInt64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt8ToUint16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt8ToUint32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt8ToUint64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castInt8ToUint8512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint16ToBool512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint16ToFloat32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint16ToFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint16ToInt16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint16ToInt32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint16ToInt64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint16ToInt8512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint16ToUint32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint16ToUint64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint16ToUint8512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint32ToBool512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint32ToFloat32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint32ToFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint32ToInt16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint32ToInt32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint32ToInt64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint32ToInt8512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint32ToUint16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint32ToUint64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint32ToUint8512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint64ToBool512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint64ToFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint64ToInt16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint64ToInt32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint64ToInt64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint64ToInt8512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint64ToUint16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint64ToUint32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint64ToUint8512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint8ToBool512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint8ToFloat32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint8ToFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint8ToInt16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint8ToInt32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint8ToInt64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint8ToInt8512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint8ToUint16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint8ToUint32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func castUint8ToUint64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func cbrt512(dst, x unsafe.Pointer, n int) int

//go:noescape
func cbrtFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func ceil512(dst, x unsafe.Pointer, n int) int

//go:noescape
func ceilBFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func ceilFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func ceilFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func conjComplex128512(dst, x unsafe.Pointer, n int) int

//go:noescape
func conjComplex64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func copysign512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func copysignFloat64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func cos512(dst, x unsafe.Pointer, n int) int

//go:noescape
func cosComplex128512(dst, x unsafe.Pointer, n int) int

//go:noescape
func cosComplex64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func cosFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func cosh512(dst, x unsafe.Pointer, n int) int

//go:noescape
func coshComplex128512(dst, x unsafe.Pointer, n int) int

//go:noescape
func coshComplex64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func coshFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func div512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func divBFloat16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func divComplex128512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func divComplex64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func divFloat16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func divFloat64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalBFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalComplex128ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalComplex64ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalFloat32ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalFloat64ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalInt16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalInt32ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalInt64ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalInt8ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalUint16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalUint32ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalUint64ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func equalUint8ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func erf512(dst, x unsafe.Pointer, n int) int

//go:noescape
func erfFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func erfc512(dst, x unsafe.Pointer, n int) int

//go:noescape
func erfcFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func exp512(dst, x unsafe.Pointer, n int) int

//go:noescape
func exp2512(dst, x unsafe.Pointer, n int) int

//go:noescape
func exp2Float64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func expComplex128512(dst, x unsafe.Pointer, n int) int

//go:noescape
func expComplex64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func expFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func expm1512(dst, x unsafe.Pointer, n int) int

//go:noescape
func expm1Complex128512(dst, x unsafe.Pointer, n int) int

//go:noescape
func expm1Complex64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func expm1Float64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func floor512(dst, x unsafe.Pointer, n int) int

//go:noescape
func floorBFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func floorDivideInt16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func floorDivideInt32512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func floorDivideInt8512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func floorDivideUint16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func floorDivideUint32512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func floorDivideUint8512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func floorFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func floorFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func fma512(dst, x, y, z unsafe.Pointer, n int) int

//go:noescape
func fmaFloat64512(dst, x, y, z unsafe.Pointer, n int) int

//go:noescape
func fmodInt16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func fmodInt32512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func fmodInt8512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func fmodUint16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func fmodUint32512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func fmodUint8512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func gelu512(dst, x unsafe.Pointer, n int) int

//go:noescape
func geluFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func geluTanh512(dst, x unsafe.Pointer, n int) int

//go:noescape
func geluTanhFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func greaterBFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualBFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualFloat32ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualFloat64ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualInt16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualInt32ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualInt64ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualInt8ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualUint16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualUint32ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualUint64ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterEqualUint8ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterFloat32ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterFloat64ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterInt16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterInt32ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterInt64ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterInt8ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterUint16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterUint32ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterUint64ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func greaterUint8ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func hypot512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func hypotFloat64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func imagComplex128ToFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func imagComplex64ToFloat32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func isfiniteFloat32ToBool512(dst, x unsafe.Pointer, n int) int

//go:noescape
func isfiniteFloat64ToBool512(dst, x unsafe.Pointer, n int) int

//go:noescape
func isinfFloat32ToBool512(dst, x unsafe.Pointer, n int) int

//go:noescape
func isinfFloat64ToBool512(dst, x unsafe.Pointer, n int) int

//go:noescape
func isnanFloat32ToBool512(dst, x unsafe.Pointer, n int) int

//go:noescape
func isnanFloat64ToBool512(dst, x unsafe.Pointer, n int) int

//go:noescape
func lessBFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualBFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualFloat32ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualFloat64ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualInt16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualInt32ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualInt64ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualInt8ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualUint16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualUint32ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualUint64ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessEqualUint8ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessFloat32ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessFloat64ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessInt16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessInt32ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessInt64ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessInt8ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessUint16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessUint32ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessUint64ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func lessUint8ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func log512(dst, x unsafe.Pointer, n int) int

//go:noescape
func log10512(dst, x unsafe.Pointer, n int) int

//go:noescape
func log10Complex128512(dst, x unsafe.Pointer, n int) int

//go:noescape
func log10Complex64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func log10Float64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func log1p512(dst, x unsafe.Pointer, n int) int

//go:noescape
func log1pComplex128512(dst, x unsafe.Pointer, n int) int

//go:noescape
func log1pComplex64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func log1pFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func log2512(dst, x unsafe.Pointer, n int) int

//go:noescape
func log2Complex128512(dst, x unsafe.Pointer, n int) int

//go:noescape
func log2Complex64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func log2Float64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func logComplex128512(dst, x unsafe.Pointer, n int) int

//go:noescape
func logComplex64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func logFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func logicalAndBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func logicalNotBool512(dst, x unsafe.Pointer, n int) int

//go:noescape
func logicalOrBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func logicalXorBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximum512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumBFloat16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumFloat16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumFloat64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumInt16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumInt32512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumInt64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumInt8512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumUint16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumUint32512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumUint64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func maximumUint8512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimum512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumBFloat16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumFloat16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumFloat64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumInt16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumInt32512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumInt64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumInt8512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumUint16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumUint32512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumUint64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func minimumUint8512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mul512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulBFloat16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulComplex128512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulComplex64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulFloat16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulFloat64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulHighUint64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulInt16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulInt32512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulInt64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulInt8512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulUint16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulUint32512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulUint64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func mulUint8512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func neg512(dst, x unsafe.Pointer, n int) int

//go:noescape
func negBFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func negComplex128512(dst, x unsafe.Pointer, n int) int

//go:noescape
func negComplex64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func negFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func negFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func negInt16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func negInt32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func negInt64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func negInt8512(dst, x unsafe.Pointer, n int) int

//go:noescape
func negUint16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func negUint32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func negUint64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func negUint8512(dst, x unsafe.Pointer, n int) int

//go:noescape
func notEqualBFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualComplex128ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualComplex64ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualFloat16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualFloat32ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualFloat64ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualInt16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualInt32ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualInt64ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualInt8ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualUint16ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualUint32ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualUint64ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func notEqualUint8ToBool512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func orderKeyFloat32ToUint32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func orderKeyFloat64ToUint64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func orderKeyInt16ToUint16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func orderKeyInt32ToUint32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func orderKeyInt64ToUint64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func orderKeyInt8ToUint8512(dst, x unsafe.Pointer, n int) int

//go:noescape
func packWordsUint32ToUint64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func pow512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func powComplex128512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func powComplex64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func powFloat64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func randomBitsHighUint64512(dst, x, y, z unsafe.Pointer, n int) int

//go:noescape
func randomBitsUint64512(dst, x, y, z unsafe.Pointer, n int) int

//go:noescape
func realComplex128ToFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func realComplex64ToFloat32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func relu512(dst, x unsafe.Pointer, n int) int

//go:noescape
func reluBFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func reluFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func reluFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func reluInt16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func reluInt32512(dst, x unsafe.Pointer, n int) int

//go:noescape
func reluInt64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func reluInt8512(dst, x unsafe.Pointer, n int) int

//go:noescape
func remainderInt16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func remainderInt32512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func remainderInt8512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func remainderUint16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func remainderUint32512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func remainderUint8512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func round512(dst, x unsafe.Pointer, n int) int

//go:noescape
func roundBFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func roundFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func roundFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func rsqrt512(dst, x unsafe.Pointer, n int) int

//go:noescape
func rsqrtFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func sigmoid512(dst, x unsafe.Pointer, n int) int

//go:noescape
func sigmoidFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func sign512(dst, x unsafe.Pointer, n int) int

//go:noescape
func signComplex128512(dst, x unsafe.Pointer, n int) int

//go:noescape
func signComplex64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func signFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func signbitFloat32ToBool512(dst, x unsafe.Pointer, n int) int

//go:noescape
func signbitFloat64ToBool512(dst, x unsafe.Pointer, n int) int

//go:noescape
func sin512(dst, x unsafe.Pointer, n int) int

//go:noescape
func sinComplex128512(dst, x unsafe.Pointer, n int) int

//go:noescape
func sinComplex64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func sinFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func sinh512(dst, x unsafe.Pointer, n int) int

//go:noescape
func sinhComplex128512(dst, x unsafe.Pointer, n int) int

//go:noescape
func sinhComplex64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func sinhFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func softplus512(dst, x unsafe.Pointer, n int) int

//go:noescape
func softplusFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func sqrt512(dst, x unsafe.Pointer, n int) int

//go:noescape
func sqrtBFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func sqrtComplex128512(dst, x unsafe.Pointer, n int) int

//go:noescape
func sqrtComplex64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func sqrtFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func sqrtFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func sub512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subBFloat16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subComplex128512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subComplex64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subFloat16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subFloat64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subInt16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subInt32512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subInt64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subInt8512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subUint16512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subUint32512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subUint64512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func subUint8512(dst, x, y unsafe.Pointer, n int) int

//go:noescape
func tan512(dst, x unsafe.Pointer, n int) int

//go:noescape
func tanComplex128512(dst, x unsafe.Pointer, n int) int

//go:noescape
func tanComplex64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func tanFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func tanh512(dst, x unsafe.Pointer, n int) int

//go:noescape
func tanhComplex128512(dst, x unsafe.Pointer, n int) int

//go:noescape
func tanhComplex64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func tanhFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func trunc512(dst, x unsafe.Pointer, n int) int

//go:noescape
func truncBFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func truncFloat16512(dst, x unsafe.Pointer, n int) int

//go:noescape
func truncFloat64512(dst, x unsafe.Pointer, n int) int

//go:noescape
func whereUint16512(dst, x, y, z unsafe.Pointer, n int) int

//go:noescape
func whereUint32512(dst, x, y, z unsafe.Pointer, n int) int

//go:noescape
func whereUint64512(dst, x, y, z unsafe.Pointer, n int) int

//go:noescape
func whereUint8512(dst, x, y, z unsafe.Pointer, n int) int

//go:noescape
func lookUpUint16512(dst, x, y unsafe.Pointer, n int) int
