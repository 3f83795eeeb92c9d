// Code generated from package elementary by go generate ./internal/vector; DO NOT EDIT.

//go:build (amd64 || arm64) && !purego

package vector

import "github.com/weft-gpu/weft/dtype"

const (
	_ function = iota
	absFunction
	absBFloat16Function
	absComplex128ToFloat64Function
	absComplex64ToFloat32Function
	absFloat16Function
	absFloat64Function
	absInt16Function
	absInt32Function
	absInt64Function
	absInt8Function
	acosFunction
	acosComplex128Function
	acosComplex64Function
	acosFloat64Function
	acoshFunction
	acoshComplex128Function
	acoshComplex64Function
	acoshFloat64Function
	addFunction
	addBFloat16Function
	addComplex128Function
	addComplex64Function
	addFloat16Function
	addFloat64Function
	addInt16Function
	addInt32Function
	addInt64Function
	addInt8Function
	addUint16Function
	addUint32Function
	addUint64Function
	addUint8Function
	asinFunction
	asinComplex128Function
	asinComplex64Function
	asinFloat64Function
	asinhFunction
	asinhComplex128Function
	asinhComplex64Function
	asinhFloat64Function
	atanFunction
	atan2Function
	atan2Float64Function
	atanComplex128Function
	atanComplex64Function
	atanFloat64Function
	atanhFunction
	atanhComplex128Function
	atanhComplex64Function
	atanhFloat64Function
	bitwiseAndBoolFunction
	bitwiseAndInt16Function
	bitwiseAndInt32Function
	bitwiseAndInt64Function
	bitwiseAndInt8Function
	bitwiseAndUint16Function
	bitwiseAndUint32Function
	bitwiseAndUint64Function
	bitwiseAndUint8Function
	bitwiseInvertBoolFunction
	bitwiseInvertInt16Function
	bitwiseInvertInt32Function
	bitwiseInvertInt64Function
	bitwiseInvertInt8Function
	bitwiseInvertUint16Function
	bitwiseInvertUint32Function
	bitwiseInvertUint64Function
	bitwiseInvertUint8Function
	bitwiseLeftShiftInt16Function
	bitwiseLeftShiftInt32Function
	bitwiseLeftShiftInt64Function
	bitwiseLeftShiftInt8Function
	bitwiseLeftShiftUint16Function
	bitwiseLeftShiftUint32Function
	bitwiseLeftShiftUint64Function
	bitwiseLeftShiftUint8Function
	bitwiseOrBoolFunction
	bitwiseOrInt16Function
	bitwiseOrInt32Function
	bitwiseOrInt64Function
	bitwiseOrInt8Function
	bitwiseOrUint16Function
	bitwiseOrUint32Function
	bitwiseOrUint64Function
	bitwiseOrUint8Function
	bitwiseRightShiftInt16Function
	bitwiseRightShiftInt32Function
	bitwiseRightShiftInt64Function
	bitwiseRightShiftInt8Function
	bitwiseRightShiftUint16Function
	bitwiseRightShiftUint32Function
	bitwiseRightShiftUint64Function
	bitwiseRightShiftUint8Function
	bitwiseXorBoolFunction
	bitwiseXorInt16Function
	bitwiseXorInt32Function
	bitwiseXorInt64Function
	bitwiseXorInt8Function
	bitwiseXorUint16Function
	bitwiseXorUint32Function
	bitwiseXorUint64Function
	bitwiseXorUint8Function
	castBFloat16ToFloat16Function
	castBFloat16ToFloat32Function
	castBoolToFloat32Function
	castBoolToFloat64Function
	castBoolToInt16Function
	castBoolToInt32Function
	castBoolToInt64Function
	castBoolToInt8Function
	castBoolToUint16Function
	castBoolToUint32Function
	castBoolToUint64Function
	castComplex128ToComplex64Function
	castComplex64ToComplex128Function
	castFloat16ToBFloat16Function
	castFloat16ToFloat32Function
	castFloat32ToBFloat16Function
	castFloat32ToBoolFunction
	castFloat32ToComplex64Function
	castFloat32ToFloat16Function
	castFloat32ToFloat64Function
	castFloat32ToInt16Function
	castFloat32ToInt32Function
	castFloat32ToInt64Function
	castFloat32ToInt8Function
	castFloat32ToUint16Function
	castFloat32ToUint32Function
	castFloat32ToUint8Function
	castFloat64ToBoolFunction
	castFloat64ToFloat32Function
	castFloat64ToInt16Function
	castFloat64ToInt32Function
	castFloat64ToInt64Function
	castFloat64ToInt8Function
	castFloat64ToUint16Function
	castFloat64ToUint32Function
	castFloat64ToUint8Function
	castInt16ToBoolFunction
	castInt16ToFloat32Function
	castInt16ToFloat64Function
	castInt16ToInt32Function
	castInt16ToInt64Function
	castInt16ToInt8Function
	castInt16ToUint16Function
	castInt16ToUint32Function
	castInt16ToUint64Function
	castInt16ToUint8Function
	castInt32ToBoolFunction
	castInt32ToFloat32Function
	castInt32ToFloat64Function
	castInt32ToInt16Function
	castInt32ToInt64Function
	castInt32ToInt8Function
	castInt32ToUint16Function
	castInt32ToUint32Function
	castInt32ToUint64Function
	castInt32ToUint8Function
	castInt64ToBoolFunction
	castInt64ToFloat64Function
	castInt64ToInt16Function
	castInt64ToInt32Function
	castInt64ToInt8Function
	castInt64ToUint16Function
	castInt64ToUint32Function
	castInt64ToUint64Function
	castInt64ToUint8Function
	castInt8ToBoolFunction
	castInt8ToFloat32Function
	castInt8ToFloat64Function
	castInt8ToInt16Function
	castInt8ToInt32Function
	castInt8ToInt64Function
	castInt8ToUint16Function
	castInt8ToUint32Function
	castInt8ToUint64Function
	castInt8ToUint8Function
	castUint16ToBoolFunction
	castUint16ToFloat32Function
	castUint16ToFloat64Function
	castUint16ToInt16Function
	castUint16ToInt32Function
	castUint16ToInt64Function
	castUint16ToInt8Function
	castUint16ToUint32Function
	castUint16ToUint64Function
	castUint16ToUint8Function
	castUint32ToBoolFunction
	castUint32ToFloat32Function
	castUint32ToFloat64Function
	castUint32ToInt16Function
	castUint32ToInt32Function
	castUint32ToInt64Function
	castUint32ToInt8Function
	castUint32ToUint16Function
	castUint32ToUint64Function
	castUint32ToUint8Function
	castUint64ToBoolFunction
	castUint64ToFloat64Function
	castUint64ToInt16Function
	castUint64ToInt32Function
	castUint64ToInt64Function
	castUint64ToInt8Function
	castUint64ToUint16Function
	castUint64ToUint32Function
	castUint64ToUint8Function
	castUint8ToBoolFunction
	castUint8ToFloat32Function
	castUint8ToFloat64Function
	castUint8ToInt16Function
	castUint8ToInt32Function
	castUint8ToInt64Function
	castUint8ToInt8Function
	castUint8ToUint16Function
	castUint8ToUint32Function
	castUint8ToUint64Function
	cbrtFunction
	cbrtFloat64Function
	ceilFunction
	ceilBFloat16Function
	ceilFloat16Function
	ceilFloat64Function
	conjComplex128Function
	conjComplex64Function
	copysignFunction
	copysignFloat64Function
	cosFunction
	cosComplex128Function
	cosComplex64Function
	cosFloat64Function
	coshFunction
	coshComplex128Function
	coshComplex64Function
	coshFloat64Function
	divFunction
	divBFloat16Function
	divComplex128Function
	divComplex64Function
	divFloat16Function
	divFloat64Function
	equalBFloat16ToBoolFunction
	equalBoolFunction
	equalComplex128ToBoolFunction
	equalComplex64ToBoolFunction
	equalFloat16ToBoolFunction
	equalFloat32ToBoolFunction
	equalFloat64ToBoolFunction
	equalInt16ToBoolFunction
	equalInt32ToBoolFunction
	equalInt64ToBoolFunction
	equalInt8ToBoolFunction
	equalUint16ToBoolFunction
	equalUint32ToBoolFunction
	equalUint64ToBoolFunction
	equalUint8ToBoolFunction
	erfFunction
	erfFloat64Function
	erfcFunction
	erfcFloat64Function
	expFunction
	exp2Function
	exp2Float64Function
	expComplex128Function
	expComplex64Function
	expFloat64Function
	expm1Function
	expm1Complex128Function
	expm1Complex64Function
	expm1Float64Function
	floorFunction
	floorBFloat16Function
	floorDivideInt16Function
	floorDivideInt32Function
	floorDivideInt8Function
	floorDivideUint16Function
	floorDivideUint32Function
	floorDivideUint8Function
	floorFloat16Function
	floorFloat64Function
	fmaFunction
	fmaFloat64Function
	fmodInt16Function
	fmodInt32Function
	fmodInt8Function
	fmodUint16Function
	fmodUint32Function
	fmodUint8Function
	geluFunction
	geluFloat64Function
	geluTanhFunction
	geluTanhFloat64Function
	greaterBFloat16ToBoolFunction
	greaterEqualBFloat16ToBoolFunction
	greaterEqualFloat16ToBoolFunction
	greaterEqualFloat32ToBoolFunction
	greaterEqualFloat64ToBoolFunction
	greaterEqualInt16ToBoolFunction
	greaterEqualInt32ToBoolFunction
	greaterEqualInt64ToBoolFunction
	greaterEqualInt8ToBoolFunction
	greaterEqualUint16ToBoolFunction
	greaterEqualUint32ToBoolFunction
	greaterEqualUint64ToBoolFunction
	greaterEqualUint8ToBoolFunction
	greaterFloat16ToBoolFunction
	greaterFloat32ToBoolFunction
	greaterFloat64ToBoolFunction
	greaterInt16ToBoolFunction
	greaterInt32ToBoolFunction
	greaterInt64ToBoolFunction
	greaterInt8ToBoolFunction
	greaterUint16ToBoolFunction
	greaterUint32ToBoolFunction
	greaterUint64ToBoolFunction
	greaterUint8ToBoolFunction
	hypotFunction
	hypotFloat64Function
	imagComplex128ToFloat64Function
	imagComplex64ToFloat32Function
	isfiniteFloat32ToBoolFunction
	isfiniteFloat64ToBoolFunction
	isinfFloat32ToBoolFunction
	isinfFloat64ToBoolFunction
	isnanFloat32ToBoolFunction
	isnanFloat64ToBoolFunction
	lessBFloat16ToBoolFunction
	lessEqualBFloat16ToBoolFunction
	lessEqualFloat16ToBoolFunction
	lessEqualFloat32ToBoolFunction
	lessEqualFloat64ToBoolFunction
	lessEqualInt16ToBoolFunction
	lessEqualInt32ToBoolFunction
	lessEqualInt64ToBoolFunction
	lessEqualInt8ToBoolFunction
	lessEqualUint16ToBoolFunction
	lessEqualUint32ToBoolFunction
	lessEqualUint64ToBoolFunction
	lessEqualUint8ToBoolFunction
	lessFloat16ToBoolFunction
	lessFloat32ToBoolFunction
	lessFloat64ToBoolFunction
	lessInt16ToBoolFunction
	lessInt32ToBoolFunction
	lessInt64ToBoolFunction
	lessInt8ToBoolFunction
	lessUint16ToBoolFunction
	lessUint32ToBoolFunction
	lessUint64ToBoolFunction
	lessUint8ToBoolFunction
	logFunction
	log10Function
	log10Complex128Function
	log10Complex64Function
	log10Float64Function
	log1pFunction
	log1pComplex128Function
	log1pComplex64Function
	log1pFloat64Function
	log2Function
	log2Complex128Function
	log2Complex64Function
	log2Float64Function
	logComplex128Function
	logComplex64Function
	logFloat64Function
	logicalAndBoolFunction
	logicalNotBoolFunction
	logicalOrBoolFunction
	logicalXorBoolFunction
	maximumFunction
	maximumBFloat16Function
	maximumFloat16Function
	maximumFloat64Function
	maximumInt16Function
	maximumInt32Function
	maximumInt64Function
	maximumInt8Function
	maximumUint16Function
	maximumUint32Function
	maximumUint64Function
	maximumUint8Function
	minimumFunction
	minimumBFloat16Function
	minimumFloat16Function
	minimumFloat64Function
	minimumInt16Function
	minimumInt32Function
	minimumInt64Function
	minimumInt8Function
	minimumUint16Function
	minimumUint32Function
	minimumUint64Function
	minimumUint8Function
	mulFunction
	mulBFloat16Function
	mulComplex128Function
	mulComplex64Function
	mulFloat16Function
	mulFloat64Function
	mulHighUint64Function
	mulInt16Function
	mulInt32Function
	mulInt64Function
	mulInt8Function
	mulUint16Function
	mulUint32Function
	mulUint64Function
	mulUint8Function
	negFunction
	negBFloat16Function
	negComplex128Function
	negComplex64Function
	negFloat16Function
	negFloat64Function
	negInt16Function
	negInt32Function
	negInt64Function
	negInt8Function
	negUint16Function
	negUint32Function
	negUint64Function
	negUint8Function
	notEqualBFloat16ToBoolFunction
	notEqualBoolFunction
	notEqualComplex128ToBoolFunction
	notEqualComplex64ToBoolFunction
	notEqualFloat16ToBoolFunction
	notEqualFloat32ToBoolFunction
	notEqualFloat64ToBoolFunction
	notEqualInt16ToBoolFunction
	notEqualInt32ToBoolFunction
	notEqualInt64ToBoolFunction
	notEqualInt8ToBoolFunction
	notEqualUint16ToBoolFunction
	notEqualUint32ToBoolFunction
	notEqualUint64ToBoolFunction
	notEqualUint8ToBoolFunction
	orderKeyFloat32ToUint32Function
	orderKeyFloat64ToUint64Function
	orderKeyInt16ToUint16Function
	orderKeyInt32ToUint32Function
	orderKeyInt64ToUint64Function
	orderKeyInt8ToUint8Function
	packWordsUint32ToUint64Function
	powFunction
	powComplex128Function
	powComplex64Function
	powFloat64Function
	randomBitsHighUint64Function
	randomBitsUint64Function
	realComplex128ToFloat64Function
	realComplex64ToFloat32Function
	reluFunction
	reluBFloat16Function
	reluFloat16Function
	reluFloat64Function
	reluInt16Function
	reluInt32Function
	reluInt64Function
	reluInt8Function
	remainderInt16Function
	remainderInt32Function
	remainderInt8Function
	remainderUint16Function
	remainderUint32Function
	remainderUint8Function
	roundFunction
	roundBFloat16Function
	roundFloat16Function
	roundFloat64Function
	rsqrtFunction
	rsqrtFloat64Function
	sigmoidFunction
	sigmoidFloat64Function
	signFunction
	signComplex128Function
	signComplex64Function
	signFloat64Function
	signbitFloat32ToBoolFunction
	signbitFloat64ToBoolFunction
	sinFunction
	sinComplex128Function
	sinComplex64Function
	sinFloat64Function
	sinhFunction
	sinhComplex128Function
	sinhComplex64Function
	sinhFloat64Function
	softplusFunction
	softplusFloat64Function
	sqrtFunction
	sqrtBFloat16Function
	sqrtComplex128Function
	sqrtComplex64Function
	sqrtFloat16Function
	sqrtFloat64Function
	subFunction
	subBFloat16Function
	subComplex128Function
	subComplex64Function
	subFloat16Function
	subFloat64Function
	subInt16Function
	subInt32Function
	subInt64Function
	subInt8Function
	subUint16Function
	subUint32Function
	subUint64Function
	subUint8Function
	tanFunction
	tanComplex128Function
	tanComplex64Function
	tanFloat64Function
	tanhFunction
	tanhComplex128Function
	tanhComplex64Function
	tanhFloat64Function
	truncFunction
	truncBFloat16Function
	truncFloat16Function
	truncFloat64Function
	whereUint16Function
	whereUint32Function
	whereUint64Function
	whereUint8Function
)

