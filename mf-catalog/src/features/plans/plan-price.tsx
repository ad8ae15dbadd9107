import type { SubscriptionPlan } from '@stoa/shared/contract/market/plans.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { usePlansText } from '../../messages/plans.ts';

/** '$19 a month' */
export function PlanPrice({ plan: { interval, amount_minor, currency } }: { plan: SubscriptionPlan }) {
  const t = usePlansText();
  const format = useFormat();
  return t('price', { interval, amount: format.money(amount_minor, currency) });
}
