import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CartEntry } from '@stoa/shared/contract/market/cart.ts';
import { type LeftOutReason, MOST_ITEMS } from '@stoa/shared/contract/market/cart-words.ts';
import { useApi, usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { addToGuestCart } from '@stoa/shared/remote/cart/guest-cart.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useCartText } from '../../messages/cart.ts';
import { cartKey } from './use-cart.ts';

/** Puts in what is not in yet: pressed twice it is there once. */
export function useAddToCart() {
  const t = useCartText();
  const api = useApi();
  const { state, user } = useSession();
  const { events, toasts } = usePlatform();
  const queryClient = useQueryClient();
  const errorText = useErrorText();

  async function add(entries: readonly CartEntry[]): Promise<LeftOutReason[]> {
    if (state === 'guest') return entries.flatMap((entry) => addToGuestCart(entry) ?? []);
    const items = entries.map(({ kind, slug }) => ({ kind, slug }));
    const { left_out, ...cart } = await api.addToCart({ body: { items } });
    queryClient.setQueryData(cartKey(user), cart);
    return left_out.map(({ reason }) => reason);
  }

  return useMutation({
    mutationFn: add,
    onSuccess: ([reason]) => {
      if (reason) toasts.show({ kind: 'warning', message: t(`left.${reason}`, { most: MOST_ITEMS }) });
    },
    onError: (error) => toasts.show({ kind: 'error', message: isApiError(error) ? errorText(error) : t('notKept') }),
    // Without an answer it may be in all the same.
    onSettled: () => events.emit('cart-changed', {}),
  });
}
