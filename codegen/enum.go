package codegen

// The words that a Builder writes beside IDs and plain numbers (SPIR-V 1.3,
// section 3, and the extensions below).
const (
	magic       = 0x07230203
	version1_3  = 0x00010300
	headerWords = 5

	scopeDevice      = 1
	scopeWorkgroup   = 2
	scopeSubgroup    = 3
	scopeQueueFamily = 5

	semanticsRelaxed   = 0
	semanticsWorkgroup = 0x100 | 8       // WorkgroupMemory, AcquireRelease
	semanticsVisible   = 0x2000 | 0x4000 // MakeAvailable, MakeVisible
	nonPrivatePointer  = 0x20            // a memory operand
	noMask             = 0

	memoryModelExtension    = "SPV_KHR_vulkan_memory_model"
	cooperativeExtension    = "SPV_KHR_cooperative_matrix"
	floatControlsExtension  = "SPV_KHR_float_controls"
	extendedInstructionsSet = "GLSL.std.450"
)

// enumerants are the names of the values below, by the letter that stands for
// their kind in a layout.
var enumerants = map[byte]map[uint32]string{'f': {noMask: "None"}}

// enumerant is a value of a kind, which the disassembler shows by its name.
func enumerant[E ~uint32](kind byte, value E, name string) E {
	if enumerants[kind] == nil {
		enumerants[kind] = map[uint32]string{}
	}
	enumerants[kind][uint32(value)] = name
	return value
}

type (
	storageClass uint32
	decoration   uint32
	builtIn      uint32
)

var (
	// capabilities
	capShader            = enumerant[ID]('c', 1, "Shader")
	capFloat16           = enumerant[ID]('c', 9, "Float16")
	capFloat64           = enumerant[ID]('c', 10, "Float64")
	capInt8              = enumerant[ID]('c', 39, "Int8")
	capSubgroup          = enumerant[ID]('c', 61, "GroupNonUniform")
	capSubgroupBallot    = enumerant[ID]('c', 64, "GroupNonUniformBallot")
	capDenormPreserve    = enumerant[ID]('c', 4464, "DenormPreserve")
	capSignedZeroInfNan  = enumerant[ID]('c', 4466, "SignedZeroInfNanPreserve")
	capRoundingModeRTE   = enumerant[ID]('c', 4467, "RoundingModeRTE")
	capMemoryModel       = enumerant[ID]('c', 5345, "VulkanMemoryModel")
	capCooperativeMatrix = enumerant[ID]('c', 6022, "CooperativeMatrixKHR")

	// addressing model, memory models, execution model and modes
	addressingLogical    = enumerant[ID]('a', 0, "Logical")
	memoryGLSL450        = enumerant[ID]('y', 1, "GLSL450")
	memoryVulkan         = enumerant[ID]('y', 3, "Vulkan")
	modelGLCompute       = enumerant[ID]('m', 5, "GLCompute")
	modeLocalSize        = enumerant[ID]('x', 17, "LocalSize")
	modeDenormPreserve   = enumerant[ID]('x', 4459, "DenormPreserve")
	modeSignedZeroInfNan = enumerant[ID]('x', 4461, "SignedZeroInfNanPreserve")
	modeRoundingModeRTE  = enumerant[ID]('x', 4462, "RoundingModeRTE")

	// storage classes
	classInput         = enumerant[storageClass]('k', 1, "Input")
	classUniform       = enumerant[storageClass]('k', 2, "Uniform")
	classWorkgroup     = enumerant[storageClass]('k', 4, "Workgroup")
	classFunction      = enumerant[storageClass]('k', 7, "Function")
	classPushConstant  = enumerant[storageClass]('k', 9, "PushConstant")
	classStorageBuffer = enumerant[storageClass]('k', 12, "StorageBuffer")

	// decorations
	decBlock         = enumerant[decoration]('d', 2, "Block")
	decArrayStride   = enumerant[decoration]('d', 6, "ArrayStride")
	decBuiltIn       = enumerant[decoration]('d', 11, "BuiltIn")
	decAliased       = enumerant[decoration]('d', 20, "Aliased")
	decNonWritable   = enumerant[decoration]('d', 24, "NonWritable")
	decBinding       = enumerant[decoration]('d', 33, "Binding")
	decDescriptorSet = enumerant[decoration]('d', 34, "DescriptorSet")
	decOffset        = enumerant[decoration]('d', 35, "Offset")
	decNoContraction = enumerant[decoration]('d', 42, "NoContraction")

	// built-ins
	builtNumWorkgroups        = enumerant[builtIn]('b', 24, "NumWorkgroups")
	builtWorkgroupID          = enumerant[builtIn]('b', 26, "WorkgroupId")
	builtLocalInvocationID    = enumerant[builtIn]('b', 27, "LocalInvocationId")
	builtGlobalInvocationID   = enumerant[builtIn]('b', 28, "GlobalInvocationId")
	builtLocalInvocationIndex = enumerant[builtIn]('b', 29, "LocalInvocationIndex")
	builtSubgroupID           = enumerant[builtIn]('b', 40, "SubgroupId")
	builtSubgroupInvocation   = enumerant[builtIn]('b', 41, "SubgroupLocalInvocationId")

	// instructions of GLSL.std.450, exact wherever they are used here but for roots
	extSqrt       = enumerant[ID]('e', 31, "Sqrt")
	extInvSqrt    = enumerant[ID]('e', 32, "InverseSqrt")
	extUMin       = enumerant[ID]('e', 38, "UMin")
	extSMin       = enumerant[ID]('e', 39, "SMin")
	extUMax       = enumerant[ID]('e', 41, "UMax")
	extSMax       = enumerant[ID]('e', 42, "SMax")
	extFma        = enumerant[ID]('e', 50, "Fma")
	extPackHalf   = enumerant[ID]('e', 58, "PackHalf2x16")
	extUnpackHalf = enumerant[ID]('e', 62, "UnpackHalf2x16")
	extFindUMsb   = enumerant[ID]('e', 75, "FindUMsb")
)
