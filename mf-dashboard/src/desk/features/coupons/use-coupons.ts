import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';
import { useCouponsText } from '../../messages/coupons.ts';
import type { CouponFilters } from './coupon-filters.ts';

export const PER_PAGE = 20;
const KEY = ['coupons'];

export function useCoupons(filters: CouponFilters) {
  const api = useApi();
  const { search, state, page } = filters;
  return useQuery({
    queryKey: [...KEY, filters],
    queryFn: ({ signal }) =>
      readPage(page, (at) => api.listCoupons({ query: { search, state, page: at, per_page: PER_PAGE }, signal })),
    placeholderData: keepPreviousData,
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
