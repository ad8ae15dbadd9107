import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { CartEntry } from '@stoa/shared/contract/market/cart.ts';
import { useApi, usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import type { Session } from '@stoa/shared/federation/platform.ts';
import { readGuestCart, watchGuestCart, withGuestCart } from '@stoa/shared/remote/cart/guest-cart.ts';

/** By whose it is: nobody is shown what was read for another person. */
export const cartKey = (user: Session['user']) => ['cart', user?.id];

/** Of a guest's it is only known what it is called. */
export type InCart = CartEntry & { id?: string };

/** What is in the cart, oldest first; undefined while it is not known. */
export function useCart() {
  const api = useApi();
  const { state, user } = useSession();
  const guest = useGuestCart();
  const query = useQuery({
    queryKey: cartKey(user),
    queryFn: ({ signal }) => api.getCart({ signal }),
    enabled: state === 'signed-in',
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  useFreshCart(state === 'signed-in' ? query.refetch : undefined);
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

/** Read again when it changes here, and when one comes back from another window, also one that stood beside this. */
function useFreshCart(refetch: (() => Promise<unknown>) | undefined): void {
  const { events } = usePlatform();
  useEffect(() => {
    if (!refetch) return undefined;
    const refresh = () => void refetch();
    const end = events.on('cart-changed', refresh);
    window.addEventListener('focus', refresh);
    return () => {
      end();
      window.removeEventListener('focus', refresh);
    };
  }, [events, refetch]);
}
