package codegen

// The enumerants that a Builder writes (SPIR-V 1.3, section 3, and
// SPV_KHR_float_controls), and their names for the disassembler.
const (
	magic       = 0x07230203
	version1_3  = 0x00010300
	headerWords = 5

	capShader               = 1
	capFloat64              = 10
	capSubgroup             = 61
	capSubgroupBallot       = 64
	capFloat16              = 9
	capInt8                 = 39
	capMemoryModel          = 5345
	capCooperativeMatrix    = 6022
	capDenormPreserve       = 4464
	capSignedZeroInfNan     = 4466
	capRoundingModeRTE      = 4467
	modeLocalSize           = 17
	modeDenormPreserve      = 4459
	modeSignedZeroInfNan    = 4461
	modeRoundingModeRTE     = 4462
	modelGLCompute          = 5
	addressingLogical       = 0
	memoryGLSL450           = 1
	memoryVulkan            = 3
	scopeDevice             = 1
	scopeWorkgroup          = 2
	scopeSubgroup           = 3
	scopeQueueFamily        = 5
	semanticsRelaxed        = 0
	semanticsWorkgroup      = 0x100 | 8       // WorkgroupMemory, AcquireRelease
	semanticsVisible        = 0x2000 | 0x4000 // MakeAvailable, MakeVisible
	nonPrivatePointer       = 0x20            // a memory operand
	noMask                  = 0
	memoryModelExtension    = "SPV_KHR_vulkan_memory_model"
	cooperativeExtension    = "SPV_KHR_cooperative_matrix"
	floatControlsExtension  = "SPV_KHR_float_controls"
	extendedInstructionsSet = "GLSL.std.450"
)

type storageClass uint32

const (
	classInput         storageClass = 1
	classUniform       storageClass = 2
	classWorkgroup     storageClass = 4
	classFunction      storageClass = 7
	classPushConstant  storageClass = 9
	classStorageBuffer storageClass = 12
)

type decoration uint32

const (
	decBlock         decoration = 2
	decArrayStride   decoration = 6
	decBuiltIn       decoration = 11
	decAliased       decoration = 20
	decNonWritable   decoration = 24
	decBinding       decoration = 33
	decDescriptorSet decoration = 34
	decOffset        decoration = 35
	decNoContraction decoration = 42
)

type builtIn uint32

const (
	builtNumWorkgroups        builtIn = 24
	builtWorkgroupID          builtIn = 26
	builtLocalInvocationID    builtIn = 27
	builtGlobalInvocationID   builtIn = 28
	builtLocalInvocationIndex builtIn = 29
	builtNumSubgroups         builtIn = 38
	builtSubgroupID           builtIn = 40
	builtSubgroupInvocation   builtIn = 41
)

// The extended instructions of GLSL.std.450 that are exact wherever they are
// used here.
const (
	extSqrt     = 31
	extUMin     = 38
	extSMin     = 39
	extUMax     = 41
	extSMax     = 42
	extFindUMsb = 75
)

var (
	capabilityNames = map[uint32]string{
		capShader: "Shader", capDenormPreserve: "DenormPreserve",
		capSignedZeroInfNan: "SignedZeroInfNanPreserve", capRoundingModeRTE: "RoundingModeRTE",
		capFloat16: "Float16", capInt8: "Int8", capMemoryModel: "VulkanMemoryModel", capCooperativeMatrix: "CooperativeMatrixKHR",
		capSubgroup: "GroupNonUniform", capSubgroupBallot: "GroupNonUniformBallot",
	}
	modeNames = map[uint32]string{
		modeLocalSize: "LocalSize", modeDenormPreserve: "DenormPreserve",
		modeSignedZeroInfNan: "SignedZeroInfNanPreserve", modeRoundingModeRTE: "RoundingModeRTE",
	}
	modelNames      = map[uint32]string{modelGLCompute: "GLCompute"}
	addressingNames = map[uint32]string{addressingLogical: "Logical"}
	memoryNames     = map[uint32]string{memoryGLSL450: "GLSL450", memoryVulkan: "Vulkan"}
	classNames      = map[uint32]string{
		uint32(classInput): "Input", uint32(classUniform): "Uniform", uint32(classWorkgroup): "Workgroup", uint32(classFunction): "Function",
		uint32(classPushConstant): "PushConstant", uint32(classStorageBuffer): "StorageBuffer",
	}
	decorationNames = map[uint32]string{
		uint32(decBlock): "Block", uint32(decArrayStride): "ArrayStride", uint32(decBuiltIn): "BuiltIn",
		uint32(decAliased): "Aliased", uint32(decNonWritable): "NonWritable", uint32(decBinding): "Binding",
		uint32(decDescriptorSet): "DescriptorSet", uint32(decOffset): "Offset", uint32(decNoContraction): "NoContraction",
	}
	builtInNames = map[uint32]string{
		uint32(builtNumWorkgroups): "NumWorkgroups", uint32(builtWorkgroupID): "WorkgroupId",
		uint32(builtLocalInvocationID): "LocalInvocationId", uint32(builtGlobalInvocationID): "GlobalInvocationId",
		uint32(builtLocalInvocationIndex): "LocalInvocationIndex", uint32(builtSubgroupInvocation): "SubgroupLocalInvocationId",
		uint32(builtNumSubgroups): "NumSubgroups", uint32(builtSubgroupID): "SubgroupId",
	}
	extendedNames = map[uint32]string{
		extSqrt: "Sqrt", extUMin: "UMin", extSMin: "SMin", extUMax: "UMax", extSMax: "SMax", extFindUMsb: "FindUMsb",
	}
)
