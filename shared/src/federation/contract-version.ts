/**
 * Version of the contract between shell and remotes (`platform.ts`), semver. A remote states the range it was built
 * for; the registry refuses to promote one whose range the live shell does not meet. Adding is a minor, changing or
 * taking away a major.
 *
 * 1.1.0: `platform.http` takes addresses of the same site besides the API's (a path with a leading slash).
 * 1.2.0: `platform.preferences`: the page's language, the way it is read, and its colours.
 * 1.3.0: the props of the route `cp` carry `openedFrom`.
 * 1.4.0: the kit lends what draws texts in the page's language.
 * 1.5.0: `platform.session.signOut`: the person wished it, so nobody says that their session ran out.
 * 1.6.0: the event `cart-changed`; the shell hands a guest's cart to the server when they log in.
 * 1.7.0: `platform.frame.stepAside`: a screen has the page to itself.
 */
export const PLATFORM_CONTRACT = '1.7.0';
