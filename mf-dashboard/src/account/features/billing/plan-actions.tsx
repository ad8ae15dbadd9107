import { useState } from 'react';
import type { Subscription } from '@stoa/shared/contract/market/plans.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Group } from '@stoa/shared/kit';
import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useBillingText } from '../../messages/billing.ts';
import { useCancelPlan, useResumePlan } from './use-plan-change.ts';

const PlanCardDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "plan-card" */ './plan-card-modal.tsx')).PlanCardModal,
);

/** What can be done with a plan that lasts. */
export function PlanActions({ subscription }: { subscription: Subscription }) {
  const t = useBillingText();
  const resume = useResumePlan();
  const [isChoosing, setChoosing] = useState(false);
  const { plan, past_due, cancels_at_period_end, card } = subscription;
  return (
    <Group gap="sm">
      {past_due && <LinkButton to={to.payment({ plan: plan.id })}>{t('plan.payNow')}</LinkButton>}
      {cancels_at_period_end && card !== null && (
        <Button loading={resume.isPending} onClick={() => resume.mutate()}>
          {t('resume')}
        </Button>
      )}
      {/* Without a card it cannot go on: that one comes first. */}
      {(!cancels_at_period_end || card === null) && (
        <Button variant="default" onClick={() => setChoosing(true)}>
          {t('choose')}
        </Button>
      )}
      {!cancels_at_period_end && <CancelPlan subscription={subscription} />}
      {isChoosing && <PlanCardDialog subscription={subscription} onClose={() => setChoosing(false)} />}
    </Group>
  );
}

function CancelPlan({ subscription }: { subscription: Subscription }) {
  const t = useBillingText();
  const format = useFormat();
  const cancel = useCancelPlan();
  const [asks, setAsks] = useState(false);
  const { plan, status, current_period_ends_at } = subscription;
  const what = status === 'past_due' ? 'now' : status === 'trialing' ? 'trial' : 'paid';
  return (
    <>
      <Button variant="default" onClick={() => setAsks(true)}>
        {t('cancel')}
      </Button>
      <ConfirmDialog
        opened={asks}
        title={t('cancel.ask', { plan: plan.name })}
        text={t(`cancel.${what}`, { date: format.date(current_period_ends_at) })}
        confirmLabel={t('cancel')}
        cancelLabel={t('cancel.keep')}
        destructive
        pending={cancel.isPending}
        onConfirm={() => cancel.mutate(undefined, { onSettled: () => setAsks(false) })}
        onCancel={() => !cancel.isPending && setAsks(false)}
      />
    </>
  );
}
