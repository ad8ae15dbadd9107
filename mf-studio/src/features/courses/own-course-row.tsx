import { statusNames } from '@stoa/shared/contract/course-words.ts';
import type { OwnCourse } from '@stoa/shared/contract/creating.ts';
import { CourseCover } from '@stoa/shared/ui/course-cover.tsx';
import { agoText, countText, durationText } from '@stoa/shared/ui/format.ts';
import { RatingStars } from '@stoa/shared/ui/rating-stars.tsx';
import { StatusBadge, courseTone } from '@stoa/shared/ui/status-badge.tsx';
import { IconMessage } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { CourseActions } from './course-actions.tsx';
import classes from './own-course-row.module.css';

/** A course of the teacher's: where it stands, how it does, and what can be done with it now. */
export function OwnCourseRow({ course }: { course: OwnCourse }) {
  const href = course.actions.includes('edit') || course.status !== 'published';
  return (
    <li className={classes.row}>
      <div className={classes.cover}>
        <CourseCover src={course.cover_url} title={course.name} />
      </div>
      <div className={classes.words}>
        <h2 className={classes.title}>
          <Link to={href ? paths.edit(course.slug) : paths.courseInfo(course.slug)} className={classes.link}>
            {course.name}
          </Link>
        </h2>
        <div className={classes.badges}>
          <StatusBadge tone={courseTone(course.status)}>{statusNames[course.status]}</StatusBadge>
          {course.has_revision && <StatusBadge tone="info">Edits waiting</StatusBadge>}
          {course.open_comments > 0 && (
            <Link to={paths.edit(course.slug, 'review')} className={classes.comments}>
              <IconMessage size={16} aria-hidden="true" />
              {countText(course.open_comments, 'open comment')}
            </Link>
          )}
        </div>
        <p className={classes.facts}>
          {countText(course.lesson_count, 'lesson')}
          {course.duration_s > 0 && ` · ${durationText(course.duration_s)}`}
          {' · '}edited {agoText(course.updated_at)}
        </p>
      </div>
      <dl className={classes.figures}>
        <Figure name="Learners" value={course.enrollment_count.toLocaleString('en')} />
        <Figure name="Completed" value={course.completion_count.toLocaleString('en')} />
        <div className={classes.figure}>
          <dt>Rating</dt>
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
