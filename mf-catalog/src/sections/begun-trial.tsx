import type { Subscription } from '@stoa/shared/contract/market/plans.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { brandName } from '@stoa/shared/remote/cards/brand-name.ts';
import { OpenedByPlan } from '../features/plans/opened-by-plan.tsx';
import { usePlansText } from '../messages/plans.ts';

/** The trial runs: what is open now, and when the first payment comes. */
export function BegunTrial({ subscription: { plan, card, current_period_ends_at } }: { subscription: Subscription }) {
  const t = usePlansText();
  const format = useFormat();
  const date = format.date(current_period_ends_at);
  const amount = t('price', { interval: plan.interval, amount: format.money(plan.amount_minor, plan.currency) });
  return (
    <OpenedByPlan name={plan.name}>
      {card
        ? t('begun.trial', { date, amount, card: t('card.name', { brand: brandName(card.brand), last4: card.last4 }) })
        : t('begun.trialNoCard', { date, amount })}
    </OpenedByPlan>
  );
}
