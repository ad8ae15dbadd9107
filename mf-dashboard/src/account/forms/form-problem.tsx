import { IconAlertCircle } from '@tabler/icons-react';
import { Alert } from '@stoa/shared/kit';

/** Why a form was refused, where no field is to blame. */
export function FormProblem({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden="true" />}>
      {text}
    </Alert>
  );
}
