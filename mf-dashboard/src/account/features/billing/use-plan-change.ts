import { useQueryClient } from '@tanstack/react-query';
import type { Subscription } from '@stoa/shared/contract/market/plans.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';
import { useBillingText } from '../../messages/billing.ts';

/** What follows each change of my plan: it is shown as the server says it stands, and so is what it opens. */
function usePlanChanged(): (subscription: Subscription) => Promise<void> {
  const queryClient = useQueryClient();
  const { session } = usePlatform();
  return async (subscription) => {
    queryClient.setQueryData<{ subscription: Subscription }>(['plan'], (known) => known && { ...known, subscription });
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['plan'] }),
      queryClient.invalidateQueries({ queryKey: ['transactions'] }),
      session.refresh().catch(() => undefined),
    ]);
  };
}

function useComplain(): (error: unknown) => void {
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const { toasts } = usePlatform();
  return (error) => {
    toasts.show({ kind: 'error', message: errorText(error) });
    // It stands otherwise than it was shown.
    void queryClient.invalidateQueries({ queryKey: ['plan'] });
  };
}

/** Goes on with a plan that was to end. */
export function useResumePlan() {
  const api = useApi();
  const t = useBillingText();
  const { toasts } = usePlatform();
  const changed = usePlanChanged();
  return useSingleMutation({
    mutationKey: ['plan', 'resume'],
    mutationFn: () => api.resumePlan(),
    onSuccess: (subscription) => {
      toasts.show({ kind: 'success', message: t('resume.done', { plan: subscription.plan.name }) });
      return changed(subscription);
    },
    onError: useComplain(),
  });
}

/** Ends it with the time that is paid; one that has time left can be gone on with. */
export function useCancelPlan() {
  const api = useApi();
  const t = useBillingText();
  const format = useFormat();
  const { toasts } = usePlatform();
  const changed = usePlanChanged();
  const resume = useResumePlan();
  return useSingleMutation({
    mutationKey: ['plan', 'cancel'],
    mutationFn: () => api.cancelPlan(),
    onSuccess: (subscription) => {
      const { plan, ended_at, current_period_ends_at } = subscription;
      const date = format.date(current_period_ends_at);
      toasts.show(
        ended_at === null
          ? {
              kind: 'success',
              message: t('cancel.done', { plan: plan.name, date }),
              action: { label: t('cancel.undo'), run: () => resume.mutate() },
            }
          : { kind: 'success', message: t('cancel.ended', { plan: plan.name }) },
      );
      return changed(subscription);
    },
    onError: useComplain(),
  });
}

/** Chooses the card that pays; one that is past due is charged with it at once. */
export function useChoosePlanCard() {
  const api = useApi();
  const t = useBillingText();
  const { toasts } = usePlatform();
  const changed = usePlanChanged();
  return useSingleMutation({
    mutationKey: ['plan', 'card'],
    mutationFn: (cardId: string) => api.choosePlanCard({ body: { card_id: cardId } }),
    onSuccess: (subscription) => {
      const isUnpaid = subscription.past_due !== null;
      toasts.show({
        kind: isUnpaid ? 'warning' : 'success',
        message: t(isUnpaid ? 'choose.unpaid' : 'choose.done'),
      });
      return changed(subscription);
    },
  });
}
