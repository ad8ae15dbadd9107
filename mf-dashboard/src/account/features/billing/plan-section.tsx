import { addresses } from '@stoa/shared/contract/site/addresses.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { UnsettledSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useBillingText } from '../../messages/billing.ts';
import { OfferedPlan } from './offered-plan.tsx';
import { PlanCard } from './plan-card.tsx';
import classes from './plan-section.module.css';
import { usePlan } from './use-billing.ts';

/** The plan that lasts; where there is none, the last one and those on offer. */
export function PlanSection() {
  const t = useBillingText();
  const { navigation } = usePlatform();
  const plan = usePlan();
  const subscription = plan.data?.subscription;
  const lasts = subscription && subscription.ended_at === null;
  const canTry = plan.data?.can_try ?? false;
  const offered = lasts ? [] : (plan.data?.plans ?? []);
  return (
    <>
      <Section title={t(subscription && !lasts ? 'plan.last' : 'plan.title')}>
        {plan.isPending && <UnsettledSkeleton height="11rem" label={t('plan.loading')} />}
        {plan.isError && <LoadFailed query={plan} />}
        {subscription && <PlanCard subscription={subscription} />}
        {plan.data && !subscription && <EmptyState order={3} title={t('plan.none')} text={t('plan.noneText')} />}
      </Section>
      {offered.length > 0 && (
        <Section title={t('plan.offered')}>
          <ul className={classes.plans}>
            {offered.map((one) => (
              <OfferedPlan key={one.id} plan={one} canTry={canTry} canPay={navigation.hasScreen(addresses.payment)} />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
