import { useState } from 'react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { EnrolledCourse } from '@stoa/shared/contract/learning/enrolments.ts';
import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { Button, Group } from '@stoa/shared/kit';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useEnrolmentsText } from '../../messages/enrolments.ts';
import { useArchiveCourse } from './use-archive-course.ts';
import { useLeaveCourse } from './use-leave-course.ts';

interface EnrolledActionsProps {
  enrolled: EnrolledCourse;
  /** The card goes from this list, and the keyboard with it. */
  onGone(): void;
}

const quiet = { size: 'compact-sm', variant: 'subtle', color: 'gray' } as const;

/** The buttons to see its certificate, to put it away or take it back, and to leave it. */
export function EnrolledActions({ enrolled, onGone }: EnrolledActionsProps) {
  const t = useEnrolmentsText();
  const archive = useArchiveCourse();
  const { id, course, certificate_slug, status } = enrolled;
  const way = enrolled.archived_at ? 'back' : 'archived';
  return (
    <Group gap="xs">
      {certificate_slug && (
        <LinkButton to={to.certificate({ slug: certificate_slug })} size="compact-sm" variant="light">
          {t('certificate')}
        </LinkButton>
      )}
      <Button
        {...quiet}
        loading={archive.isPending}
        onClick={() => archive.mutate({ enrolmentId: id, name: course.name, to: way }, { onSuccess: onGone })}
        aria-label={t(`archive.${way}.name`, { course: course.name })}
      >
        {t(`archive.${way}`)}
      </Button>
      {status === 'active' && <LeaveButton enrolled={enrolled} />}
    </Group>
  );
}

function LeaveButton({ enrolled: { id, course } }: { enrolled: EnrolledCourse }) {
  const t = useEnrolmentsText();
  const [asks, setAsks] = useState(false);
  const leave = useLeaveCourse();
  return (
    <>
      <Button {...quiet} onClick={() => setAsks(true)} aria-label={t('leave.name', { course: course.name })}>
        {t('leave')}
      </Button>
      <ConfirmDialog
        opened={asks}
        title={t('leave.ask', { course: course.name })}
        text={t('leave.text')}
        confirmLabel={t('leave.confirm')}
        pending={leave.isPending}
        onConfirm={() =>
          leave.mutate({ enrolmentId: id, courseId: course.id, name: course.name }, { onSettled: () => setAsks(false) })
        }
        onCancel={() => setAsks(false)}
      />
    </>
  );
}