var functions = map[Operator]function{
	{"abs", dtype.Float32, dtype.Float32}:               absFunction,
	{"abs", dtype.BFloat16, dtype.BFloat16}:             absBFloat16Function,
	{"abs", dtype.Complex128, dtype.Float64}:            absComplex128ToFloat64Function,
	{"abs", dtype.Complex64, dtype.Float32}:             absComplex64ToFloat32Function,
	{"abs", dtype.Float16, dtype.Float16}:               absFloat16Function,
	{"abs", dtype.Float64, dtype.Float64}:               absFloat64Function,
	{"abs", dtype.Int16, dtype.Int16}:                   absInt16Function,
	{"abs", dtype.Int32, dtype.Int32}:                   absInt32Function,
	{"abs", dtype.Int64, dtype.Int64}:                   absInt64Function,
	{"abs", dtype.Int8, dtype.Int8}:                     absInt8Function,
	{"acos", dtype.Float32, dtype.Float32}:              acosFunction,
	{"acos", dtype.Complex128, dtype.Complex128}:        acosComplex128Function,
	{"acos", dtype.Complex64, dtype.Complex64}:          acosComplex64Function,
	{"acos", dtype.Float64, dtype.Float64}:              acosFloat64Function,
	{"acosh", dtype.Float32, dtype.Float32}:             acoshFunction,
	{"acosh", dtype.Complex128, dtype.Complex128}:       acoshComplex128Function,
	{"acosh", dtype.Complex64, dtype.Complex64}:         acoshComplex64Function,
	{"acosh", dtype.Float64, dtype.Float64}:             acoshFloat64Function,
	{"add", dtype.Float32, dtype.Float32}:               addFunction,
	{"add", dtype.BFloat16, dtype.BFloat16}:             addBFloat16Function,
	{"add", dtype.Complex128, dtype.Complex128}:         addComplex128Function,
	{"add", dtype.Complex64, dtype.Complex64}:           addComplex64Function,
	{"add", dtype.Float16, dtype.Float16}:               addFloat16Function,
	{"add", dtype.Float64, dtype.Float64}:               addFloat64Function,
	{"add", dtype.Int16, dtype.Int16}:                   addInt16Function,
	{"add", dtype.Int32, dtype.Int32}:                   addInt32Function,
	{"add", dtype.Int64, dtype.Int64}:                   addInt64Function,
	{"add", dtype.Int8, dtype.Int8}:                     addInt8Function,
	{"add", dtype.Uint16, dtype.Uint16}:                 addUint16Function,
	{"add", dtype.Uint32, dtype.Uint32}:                 addUint32Function,
	{"add", dtype.Uint64, dtype.Uint64}:                 addUint64Function,
	{"add", dtype.Uint8, dtype.Uint8}:                   addUint8Function,
	{"asin", dtype.Float32, dtype.Float32}:              asinFunction,
	{"asin", dtype.Complex128, dtype.Complex128}:        asinComplex128Function,
	{"asin", dtype.Complex64, dtype.Complex64}:          asinComplex64Function,
	{"asin", dtype.Float64, dtype.Float64}:              asinFloat64Function,
	{"asinh", dtype.Float32, dtype.Float32}:             asinhFunction,
	{"asinh", dtype.Complex128, dtype.Complex128}:       asinhComplex128Function,
	{"asinh", dtype.Complex64, dtype.Complex64}:         asinhComplex64Function,
	{"asinh", dtype.Float64, dtype.Float64}:             asinhFloat64Function,
	{"atan", dtype.Float32, dtype.Float32}:              atanFunction,
	{"atan2", dtype.Float32, dtype.Float32}:             atan2Function,
	{"atan2", dtype.Float64, dtype.Float64}:             atan2Float64Function,
	{"atan", dtype.Complex128, dtype.Complex128}:        atanComplex128Function,
	{"atan", dtype.Complex64, dtype.Complex64}:          atanComplex64Function,
	{"atan", dtype.Float64, dtype.Float64}:              atanFloat64Function,
	{"atanh", dtype.Float32, dtype.Float32}:             atanhFunction,
	{"atanh", dtype.Complex128, dtype.Complex128}:       atanhComplex128Function,
	{"atanh", dtype.Complex64, dtype.Complex64}:         atanhComplex64Function,
	{"atanh", dtype.Float64, dtype.Float64}:             atanhFloat64Function,
	{"bitwise_and", dtype.Bool, dtype.Bool}:             bitwiseAndBoolFunction,
	{"bitwise_and", dtype.Int16, dtype.Int16}:           bitwiseAndInt16Function,
	{"bitwise_and", dtype.Int32, dtype.Int32}:           bitwiseAndInt32Function,
	{"bitwise_and", dtype.Int64, dtype.Int64}:           bitwiseAndInt64Function,
	{"bitwise_and", dtype.Int8, dtype.Int8}:             bitwiseAndInt8Function,
	{"bitwise_and", dtype.Uint16, dtype.Uint16}:         bitwiseAndUint16Function,
	{"bitwise_and", dtype.Uint32, dtype.Uint32}:         bitwiseAndUint32Function,
	{"bitwise_and", dtype.Uint64, dtype.Uint64}:         bitwiseAndUint64Function,
	{"bitwise_and", dtype.Uint8, dtype.Uint8}:           bitwiseAndUint8Function,
	{"bitwise_invert", dtype.Bool, dtype.Bool}:          bitwiseInvertBoolFunction,
	{"bitwise_invert", dtype.Int16, dtype.Int16}:        bitwiseInvertInt16Function,
	{"bitwise_invert", dtype.Int32, dtype.Int32}:        bitwiseInvertInt32Function,
	{"bitwise_invert", dtype.Int64, dtype.Int64}:        bitwiseInvertInt64Function,
	{"bitwise_invert", dtype.Int8, dtype.Int8}:          bitwiseInvertInt8Function,
	{"bitwise_invert", dtype.Uint16, dtype.Uint16}:      bitwiseInvertUint16Function,
	{"bitwise_invert", dtype.Uint32, dtype.Uint32}:      bitwiseInvertUint32Function,
	{"bitwise_invert", dtype.Uint64, dtype.Uint64}:      bitwiseInvertUint64Function,
	{"bitwise_invert", dtype.Uint8, dtype.Uint8}:        bitwiseInvertUint8Function,
	{"bitwise_left_shift", dtype.Int16, dtype.Int16}:    bitwiseLeftShiftInt16Function,
	{"bitwise_left_shift", dtype.Int32, dtype.Int32}:    bitwiseLeftShiftInt32Function,
	{"bitwise_left_shift", dtype.Int64, dtype.Int64}:    bitwiseLeftShiftInt64Function,
	{"bitwise_left_shift", dtype.Int8, dtype.Int8}:      bitwiseLeftShiftInt8Function,
	{"bitwise_left_shift", dtype.Uint16, dtype.Uint16}:  bitwiseLeftShiftUint16Function,
	{"bitwise_left_shift", dtype.Uint32, dtype.Uint32}:  bitwiseLeftShiftUint32Function,
	{"bitwise_left_shift", dtype.Uint64, dtype.Uint64}:  bitwiseLeftShiftUint64Function,
	{"bitwise_left_shift", dtype.Uint8, dtype.Uint8}:    bitwiseLeftShiftUint8Function,
	{"bitwise_or", dtype.Bool, dtype.Bool}:              bitwiseOrBoolFunction,
	{"bitwise_or", dtype.Int16, dtype.Int16}:            bitwiseOrInt16Function,
	{"bitwise_or", dtype.Int32, dtype.Int32}:            bitwiseOrInt32Function,
	{"bitwise_or", dtype.Int64, dtype.Int64}:            bitwiseOrInt64Function,
	{"bitwise_or", dtype.Int8, dtype.Int8}:              bitwiseOrInt8Function,
	{"bitwise_or", dtype.Uint16, dtype.Uint16}:          bitwiseOrUint16Function,
	{"bitwise_or", dtype.Uint32, dtype.Uint32}:          bitwiseOrUint32Function,
	{"bitwise_or", dtype.Uint64, dtype.Uint64}:          bitwiseOrUint64Function,
	{"bitwise_or", dtype.Uint8, dtype.Uint8}:            bitwiseOrUint8Function,
	{"bitwise_right_shift", dtype.Int16, dtype.Int16}:   bitwiseRightShiftInt16Function,
	{"bitwise_right_shift", dtype.Int32, dtype.Int32}:   bitwiseRightShiftInt32Function,
	{"bitwise_right_shift", dtype.Int64, dtype.Int64}:   bitwiseRightShiftInt64Function,
	{"bitwise_right_shift", dtype.Int8, dtype.Int8}:     bitwiseRightShiftInt8Function,
	{"bitwise_right_shift", dtype.Uint16, dtype.Uint16}: bitwiseRightShiftUint16Function,
	{"bitwise_right_shift", dtype.Uint32, dtype.Uint32}: bitwiseRightShiftUint32Function,
	{"bitwise_right_shift", dtype.Uint64, dtype.Uint64}: bitwiseRightShiftUint64Function,
	{"bitwise_right_shift", dtype.Uint8, dtype.Uint8}:   bitwiseRightShiftUint8Function,
	{"bitwise_xor", dtype.Bool, dtype.Bool}:             bitwiseXorBoolFunction,
	{"bitwise_xor", dtype.Int16, dtype.Int16}:           bitwiseXorInt16Function,
	{"bitwise_xor", dtype.Int32, dtype.Int32}:           bitwiseXorInt32Function,
	{"bitwise_xor", dtype.Int64, dtype.Int64}:           bitwiseXorInt64Function,
	{"bitwise_xor", dtype.Int8, dtype.Int8}:             bitwiseXorInt8Function,
	{"bitwise_xor", dtype.Uint16, dtype.Uint16}:         bitwiseXorUint16Function,
	{"bitwise_xor", dtype.Uint32, dtype.Uint32}:         bitwiseXorUint32Function,
	{"bitwise_xor", dtype.Uint64, dtype.Uint64}:         bitwiseXorUint64Function,
	{"bitwise_xor", dtype.Uint8, dtype.Uint8}:           bitwiseXorUint8Function,
	{"cast", dtype.BFloat16, dtype.Float16}:             castBFloat16ToFloat16Function,
	{"cast", dtype.BFloat16, dtype.Float32}:             castBFloat16ToFloat32Function,
	{"cast", dtype.Bool, dtype.Float32}:                 castBoolToFloat32Function,
	{"cast", dtype.Bool, dtype.Float64}:                 castBoolToFloat64Function,
	{"cast", dtype.Bool, dtype.Int16}:                   castBoolToInt16Function,
	{"cast", dtype.Bool, dtype.Int32}:                   castBoolToInt32Function,
	{"cast", dtype.Bool, dtype.Int64}:                   castBoolToInt64Function,
	{"cast", dtype.Bool, dtype.Int8}:                    castBoolToInt8Function,
	{"cast", dtype.Bool, dtype.Uint16}:                  castBoolToUint16Function,
	{"cast", dtype.Bool, dtype.Uint32}:                  castBoolToUint32Function,
	{"cast", dtype.Bool, dtype.Uint64}:                  castBoolToUint64Function,
	{"cast", dtype.Complex128, dtype.Complex64}:         castComplex128ToComplex64Function,
	{"cast", dtype.Complex64, dtype.Complex128}:         castComplex64ToComplex128Function,
	{"cast", dtype.Float16, dtype.BFloat16}:             castFloat16ToBFloat16Function,
	{"cast", dtype.Float16, dtype.Float32}:              castFloat16ToFloat32Function,
	{"cast", dtype.Float32, dtype.BFloat16}:             castFloat32ToBFloat16Function,
	{"cast", dtype.Float32, dtype.Bool}:                 castFloat32ToBoolFunction,
	{"cast", dtype.Float32, dtype.Complex64}:            castFloat32ToComplex64Function,
	{"cast", dtype.Float32, dtype.Float16}:              castFloat32ToFloat16Function,
	{"cast", dtype.Float32, dtype.Float64}:              castFloat32ToFloat64Function,
	{"cast", dtype.Float32, dtype.Int16}:                castFloat32ToInt16Function,
	{"cast", dtype.Float32, dtype.Int32}:                castFloat32ToInt32Function,
	{"cast", dtype.Float32, dtype.Int64}:                castFloat32ToInt64Function,
	{"cast", dtype.Float32, dtype.Int8}:                 castFloat32ToInt8Function,
	{"cast", dtype.Float32, dtype.Uint16}:               castFloat32ToUint16Function,
	{"cast", dtype.Float32, dtype.Uint32}:               castFloat32ToUint32Function,
	{"cast", dtype.Float32, dtype.Uint8}:                castFloat32ToUint8Function,
	{"cast", dtype.Float64, dtype.Bool}:                 castFloat64ToBoolFunction,
	{"cast", dtype.Float64, dtype.Float32}:              castFloat64ToFloat32Function,
	{"cast", dtype.Float64, dtype.Int16}:                castFloat64ToInt16Function,
	{"cast", dtype.Float64, dtype.Int32}:                castFloat64ToInt32Function,
	{"cast", dtype.Float64, dtype.Int64}:                castFloat64ToInt64Function,
	{"cast", dtype.Float64, dtype.Int8}:                 castFloat64ToInt8Function,
	{"cast", dtype.Float64, dtype.Uint16}:               castFloat64ToUint16Function,
	{"cast", dtype.Float64, dtype.Uint32}:               castFloat64ToUint32Function,
	{"cast", dtype.Float64, dtype.Uint8}:                castFloat64ToUint8Function,
	{"cast", dtype.Int16, dtype.Bool}:                   castInt16ToBoolFunction,
	{"cast", dtype.Int16, dtype.Float32}:                castInt16ToFloat32Function,
	{"cast", dtype.Int16, dtype.Float64}:                castInt16ToFloat64Function,
	{"cast", dtype.Int16, dtype.Int32}:                  castInt16ToInt32Function,
	{"cast", dtype.Int16, dtype.Int64}:                  castInt16ToInt64Function,
	{"cast", dtype.Int16, dtype.Int8}:                   castInt16ToInt8Function,
	{"cast", dtype.Int16, dtype.Uint16}:                 castInt16ToUint16Function,
	{"cast", dtype.Int16, dtype.Uint32}:                 castInt16ToUint32Function,
	{"cast", dtype.Int16, dtype.Uint64}:                 castInt16ToUint64Function,
	{"cast", dtype.Int16, dtype.Uint8}:                  castInt16ToUint8Function,
	{"cast", dtype.Int32, dtype.Bool}:                   castInt32ToBoolFunction,
	{"cast", dtype.Int32, dtype.Float32}:                castInt32ToFloat32Function,
	{"cast", dtype.Int32, dtype.Float64}:                castInt32ToFloat64Function,
	{"cast", dtype.Int32, dtype.Int16}:                  castInt32ToInt16Function,
	{"cast", dtype.Int32, dtype.Int64}:                  castInt32ToInt64Function,
	{"cast", dtype.Int32, dtype.Int8}:                   castInt32ToInt8Function,
	{"cast", dtype.Int32, dtype.Uint16}:                 castInt32ToUint16Function,
	{"cast", dtype.Int32, dtype.Uint32}:                 castInt32ToUint32Function,
	{"cast", dtype.Int32, dtype.Uint64}:                 castInt32ToUint64Function,
	{"cast", dtype.Int32, dtype.Uint8}:                  castInt32ToUint8Function,
	{"cast", dtype.Int64, dtype.Bool}:                   castInt64ToBoolFunction,
	{"cast", dtype.Int64, dtype.Float64}:                castInt64ToFloat64Function,
	{"cast", dtype.Int64, dtype.Int16}:                  castInt64ToInt16Function,
	{"cast", dtype.Int64, dtype.Int32}:                  castInt64ToInt32Function,
	{"cast", dtype.Int64, dtype.Int8}:                   castInt64ToInt8Function,
	{"cast", dtype.Int64, dtype.Uint16}:                 castInt64ToUint16Function,
	{"cast", dtype.Int64, dtype.Uint32}:                 castInt64ToUint32Function,
	{"cast", dtype.Int64, dtype.Uint64}:                 castInt64ToUint64Function,
	{"cast", dtype.Int64, dtype.Uint8}:                  castInt64ToUint8Function,
	{"cast", dtype.Int8, dtype.Bool}:                    castInt8ToBoolFunction,
	{"cast", dtype.Int8, dtype.Float32}:                 castInt8ToFloat32Function,
	{"cast", dtype.Int8, dtype.Float64}:                 castInt8ToFloat64Function,
	{"cast", dtype.Int8, dtype.Int16}:                   castInt8ToInt16Function,
	{"cast", dtype.Int8, dtype.Int32}:                   castInt8ToInt32Function,
	{"cast", dtype.Int8, dtype.Int64}:                   castInt8ToInt64Function,
	{"cast", dtype.Int8, dtype.Uint16}:                  castInt8ToUint16Function,
	{"cast", dtype.Int8, dtype.Uint32}:                  castInt8ToUint32Function,
	{"cast", dtype.Int8, dtype.Uint64}:                  castInt8ToUint64Function,
	{"cast", dtype.Int8, dtype.Uint8}:                   castInt8ToUint8Function,
	{"cast", dtype.Uint16, dtype.Bool}:                  castUint16ToBoolFunction,
	{"cast", dtype.Uint16, dtype.Float32}:               castUint16ToFloat32Function,
	{"cast", dtype.Uint16, dtype.Float64}:               castUint16ToFloat64Function,
	{"cast", dtype.Uint16, dtype.Int16}:                 castUint16ToInt16Function,
	{"cast", dtype.Uint16, dtype.Int32}:                 castUint16ToInt32Function,
	{"cast", dtype.Uint16, dtype.Int64}:                 castUint16ToInt64Function,
	{"cast", dtype.Uint16, dtype.Int8}:                  castUint16ToInt8Function,
	{"cast", dtype.Uint16, dtype.Uint32}:                castUint16ToUint32Function,
	{"cast", dtype.Uint16, dtype.Uint64}:                castUint16ToUint64Function,
	{"cast", dtype.Uint16, dtype.Uint8}:                 castUint16ToUint8Function,
	{"cast", dtype.Uint32, dtype.Bool}:                  castUint32ToBoolFunction,
	{"cast", dtype.Uint32, dtype.Float32}:               castUint32ToFloat32Function,
	{"cast", dtype.Uint32, dtype.Float64}:               castUint32ToFloat64Function,
	{"cast", dtype.Uint32, dtype.Int16}:                 castUint32ToInt16Function,
	{"cast", dtype.Uint32, dtype.Int32}:                 castUint32ToInt32Function,
	{"cast", dtype.Uint32, dtype.Int64}:                 castUint32ToInt64Function,
	{"cast", dtype.Uint32, dtype.Int8}:                  castUint32ToInt8Function,
	{"cast", dtype.Uint32, dtype.Uint16}:                castUint32ToUint16Function,
	{"cast", dtype.Uint32, dtype.Uint64}:                castUint32ToUint64Function,
	{"cast", dtype.Uint32, dtype.Uint8}:                 castUint32ToUint8Function,
	{"cast", dtype.Uint64, dtype.Bool}:                  castUint64ToBoolFunction,
	{"cast", dtype.Uint64, dtype.Float64}:               castUint64ToFloat64Function,
	{"cast", dtype.Uint64, dtype.Int16}:                 castUint64ToInt16Function,
	{"cast", dtype.Uint64, dtype.Int32}:                 castUint64ToInt32Function,
	{"cast", dtype.Uint64, dtype.Int64}:                 castUint64ToInt64Function,
	{"cast", dtype.Uint64, dtype.Int8}:                  castUint64ToInt8Function,
	{"cast", dtype.Uint64, dtype.Uint16}:                castUint64ToUint16Function,
	{"cast", dtype.Uint64, dtype.Uint32}:                castUint64ToUint32Function,
	{"cast", dtype.Uint64, dtype.Uint8}:                 castUint64ToUint8Function,
	{"cast", dtype.Uint8, dtype.Bool}:                   castUint8ToBoolFunction,
	{"cast", dtype.Uint8, dtype.Float32}:                castUint8ToFloat32Function,
	{"cast", dtype.Uint8, dtype.Float64}:                castUint8ToFloat64Function,
	{"cast", dtype.Uint8, dtype.Int16}:                  castUint8ToInt16Function,
	{"cast", dtype.Uint8, dtype.Int32}:                  castUint8ToInt32Function,
	{"cast", dtype.Uint8, dtype.Int64}:                  castUint8ToInt64Function,
	{"cast", dtype.Uint8, dtype.Int8}:                   castUint8ToInt8Function,
	{"cast", dtype.Uint8, dtype.Uint16}:                 castUint8ToUint16Function,
	{"cast", dtype.Uint8, dtype.Uint32}:                 castUint8ToUint32Function,
	{"cast", dtype.Uint8, dtype.Uint64}:                 castUint8ToUint64Function,
	{"cbrt", dtype.Float32, dtype.Float32}:              cbrtFunction,
	{"cbrt", dtype.Float64, dtype.Float64}:              cbrtFloat64Function,
	{"ceil", dtype.Float32, dtype.Float32}:              ceilFunction,
	{"ceil", dtype.BFloat16, dtype.BFloat16}:            ceilBFloat16Function,
	{"ceil", dtype.Float16, dtype.Float16}:              ceilFloat16Function,
	{"ceil", dtype.Float64, dtype.Float64}:              ceilFloat64Function,
	{"conj", dtype.Complex128, dtype.Complex128}:        conjComplex128Function,
	{"conj", dtype.Complex64, dtype.Complex64}:          conjComplex64Function,
	{"copysign", dtype.Float32, dtype.Float32}:          copysignFunction,
	{"copysign", dtype.Float64, dtype.Float64}:          copysignFloat64Function,
	{"cos", dtype.Float32, dtype.Float32}:               cosFunction,
	{"cos", dtype.Complex128, dtype.Complex128}:         cosComplex128Function,
	{"cos", dtype.Complex64, dtype.Complex64}:           cosComplex64Function,
	{"cos", dtype.Float64, dtype.Float64}:               cosFloat64Function,
	{"cosh", dtype.Float32, dtype.Float32}:              coshFunction,
	{"cosh", dtype.Complex128, dtype.Complex128}:        coshComplex128Function,
	{"cosh", dtype.Complex64, dtype.Complex64}:          coshComplex64Function,
	{"cosh", dtype.Float64, dtype.Float64}:              coshFloat64Function,
	{"div", dtype.Float32, dtype.Float32}:               divFunction,
	{"div", dtype.BFloat16, dtype.BFloat16}:             divBFloat16Function,
	{"div", dtype.Complex128, dtype.Complex128}:         divComplex128Function,
	{"div", dtype.Complex64, dtype.Complex64}:           divComplex64Function,
	{"div", dtype.Float16, dtype.Float16}:               divFloat16Function,
	{"div", dtype.Float64, dtype.Float64}:               divFloat64Function,
	{"equal", dtype.BFloat16, dtype.Bool}:               equalBFloat16ToBoolFunction,
	{"equal", dtype.Bool, dtype.Bool}:                   equalBoolFunction,
	{"equal", dtype.Complex128, dtype.Bool}:             equalComplex128ToBoolFunction,
	{"equal", dtype.Complex64, dtype.Bool}:              equalComplex64ToBoolFunction,
	{"equal", dtype.Float16, dtype.Bool}:                equalFloat16ToBoolFunction,
	{"equal", dtype.Float32, dtype.Bool}:                equalFloat32ToBoolFunction,
	{"equal", dtype.Float64, dtype.Bool}:                equalFloat64ToBoolFunction,
	{"equal", dtype.Int16, dtype.Bool}:                  equalInt16ToBoolFunction,
	{"equal", dtype.Int32, dtype.Bool}:                  equalInt32ToBoolFunction,
	{"equal", dtype.Int64, dtype.Bool}:                  equalInt64ToBoolFunction,
	{"equal", dtype.Int8, dtype.Bool}:                   equalInt8ToBoolFunction,
	{"equal", dtype.Uint16, dtype.Bool}:                 equalUint16ToBoolFunction,
	{"equal", dtype.Uint32, dtype.Bool}:                 equalUint32ToBoolFunction,
	{"equal", dtype.Uint64, dtype.Bool}:                 equalUint64ToBoolFunction,
	{"equal", dtype.Uint8, dtype.Bool}:                  equalUint8ToBoolFunction,
	{"erf", dtype.Float32, dtype.Float32}:               erfFunction,
	{"erf", dtype.Float64, dtype.Float64}:               erfFloat64Function,
	{"erfc", dtype.Float32, dtype.Float32}:              erfcFunction,
	{"erfc", dtype.Float64, dtype.Float64}:              erfcFloat64Function,
	{"exp", dtype.Float32, dtype.Float32}:               expFunction,
	{"exp2", dtype.Float32, dtype.Float32}:              exp2Function,
	{"exp2", dtype.Float64, dtype.Float64}:              exp2Float64Function,
	{"exp", dtype.Complex128, dtype.Complex128}:         expComplex128Function,
	{"exp", dtype.Complex64, dtype.Complex64}:           expComplex64Function,
	{"exp", dtype.Float64, dtype.Float64}:               expFloat64Function,
	{"expm1", dtype.Float32, dtype.Float32}:             expm1Function,
	{"expm1", dtype.Complex128, dtype.Complex128}:       expm1Complex128Function,
	{"expm1", dtype.Complex64, dtype.Complex64}:         expm1Complex64Function,
	{"expm1", dtype.Float64, dtype.Float64}:             expm1Float64Function,
	{"floor", dtype.Float32, dtype.Float32}:             floorFunction,
	{"floor", dtype.BFloat16, dtype.BFloat16}:           floorBFloat16Function,
	{"floor_divide", dtype.Int16, dtype.Int16}:          floorDivideInt16Function,
	{"floor_divide", dtype.Int32, dtype.Int32}:          floorDivideInt32Function,
	{"floor_divide", dtype.Int8, dtype.Int8}:            floorDivideInt8Function,
	{"floor_divide", dtype.Uint16, dtype.Uint16}:        floorDivideUint16Function,
	{"floor_divide", dtype.Uint32, dtype.Uint32}:        floorDivideUint32Function,
	{"floor_divide", dtype.Uint8, dtype.Uint8}:          floorDivideUint8Function,
	{"floor", dtype.Float16, dtype.Float16}:             floorFloat16Function,
	{"floor", dtype.Float64, dtype.Float64}:             floorFloat64Function,
	{"fma", dtype.Float32, dtype.Float32}:               fmaFunction,
	{"fma", dtype.Float64, dtype.Float64}:               fmaFloat64Function,
	{"fmod", dtype.Int16, dtype.Int16}:                  fmodInt16Function,
	{"fmod", dtype.Int32, dtype.Int32}:                  fmodInt32Function,
	{"fmod", dtype.Int8, dtype.Int8}:                    fmodInt8Function,
	{"fmod", dtype.Uint16, dtype.Uint16}:                fmodUint16Function,
	{"fmod", dtype.Uint32, dtype.Uint32}:                fmodUint32Function,
	{"fmod", dtype.Uint8, dtype.Uint8}:                  fmodUint8Function,
	{"gelu", dtype.Float32, dtype.Float32}:              geluFunction,
	{"gelu", dtype.Float64, dtype.Float64}:              geluFloat64Function,
	{"gelu_tanh", dtype.Float32, dtype.Float32}:         geluTanhFunction,
	{"gelu_tanh", dtype.Float64, dtype.Float64}:         geluTanhFloat64Function,
	{"greater", dtype.BFloat16, dtype.Bool}:             greaterBFloat16ToBoolFunction,
	{"greater_equal", dtype.BFloat16, dtype.Bool}:       greaterEqualBFloat16ToBoolFunction,
	{"greater_equal", dtype.Float16, dtype.Bool}:        greaterEqualFloat16ToBoolFunction,
	{"greater_equal", dtype.Float32, dtype.Bool}:        greaterEqualFloat32ToBoolFunction,
	{"greater_equal", dtype.Float64, dtype.Bool}:        greaterEqualFloat64ToBoolFunction,
	{"greater_equal", dtype.Int16, dtype.Bool}:          greaterEqualInt16ToBoolFunction,
	{"greater_equal", dtype.Int32, dtype.Bool}:          greaterEqualInt32ToBoolFunction,
	{"greater_equal", dtype.Int64, dtype.Bool}:          greaterEqualInt64ToBoolFunction,
	{"greater_equal", dtype.Int8, dtype.Bool}:           greaterEqualInt8ToBoolFunction,
	{"greater_equal", dtype.Uint16, dtype.Bool}:         greaterEqualUint16ToBoolFunction,
	{"greater_equal", dtype.Uint32, dtype.Bool}:         greaterEqualUint32ToBoolFunction,
	{"greater_equal", dtype.Uint64, dtype.Bool}:         greaterEqualUint64ToBoolFunction,
	{"greater_equal", dtype.Uint8, dtype.Bool}:          greaterEqualUint8ToBoolFunction,
	{"greater", dtype.Float16, dtype.Bool}:              greaterFloat16ToBoolFunction,
	{"greater", dtype.Float32, dtype.Bool}:              greaterFloat32ToBoolFunction,
	{"greater", dtype.Float64, dtype.Bool}:              greaterFloat64ToBoolFunction,
	{"greater", dtype.Int16, dtype.Bool}:                greaterInt16ToBoolFunction,
	{"greater", dtype.Int32, dtype.Bool}:                greaterInt32ToBoolFunction,
	{"greater", dtype.Int64, dtype.Bool}:                greaterInt64ToBoolFunction,
	{"greater", dtype.Int8, dtype.Bool}:                 greaterInt8ToBoolFunction,
	{"greater", dtype.Uint16, dtype.Bool}:               greaterUint16ToBoolFunction,
	{"greater", dtype.Uint32, dtype.Bool}:               greaterUint32ToBoolFunction,
	{"greater", dtype.Uint64, dtype.Bool}:               greaterUint64ToBoolFunction,
	{"greater", dtype.Uint8, dtype.Bool}:                greaterUint8ToBoolFunction,
	{"hypot", dtype.Float32, dtype.Float32}:             hypotFunction,
	{"hypot", dtype.Float64, dtype.Float64}:             hypotFloat64Function,
	{"imag", dtype.Complex128, dtype.Float64}:           imagComplex128ToFloat64Function,
	{"imag", dtype.Complex64, dtype.Float32}:            imagComplex64ToFloat32Function,
	{"isfinite", dtype.Float32, dtype.Bool}:             isfiniteFloat32ToBoolFunction,
	{"isfinite", dtype.Float64, dtype.Bool}:             isfiniteFloat64ToBoolFunction,
	{"isinf", dtype.Float32, dtype.Bool}:                isinfFloat32ToBoolFunction,
	{"isinf", dtype.Float64, dtype.Bool}:                isinfFloat64ToBoolFunction,
	{"isnan", dtype.Float32, dtype.Bool}:                isnanFloat32ToBoolFunction,
	{"isnan", dtype.Float64, dtype.Bool}:                isnanFloat64ToBoolFunction,
	{"less", dtype.BFloat16, dtype.Bool}:                lessBFloat16ToBoolFunction,
	{"less_equal", dtype.BFloat16, dtype.Bool}:          lessEqualBFloat16ToBoolFunction,
	{"less_equal", dtype.Float16, dtype.Bool}:           lessEqualFloat16ToBoolFunction,
	{"less_equal", dtype.Float32, dtype.Bool}:           lessEqualFloat32ToBoolFunction,
	{"less_equal", dtype.Float64, dtype.Bool}:           lessEqualFloat64ToBoolFunction,
	{"less_equal", dtype.Int16, dtype.Bool}:             lessEqualInt16ToBoolFunction,
	{"less_equal", dtype.Int32, dtype.Bool}:             lessEqualInt32ToBoolFunction,
	{"less_equal", dtype.Int64, dtype.Bool}:             lessEqualInt64ToBoolFunction,
	{"less_equal", dtype.Int8, dtype.Bool}:              lessEqualInt8ToBoolFunction,
	{"less_equal", dtype.Uint16, dtype.Bool}:            lessEqualUint16ToBoolFunction,
	{"less_equal", dtype.Uint32, dtype.Bool}:            lessEqualUint32ToBoolFunction,
	{"less_equal", dtype.Uint64, dtype.Bool}:            lessEqualUint64ToBoolFunction,
	{"less_equal", dtype.Uint8, dtype.Bool}:             lessEqualUint8ToBoolFunction,
	{"less", dtype.Float16, dtype.Bool}:                 lessFloat16ToBoolFunction,
	{"less", dtype.Float32, dtype.Bool}:                 lessFloat32ToBoolFunction,
	{"less", dtype.Float64, dtype.Bool}:                 lessFloat64ToBoolFunction,
	{"less", dtype.Int16, dtype.Bool}:                   lessInt16ToBoolFunction,
	{"less", dtype.Int32, dtype.Bool}:                   lessInt32ToBoolFunction,
	{"less", dtype.Int64, dtype.Bool}:                   lessInt64ToBoolFunction,
	{"less", dtype.Int8, dtype.Bool}:                    lessInt8ToBoolFunction,
	{"less", dtype.Uint16, dtype.Bool}:                  lessUint16ToBoolFunction,
	{"less", dtype.Uint32, dtype.Bool}:                  lessUint32ToBoolFunction,
	{"less", dtype.Uint64, dtype.Bool}:                  lessUint64ToBoolFunction,
	{"less", dtype.Uint8, dtype.Bool}:                   lessUint8ToBoolFunction,
	{"log", dtype.Float32, dtype.Float32}:               logFunction,
	{"log10", dtype.Float32, dtype.Float32}:             log10Function,
	{"log10", dtype.Complex128, dtype.Complex128}:       log10Complex128Function,
	{"log10", dtype.Complex64, dtype.Complex64}:         log10Complex64Function,
	{"log10", dtype.Float64, dtype.Float64}:             log10Float64Function,
	{"log1p", dtype.Float32, dtype.Float32}:             log1pFunction,
	{"log1p", dtype.Complex128, dtype.Complex128}:       log1pComplex128Function,
	{"log1p", dtype.Complex64, dtype.Complex64}:         log1pComplex64Function,
	{"log1p", dtype.Float64, dtype.Float64}:             log1pFloat64Function,
	{"log2", dtype.Float32, dtype.Float32}:              log2Function,
	{"log2", dtype.Complex128, dtype.Complex128}:        log2Complex128Function,
	{"log2", dtype.Complex64, dtype.Complex64}:          log2Complex64Function,
	{"log2", dtype.Float64, dtype.Float64}:              log2Float64Function,
	{"log", dtype.Complex128, dtype.Complex128}:         logComplex128Function,
	{"log", dtype.Complex64, dtype.Complex64}:           logComplex64Function,
	{"log", dtype.Float64, dtype.Float64}:               logFloat64Function,
	{"logical_and", dtype.Bool, dtype.Bool}:             logicalAndBoolFunction,
	{"logical_not", dtype.Bool, dtype.Bool}:             logicalNotBoolFunction,
	{"logical_or", dtype.Bool, dtype.Bool}:              logicalOrBoolFunction,
	{"logical_xor", dtype.Bool, dtype.Bool}:             logicalXorBoolFunction,
	{"maximum", dtype.Float32, dtype.Float32}:           maximumFunction,
	{"maximum", dtype.BFloat16, dtype.BFloat16}:         maximumBFloat16Function,
	{"maximum", dtype.Float16, dtype.Float16}:           maximumFloat16Function,
	{"maximum", dtype.Float64, dtype.Float64}:           maximumFloat64Function,
	{"maximum", dtype.Int16, dtype.Int16}:               maximumInt16Function,
	{"maximum", dtype.Int32, dtype.Int32}:               maximumInt32Function,
	{"maximum", dtype.Int64, dtype.Int64}:               maximumInt64Function,
	{"maximum", dtype.Int8, dtype.Int8}:                 maximumInt8Function,
	{"maximum", dtype.Uint16, dtype.Uint16}:             maximumUint16Function,
	{"maximum", dtype.Uint32, dtype.Uint32}:             maximumUint32Function,
	{"maximum", dtype.Uint64, dtype.Uint64}:             maximumUint64Function,
	{"maximum", dtype.Uint8, dtype.Uint8}:               maximumUint8Function,
	{"minimum", dtype.Float32, dtype.Float32}:           minimumFunction,
	{"minimum", dtype.BFloat16, dtype.BFloat16}:         minimumBFloat16Function,
	{"minimum", dtype.Float16, dtype.Float16}:           minimumFloat16Function,
	{"minimum", dtype.Float64, dtype.Float64}:           minimumFloat64Function,
	{"minimum", dtype.Int16, dtype.Int16}:               minimumInt16Function,
	{"minimum", dtype.Int32, dtype.Int32}:               minimumInt32Function,
	{"minimum", dtype.Int64, dtype.Int64}:               minimumInt64Function,
	{"minimum", dtype.Int8, dtype.Int8}:                 minimumInt8Function,
	{"minimum", dtype.Uint16, dtype.Uint16}:             minimumUint16Function,
	{"minimum", dtype.Uint32, dtype.Uint32}:             minimumUint32Function,
	{"minimum", dtype.Uint64, dtype.Uint64}:             minimumUint64Function,
	{"minimum", dtype.Uint8, dtype.Uint8}:               minimumUint8Function,
	{"mul", dtype.Float32, dtype.Float32}:               mulFunction,
	{"mul", dtype.BFloat16, dtype.BFloat16}:             mulBFloat16Function,
	{"mul", dtype.Complex128, dtype.Complex128}:         mulComplex128Function,
	{"mul", dtype.Complex64, dtype.Complex64}:           mulComplex64Function,
	{"mul", dtype.Float16, dtype.Float16}:               mulFloat16Function,
	{"mul", dtype.Float64, dtype.Float64}:               mulFloat64Function,
	{"mul_high", dtype.Uint64, dtype.Uint64}:            mulHighUint64Function,
	{"mul", dtype.Int16, dtype.Int16}:                   mulInt16Function,
	{"mul", dtype.Int32, dtype.Int32}:                   mulInt32Function,
	{"mul", dtype.Int64, dtype.Int64}:                   mulInt64Function,
	{"mul", dtype.Int8, dtype.Int8}:                     mulInt8Function,
	{"mul", dtype.Uint16, dtype.Uint16}:                 mulUint16Function,
	{"mul", dtype.Uint32, dtype.Uint32}:                 mulUint32Function,
	{"mul", dtype.Uint64, dtype.Uint64}:                 mulUint64Function,
	{"mul", dtype.Uint8, dtype.Uint8}:                   mulUint8Function,
	{"neg", dtype.Float32, dtype.Float32}:               negFunction,
	{"neg", dtype.BFloat16, dtype.BFloat16}:             negBFloat16Function,
	{"neg", dtype.Complex128, dtype.Complex128}:         negComplex128Function,
	{"neg", dtype.Complex64, dtype.Complex64}:           negComplex64Function,
	{"neg", dtype.Float16, dtype.Float16}:               negFloat16Function,
	{"neg", dtype.Float64, dtype.Float64}:               negFloat64Function,
	{"neg", dtype.Int16, dtype.Int16}:                   negInt16Function,
	{"neg", dtype.Int32, dtype.Int32}:                   negInt32Function,
	{"neg", dtype.Int64, dtype.Int64}:                   negInt64Function,
	{"neg", dtype.Int8, dtype.Int8}:                     negInt8Function,
	{"neg", dtype.Uint16, dtype.Uint16}:                 negUint16Function,
	{"neg", dtype.Uint32, dtype.Uint32}:                 negUint32Function,
	{"neg", dtype.Uint64, dtype.Uint64}:                 negUint64Function,
	{"neg", dtype.Uint8, dtype.Uint8}:                   negUint8Function,
	{"not_equal", dtype.BFloat16, dtype.Bool}:           notEqualBFloat16ToBoolFunction,
	{"not_equal", dtype.Bool, dtype.Bool}:               notEqualBoolFunction,
	{"not_equal", dtype.Complex128, dtype.Bool}:         notEqualComplex128ToBoolFunction,
	{"not_equal", dtype.Complex64, dtype.Bool}:          notEqualComplex64ToBoolFunction,
	{"not_equal", dtype.Float16, dtype.Bool}:            notEqualFloat16ToBoolFunction,
	{"not_equal", dtype.Float32, dtype.Bool}:            notEqualFloat32ToBoolFunction,
	{"not_equal", dtype.Float64, dtype.Bool}:            notEqualFloat64ToBoolFunction,
	{"not_equal", dtype.Int16, dtype.Bool}:              notEqualInt16ToBoolFunction,
	{"not_equal", dtype.Int32, dtype.Bool}:              notEqualInt32ToBoolFunction,
	{"not_equal", dtype.Int64, dtype.Bool}:              notEqualInt64ToBoolFunction,
	{"not_equal", dtype.Int8, dtype.Bool}:               notEqualInt8ToBoolFunction,
	{"not_equal", dtype.Uint16, dtype.Bool}:             notEqualUint16ToBoolFunction,
	{"not_equal", dtype.Uint32, dtype.Bool}:             notEqualUint32ToBoolFunction,
	{"not_equal", dtype.Uint64, dtype.Bool}:             notEqualUint64ToBoolFunction,
	{"not_equal", dtype.Uint8, dtype.Bool}:              notEqualUint8ToBoolFunction,
	{"order_key", dtype.Float32, dtype.Uint32}:          orderKeyFloat32ToUint32Function,
	{"order_key", dtype.Float64, dtype.Uint64}:          orderKeyFloat64ToUint64Function,
	{"order_key", dtype.Int16, dtype.Uint16}:            orderKeyInt16ToUint16Function,
	{"order_key", dtype.Int32, dtype.Uint32}:            orderKeyInt32ToUint32Function,
	{"order_key", dtype.Int64, dtype.Uint64}:            orderKeyInt64ToUint64Function,
	{"order_key", dtype.Int8, dtype.Uint8}:              orderKeyInt8ToUint8Function,
	{"pack_words", dtype.Uint32, dtype.Uint64}:          packWordsUint32ToUint64Function,
	{"pow", dtype.Float32, dtype.Float32}:               powFunction,
	{"pow", dtype.Complex128, dtype.Complex128}:         powComplex128Function,
	{"pow", dtype.Complex64, dtype.Complex64}:           powComplex64Function,
	{"pow", dtype.Float64, dtype.Float64}:               powFloat64Function,
	{"random_bits_high", dtype.Uint64, dtype.Uint64}:    randomBitsHighUint64Function,
	{"random_bits", dtype.Uint64, dtype.Uint64}:         randomBitsUint64Function,
	{"real", dtype.Complex128, dtype.Float64}:           realComplex128ToFloat64Function,
	{"real", dtype.Complex64, dtype.Float32}:            realComplex64ToFloat32Function,
	{"relu", dtype.Float32, dtype.Float32}:              reluFunction,
	{"relu", dtype.BFloat16, dtype.BFloat16}:            reluBFloat16Function,
	{"relu", dtype.Float16, dtype.Float16}:              reluFloat16Function,
	{"relu", dtype.Float64, dtype.Float64}:              reluFloat64Function,
	{"relu", dtype.Int16, dtype.Int16}:                  reluInt16Function,
	{"relu", dtype.Int32, dtype.Int32}:                  reluInt32Function,
	{"relu", dtype.Int64, dtype.Int64}:                  reluInt64Function,
	{"relu", dtype.Int8, dtype.Int8}:                    reluInt8Function,
	{"remainder", dtype.Int16, dtype.Int16}:             remainderInt16Function,
	{"remainder", dtype.Int32, dtype.Int32}:             remainderInt32Function,
	{"remainder", dtype.Int8, dtype.Int8}:               remainderInt8Function,
	{"remainder", dtype.Uint16, dtype.Uint16}:           remainderUint16Function,
	{"remainder", dtype.Uint32, dtype.Uint32}:           remainderUint32Function,
	{"remainder", dtype.Uint8, dtype.Uint8}:             remainderUint8Function,
	{"round", dtype.Float32, dtype.Float32}:             roundFunction,
	{"round", dtype.BFloat16, dtype.BFloat16}:           roundBFloat16Function,
	{"round", dtype.Float16, dtype.Float16}:             roundFloat16Function,
	{"round", dtype.Float64, dtype.Float64}:             roundFloat64Function,
	{"rsqrt", dtype.Float32, dtype.Float32}:             rsqrtFunction,
	{"rsqrt", dtype.Float64, dtype.Float64}:             rsqrtFloat64Function,
	{"sigmoid", dtype.Float32, dtype.Float32}:           sigmoidFunction,
	{"sigmoid", dtype.Float64, dtype.Float64}:           sigmoidFloat64Function,
	{"sign", dtype.Float32, dtype.Float32}:              signFunction,
	{"sign", dtype.Complex128, dtype.Complex128}:        signComplex128Function,
	{"sign", dtype.Complex64, dtype.Complex64}:          signComplex64Function,
	{"sign", dtype.Float64, dtype.Float64}:              signFloat64Function,
	{"signbit", dtype.Float32, dtype.Bool}:              signbitFloat32ToBoolFunction,
	{"signbit", dtype.Float64, dtype.Bool}:              signbitFloat64ToBoolFunction,
	{"sin", dtype.Float32, dtype.Float32}:               sinFunction,
	{"sin", dtype.Complex128, dtype.Complex128}:         sinComplex128Function,
	{"sin", dtype.Complex64, dtype.Complex64}:           sinComplex64Function,
	{"sin", dtype.Float64, dtype.Float64}:               sinFloat64Function,
	{"sinh", dtype.Float32, dtype.Float32}:              sinhFunction,
	{"sinh", dtype.Complex128, dtype.Complex128}:        sinhComplex128Function,
	{"sinh", dtype.Complex64, dtype.Complex64}:          sinhComplex64Function,
	{"sinh", dtype.Float64, dtype.Float64}:              sinhFloat64Function,
	{"softplus", dtype.Float32, dtype.Float32}:          softplusFunction,
	{"softplus", dtype.Float64, dtype.Float64}:          softplusFloat64Function,
	{"sqrt", dtype.Float32, dtype.Float32}:              sqrtFunction,
	{"sqrt", dtype.BFloat16, dtype.BFloat16}:            sqrtBFloat16Function,
	{"sqrt", dtype.Complex128, dtype.Complex128}:        sqrtComplex128Function,
	{"sqrt", dtype.Complex64, dtype.Complex64}:          sqrtComplex64Function,
	{"sqrt", dtype.Float16, dtype.Float16}:              sqrtFloat16Function,
	{"sqrt", dtype.Float64, dtype.Float64}:              sqrtFloat64Function,
	{"sub", dtype.Float32, dtype.Float32}:               subFunction,
	{"sub", dtype.BFloat16, dtype.BFloat16}:             subBFloat16Function,
	{"sub", dtype.Complex128, dtype.Complex128}:         subComplex128Function,
	{"sub", dtype.Complex64, dtype.Complex64}:           subComplex64Function,
	{"sub", dtype.Float16, dtype.Float16}:               subFloat16Function,
	{"sub", dtype.Float64, dtype.Float64}:               subFloat64Function,
	{"sub", dtype.Int16, dtype.Int16}:                   subInt16Function,
	{"sub", dtype.Int32, dtype.Int32}:                   subInt32Function,
	{"sub", dtype.Int64, dtype.Int64}:                   subInt64Function,
	{"sub", dtype.Int8, dtype.Int8}:                     subInt8Function,
	{"sub", dtype.Uint16, dtype.Uint16}:                 subUint16Function,
	{"sub", dtype.Uint32, dtype.Uint32}:                 subUint32Function,
	{"sub", dtype.Uint64, dtype.Uint64}:                 subUint64Function,
	{"sub", dtype.Uint8, dtype.Uint8}:                   subUint8Function,
	{"tan", dtype.Float32, dtype.Float32}:               tanFunction,
	{"tan", dtype.Complex128, dtype.Complex128}:         tanComplex128Function,
	{"tan", dtype.Complex64, dtype.Complex64}:           tanComplex64Function,
	{"tan", dtype.Float64, dtype.Float64}:               tanFloat64Function,
	{"tanh", dtype.Float32, dtype.Float32}:              tanhFunction,
	{"tanh", dtype.Complex128, dtype.Complex128}:        tanhComplex128Function,
	{"tanh", dtype.Complex64, dtype.Complex64}:          tanhComplex64Function,
	{"tanh", dtype.Float64, dtype.Float64}:              tanhFloat64Function,
	{"trunc", dtype.Float32, dtype.Float32}:             truncFunction,
	{"trunc", dtype.BFloat16, dtype.BFloat16}:           truncBFloat16Function,
	{"trunc", dtype.Float16, dtype.Float16}:             truncFloat16Function,
	{"trunc", dtype.Float64, dtype.Float64}:             truncFloat64Function,
	{"where", dtype.Uint16, dtype.Uint16}:               whereUint16Function,
	{"where", dtype.Uint32, dtype.Uint32}:               whereUint32Function,
	{"where", dtype.Uint64, dtype.Uint64}:               whereUint64Function,
	{"where", dtype.Uint8, dtype.Uint8}:                 whereUint8Function,
}

