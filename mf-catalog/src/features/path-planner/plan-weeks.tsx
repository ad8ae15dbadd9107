import { useState } from 'react';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button } from '@stoa/shared/kit';
import { usePathPlannerText } from '../../messages/path-planner.ts';
import type { MadePlan } from './make-plan.ts';
import classes from './path-planner.module.css';
import { weeksOf } from './solver/schedule.ts';
import { useDayText } from './use-day-text.ts';

const SHOWN = 8;

interface PlanWeeksProps {
  plan: MadePlan;
  hours: number;
  today: string;
}

/** What is learnt in which week. */
export function PlanWeeks({ plan, hours, today }: PlanWeeksProps) {
  const t = usePathPlannerText();
  const format = useFormat();
  const dayText = useDayText();
  const [isWhole, setIsWhole] = useState(false);
  const weeks = weeksOf(plan.courses, { from: today, minutesPerWeek: hours * 60 });
  const names = new Map(plan.courses.map(({ id, card }) => [id, card.name]));
  return (
    <>
      <ol className={classes.weeks}>
        {(isWhole ? weeks : weeks.slice(0, SHOWN)).map(({ begins, ends, parts }, index) => (
          <li key={begins} className={classes.week}>
            <h3 className={classes.weekTitle}>
              {t('weeks.week', { number: index + 1, begins: dayText(begins), ends: dayText(ends) })}
            </h3>
            <ul className={classes.parts}>
              {parts.map(({ id, minutes }) => (
                <li key={id}>
                  {t('weeks.part', { course: names.get(id) ?? '', time: format.duration(minutes * 60) })}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {weeks.length > SHOWN && !isWhole && (
        <div>
          <Button variant="default" onClick={() => setIsWhole(true)}>
            {t('weeks.all', { count: weeks.length })}
          </Button>
        </div>
      )}
    </>
  );
}
