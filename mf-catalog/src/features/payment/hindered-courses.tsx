import { to } from '@stoa/shared/contract/site/addresses.ts';
import { Alert } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { usePaymentText } from '../../messages/payment.ts';
import type { Obstacle } from './purchase.ts';
import type { HinderedCourse } from './use-purchase.ts';
import classes from './hindered-courses.module.css';

interface HinderedCoursesProps {
  hindered: readonly HinderedCourse[];
  /** Slugs that lead nowhere. */
  gone: readonly string[];
}

/** What was to be bought, too, and cannot be: why, and where to go instead. Nothing of it is charged. */
export function HinderedCourses({ hindered, gone }: HinderedCoursesProps) {
  const t = usePaymentText();
  if (hindered.length + gone.length === 0) return null;
  return (
    <Alert color="yellow" role="note" title={t('hindered.title')}>
      <ul className={classes.list}>
        {hindered.map(({ course, obstacle }) => (
          <li key={course.id}>
            <LinkAnchor to={instead(obstacle, course.slug)}>{course.name}</LinkAnchor> {t(`hindered.${obstacle}`)}
          </li>
        ))}
        {gone.map((slug) => (
          <li key={slug}>{t('hindered.gone', { slug })}</li>
        ))}
      </ul>
    </Alert>
  );
}

/** Where a course that is not bought leads: to its lessons for those who may see them, else to its page. */
export const instead = (obstacle: Obstacle, slug: string): string =>
  obstacle === 'held' || obstacle === 'own' ? to.player({ slug }) : to.courseInfo({ slug });
