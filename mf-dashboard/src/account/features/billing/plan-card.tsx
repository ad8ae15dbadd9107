import type { Subscription } from '@stoa/shared/contract/market/plans.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Fact, FactList } from '@stoa/shared/ui/fact-list.tsx';
import { StatusBadge, type StatusTone } from '@stoa/shared/ui/status-badge.tsx';
import { useBillingText } from '../../messages/billing.ts';
import { PaidByCard } from '../../../ui/paid-by-card.tsx';
import classes from './plan-card.module.css';
import { PlanActions } from './plan-actions.tsx';
import { PlanNotes } from './plan-notes.tsx';
import { PlanWords } from './plan-words.tsx';

const tones: Record<Subscription['status'], StatusTone> = {
  trialing: 'info',
  active: 'success',
  past_due: 'warning',
  canceled: 'neutral',
  expired: 'neutral',
};

/** The plan one has or had: what it costs and opens, until when, and what can be done with it. */
export function PlanCard({ subscription }: { subscription: Subscription }) {
  const t = useBillingText();
  const format = useFormat();
  const { plan, status, started_at, cancels_at_period_end, card } = subscription;
  const lasts = subscription.ended_at === null;
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
        {lasts && card && !cancels_at_period_end && (
          <Fact name={t('plan.with')}>
            <PaidByCard card={card} />
          </Fact>
        )}
      </FactList>
      {lasts && (
        <>
          <PlanNotes subscription={subscription} />
          <PlanActions subscription={subscription} />
        </>
      )}
    </article>
  );
}

function turnOf({ status, cancels_at_period_end, current_period_ends_at, ended_at }: Subscription) {
  if (ended_at) return { name: 'plan.ended', at: ended_at } as const;
  if (cancels_at_period_end) return { name: 'plan.ends', at: current_period_ends_at } as const;
  if (status === 'past_due') return { name: 'plan.due', at: current_period_ends_at } as const;
  return { name: status === 'trialing' ? 'plan.trialEnds' : 'plan.renews', at: current_period_ends_at } as const;
}
