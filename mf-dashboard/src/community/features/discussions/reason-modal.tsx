import { reportBody } from '@stoa/shared/contract/community.ts';
import { ReasonModal, type ReasonModalProps } from '../../../ui/reason-modal.tsx';
import { useFailureText } from './use-failure-text.ts';

interface CommunityReasonProps extends Omit<ReasonModalProps, 'reason' | 'failure' | 'description'> {
  error: Error | null;
}

/** Why something is reported, removed or decided. */
export function CommunityReasonModal({ error, ...props }: CommunityReasonProps) {
  const failureText = useFailureText();
  return <ReasonModal {...props} reason={reportBody.shape.reason} failure={error ? failureText(error) : undefined} />;
}
