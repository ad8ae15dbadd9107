import type { SubscriptionPlan } from '@stoa/shared/contract/market/plans.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useBillingText } from '../../messages/billing.ts';
import classes from './plan-card.module.css';

/** Price, and what it opens. */
export function PlanWords({ plan }: { plan: SubscriptionPlan }) {
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
