import type { Platform } from '@stoa/shared/federation/platform.ts';
import type { Api } from '@stoa/shared/http/api.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { readGuestCart, removeFromGuestCart } from '@stoa/shared/remote/cart/guest-cart.ts';
import { useCartText } from '../messages/cart.ts';
import { isLocale } from '@stoa/shared/contract/site/locales.ts';

interface Line extends Pick<Platform, 'events' | 'session' | 'toasts' | 'reportError'> {
  api: Pick<Api, 'addToCart'>;
}

/**
 * Hands what a guest put aside to the server, in the name of whoever has logged in. It is forgotten here once the server has
 * answered: what was sent twice, since an answer was lost, is there once. @throws where the line is down
 */
export async function sendGuestCart(userId: string, line: Line): Promise<void> {
  const items = [...readGuestCart()];
  const leftOut = await addAll(items, line);
  // They left while it was sent, and have taken along what was here; what is here by now is a guest's.
  if (line.session.get().user?.id !== userId) return;
  removeFromGuestCart(items);
  line.events.emit('cart-changed', {});
  if (leftOut > 0) line.toasts.show({ kind: 'warning', message: (await cartText())('cart.full', { count: leftOut }) });
}

/** Gives how many found no room. */
async function addAll(items: Parameters<Line['api']['addToCart']>[0]['body']['items'], line: Line): Promise<number> {
  try {
    const { left_out } = await line.api.addToCart({ body: { items } });
    return left_out.filter(({ reason }) => reason === 'no_room').length;
  } catch (error) {
    // What the server will never take is not sent for ever.
    if (!isApiError(error) || error.code !== 'invalid') throw error;
    line.reportError(error);
    return 0;
  }
}

async function cartText() {
  const { lang } = document.documentElement;
  if (isLocale(lang)) await useCartText.load(lang);
  return useCartText.now(lang);
}
