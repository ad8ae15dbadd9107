import type { ReactNode } from 'react';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { ReasonForm } from '../../../ui/reason-form.tsx';
import type { Insertion } from '../../../ui/use-insertion.ts';
import { usePathReviewText } from '../../messages/path-review.ts';
import { refusals } from './refusals.ts';
import type { PathDecisions } from './use-path-review.ts';

interface PathReasonProps {
  hint: string;
  verb: string;
  decision: PathDecisions['returned'];
  fieldId?: string;
  /** Nothing can be sent, and what was typed stays. */
  isDisabled?: boolean;
  /** Below the field, what is put into it. */
  below?(field: Insertion): ReactNode;
}

/** A decision against a path, with the reason that its partner reads. */
export function PathReason({ decision, ...words }: PathReasonProps) {
  const t = usePathReviewText();
  const refusal = useRefusal(t, refusals);
  return (
    <ReasonForm
      {...words}
      label={t('reason')}
      short={(least) => t('reason.short', { least })}
      most={2000}
      isPending={decision.isPending}
      failure={decision.isError && refusal(decision.error)}
      onSend={(reason) => decision.mutate(reason)}
    />
  );
}
