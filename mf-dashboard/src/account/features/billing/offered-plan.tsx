import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { SubscriptionPlan } from '@stoa/shared/contract/market/plans.ts';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useBillingText } from '../../messages/billing.ts';
import classes from './plan-card.module.css';
import { PlanWords } from './plan-words.tsx';

interface OfferedPlanProps {
  plan: SubscriptionPlan;
  /** Whoever had a plan before pays at once. */
  canTry: boolean;
  /** False where the screen that takes the money is not there. */
  canPay: boolean;
}

/** A plan that can be had. */
export function OfferedPlan({ plan, canTry, canPay }: OfferedPlanProps) {
  const t = useBillingText();
  const { id, name, trial_days: days } = plan;
  const isTried = canTry && days > 0;
  return (
    <li className={classes.card}>
      <h3 className={classes.name}>{name}</h3>
      <PlanWords plan={plan} />
      {isTried && <p className={classes.trial}>{t('plan.trial', { days })}</p>}
      {canPay && (
        <LinkButton
          className={classes.go}
          to={to.payment({ plan: id })}
          aria-label={t(isTried ? 'plan.tryName' : 'plan.takeName', { plan: name })}
        >
          {t(isTried ? 'plan.try' : 'plan.take')}
        </LinkButton>
      )}
    </li>
  );
}
