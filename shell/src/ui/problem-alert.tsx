import { IconAlertCircle } from '@tabler/icons-react';
import { Alert } from '@stoa/shared/kit';

/** Above a form: why it was refused. */
export function ProblemAlert({ problem }: { problem: string | undefined }) {
  if (!problem) return null;
  return (
    <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden="true" />}>
      {problem}
    </Alert>
  );
}
