import type { Permission, RoleName } from '../contract/kernel/roles.ts';
import type { Locale } from '../contract/site/locales.ts';
import type { PageDevice } from '../platform-contract/page-devices.ts';
import type { MenuPlace } from '../platform-contract/release.ts';

/** In every language of the site. */
type Words = Readonly<Record<Locale, string>>;

interface Declared {
  /** As react-router writes it: `/course/:slug`. */
  readonly path: string;
  /** What the screen is called, in the tab and wherever the site names it. */
  readonly titles: Words;
  /** Who may open it; all of it is needed. Left out: everybody. Roles and permissions need a login anyway. */
  readonly needs?: {
    readonly login?: true;
    readonly roles?: readonly RoleName[];
    readonly permissions?: readonly Permission[];
  };
  /** Where the site's menus offer it to those who may open it. Left out: it is found by its address alone. */
  readonly menu?: { readonly place: MenuPlace['place']; readonly labels: Words; readonly order?: number };
}

export interface DrawnScreen extends Declared {
  /**
   * The module of the screen, whose default export is its component. The comment names the chunk, which is fetched beside
   * the remote when a page opens here: `import(/* webpackChunkName: "verify" *\/ './screens/verify-screen.tsx')`. Screens
   * where most visits begin come with the remote itself: `webpackMode: "eager"`.
   */
  readonly load: () => Promise<object>;
  /** Another path at which the frame shows it. */
  readonly also?: string;
  /**
   * What its page asks people for. A browser decides that when a page is loaded: who comes here from another screen gets a
   * document of its own, and so does who leaves.
   */
  readonly devices?: readonly PageDevice[];
}

/** An address that leads on to another one. */
export interface RedirectedScreen extends Declared {
  readonly redirect: string;
}

export type Screens = Readonly<Record<string, DrawnScreen | RedirectedScreen>>;

/**
 * All screens of a remote, each declared once, by its id. The descriptor, the routes and the chunks to preload come from
 * it (`remote.config.ts`, `remoteScreens`), and links where a remote needs its own (`linksTo`).
 */
export const defineScreens = <const S extends Screens>(screens: S): S => screens;
