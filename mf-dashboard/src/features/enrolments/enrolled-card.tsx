import { useState } from 'react';
import type { EnrolledCourse } from '@stoa/shared/contract/learning.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { CourseCard } from '@stoa/shared/ui/course-card.tsx';
import { Button, Group } from '@stoa/shared/ui/kit.ts';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { paths } from '../../paths.ts';
import { useLeaveCourse } from './use-enrollments.ts';

interface EnrolledCardProps {
  enrolled: EnrolledCourse;
  /** With the buttons to leave it and to see its certificate. */
  hasActions?: boolean;
  order?: 2 | 3;
}

export function EnrolledCard({ enrolled, hasActions = false, order = 3 }: EnrolledCardProps) {
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
      {...(hasActions && { footer: <Actions enrolled={enrolled} /> })}
    />
  );
}

function Actions({ enrolled }: { enrolled: EnrolledCourse }) {
  const [asks, setAsks] = useState(false);
  const leave = useLeaveCourse();
  const { id, course, certificate_slug, status } = enrolled;
  return (
    <Group gap="xs">
      {certificate_slug && (
        <LinkButton to={paths.certificate(certificate_slug)} size="compact-sm" variant="light">
          Certificate
        </LinkButton>
      )}
      {status === 'active' && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          onClick={() => setAsks(true)}
          aria-label={`Leave ${course.name}`}
        >
          Leave
        </Button>
      )}
      <ConfirmDialog
        opened={asks}
        title={`Leave ${course.name}?`}
        text="It disappears from your list. Your progress is kept, and you can enrol again."
        confirmLabel="Leave the course"
        pending={leave.isPending}
        onConfirm={() =>
          leave.mutate(
            { enrollmentId: id, courseId: course.id, name: course.name },
            { onSettled: () => setAsks(false) },
          )
        }
        onCancel={() => setAsks(false)}
      />
    </Group>
  );
}
