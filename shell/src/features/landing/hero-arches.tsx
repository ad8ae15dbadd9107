import { Link } from 'react-router-dom';
import type { CourseCard } from '@stoa/shared/contract/teaching/course-card.ts';
import { CourseCover } from '@stoa/shared/ui/course-cover.tsx';
import { useCoursePath } from './use-course-path.ts';
import classes from './hero.module.css';

/** Three arches of the walk; in each stands a popular course. Empty arches until the courses are here. */
export function HeroArches({ courses }: { courses: readonly CourseCard[] }) {
  const coursePath = useCoursePath();
  return (
    <div className={classes.arches}>
      {[0, 1, 2].map((index) => {
        const course = courses[index];
        return (
          <div key={index} className={classes.arch}>
            {course && (
              <Link to={coursePath(course.slug)} className={classes.shop} aria-label={course.name}>
                <CourseCover src={course.cover_url} title={course.name} eager />
                <span className={classes.sign} aria-hidden="true">
                  {course.name}
                </span>
              </Link>
            )}
          </div>
        );
      })}
    </div>
  );
}
