import type { PlatformEvents } from '@stoa/shared/federation/events.ts';
import type { Api } from '@stoa/shared/http/api.ts';
import { readGuestCart, watchGuestCart, withGuestCart } from '@stoa/shared/remote/cart/guest-cart.ts';
import type { SessionStore } from '../session/session-store.ts';
import { cartCount } from './cart-count.ts';

interface Watched {
  api: Pick<Api, 'getCart'>;
  sessionStore: SessionStore;
  events: Pick<PlatformEvents, 'on'>;
  /** Whether this site has a screen for it: else nobody is asked. */
  hasCart(): boolean;
}

/** Counts anew when somebody comes or goes, when the cart changes here or in another tab, and when one comes back to this. */
export function watchCart({ api, sessionStore, events, hasCart }: Watched): () => void {
  let newest = 0;

  async function look({ isNews }: { isNews: boolean }): Promise<void> {
    const turn = ++newest;
    const count = await findCount();
    // What was asked later knows better, and may be about another person.
    if (turn === newest && count !== undefined) cartCount.getState().become(count, { isNews });
  }

  async function findCount(): Promise<number | undefined> {
    if (!hasCart()) return undefined;
    if (sessionStore.getState().session.state !== 'signed-in') return readGuestCart().length;
    try {
      const { items } = await api.getCart();
      return withGuestCart(items, readGuestCart()).length;
    } catch {
      // No line: the next look will tell.
      return undefined;
    }
  }

  const lookAgain = () => void look({ isNews: false });
  const ends = [
    sessionStore.subscribe(({ session: now }, { session: before }) => {
      if (now.state !== before.state || now.user?.id !== before.user?.id) lookAgain();
    }),
    events.on('cart-changed', () => void look({ isNews: true })),
    watchGuestCart(lookAgain),
  ];
  window.addEventListener('focus', lookAgain);
  lookAgain();
  return () => {
    for (const end of ends) end();
    window.removeEventListener('focus', lookAgain);
  };
}
