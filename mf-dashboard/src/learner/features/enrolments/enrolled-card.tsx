import type { ReactNode } from 'react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { EnrolledCourse } from '@stoa/shared/contract/learning/enrolments.ts';
import { useInstructorLink } from '@stoa/shared/remote/use-instructor-link.ts';
import { CourseCard } from '@stoa/shared/ui/course-card.tsx';

interface EnrolledCardProps {
  enrolled: EnrolledCourse;
  /** What can be done with it. */
  actions?: ReactNode;
  order?: 2 | 3;
}

export function EnrolledCard({ enrolled, actions, order = 3 }: EnrolledCardProps) {
  const { course, percentage, next_lesson } = enrolled;
  const instructorLink = useInstructorLink();
  const address = to.player({ slug: course.slug }, { lesson: next_lesson?.id });
  return (
    <CourseCard
      to={address}
      title={course.name}
      coverUrl={course.cover_url}
      creatorName={course.creator.full_name}
      creatorTo={instructorLink(course.creator.id)}
      durationS={course.duration_s}
      progress={percentage}
      order={order}
      {...(actions !== undefined && { footer: actions })}
    />
  );
}
