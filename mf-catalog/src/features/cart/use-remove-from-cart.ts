import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi, usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { removeFromGuestCart } from '@stoa/shared/remote/cart/guest-cart.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useCartText } from '../../messages/cart.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import { cartKey, type InCart } from './use-cart.ts';

interface Removal {
  items: readonly InCart[];
  /** Of the first. */
  name: string;
}

/** Takes out at once; whoever did not mean it puts it back. */
export function useRemoveFromCart() {
  const t = useCartText();
  const api = useApi();
  const { user } = useSession();
  const { events, toasts } = usePlatform();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const add = useAddToCart();
  return useMutation({
    mutationFn: async ({ items }: Removal) => {
      removeFromGuestCart(items);
      for (const { id } of items) {
        if (id !== undefined) queryClient.setQueryData(cartKey(user), await api.removeFromCart({ params: { id } }));
      }
    },
    onSuccess: (_, { items, name }) =>
      toasts.show({
        kind: 'success',
        message: t('removed', { count: items.length, name }),
        action: { label: t('undo'), run: () => add.mutate(items) },
      }),
    onError: (error) => toasts.show({ kind: 'error', message: errorText(error) }),
    onSettled: () => events.emit('cart-changed', {}),
  });
}
