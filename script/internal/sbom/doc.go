// Command sbom writes what a program is made of, as a bill of materials in
// CycloneDX's JSON: the modules and versions that the linker wrote into it, with
// their sums and licences, which THIRD_PARTY_LICENSES holds.
//
//	sbom -licenses THIRD_PARTY_LICENSES bin/gpubench >bin/gpubench.cdx.json
//
// The same program gives the same bill. It imports the standard library alone.
package main
