import type { Permission, RoleName } from '../contract/kernel/roles.ts';
import type { StartUp, UserProfile } from '../contract/people/accounts.ts';
import type { Direction, Locale } from '../contract/site/locales.ts';
import type { HttpClient } from '../http/http-client.ts';
import type { PlatformEvents } from './events.ts';

/**
 * Everything a remote gets from the shell: one object, the `platform` prop of its lifecycles. A remote touches no
 * cookie, no history, no other remote; what it needs, it asks for here. Versioned by `PLATFORM_CONTRACT`.
 */
export interface Platform {
  /** The contract version that this shell offers. */
  readonly contract: string;
  /** Which code is running: shown in error reports. */
  readonly release: {
    readonly remote: string;
    readonly version: string;
    readonly channel: string;
    readonly revision: number;
  };
  readonly session: PlatformSession;
  readonly preferences: PlatformPreferences;
  /** Speaks to the marketplace API with the session's token. Make typed calls with `createApi(platform.http)`. */
  readonly http: HttpClient;
  readonly navigation: PlatformNavigation;
  readonly events: PlatformEvents;
  readonly toasts: { show(toast: Toast): void };
  /** Shows the page's progress bar until the returned function is called. Calls may overlap. */
  readonly progress: { start(): () => void };
  /** Header, bars and footer leave the page to the screen until the returned function is called; on a phone they stay. */
  readonly frame: { stepAside(): () => void };
  /** Tells the operators; the person sees nothing of it. */
  reportError(error: unknown, context?: Record<string, unknown>): void;
  /** The nonce that inline `<style>` elements of this page must carry; undefined without a policy. */
  readonly styleNonce: string | undefined;
}

export interface Toast {
  kind: 'success' | 'info' | 'warning' | 'error';
  /** One sentence; what happened, then what to do. */
  message: string;
  /** It takes the place of an earlier toast on the same topic: 'wishes'. */
  topic?: string;
  /** An undo or a link: shown as a button in the toast. */
  action?: { label: string; run(): void };
}

export interface Session {
  /** `pending` while the start-up data of a signed-in person loads. */
  readonly state: 'guest' | 'pending' | 'signed-in';
  readonly user: UserProfile | undefined;
  readonly roles: readonly RoleName[];
  readonly permissions: readonly Permission[];
  readonly notifications: StartUp['notifications'];
  readonly unreadCount: number;
}

export interface PlatformSession {
  /** The same object until something changes: fit for `useSyncExternalStore`. */
  get(): Session;
  subscribe(listener: () => void): () => void;
  /** Reads notifications and user data again; call after something that changes them (a read notification, an enrolment). */
  refresh(): Promise<void>;
  /**
   * The person is signed out because they wished it: in every tab of this browser, with all that was remembered for them;
   * the log-in screen says why. With a farewell the server has ended the session already; without one it is asked to.
   *
   *     await api.revokeAllSessions();
   *     await session.signOut({ reason: 'signed-out-everywhere' });
   */
  signOut(farewell?: Farewell): Promise<void>;
}

/** What ended a person's sessions on the server, at their own wish. */
export type Farewell =
  | { readonly reason: 'signed-out-everywhere' | 'password-changed' }
  /** Until `deletesAt` they can log in and keep the account. */
  | { readonly reason: 'account-deleted'; readonly deletesAt: string };

/** How the person in front of the page wants it. */
export interface Preferences {
  readonly locale: Locale;
  readonly direction: Direction;
  /** `auto` follows the system. */
  readonly colorScheme: ColorScheme;
}
export type ColorScheme = 'auto' | 'light' | 'dark';

export interface PlatformPreferences {
  /** The same object until something changes: fit for `useSyncExternalStore`. */
  get(): Preferences;
  subscribe(listener: () => void): () => void;
  /**
   * Holds in this browser at once; of a signed-in person it is kept with the account too, for every browser.
   * @throws ApiError when the account could not take it; in this browser it holds all the same.
   */
  choose(change: Partial<Pick<Preferences, 'locale' | 'colorScheme'>>): Promise<void>;
}

/** The shape of react-router's location. */
export interface PlatformLocation {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  key: string;
}
export type NavigationKind = 'POP' | 'PUSH' | 'REPLACE';

export interface PlatformNavigation {
  /** Same-site path with query and hash. */
  navigate(to: string, options?: { replace?: boolean; state?: unknown; preventScrollReset?: boolean }): void;
  go(delta: number): void;
  /** Begins to fetch the remote that owns this path. Links need not ask: the frame does it for all of them. */
  prefetch(to: string): void;
  /**
   * True when a live route has just this form: `hasScreen('/payment')`, `hasScreen('/course-info/:slug')`. Screens of other
   * remotes come and go with their releases; a link to one that is not there is left out.
   */
  hasScreen(route: string): boolean;
  /** What is on this screen, for the tab and the history: a course's name. Until then the route's own title stands there. */
  nameScreen(title: string): void;
  /** Signs the person out of nothing: sends a guest to /login, remembering the current address. */
  requireLogin(): void;
  /**
   * Asks before leaving while `isDirty()` is true. `to` is the path gone to, absent when the page itself is closed: a
   * screen that keeps its work while its query changes says no to its own path. Returns the release.
   */
  guardUnsaved(isDirty: (to?: string) => boolean): () => void;
}

/** The screen of this site from which another one was opened. */
export interface OpenedFrom {
  /** Path, query and hash. */
  readonly to: string;
  /** As the screen's route is called, in the page's language. */
  readonly title: string;
}

/** Props that a remote's lifecycles receive; `update` gets them again with every navigation inside the remote. */
export interface RemoteProps {
  platform: Platform;
  location: PlatformLocation;
  navigationKind: NavigationKind;
  /** For the route with the id `cp`, the course player, alone; undefined when it was opened by its address. */
  openedFrom?: OpenedFrom | undefined;
  /** Where to draw. */
  domElement: HTMLElement;
  /** Called on an error after a successful mount; the shell then shows its fallback. */
  onCrash(error: unknown): void;
}
