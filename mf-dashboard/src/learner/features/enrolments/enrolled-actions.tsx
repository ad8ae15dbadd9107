import { useState } from 'react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { EnrolledCourse } from '@stoa/shared/contract/learning/enrolments.ts';
import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { Button, Group } from '@stoa/shared/kit';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useEnrolmentsText } from '../../messages/enrolments.ts';
import { useLeaveCourse } from './use-leave-course.ts';

/** The buttons to see its certificate and to leave it. */
export function EnrolledActions({ enrolled }: { enrolled: EnrolledCourse }) {
  const t = useEnrolmentsText();
  const [asks, setAsks] = useState(false);
  const leave = useLeaveCourse();
  const { id, course, certificate_slug, status } = enrolled;
  return (
    <Group gap="xs">
      {certificate_slug && (
        <LinkButton to={to.certificate({ slug: certificate_slug })} size="compact-sm" variant="light">
          {t('certificate')}
        </LinkButton>
      )}
      {status === 'active' && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          onClick={() => setAsks(true)}
          aria-label={t('leave.name', { course: course.name })}
        >
          {t('leave')}
        </Button>
      )}
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
    </Group>
  );
}
