/**
 * Version of the contract between shell and remotes (`platform.ts`), semver. A remote states the range it was built
 * for; the registry refuses to promote one whose range the live shell does not meet. Adding is a minor, changing or
 * taking away a major.
 */
export const PLATFORM_CONTRACT = '1.0.0';
