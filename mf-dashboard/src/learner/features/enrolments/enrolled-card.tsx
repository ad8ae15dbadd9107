import type { ReactNode } from 'react';
import type { EnrolledCourse } from '@stoa/shared/contract/learning/enrolments.ts';
import { CourseCard } from '@stoa/shared/ui/course-card.tsx';
import { paths } from '../../../paths.ts';

interface EnrolledCardProps {
  enrolled: EnrolledCourse;
  /** What can be done with it. */
  actions?: ReactNode;
  order?: 2 | 3;
}

export function EnrolledCard({ enrolled, actions, order = 3 }: EnrolledCardProps) {
  const { course, percentage, next_lesson } = enrolled;
  const to = paths.player(course.slug, next_lesson?.id);
  return (
    <CourseCard
      to={to}
      title={course.name}
      coverUrl={course.cover_url}
      creatorName={course.creator.full_name}
      durationS={course.duration_s}
      progress={percentage}
      order={order}
      {...(actions !== undefined && { footer: actions })}
    />
  );
}