// arity is how many operands a function has.
func (f function) arity() int {
	switch f {
	case addFunction, addBFloat16Function, addComplex128Function, addComplex64Function, addFloat16Function, addFloat64Function, addInt16Function, addInt32Function, addInt64Function, addInt8Function, addUint16Function, addUint32Function, addUint64Function, addUint8Function, atan2Function, atan2Float64Function, bitwiseAndBoolFunction, bitwiseAndInt16Function, bitwiseAndInt32Function, bitwiseAndInt64Function, bitwiseAndInt8Function, bitwiseAndUint16Function, bitwiseAndUint32Function, bitwiseAndUint64Function, bitwiseAndUint8Function, bitwiseLeftShiftInt16Function, bitwiseLeftShiftInt32Function, bitwiseLeftShiftInt64Function, bitwiseLeftShiftInt8Function, bitwiseLeftShiftUint16Function, bitwiseLeftShiftUint32Function, bitwiseLeftShiftUint64Function, bitwiseLeftShiftUint8Function, bitwiseOrBoolFunction, bitwiseOrInt16Function, bitwiseOrInt32Function, bitwiseOrInt64Function, bitwiseOrInt8Function, bitwiseOrUint16Function, bitwiseOrUint32Function, bitwiseOrUint64Function, bitwiseOrUint8Function, bitwiseRightShiftInt16Function, bitwiseRightShiftInt32Function, bitwiseRightShiftInt64Function, bitwiseRightShiftInt8Function, bitwiseRightShiftUint16Function, bitwiseRightShiftUint32Function, bitwiseRightShiftUint64Function, bitwiseRightShiftUint8Function, bitwiseXorBoolFunction, bitwiseXorInt16Function, bitwiseXorInt32Function, bitwiseXorInt64Function, bitwiseXorInt8Function, bitwiseXorUint16Function, bitwiseXorUint32Function, bitwiseXorUint64Function, bitwiseXorUint8Function, copysignFunction, copysignFloat64Function, divFunction, divBFloat16Function, divComplex128Function, divComplex64Function, divFloat16Function, divFloat64Function, equalBFloat16ToBoolFunction, equalBoolFunction, equalComplex128ToBoolFunction, equalComplex64ToBoolFunction, equalFloat16ToBoolFunction, equalFloat32ToBoolFunction, equalFloat64ToBoolFunction, equalInt16ToBoolFunction, equalInt32ToBoolFunction, equalInt64ToBoolFunction, equalInt8ToBoolFunction, equalUint16ToBoolFunction, equalUint32ToBoolFunction, equalUint64ToBoolFunction, equalUint8ToBoolFunction, floorDivideInt16Function, floorDivideInt32Function, floorDivideInt8Function, floorDivideUint16Function, floorDivideUint32Function, floorDivideUint8Function, fmodInt16Function, fmodInt32Function, fmodInt8Function, fmodUint16Function, fmodUint32Function, fmodUint8Function, greaterBFloat16ToBoolFunction, greaterEqualBFloat16ToBoolFunction, greaterEqualFloat16ToBoolFunction, greaterEqualFloat32ToBoolFunction, greaterEqualFloat64ToBoolFunction, greaterEqualInt16ToBoolFunction, greaterEqualInt32ToBoolFunction, greaterEqualInt64ToBoolFunction, greaterEqualInt8ToBoolFunction, greaterEqualUint16ToBoolFunction, greaterEqualUint32ToBoolFunction, greaterEqualUint64ToBoolFunction, greaterEqualUint8ToBoolFunction, greaterFloat16ToBoolFunction, greaterFloat32ToBoolFunction, greaterFloat64ToBoolFunction, greaterInt16ToBoolFunction, greaterInt32ToBoolFunction, greaterInt64ToBoolFunction, greaterInt8ToBoolFunction, greaterUint16ToBoolFunction, greaterUint32ToBoolFunction, greaterUint64ToBoolFunction, greaterUint8ToBoolFunction, hypotFunction, hypotFloat64Function, lessBFloat16ToBoolFunction, lessEqualBFloat16ToBoolFunction, lessEqualFloat16ToBoolFunction, lessEqualFloat32ToBoolFunction, lessEqualFloat64ToBoolFunction, lessEqualInt16ToBoolFunction, lessEqualInt32ToBoolFunction, lessEqualInt64ToBoolFunction, lessEqualInt8ToBoolFunction, lessEqualUint16ToBoolFunction, lessEqualUint32ToBoolFunction, lessEqualUint64ToBoolFunction, lessEqualUint8ToBoolFunction, lessFloat16ToBoolFunction, lessFloat32ToBoolFunction, lessFloat64ToBoolFunction, lessInt16ToBoolFunction, lessInt32ToBoolFunction, lessInt64ToBoolFunction, lessInt8ToBoolFunction, lessUint16ToBoolFunction, lessUint32ToBoolFunction, lessUint64ToBoolFunction, lessUint8ToBoolFunction, logicalAndBoolFunction, logicalOrBoolFunction, logicalXorBoolFunction, maximumFunction, maximumBFloat16Function, maximumFloat16Function, maximumFloat64Function, maximumInt16Function, maximumInt32Function, maximumInt64Function, maximumInt8Function, maximumUint16Function, maximumUint32Function, maximumUint64Function, maximumUint8Function, minimumFunction, minimumBFloat16Function, minimumFloat16Function, minimumFloat64Function, minimumInt16Function, minimumInt32Function, minimumInt64Function, minimumInt8Function, minimumUint16Function, minimumUint32Function, minimumUint64Function, minimumUint8Function, mulFunction, mulBFloat16Function, mulComplex128Function, mulComplex64Function, mulFloat16Function, mulFloat64Function, mulHighUint64Function, mulInt16Function, mulInt32Function, mulInt64Function, mulInt8Function, mulUint16Function, mulUint32Function, mulUint64Function, mulUint8Function, notEqualBFloat16ToBoolFunction, notEqualBoolFunction, notEqualComplex128ToBoolFunction, notEqualComplex64ToBoolFunction, notEqualFloat16ToBoolFunction, notEqualFloat32ToBoolFunction, notEqualFloat64ToBoolFunction, notEqualInt16ToBoolFunction, notEqualInt32ToBoolFunction, notEqualInt64ToBoolFunction, notEqualInt8ToBoolFunction, notEqualUint16ToBoolFunction, notEqualUint32ToBoolFunction, notEqualUint64ToBoolFunction, notEqualUint8ToBoolFunction, packWordsUint32ToUint64Function, powFunction, powComplex128Function, powComplex64Function, powFloat64Function, remainderInt16Function, remainderInt32Function, remainderInt8Function, remainderUint16Function, remainderUint32Function, remainderUint8Function, subFunction, subBFloat16Function, subComplex128Function, subComplex64Function, subFloat16Function, subFloat64Function, subInt16Function, subInt32Function, subInt64Function, subInt8Function, subUint16Function, subUint32Function, subUint64Function, subUint8Function:
		return 2
	case fmaFunction, fmaFloat64Function, randomBitsHighUint64Function, randomBitsUint64Function, whereUint16Function, whereUint32Function, whereUint64Function, whereUint8Function:
		return 3
	}
	return 1
}
