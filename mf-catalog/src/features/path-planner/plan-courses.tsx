import { useState } from 'react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Skill } from '@stoa/shared/contract/taxonomy/taxonomy.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Text } from '@stoa/shared/kit';
import { Price } from '@stoa/shared/ui/price.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { usePathPlannerText } from '../../messages/path-planner.ts';
import type { MadePlan, PlannedCourse, Swap } from './make-plan.ts';
import classes from './path-planner.module.css';
import { SwapList } from './swap-list.tsx';
import { useLanguageText } from './use-language-text.ts';
import { useDayText } from './use-day-text.ts';

interface PlanCoursesProps {
  plan: MadePlan;
  skills: readonly Skill[];
  currency: string;
  swapsFor(course: PlannedCourse): Swap[];
  onSwap(swap: Swap): void;
}

/** The courses of a plan in their order; each can be swapped for another one that teaches the same. */
export function PlanCourses({ plan, ...rest }: PlanCoursesProps) {
  const [open, setOpen] = useState('');
  return (
    <ol className={classes.courses}>
      {plan.courses.map((course) => (
        <li key={course.id} className={classes.course}>
          <CourseRow
            course={course}
            plan={plan}
            isOpen={open === course.id}
            onToggle={() => setOpen(open === course.id ? '' : course.id)}
            {...rest}
          />
        </li>
      ))}
    </ol>
  );
}

interface CourseRowProps extends PlanCoursesProps {
  course: PlannedCourse;
  isOpen: boolean;
  onToggle(): void;
}

function CourseRow({ course, plan, skills, currency, isOpen, onToggle, swapsFor, onSwap }: CourseRowProps) {
  const t = usePathPlannerText();
  const format = useFormat();
  const dayText = useDayText();
  const languageText = useLanguageText();
  const { card, minutes, begins, ends } = course;
  return (
    <>
      <div className={classes.words}>
        <LinkAnchor to={to.courseInfo({ slug: card.slug })} fw={600}>
          {card.name}
        </LinkAnchor>
        <Text size="sm" c="dimmed">
          {[
            begins === ends ? dayText(begins) : t('plan.days', { begins: dayText(begins), ends: dayText(ends) }),
            format.duration(minutes * 60),
            ...languageText(card),
          ].join(' · ')}
        </Text>
        <Why course={course} plan={plan} skills={skills} />
      </div>
      <span className={classes.price}>
        {card.student_percentage === null ? (
          <Price minor={course.cost} currency={currency} />
        ) : (
          <Text size="sm">{t('plan.had')}</Text>
        )}
      </span>
      {course.skills.length > 0 && (
        <Button
          size="compact-sm"
          variant="default"
          aria-expanded={isOpen}
          aria-label={t('swap.name', { course: card.name })}
          onClick={onToggle}
        >
          {t('swap')}
        </Button>
      )}
      {isOpen && <SwapList course={course} swaps={swapsFor(course)} currency={currency} onSwap={onSwap} />}
    </>
  );
}

/** What it is in the plan for. */
function Why({ course, plan, skills }: { course: PlannedCourse; plan: MadePlan; skills: readonly Skill[] }) {
  const t = usePathPlannerText();
  const format = useFormat();
  const taught = skills.filter(({ id }) => course.skills.includes(id)).map(({ skill }) => skill);
  const later = plan.courses.filter(({ after }) => after.includes(course.id)).map(({ card }) => card.name);
  return (
    <>
      {taught.length > 0 && <Text size="sm">{t('plan.teaches', { skills: format.list(taught) })}</Text>}
      {later.length > 0 && <Text size="sm">{t('plan.before', { courses: format.list(later) })}</Text>}
    </>
  );
}
