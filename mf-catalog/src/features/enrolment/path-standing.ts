import type { ReactNode } from 'react';
import type { LearningPathDetails, PathProgress } from '@stoa/shared/contract/market/learning-paths.ts';

export interface PathProps {
  learningPath: LearningPathDetails;
}

export interface SaleProps extends PathProps {
  /** A way to put it aside where it is sold. */
  cart?: ReactNode;
  /** What else would open its courses: beside its price. */
  instead?: ReactNode;
}

/** What there is to do with a learning path. `learning`: they took it, or have what it gives. */
export type PathStanding = 'own' | 'learning' | 'free' | 'plan' | 'sale';

type Courses = Pick<LearningPathDetails, 'courses'>;

export const hadCourses = ({ courses }: Courses) =>
  courses.map(({ course }) => course).filter(({ student_percentage }) => student_percentage !== null);

export function standingOf(path: LearningPathDetails, userId: string | undefined): PathStanding {
  if (path.partner.id === userId) return 'own';
  const had = hadCourses(path).length;
  if (path.progress || path.is_bought || (had > 0 && had === path.courses.length)) return 'learning';
  switch (path.fee) {
    case 'one_time':
      return 'sale';
    case 'subscription':
      return 'plan';
    case 'free':
      return path.opens.length === 0 && had > 0 ? 'learning' : 'free';
  }
}

/** How far they are. Of one who has courses of a path that they did not take it is counted here. */
export function progressOf({ progress, courses, assignments = [] }: LearningPathDetails): Progress {
  if (progress) return progress;
  const required = courses.filter((one) => one.required);
  const work = assignments.filter((one) => one.required);
  const count = required.length + work.length;
  const done = required.filter(isCompleted).length;
  const next = courses.find((one) => one.course.student_percentage !== null && !isCompleted(one))?.course;
  return {
    percentage: count === 0 ? 0 : Math.floor((100 * done) / count),
    completed_at: null,
    completed_courses: done,
    required_courses: required.length,
    completed_assignments: 0,
    required_assignments: work.length,
    next_course: next ? { ...next, is_begun: next.student_percentage !== 0 } : null,
    certificate_slug: null,
  };
}

type Progress = Omit<PathProgress, 'enrolled_at'>;

export const isCompleted = ({ completed, course }: LearningPathDetails['courses'][number]): boolean =>
  completed || course.student_percentage === 100;
