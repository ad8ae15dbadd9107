import { useSearchParams } from 'react-router-dom';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { SubscriptionPlan } from '@stoa/shared/contract/market/plans.ts';
import { Alert } from '@stoa/shared/kit';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { planQuery } from '../features/payment/purchase.ts';
import { Till } from '../features/payment/till.tsx';
import { PlanSummary } from '../features/plans/plan-summary.tsx';
import { usePlansText } from '../messages/plans.ts';

interface PlanTillProps {
  plan: SubscriptionPlan;
  settings: Reply<'getPaymentSettings'>;
  /** Its last payment did not come: this one goes on with it. */
  isDue: boolean;
  /** They had one before: there is no trial for them. */
  hadPlan: boolean;
}

/** A plan that is paid at once. */
export function PlanTill({ plan, settings, isDue, hadPlan }: PlanTillProps) {
  const t = usePlansText();
  const [search, setSearch] = useSearchParams();
  const setCoupon = (coupon: string | undefined) =>
    setSearch(planQuery(plan.id, coupon), { replace: true, preventScrollReset: true });
  const lacksTrial = hadPlan && plan.trial_days > 0;
  const note = isDue ? t('what.due') : lacksTrial ? t('what.noTrial') : undefined;
  return (
    <>
      <PageHeader title={t(isDue ? 'pay.titleDue' : 'pay.title', { plan: plan.name })} />
      <Till
        items={[{ kind: 'plan', id: plan.id }]}
        settings={settings}
        coupon={search.get('coupon') ?? undefined}
        onCoupon={setCoupon}
        keepsCard
      >
        {() => (
          <PlanSummary
            plan={plan}
            note={
              note && (
                <Alert color={isDue ? 'yellow' : 'blue'} role="note">
                  {note}
                </Alert>
              )
            }
          />
        )}
      </Till>
    </>
  );
}
