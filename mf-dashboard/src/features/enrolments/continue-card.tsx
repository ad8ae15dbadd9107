import type { EnrolledCourse } from '@stoa/shared/contract/learning.ts';
import { CourseCover } from '@stoa/shared/ui/course-cover.tsx';
import { agoText } from '@stoa/shared/ui/format.ts';
import { Text, Title } from '@stoa/shared/ui/kit.ts';
import { ProgressLine } from '@stoa/shared/ui/progress-line.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { paths } from '../../paths.ts';
import classes from './continue-card.module.css';

/** The course touched last, one step from its next lesson. */
export function ContinueCard({ enrolled }: { enrolled: EnrolledCourse }) {
  const { course, next_lesson, percentage, last_activity_at } = enrolled;
  return (
    <article className={classes.card}>
      <CourseCover src={course.cover_url} title={course.name} eager />
      <div className={classes.body}>
        <Text size="sm" c="dimmed">
          {last_activity_at ? `Last opened ${agoText(last_activity_at)}` : 'Not begun yet'}
        </Text>
        <Title order={2} className={classes.title ?? ''}>
          {course.name}
        </Title>
        {next_lesson && <p>Next: {next_lesson.title}</p>}
        <ProgressLine percentage={percentage} label={course.name} />
        <LinkButton to={paths.player(course.slug, next_lesson?.id)} size="md" className={classes.action ?? ''}>
          {percentage === 0 ? 'Start learning' : 'Continue learning'}
        </LinkButton>
      </div>
    </article>
  );
}
