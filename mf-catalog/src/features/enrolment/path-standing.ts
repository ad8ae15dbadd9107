import type { ReactNode } from 'react';
import type { LearningPathDetails } from '@stoa/shared/contract/market/learning-paths.ts';

export interface PathProps {
  learningPath: LearningPathDetails;
}

export interface SaleProps extends PathProps {
  /** A way to put it aside where it is sold. */
  cart?: ReactNode;
  /** What else would open its courses: beside its price. */
  instead?: ReactNode;
}

/** What there is to do with a learning path. `learning`: they have what it gives. */
export type PathStanding = 'own' | 'learning' | 'free' | 'plan' | 'sale';

type Courses = Pick<LearningPathDetails, 'courses'>;

export const hadCourses = ({ courses }: Courses) =>
  courses.map(({ course }) => course).filter(({ student_percentage }) => student_percentage !== null);

export function standingOf(path: LearningPathDetails, userId: string | undefined): PathStanding {
  if (path.partner.id === userId) return 'own';
  const had = hadCourses(path).length;
  if (path.is_bought || (had > 0 && had === path.courses.length)) return 'learning';
  switch (path.fee) {
    case 'one_time':
      return 'sale';
    case 'subscription':
      return 'plan';
    case 'free':
      return path.opens.length === 0 && had > 0 ? 'learning' : 'free';
  }
}

/** How far somebody is with all of it, percent; a course that they do not have yet counts as not begun. */
export function progressOf({ courses }: Courses) {
  const percentages = courses.map(({ course }) => course.student_percentage ?? 0);
  const sum = percentages.reduce((total, percentage) => total + percentage, 0);
  return {
    done: percentages.filter((percentage) => percentage === 100).length,
    percentage: percentages.length === 0 ? 0 : Math.floor(sum / percentages.length),
  };
}

/** The course to go on with: the first in their order that is not done. */
export const nextCourse = (path: Courses) => {
  const had = hadCourses(path);
  return had.find(({ student_percentage }) => student_percentage !== 100) ?? had[0];
};
