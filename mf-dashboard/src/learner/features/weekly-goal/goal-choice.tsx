import type { WeeklyGoal } from '@stoa/shared/contract/learning/weekly-goal.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { NativeSelect, Switch } from '@stoa/shared/kit';
import { useHomeMoreText } from '../../messages/home-more.ts';
import { useChangeGoal } from './use-weekly-goal.ts';
import classes from './weekly-goal.module.css';

const offered = [15, 30, 60, 120, 300, 600];

/** Another goal; and whether to hear, on Friday, that something is left of it. */
export function GoalChoice({ goal: { weekly_minutes, is_reminded } }: { goal: WeeklyGoal }) {
  const t = useHomeMoreText();
  const { duration } = useFormat();
  const change = useChangeGoal();
  const minutes = [...new Set([...offered, ...(weekly_minutes === null ? [] : [weekly_minutes])])].sort(
    (a, b) => a - b,
  );
  return (
    <div className={classes.choice}>
      <NativeSelect
        label={t('goal.label')}
        value={weekly_minutes ?? ''}
        data={[
          { value: '', label: t('goal.noGoal') },
          ...minutes.map((value) => ({
            value: String(value),
            label: t('goal.choice', { time: duration(value * 60) }),
          })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          change.mutate({ weekly_minutes: value === '' ? null : Number(value) })
        }
      />
      {weekly_minutes !== null && (
        <Switch
          label={t('goal.remind')}
          checked={is_reminded}
          onChange={({ currentTarget: { checked } }) => change.mutate({ is_reminded: checked })}
        />
      )}
    </div>
  );
}
