import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { EnrolledCourse } from '@stoa/shared/contract/learning/enrolments.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { CourseCover } from '@stoa/shared/ui/course-cover.tsx';
import { Text, Title } from '@stoa/shared/kit';
import { ProgressLine } from '@stoa/shared/ui/progress-line.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useHomeText } from '../../messages/home.ts';
import classes from './continue-card.module.css';

/** The course touched last, one step from its next lesson. */
export function ContinueCard({ enrolled }: { enrolled: EnrolledCourse }) {
  const t = useHomeText();
  const format = useFormat();
  const { course, next_lesson, percentage, last_activity_at, remaining_s } = enrolled;
  return (
    <article className={classes.card}>
      <CourseCover src={course.cover_url} title={course.name} eager />
      <div className={classes.body}>
        <Text size="sm" c="dimmed">
          {last_activity_at ? t('lastOpened', { ago: format.ago(last_activity_at) }) : t('notBegun')}
        </Text>
        <Title order={2} className={classes.title ?? ''}>
          {course.name}
        </Title>
        {next_lesson && <p>{t('next', { lesson: next_lesson.title })}</p>}
        <ProgressLine percentage={percentage} label={course.name} />
        <div className={classes.step}>
          <LinkButton to={to.player({ slug: course.slug }, { lesson: next_lesson?.id })} size="md">
            {t(last_activity_at || percentage > 0 ? 'continue' : 'start')}
          </LinkButton>
          {remaining_s > 0 && (
            <Text size="sm" c="dimmed">
              {t('left', { time: format.duration(remaining_s) })}
            </Text>
          )}
        </div>
      </div>
    </article>
  );
}
