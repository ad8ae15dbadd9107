import type { ReactNode } from 'react';
import type { EnrolledCourse } from '@stoa/shared/contract/learning.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { CourseCard } from '@stoa/shared/ui/course-card.tsx';
import { paths } from '../../paths.ts';

interface EnrolledCardProps {
  enrolled: EnrolledCourse;
  /** What can be done with it. */
  actions?: ReactNode;
  order?: 2 | 3;
}

export function EnrolledCard({ enrolled, actions, order = 3 }: EnrolledCardProps) {
  const { navigation } = usePlatform();
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
      onNear={() => navigation.prefetch(to)}
      {...(actions !== undefined && { footer: actions })}
    />
  );
}
