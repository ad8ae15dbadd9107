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
import { OwnRow } from '../../ui/own-row.tsx';
import { CourseActions } from './course-actions.tsx';
import classes from './own-course-row.module.css';

/** A course of the teacher's: where it stands, how it does, and what can be done with it now. */
export function OwnCourseRow({ course, marksMicro }: { course: OwnCourse; marksMicro: boolean }) {
  const t = useCoursesText();
  const word = useCourseWords();
  const format = useFormat();
  const isOpened = course.actions.includes('edit') || course.status !== 'published';
  return (
    <OwnRow
      cover={<CourseCover src={course.cover_url} title={course.name} />}
      title={course.name}
      to={isOpened ? to.editCourse({ slug: course.slug }) : to.courseInfo({ slug: course.slug })}
      badges={
        <>
          <StatusBadge tone={courseTone(course.status)}>{word(`status.${course.status}`)}</StatusBadge>
          {marksMicro && course.is_micro && <StatusBadge tone="neutral">{word('micro')}</StatusBadge>}
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
        </>
      }
      facts={
        <>
          {t('row.lessons', { count: course.lesson_count })}
          {course.duration_s > 0 && ` · ${format.duration(course.duration_s)}`}
          {' · '}
          {t('row.edited', { ago: format.ago(course.updated_at) })}
        </>
      }
      figures={[
        { name: t('row.learners'), value: format.number(course.enrollment_count) },
        { name: t('row.completed'), value: format.number(course.completion_count) },
        {
          name: t('row.rating'),
          value: course.rating === null ? '–' : <RatingStars value={course.rating} count={course.rating_count} />,
        },
      ]}
      actions={<CourseActions course={course} />}
    />
  );
}
