import { useMutation, useQueryClient } from '@tanstack/react-query';
import { couponSorts, couponStates } from '@stoa/shared/contract/market/billing-words.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';
import { useDataList } from '../../../data-table/use-data-list.ts';
import type { FiltersOf } from '../../../data-table/use-table-state.ts';
import { useCouponsText } from '../../messages/coupons.ts';

const KEY = ['coupons'];

const couponsTable = {
  id: 'coupons',
  filters: { q: 'text', state: couponStates },
  sorts: couponSorts,
  startsDescending: true,
  mostCharacters: 40,
} as const;

const askedOf = ({ q, state }: FiltersOf<typeof couponsTable>) => ({
  ...(q && { search: q }),
  ...(state && { state }),
});

export function useCoupons() {
  const api = useApi();
  return useDataList(couponsTable, {
    key: KEY,
    read: (filters, rows, signal) => api.listCoupons({ query: { ...askedOf(filters), ...rows }, signal }),
    file: (filters) => api.getCouponsLink({ query: askedOf(filters) }),
  });
}

/** Reads the list again. */
export function useRefreshCoupons(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: KEY });
}

/** Takes a coupon out of use or puts it back; either is undone by the other. */
export function useSetEnabled({ id, code }: { id: string; code: string }) {
  const api = useApi();
  const t = useCouponsText();
  const errorText = useErrorText();
  const { toasts } = usePlatform();
  const refresh = useRefreshCoupons();
  const set = (enabled: boolean) => api.updateCoupon({ params: { id }, body: { enabled } });
  const complain = (error: Error) => toasts.show({ kind: 'error', message: errorText(error) });
  const undo = useSingleMutation({
    mutationKey: ['coupon', id, 'undo'],
    mutationFn: set,
    onSettled: refresh,
    onError: complain,
  });
  return useSingleMutation({
    mutationKey: ['coupon', id],
    mutationFn: set,
    onSuccess: (_, enabled) => {
      toasts.show({
        kind: 'success',
        message: t(enabled ? 'done.enabled' : 'done.disabled', { code }),
        action: { label: t('done.undo'), run: () => undo.mutate(!enabled) },
      });
      return refresh();
    },
    onError: complain,
  });
}

/** The same of many; undone are those alone that it changed. */
export function useSetManyEnabled(onDone: () => void) {
  const api = useApi();
  const t = useCouponsText();
  const errorText = useErrorText();
  const { toasts } = usePlatform();
  const onSettled = useRefreshCoupons();
  const set = (body: { ids: string[]; enabled: boolean }) => api.setCouponsEnabled({ body });
  const onError = (error: Error) => toasts.show({ kind: 'error', message: errorText(error) });
  const undo = useMutation({ mutationFn: set, onSettled, onError });
  return useMutation({
    mutationFn: set,
    onSuccess: ({ ids }, { enabled }) => {
      onDone();
      toasts.show({
        kind: 'success',
        message: t(enabled ? 'many.enabled' : 'many.disabled', { count: ids.length }),
        ...(ids.length > 0 && {
          action: { label: t('done.undo'), run: () => undo.mutate({ ids, enabled: !enabled }) },
        }),
      });
    },
    onSettled,
    onError,
  });
}
