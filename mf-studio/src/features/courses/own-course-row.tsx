import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { OwnCourse } from '@stoa/shared/contract/teaching/courses.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { CourseCover } from '@stoa/shared/ui/course-cover.tsx';
import { RatingStars } from '@stoa/shared/ui/rating-stars.tsx';
import { StatusBadge, courseTone } from '@stoa/shared/ui/status-badge.tsx';
import { IconMessage } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useCoursesText } from '../../messages/courses.ts';
import { CourseActions } from './course-actions.tsx';
import classes from './own-course-row.module.css';

/** A course of the teacher's: where it stands, how it does, and what can be done with it now. */
export function OwnCourseRow({ course }: { course: OwnCourse }) {
  const t = useCoursesText();
  const word = useCourseWords();
  const format = useFormat();
  const href = course.actions.includes('edit') || course.status !== 'published';
  return (
    <li className={classes.row}>
      <div className={classes.cover}>
        <CourseCover src={course.cover_url} title={course.name} />
      </div>
      <div className={classes.words}>
        <h2 className={classes.title}>
          <Link
            to={href ? to.editCourse({ slug: course.slug }) : to.courseInfo({ slug: course.slug })}
            className={classes.link}
          >
            {course.name}
          </Link>
        </h2>
        <div className={classes.badges}>
          <StatusBadge tone={courseTone(course.status)}>{word(`status.${course.status}`)}</StatusBadge>
          {course.shared_by && (
            <StatusBadge tone="neutral">{t('row.shared', { owner: course.shared_by.full_name })}</StatusBadge>
          )}
          {course.has_revision && <StatusBadge tone="info">{t('row.revision')}</StatusBadge>}
          {course.open_comments > 0 && (
            <Link to={to.editCourse({ slug: course.slug }, { section: 'review' })} className={classes.comments}>
              <IconMessage size={16} aria-hidden="true" />
              {t('row.comments', { count: course.open_comments })}
            </Link>
          )}
        </div>
        <p className={classes.facts}>
          {t('row.lessons', { count: course.lesson_count })}
          {course.duration_s > 0 && ` · ${format.duration(course.duration_s)}`}
          {' · '}
          {t('row.edited', { ago: format.ago(course.updated_at) })}
        </p>
      </div>
      <dl className={classes.figures}>
        <Figure name={t('row.learners')} value={format.number(course.enrollment_count)} />
        <Figure name={t('row.completed')} value={format.number(course.completion_count)} />
        <div className={classes.figure}>
          <dt>{t('row.rating')}</dt>
          <dd>{course.rating === null ? '–' : <RatingStars value={course.rating} count={course.rating_count} />}</dd>
        </div>
      </dl>
      <CourseActions course={course} />
    </li>
  );
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div className={classes.figure}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
