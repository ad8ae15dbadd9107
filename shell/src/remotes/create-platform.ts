import { PLATFORM_CONTRACT } from '@stoa/shared/federation/contract-version.ts';
import type { PlatformEvents } from '@stoa/shared/federation/events.ts';
import type {
  Platform,
  PlatformNavigation,
  PlatformPreferences,
  PlatformSession,
} from '@stoa/shared/federation/platform.ts';
import type { HttpClient } from '@stoa/shared/http/http-client.ts';
import { asideStore } from '../notices/aside-store.ts';
import { progressStore } from '../notices/progress-store.ts';
import { toastStore } from '../notices/toast-store.ts';
import { report } from '../reports/report.ts';

export interface PlatformParts {
  session: PlatformSession;
  preferences: PlatformPreferences;
  http: HttpClient;
  navigation: PlatformNavigation;
  events: PlatformEvents;
}

/** The one object that a remote (or the shell's own frame, under the name `shell`) is given. */
export function createPlatform(release: Platform['release'], parts: PlatformParts): Platform {
  const { get, subscribe, refresh, signOut } = parts.session;
  return {
    contract: PLATFORM_CONTRACT,
    release,
    session: { get, subscribe, refresh, signOut },
    preferences: parts.preferences,
    http: parts.http,
    navigation: parts.navigation,
    events: parts.events,
    toasts: { show: (toast) => void toastStore.getState().show(toast) },
    progress: { start: () => progressStore.getState().wish() },
    frame: { stepAside: () => asideStore.getState().wish() },
    reportError: (error, context) => report(release, 'runtime-error', error, context),
    styleNonce: document.querySelector<HTMLElement>('[nonce]')?.nonce || undefined,
  };
}
