import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CourseCoupon } from '@stoa/shared/contract/market/coupons.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';
import { useBrokenRule } from '@stoa/shared/remote/use-broken-rule.ts';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';
import { useCouponsText } from '../../messages/coupons.ts';

export const PER_PAGE = 10;
const KEY = ['course-coupons'];

export function useCourseCoupons({ courseId, page }: { courseId: string; page: number }) {
  const api = useApi();
  return useQuery({
    queryKey: [...KEY, courseId, page],
    queryFn: ({ signal }) =>
      readPage(page, (at) =>
        api.listCourseCoupons({ params: { id: courseId }, query: { page: at, per_page: PER_PAGE }, signal }),
      ),
    placeholderData: keepPreviousData,
    // Learners use them meanwhile.
    staleTime: 0,
  });
}

/** Reads the list again. */
export function useRefreshCoupons(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: KEY });
}

/** Takes a coupon out of use or puts it back; either is undone by the other. */
export function useSetEnabled({ id, code }: CourseCoupon) {
  const api = useApi();
  const t = useCouponsText();
  const refusal = useBrokenRule();
  const { toasts } = usePlatform();
  const refresh = useRefreshCoupons();
  const set = (enabled: boolean) => api.updateCourseCoupon({ params: { id }, body: { enabled } });
  const complain = (error: Error) => toasts.show({ kind: 'error', message: refusal(error) });
  const undo = useSingleMutation({
    mutationKey: ['course-coupon', id, 'undo'],
    mutationFn: set,
    onSettled: refresh,
    onError: complain,
  });
  return useSingleMutation({
    mutationKey: ['course-coupon', id],
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
