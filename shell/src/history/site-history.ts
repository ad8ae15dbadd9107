import type { NavigationKind, PlatformLocation, PlatformNavigation } from '@stoa/shared/federation/platform.ts';
import { createPath, UNSAFE_createBrowserHistory as createBrowserHistory, type Navigator, type To } from 'react-router';
import { nameEntry } from './entry-key.ts';

/** Where the page is, and how it came there. */
export interface Place {
  location: PlatformLocation;
  kind: NavigationKind;
  /** A link may ask to keep the page where it is scrolled. */
  keepsScroll: boolean;
}

/** Asked when someone is about to leave unsaved work. */
export interface LeaveQuestion {
  leave(): void;
  stay(): void;
}

type NavigateOptions = NonNullable<Parameters<PlatformNavigation['navigate']>[1]> & {
  /** Even from unsaved work: the session is over. */
  force?: boolean;
};

/** The one owner of the page's URL. Everything that goes anywhere passes here, so unsaved work can be asked about. */
export interface SiteHistory {
  now(): Place;
  /** Path, query and hash. */
  address(): string;
  subscribe(listener: (place: Place) => void): () => void;
  navigate(to: string, options?: NavigateOptions): void;
  go(delta: number): void;
  /** For React Router. */
  navigator: Navigator;
  guardUnsaved(isDirty: (to?: string) => boolean): () => void;
  /** Would anything be lost if the page went now? */
  hasUnsaved(): boolean;
  question(): LeaveQuestion | undefined;
  subscribeQuestion(listener: () => void): () => void;
}

export function createSiteHistory(): SiteHistory {
  nameEntry();
  const browser = createBrowserHistory({ v5Compat: true });
  const listeners = new Set<(place: Place) => void>();
  const questionListeners = new Set<() => void>();
  const guards = new Set<(to?: string) => boolean>();
  let question: LeaveQuestion | undefined;
  let place: Place = { location: browser.location, kind: 'POP', keepsScroll: false };
  let keepsScroll = false;
  // How many of the pops to come are our own: putting the URL back, or going on after the question.
  let ownPops = 0;

  const isDirty = (to?: string) => [...guards].some((guard) => guard(to));
  const warnOnClose = (event: BeforeUnloadEvent) => isDirty() && event.preventDefault();

  function ask(next: LeaveQuestion | undefined): void {
    question = next;
    for (const listener of questionListeners) listener();
  }
  function attempt(run: () => void, { to, force = false }: { to?: string; force?: boolean | undefined } = {}): void {
    if (force || !isDirty(to)) return run();
    ask({
      stay: () => ask(undefined),
      leave() {
        ask(undefined);
        guards.clear();
        run();
      },
    });
  }
  function arrive(kind: NavigationKind): void {
    place = { location: browser.location, kind, keepsScroll };
    keepsScroll = false;
    for (const listener of [...listeners]) listener(place);
  }

  browser.listen(({ action, delta }) => {
    if (action !== 'POP') return arrive(action);
    nameEntry();
    if (ownPops > 0) {
      ownPops -= 1;
      // The URL was only put back under a page that never left.
      if (isDirty()) return;
    } else if (delta && isDirty(browser.location.pathname)) {
      ownPops += 1;
      browser.go(-delta);
      return attempt(() => browser.go(delta));
    }
    arrive('POP');
  });

  function change(to: To, options: NavigateOptions & { replace?: boolean } = {}): void {
    const url = new URL(typeof to === 'string' ? to : createPath(to), window.location.href);
    if (url.origin !== window.location.origin) return window.location.assign(url);
    const path = url.pathname + url.search + url.hash;
    attempt(
      () => {
        keepsScroll = options.preventScrollReset ?? false;
        if (options.replace) browser.replace(path, options.state);
        else browser.push(path, options.state);
      },
      { to: url.pathname, force: options.force },
    );
  }
  const go = (delta: number) => attempt(() => browser.go(delta));

  return {
    now: () => place,
    address: () => createPath(browser.location),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate: change,
    go,
    navigator: {
      createHref: (to) => browser.createHref(to),
      go,
      push: (to, state, options) => change(to, { state, preventScrollReset: options?.preventScrollReset ?? false }),
      replace: (to, state, options) =>
        change(to, { state, replace: true, preventScrollReset: options?.preventScrollReset ?? false }),
    },
    guardUnsaved(guard) {
      if (guards.size === 0) window.addEventListener('beforeunload', warnOnClose);
      guards.add(guard);
      return () => {
        guards.delete(guard);
        if (guards.size === 0) window.removeEventListener('beforeunload', warnOnClose);
      };
    },
    hasUnsaved: () => isDirty(),
    question: () => question,
    subscribeQuestion(listener) {
      questionListeners.add(listener);
      return () => questionListeners.delete(listener);
    },
  };
}
