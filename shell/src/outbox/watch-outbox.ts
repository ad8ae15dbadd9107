import type { SessionStore } from '../session/session-store.ts';

/** A course on screen sends what it keeps itself, at once: it goes first, so that little is sent twice. */
const AFTER_PLAYER_MS = 1_000;
const EVERY_MS = 15_000;

interface Watched {
  sessionStore: SessionStore;
  /** Who keeps nothing in this browser loads no code that sends. */
  isAnythingKept(): Promise<boolean>;
  /** Sends what waits of this person. @throws where the line is down */
  send(userId: string): Promise<void>;
}

/**
 * Has what waits in this browser (what was learnt without a line, a guest's cart) sent from whatever screen is open: at the page's start, when somebody signs in, when
 * the line is back, and every now and then, as a server that takes nothing tells nobody when it does again.
 */
export function watchOutbox({ sessionStore, isAnythingKept, send }: Watched): () => void {
  let isSending = false;

  async function look(): Promise<void> {
    const { state, user } = sessionStore.getState().session;
    if (isSending || state !== 'signed-in' || !user) return;
    isSending = true;
    try {
      if (await isAnythingKept()) await send(user.id);
    } catch {
      // It is kept: the next look sends it.
    } finally {
      isSending = false;
    }
  }

  const lookNow = () => void look();
  const lookSoon = () => window.setTimeout(lookNow, AFTER_PLAYER_MS);
  const stopListening = sessionStore.subscribe(({ session: now }, { session: before }) => {
    if (now.state === 'signed-in' && now.user?.id !== before.user?.id) lookSoon();
  });
  const timer = window.setInterval(lookNow, EVERY_MS);
  window.addEventListener('online', lookSoon);
  lookSoon();
  return () => {
    stopListening();
    window.clearInterval(timer);
    window.removeEventListener('online', lookSoon);
  };
}
