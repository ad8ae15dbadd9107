import { addresses } from '../contract/site/addresses.ts';
import { matchLocale } from '../contract/site/locales.ts';
import type { NavigationKind, PlatformLocation, PlatformNavigation, RemoteProps } from '../federation/platform.ts';
import { leaveWithoutSaving } from '../i18n/words/actions.en.ts';
import { leaveWithoutSaving as leaveFr } from '../i18n/words/actions.fr.ts';
import { createAlonePlatform } from './alone-platform.ts';
import { siteOrigin } from './bring-looks.ts';

/** A page that has no shell, with its own address bar. */
export interface PlainPage {
  /** What a shell would say of it now. */
  props(): Pick<RemoteProps, 'platform' | 'location' | 'navigationKind'>;
  /** Calls when the address has changed, whoever changed it. */
  onChange(changed: () => void): void;
  close(): void;
}

/** `remote`: by what name errors speak of it. Its calls go to the page's own origin, which passes them on to the site. */
export function openPlainPage(remote: string): PlainPage {
  let changed = () => {};
  let location = readLocation();
  let navigationKind: NavigationKind = 'POP';
  const guards = new Set<(to?: string) => boolean>();
  const isGuarded = (to?: string) => [...guards].some((isDirty) => isDirty(to));

  function arrive(kind: NavigationKind): void {
    const now = readLocation();
    // Some routers announce a step that was our own.
    if (now.href === location.href && now.state === location.state) return;
    [location, navigationKind] = [now, kind];
    changed();
  }
  const onPopState = () => arrive('POP');
  const onUnload = (event: BeforeUnloadEvent) => {
    if (isGuarded()) event.preventDefault();
  };
  window.addEventListener('popstate', onPopState);
  window.addEventListener('beforeunload', onUnload);

  const navigation: PlatformNavigation = {
    navigate(to, { replace = false, state = null, preventScrollReset = false } = {}) {
      if (isGuarded(to) && !window.confirm(leaveTexts[matchLocale(navigator.languages)])) return;
      window.history[replace ? 'replaceState' : 'pushState'](state, '', to);
      arrive(replace ? 'REPLACE' : 'PUSH');
      if (!replace && !preventScrollReset) window.scrollTo(0, 0);
    },
    go: (delta) => window.history.go(delta),
    prefetch: () => undefined,
    hasScreen: () => true,
    nameScreen: (title) => {
      document.title = title;
    },
    // Accounts are the site's; its cookies are no business of this page.
    requireLogin: () => window.location.assign(new URL(addresses.login, siteOrigin())),
    guardUnsaved(isDirty) {
      guards.add(isDirty);
      return () => guards.delete(isDirty);
    },
  };
  const { platform } = createAlonePlatform(remote, navigation, showMessage);
  return {
    props: () => ({ platform, location, navigationKind }),
    onChange: (listener) => {
      changed = listener;
    },
    close() {
      window.removeEventListener('popstate', onPopState);
      window.removeEventListener('beforeunload', onUnload);
    },
  };
}

const leaveTexts = { en: leaveWithoutSaving, fr: leaveFr };
let steps = 0;

function readLocation(): PlatformLocation & { href: string } {
  const { pathname, search, hash, href } = window.location;
  return { pathname, search, hash, href, state: window.history.state, key: String((steps += 1)) };
}

const SHOWN_MS = 8_000;

/** A page of others has no place for our messages; this makes one at its foot, for a while. */
function showMessage(text: string): void {
  const message = document.createElement('p');
  message.setAttribute('role', 'status');
  Object.assign(message.style, {
    position: 'fixed',
    insetInline: '1rem',
    insetBlockEnd: '1rem',
    margin: '0 auto',
    maxInlineSize: '30rem',
    padding: '0.75rem 1rem',
    borderRadius: '0.5rem',
    background: 'CanvasText',
    color: 'Canvas',
    zIndex: '1000',
  });
  document.body.append(message);
  // Filled once it stands, so that it is read out.
  message.textContent = text;
  setTimeout(() => message.remove(), SHOWN_MS);
}
