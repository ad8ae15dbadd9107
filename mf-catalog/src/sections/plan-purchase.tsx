import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { Skeleton } from '@stoa/shared/kit';
import { FindCourse } from '@stoa/shared/remote/find-course.tsx';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { SkeletonGroup } from '@stoa/shared/ui/skeleton-group.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Subscription } from '@stoa/shared/contract/market/plans.ts';
import { isExpired } from '@stoa/shared/remote/cards/kept-card.tsx';
import { useCards } from '@stoa/shared/remote/cards/use-cards.ts';
import { usePaymentSettings } from '../features/payment/use-payment-settings.ts';
import { HeldPlan } from '../features/plans/held-plan.tsx';
import { PlanOffers } from '../features/plans/plan-offers.tsx';
import { isDue, lasts, usePlan } from '../features/plans/use-plans.ts';
import { usePaymentText } from '../messages/payment.ts';
import { usePlansText } from '../messages/plans.ts';
import { BegunTrial } from './begun-trial.tsx';
import { PlanTill } from './plan-till.tsx';
import { TrialTill } from './trial-till.tsx';

/** The plan that the address names, to be tried or paid; without a name those on offer, to choose from. */
export function PlanPurchase({ id }: { id: string | null }) {
  const t = usePaymentText();
  const mine = usePlan();
  const settings = usePaymentSettings();
  const cards = useCards({ enabled: settings.data?.can_save_cards === true && !settings.data.keeps_unpaid });
  const [begun, setBegun] = useState<Subscription>();
  if (begun) return <BegunTrial subscription={begun} />;
  if (mine.isPending || settings.isPending || cards.isLoading) return <PlanSkeleton />;
  if (mine.isError) return <LoadFailed query={mine} />;
  if (settings.isError) return <LoadFailed query={settings} />;
  const { subscription, plans, can_try } = mine.data;
  const due = lasts(subscription) && isDue(subscription, subscription.plan) ? subscription.plan : undefined;
  if (lasts(subscription) && due?.id !== id) return <HeldPlan subscription={subscription} />;
  if (!settings.data.open) {
    return <EmptyState order={1} title={t('closed.title')} text={t('closed.text')} action={<FindCourse />} />;
  }
  if (id === null) return <PlanChoice plans={plans} canTry={can_try} />;
  const plan = due ?? plans.find((one) => one.id === id);
  if (!plan) return <NoSuchPlan />;
  // Where a card is kept by paying alone, a trial is for those who have paid before; all others pay at once.
  const canKeep =
    (settings.data.can_save_cards && settings.data.keeps_unpaid) || (cards.data ?? []).some((card) => !isExpired(card));
  const isTried = can_try && canKeep && plan.trial_days > 0 && !due;
  return isTried ? (
    <TrialTill plan={plan} settings={settings.data} onBegun={setBegun} />
  ) : (
    <PlanTill plan={plan} settings={settings.data} isDue={due !== undefined} hadPlan={subscription !== null} />
  );
}

function PlanChoice({ plans, canTry }: { plans: Reply<'getPlan'>['plans']; canTry: boolean }) {
  const t = usePlansText();
  const pay = usePaymentText();
  if (plans.length === 0) {
    return <EmptyState order={1} title={pay('nothing.title')} text={pay('nothing.text')} action={<FindCourse />} />;
  }
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('lead')} />
      <PlanOffers plans={plans} canTry={canTry} />
    </>
  );
}

function NoSuchPlan() {
  const t = usePlansText();
  const [search] = useSearchParams();
  const coupon = search.get('coupon') ?? undefined;
  const others = <LinkButton to={to.payment({ coupon })}>{t('gone.others')}</LinkButton>;
  return <EmptyState order={1} title={t('gone.title')} text={t('gone.text')} action={others} />;
}

function PlanSkeleton() {
  const t = usePlansText();
  return (
    <SkeletonGroup role="status" aria-label={t('loading')}>
      <Skeleton height="2.5rem" width="14rem" mb="xl" />
      <Skeleton height="12rem" mb="xl" />
      <Skeleton height="12rem" />
    </SkeletonGroup>
  );
}
