import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { SubscriptionPlan } from '@stoa/shared/contract/market/plans.ts';
import { useSearchParams } from 'react-router-dom';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { usePlansText } from '../../messages/plans.ts';
import { PlanPrice } from './plan-price.tsx';
import classes from './plan-offers.module.css';

interface PlanOffersProps {
  plans: readonly SubscriptionPlan[];
  /** Whoever had a plan before may try none. */
  canTry: boolean;
}

/** The plans on offer, side by side, to choose from. */
export function PlanOffers({ plans, canTry }: PlanOffersProps) {
  return (
    <ul className={classes.plans}>
      {plans.map((plan) => (
        <PlanOffer key={plan.id} plan={plan} isTried={canTry && plan.trial_days > 0} />
      ))}
    </ul>
  );
}

function PlanOffer({ plan, isTried }: { plan: SubscriptionPlan; isTried: boolean }) {
  const t = usePlansText();
  const [search] = useSearchParams();
  const { id, name, trial_days: days, grants } = plan;
  return (
    <li className={classes.plan}>
      <h2 className={classes.name}>{name}</h2>
      <p className={classes.price}>
        <PlanPrice plan={plan} />
      </p>
      {isTried && <p>{t('trial', { days })}</p>}
      {grants.includes('view-course-all-videos') && (
        <p className={classes.opens}>
          {t('grants')} {t('allVideos')}
        </p>
      )}
      <LinkButton
        className={classes.go}
        to={to.payment({ plan: id, coupon: search.get('coupon') ?? undefined })}
        aria-label={t(isTried ? 'startTrialOf' : 'chooseName', { plan: name })}
      >
        {t(isTried ? 'startTrial' : 'choose')}
      </LinkButton>
    </li>
  );
}
