import type { Subscription, SubscriptionPlan } from '@stoa/shared/contract/market/billing.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Fact, FactList } from '@stoa/shared/ui/fact-list.tsx';
import { StatusBadge, type StatusTone } from '@stoa/shared/ui/status-badge.tsx';
import { useBillingText } from '../../messages/billing.ts';
import classes from './plan-card.module.css';

const tones: Record<Subscription['status'], StatusTone> = {
  trialing: 'info',
  active: 'success',
  past_due: 'warning',
  canceled: 'neutral',
  expired: 'neutral',
};

/** The plan one has or had: what it costs and opens, and until when. */
export function PlanCard({ subscription }: { subscription: Subscription }) {
  const t = useBillingText();
  const format = useFormat();
  const { plan, status, started_at, cancels_at_period_end } = subscription;
  const isEnding = cancels_at_period_end && (status === 'active' || status === 'trialing');
  const turn = turnOf(subscription);
  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <h3 className={classes.name}>{plan.name}</h3>
        <StatusBadge tone={isEnding ? 'warning' : tones[status]}>
          {t(isEnding ? 'subscription.ending' : `subscription.${status}`)}
        </StatusBadge>
      </div>
      <PlanWords plan={plan} />
      <FactList>
        <Fact name={t('plan.since')}>{format.date(started_at)}</Fact>
        <Fact name={t(turn.name)}>{format.date(turn.at)}</Fact>
      </FactList>
    </article>
  );
}

function turnOf({ status, cancels_at_period_end, current_period_ends_at, ended_at }: Subscription) {
  if (ended_at) return { name: 'plan.ended', at: ended_at } as const;
  if (cancels_at_period_end) return { name: 'plan.ends', at: current_period_ends_at } as const;
  if (status === 'past_due') return { name: 'plan.due', at: current_period_ends_at } as const;
  return { name: status === 'trialing' ? 'plan.trialEnds' : 'plan.renews', at: current_period_ends_at } as const;
}

/** Price, and what it opens. */
function PlanWords({ plan }: { plan: SubscriptionPlan }) {
  const t = useBillingText();
  const format = useFormat();
  const { amount_minor, currency, interval, grants } = plan;
  return (
    <>
      <p className={classes.price}>{t('plan.price', { interval, amount: format.money(amount_minor, currency) })}</p>
      {grants.includes('view-course-all-videos') && (
        <p>
          {t('plan.grants')} {t('plan.allVideos')}
        </p>
      )}
    </>
  );
}

/** A plan that could be had. */
export function OfferedPlan({ plan }: { plan: SubscriptionPlan }) {
  const t = useBillingText();
  return (
    <li className={classes.card}>
      <h3 className={classes.name}>{plan.name}</h3>
      <PlanWords plan={plan} />
      {plan.trial_days > 0 && <p className={classes.trial}>{t('plan.trial', { days: plan.trial_days })}</p>}
    </li>
  );
}
