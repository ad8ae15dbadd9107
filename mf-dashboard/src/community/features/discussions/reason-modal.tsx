import { reportBody } from '@stoa/shared/contract/community/community.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { ReasonModal, type ReasonModalProps } from '../../../ui/reason-modal.tsx';
import { useCommunityText } from '../../messages/community.ts';
import { refusals } from './refusals.ts';

interface CommunityReasonProps extends Omit<ReasonModalProps, 'reason' | 'failure' | 'description'> {
  error: Error | null;
}

/** Why something is reported, removed or decided. */
export function CommunityReasonModal({ error, ...props }: CommunityReasonProps) {
  const refusal = useRefusal(useCommunityText(), refusals);
  return <ReasonModal {...props} reason={reportBody.shape.reason} failure={error ? refusal(error) : undefined} />;
}
