import { useQuery } from '@tanstack/react-query';
import type { Subscription, SubscriptionPlan } from '@stoa/shared/contract/market/plans.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';

/** My subscription, and the plans on offer. */
export function usePlan() {
  const api = useApi();
  return useQuery({ queryKey: ['plan'], queryFn: ({ signal }) => api.getPlan({ signal }), staleTime: 0 });
}

/** For everyone; none while it is not known. */
export function usePlansOnOffer(): readonly SubscriptionPlan[] {
  const api = useApi();
  const { data = [] } = useQuery({
    queryKey: ['plans-on-offer'],
    queryFn: ({ signal }) => api.listPlansOnOffer({ signal }),
    staleTime: 5 * 60_000,
  });
  return data;
}

/** Whether it still opens what it grants. */
export const lasts = (subscription: Subscription | null): subscription is Subscription =>
  subscription !== null && subscription.ended_at === null;

/** What is paid now though the plan is held: its last payment did not come. */
export const isDue = (subscription: Subscription | null, plan: SubscriptionPlan): boolean =>
  lasts(subscription) && subscription.past_due !== null && subscription.plan.id === plan.id;
