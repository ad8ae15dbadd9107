import type { CourseCard } from '@stoa/shared/contract/teaching/course-card.ts';
import { CourseCardGrid } from '@stoa/shared/ui/course-card-grid.tsx';
import { ResultCard } from './result-card.tsx';

/** A line of courses; of none there is nothing. */
export function FirstCourses({ courses }: { courses: readonly CourseCard[] }) {
  if (courses.length === 0) return null;
  return (
    <CourseCardGrid>
      {courses.map((course) => (
        <ResultCard key={course.id} course={course} />
      ))}
    </CourseCardGrid>
  );
}
