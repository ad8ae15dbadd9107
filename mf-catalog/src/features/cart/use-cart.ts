import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { CartEntry } from '@stoa/shared/contract/market/cart.ts';
import { useApi, usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { readGuestCart, watchGuestCart, withGuestCart } from '@stoa/shared/remote/cart/guest-cart.ts';

export const CART = ['cart'];

/** Of a guest's it is only known what it is called. */
export type InCart = CartEntry & { id?: string };

/** What is in the cart, oldest first; undefined while it is not known. */
export function useCart() {
  const api = useApi();
  const { state } = useSession();
  const guest = useGuestCart();
  useFreshCart();
  const query = useQuery({
    queryKey: CART,
    queryFn: ({ signal }) => api.getCart({ signal }),
    enabled: state === 'signed-in',
    // Another window or another device may have changed it.
    staleTime: 0,
  });
  const items: readonly InCart[] | undefined =
    state === 'guest' ? guest : query.data && withGuestCart(query.data.items, guest);
  return { items, query };
}

function useGuestCart(): readonly CartEntry[] {
  const { events } = usePlatform();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const ends = [events.on('cart-changed', onChange), watchGuestCart(onChange)];
      return () => ends.forEach((end) => end());
    },
    [events],
  );
  return useSyncExternalStore(subscribe, readGuestCart);
}

function useFreshCart(): void {
  const { events } = usePlatform();
  const queryClient = useQueryClient();
  useEffect(
    () => events.on('cart-changed', () => void queryClient.invalidateQueries({ queryKey: CART })),
    [events, queryClient],
  );
}
