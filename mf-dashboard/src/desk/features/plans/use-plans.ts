import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OperatedPlan } from '@stoa/shared/contract/market/plans.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useBrokenRule } from '@stoa/shared/remote/use-broken-rule.ts';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';
import { usePlansText } from '../../messages/plans.ts';

const KEY = ['operated-plans'];

export function usePlans() {
  const api = useApi();
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.listPlans({ signal }) });
}

/** Reads the list again. */
export function useRefreshPlans(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: KEY });
}

/** Takes a plan off sale or puts it back; either is undone by the other. */
export function useSetOnSale({ id, name }: Pick<OperatedPlan, 'id' | 'name'>) {
  const api = useApi();
  const t = usePlansText();
  const brokenRule = useBrokenRule();
  const { toasts } = usePlatform();
  const refresh = useRefreshPlans();
  const set = (isOnSale: boolean) => api.updatePlan({ params: { id }, body: { on_sale: isOnSale } });
  const complain = (error: Error) => toasts.show({ kind: 'error', message: brokenRule(error) });
  const undo = useSingleMutation({
    mutationKey: ['operated-plan', id, 'undo'],
    mutationFn: set,
    onSettled: refresh,
    onError: complain,
  });
  return useSingleMutation({
    mutationKey: ['operated-plan', id],
    mutationFn: set,
    onSuccess: (_, isOnSale) => {
      toasts.show({
        kind: 'success',
        message: t(isOnSale ? 'done.onSale' : 'done.offSale', { plan: name }),
        action: { label: t('done.undo'), run: () => undo.mutate(!isOnSale) },
      });
      return refresh();
    },
    onError: complain,
  });
}
