import type { StartUp } from '@stoa/shared/contract/people/accounts.ts';
import type { PlatformSession } from '@stoa/shared/federation/platform.ts';
import type { Api } from '@stoa/shared/http/api.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { forgetGuestCart } from '@stoa/shared/remote/cart/forget-guest-cart.ts';
import { guestSession, sessionFrom } from '@stoa/shared/session/session-from.ts';
import { pause } from '../timing/pause.ts';
import { clearCookies, readToken, writeCookies } from './cookies.ts';
import type { WhyLogin } from './login-reason.ts';
import { forgetPreviousRoute, isAuthScreen, rememberRoute } from './previous-route.ts';
import type { SessionStore } from './session-store.ts';

const POLL_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
const COURSE_CREATE_SLUG = 'stoa.course-create-slug';

export interface SessionControl extends PlatformSession {
  /** Looks at the cookies now, every second, on focus, and when another tab says so. Returns the end of it. */
  start(): () => void;
  /** After a successful log-in or sign-up. */
  signIn(token: string): void;
  /** Ends this session, on the server and in this browser, without going anywhere: another person is about to log in. */
  leave(): Promise<void>;
  /** What a call is sent with: the cookie's token, none for a guest, and `''` where a session's cookie is gone. */
  tokenOfCall(): string | undefined;
  /** A call that was sent with this token was answered 401: the session is over, unless another has begun meanwhile. */
  end(token: string | undefined): void;
  /** Sends a guest to the login screen; the address is remembered. */
  requireLogin(): void;
}

interface Surroundings {
  store: SessionStore;
  api: Pick<Api, 'getStartUp' | 'logout'>;
  /** The address now: path, query and hash. */
  address(): string;
  goToLogin(why?: WhyLogin): void;
  /** Language and colours that the account holds. */
  adoptPreferences(kept: StartUp['preferences']): void;
}

export function createSessionControl({
  store,
  api,
  address,
  goToLogin,
  adoptPreferences,
}: Surroundings): SessionControl {
  const channel = new BroadcastChannel('stoa-session');
  let held: string | undefined;

  /** Follows the cookies, whoever changed them. */
  function look(): void {
    const token = readToken();
    if (token === held) return;
    held = token;
    if (!token) return store.getState().become(guestSession);
    store.getState().become({ ...guestSession, state: 'pending' });
    void startUp(token);
  }

  /** Asks until it is answered; a broken line must not sign anyone out. A 401 has ended the session elsewhere. */
  async function startUp(token: string): Promise<void> {
    for (let failures = 0; held === token; failures += 1) {
      try {
        const reply = await api.getStartUp();
        if (held !== token) return;
        // Language and colours stay those of who looks.
        if (!reply.seen_by) adoptPreferences(reply.preferences);
        store.getState().become(sessionFrom(reply), reply.seen_by ?? null);
        channel.postMessage({ seen: reply.user.id });
        return;
      } catch (error) {
        if (isApiError(error) && error.status === 401) return;
        if (held === token) store.getState().wait();
        await pause(Math.min(LONGEST_PAUSE_MS, POLL_MS * 2 ** failures) * (0.75 + Math.random() / 2));
      }
    }
  }

  /** Another window changed the cookies, or found that this session sees with other eyes than before. */
  function hear({ data }: MessageEvent<unknown>): void {
    look();
    const { session } = store.getState();
    const seen = typeof data === 'object' && data !== null && 'seen' in data ? data.seen : undefined;
    if (seen !== undefined && session.user && session.user.id !== seen) void refresh().catch(() => undefined);
  }

  async function refresh(): Promise<void> {
    const token = held;
    if (!token) return;
    const reply = await api.getStartUp();
    if (held === token) store.getState().become(sessionFrom(reply), reply.seen_by ?? null);
  }

  function change(edit: () => void): void {
    edit();
    look();
    channel.postMessage('changed');
  }

  /** Leaving must work without a line too: the cookies go in any case, and the token dies within a day. */
  async function revoke(): Promise<void> {
    await api.logout().catch(() => undefined);
  }

  function forget(): void {
    forgetPreviousRoute();
    window.localStorage.removeItem(COURSE_CREATE_SLUG);
    forgetGuestCart();
  }

  return {
    get: () => store.getState().session,
    subscribe: (listener) => store.subscribe((now, before) => now.session !== before.session && listener()),

    refresh,

    start() {
      look();
      const timer = window.setInterval(look, POLL_MS);
      window.addEventListener('focus', look);
      channel.onmessage = hear;
      return () => {
        window.clearInterval(timer);
        window.removeEventListener('focus', look);
        channel.close();
      };
    },

    signIn: (token) => change(() => writeCookies(token)),

    async signOut(farewell) {
      if (!farewell) await revoke();
      forget();
      goToLogin(farewell);
      change(clearCookies);
    },

    async leave() {
      await revoke();
      forget();
      change(clearCookies);
    },

    tokenOfCall: () => readToken() ?? (held === undefined ? undefined : ''),

    end(token) {
      // Nor has a token been refused where its cookie was gone: such a call had none, however many there were.
      if (token !== readToken()) return look();
      const wasSignedIn = held !== undefined;
      const from = address();
      // Of several calls that were refused at once, the first has told why.
      if (!isAuthScreen(from)) {
        rememberRoute(from);
        goToLogin(wasSignedIn ? { reason: 'session-expired' } : undefined);
      }
      change(clearCookies);
    },

    requireLogin() {
      const from = address();
      // A screen that is being left may ask for it, too: whoever is there by now was told why.
      if (isAuthScreen(from)) return;
      rememberRoute(from);
      goToLogin();
    },
  };
}
