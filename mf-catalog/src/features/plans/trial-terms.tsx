import { useSearchParams } from 'react-router-dom';
import type { SubscriptionPlan } from '@stoa/shared/contract/market/plans.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { usePlansText } from '../../messages/plans.ts';
import { PlanPrice } from './plan-price.tsx';
import classes from './trial-terms.module.css';
import { trialEndsAt } from './trial-ends-at.ts';

/** What is paid now, what later and when, and how not to pay at all. */
export function TrialTerms({ plan }: { plan: SubscriptionPlan }) {
  const t = usePlansText();
  const [search] = useSearchParams();
  const coupon = search.get('coupon');
  const format = useFormat();
  const { trial_days: days, interval, amount_minor, currency } = plan;
  const date = format.date(trialEndsAt(days));
  return (
    <>
      <dl className={classes.rows}>
        <div className={classes.today}>
          <dt>{t('trial.today')}</dt>
          <dd>{format.money(0, currency)}</dd>
        </div>
        <div className={classes.later}>
          <dt>{t('trial.from', { date })}</dt>
          <dd>
            <PlanPrice plan={plan} />
          </dd>
        </div>
      </dl>
      {coupon && <p>{t('trial.noCoupon', { code: coupon })}</p>}
      <p>{t('trial.terms', { days, interval, amount: format.money(amount_minor, currency), date })}</p>
    </>
  );
}
