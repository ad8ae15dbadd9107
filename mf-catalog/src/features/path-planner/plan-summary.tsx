import type { Skill } from '@stoa/shared/contract/taxonomy/taxonomy.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Alert, Text } from '@stoa/shared/kit';
import { usePathPlannerText } from '../../messages/path-planner.ts';
import type { MadePlan } from './make-plan.ts';
import type { PlannerWish } from './planner-wish.ts';
import { minutesUntil } from './solver/schedule.ts';
import { useDayText } from './use-day-text.ts';

interface PlanSummaryProps {
  plan: MadePlan;
  wish: PlannerWish;
  today: string;
}

/** What it comes to, and what had to give way. */
export function PlanSummary({ plan, wish, today }: PlanSummaryProps) {
  const t = usePathPlannerText();
  const format = useFormat();
  const dayText = useDayText();
  const { courses, cost, minutes, ends, breaks } = plan;
  const money = (minor: number) => format.money(minor, wish.currency);
  const date = dayText(ends);
  return (
    <>
      <Text role="status">
        {t('plan.sum', {
          ...{ count: courses.length, time: format.duration(minutes * 60), date },
          price: cost === 0 ? t('plan.free') : t('plan.price', { price: money(cost) }),
        })}
      </Text>
      {breaks.includes('budget') && (
        <Alert color="orange" title={t('plan.budget.title')}>
          {t('plan.budget.text', { price: money(cost), over: money(cost - (wish.budget ?? 0)) })}
        </Alert>
      )}
      {breaks.includes('until') && (
        <Alert color="orange" title={t('plan.until.title')}>
          {t('plan.until.text', { date, hours: hoursNeeded(plan, wish, today) })}
        </Alert>
      )}
    </>
  );
}

/** Hours a week with which it is done in time. */
function hoursNeeded({ minutes }: MadePlan, { until }: PlannerWish, from: string): number {
  for (let hours = 1; hours < 168; hours += 1) {
    if (minutesUntil(until, { from, minutesPerWeek: hours * 60 }) >= minutes) return hours;
  }
  return 168;
}

/** What no course teaches that could be in the plan. */
export function UntaughtNote({ ids, skills }: { ids: readonly string[]; skills: readonly Skill[] }) {
  const t = usePathPlannerText();
  const format = useFormat();
  if (ids.length === 0) return null;
  const names = skills.filter(({ id }) => ids.includes(id)).map(({ skill }) => skill);
  return <Alert color="orange">{t('plan.untaught', { skills: format.list(names) })}</Alert>;
}
