import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { PathBuilder } from '@stoa/shared/contract/market/path-builder.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Text } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { usePathReviewText } from '../../messages/path-review.ts';
import classes from './path-review.module.css';

/** The courses in their order; each can be opened as learners find it. */
export function PathCourses({ path }: { path: PathBuilder }) {
  const t = usePathReviewText();
  const word = useCourseWords();
  const format = useFormat();
  return (
    <ol className={classes.courses}>
      {path.courses.map(({ course, required, status }) => {
        const facts = [
          course.creator.full_name,
          course.duration_s > 0 && format.duration(course.duration_s),
          course.price_minor > 0 ? format.money(course.price_minor, course.currency) : word('priceType.free'),
          t(required ? 'course.required' : 'course.optional'),
        ];
        return (
          <li key={course.id}>
            <LinkAnchor to={to.courseInfo({ slug: course.slug })}>{course.name}</LinkAnchor>{' '}
            {status !== 'published' && <StatusBadge tone="danger">{word(`status.${status}`)}</StatusBadge>}
            <Text size="sm" c="dimmed">
              {facts.filter(Boolean).join(' · ')}
            </Text>
          </li>
        );
      })}
    </ol>
  );
}
