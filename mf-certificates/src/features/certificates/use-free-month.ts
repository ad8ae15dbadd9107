import { useQuery } from '@tanstack/react-query';
import type { SubscriptionPlan } from '@stoa/shared/contract/market/plans.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';

/** The cheapest plan by the month that is free at first; undefined where there is none, or it is not known. */
export function useFreeMonth(): SubscriptionPlan | undefined {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['plans-on-offer'],
    queryFn: ({ signal }) => api.listPlansOnOffer({ signal }),
    staleTime: 5 * 60_000,
  });
  return data?.find(({ interval, trial_days }) => interval === 'month' && trial_days > 0);
}
