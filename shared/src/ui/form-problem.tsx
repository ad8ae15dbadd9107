import { IconAlertCircle } from '@tabler/icons-react';
import { Alert } from './kit.ts';

/** Why a form was refused, where no field is to blame. Nothing without a text. */
export function FormProblem({ text }: { text: string | false | null | undefined }) {
  if (!text) return null;
  return (
    <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden="true" />}>
      {text}
    </Alert>
  );
}
