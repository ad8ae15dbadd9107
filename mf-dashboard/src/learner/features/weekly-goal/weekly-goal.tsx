import type { WeeklyGoal as Goal } from '@stoa/shared/contract/learning/weekly-goal.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { Skeleton } from '@stoa/shared/kit';
import { ProgressLine } from '@stoa/shared/ui/progress-line.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { useHomeMoreText } from '../../messages/home-more.ts';
import { GoalChoice } from './goal-choice.tsx';
import { useWeeklyGoal } from './use-weekly-goal.ts';
import classes from './weekly-goal.module.css';

/** How much was learnt since Monday, and how much one meant to. */
export function WeeklyGoal() {
  const t = useHomeMoreText();
  const goal = useWeeklyGoal();
  return (
    <Section title={t('goal.title')}>
      {goal.isPending && <Skeleton height="6rem" role="status" aria-label={t('goal.loading')} />}
      {goal.isError && !goal.data && <LoadFailed query={goal} title={t('goal.failed')} />}
      {goal.data && (
        <div className={classes.card}>
          <SoFar goal={goal.data} />
          <GoalChoice goal={goal.data} />
        </div>
      )}
    </Section>
  );
}

function SoFar({ goal: { weekly_minutes: goal, learnt_minutes: learnt } }: { goal: Goal }) {
  const t = useHomeMoreText();
  if (goal === null) return <p className={classes.text}>{t('goal.none', { learnt })}</p>;
  return (
    <div className={classes.text}>
      {learnt >= goal && <p>{t('goal.reached', { learnt })}</p>}
      <ProgressLine
        percentage={Math.min(100, Math.floor((100 * learnt) / goal))}
        label={t('goal.label')}
        words={t('goal.part', { learnt, goal })}
      />
    </div>
  );
}
