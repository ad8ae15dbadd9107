import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { SubscriptionPlan } from '@stoa/shared/contract/market/plans.ts';
import { Section } from '@stoa/shared/ui/section.tsx';
import { usePlansText } from '../../messages/plans.ts';
import { PlanPrice } from './plan-price.tsx';
import classes from './plan-summary.module.css';

interface PlanSummaryProps {
  plan: SubscriptionPlan;
  /** What this person should know first. */
  note?: ReactNode;
}

/** What a plan costs, what it opens, and how one gets out of it again. */
export function PlanSummary({ plan, note }: PlanSummaryProps) {
  const t = usePlansText();
  return (
    <Section title={t('what.title')}>
      {note}
      <p className={classes.price}>
        <PlanPrice plan={plan} />
      </p>
      <ul className={classes.list}>
        {plan.grants.includes('view-course-all-videos') && <Good>{t('what.all')}</Good>}
        <Good>{t('what.renews', { interval: plan.interval })}</Good>
        <Good>{t('what.cancel')}</Good>
      </ul>
    </Section>
  );
}

const Good = ({ children }: { children: ReactNode }) => (
  <li className={classes.good}>
    <IconCheck className={classes.check} size={20} stroke={1.75} aria-hidden="true" />
    <span>{children}</span>
  </li>
);
