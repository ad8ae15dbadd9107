import { FEWEST_PATH_COURSES } from '@stoa/shared/contract/market/path-words.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Alert } from '@stoa/shared/kit';
import { usePathBuilderText } from '../../messages/path-builder.ts';
import classes from './course-list.module.css';
import type { PathCourse } from './use-path-courses.ts';

/** How many courses, how long they take together, and what keeps them from being published. */
export function CourseTotals({ courses }: { courses: readonly PathCourse[] }) {
  const t = usePathBuilderText();
  const format = useFormat();
  const seconds = courses.reduce((sum, { course }) => sum + (course?.duration_s ?? 0), 0);
  const off = courses.filter(({ status }) => status !== 'published').length;
  const required = courses.filter((one) => one.required).length;
  return (
    <>
      {off > 0 && (
        <Alert color="red" title={t('courses.off.title', { count: off })}>
          {t('courses.off.text')}
        </Alert>
      )}
      <p className={classes.totals} role="status">
        {t('courses.total', { count: courses.length, required })}
        {seconds > 0 && ` · ${format.duration(seconds)}`}
        {courses.length < FEWEST_PATH_COURSES && ` · ${t('courses.fewest', { least: FEWEST_PATH_COURSES })}`}
      </p>
    </>
  );
}
