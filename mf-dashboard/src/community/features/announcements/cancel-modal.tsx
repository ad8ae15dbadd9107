import { announcementEndpoints } from '@stoa/shared/contract/learning/announcements.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { ReasonModal } from '../../../ui/reason-modal.tsx';
import { useModeratedAnnouncementsText } from '../../messages/moderated-announcements.ts';

interface CancelModalProps {
  subject: string;
  isPending: boolean;
  error: Error | null;
  onConfirm(reason: string): void;
  onClose(): void;
}

/** Why an announcement is not to be sent, which its author reads. */
export function CancelModal({ subject, error, ...props }: CancelModalProps) {
  const t = useModeratedAnnouncementsText();
  const errorText = useErrorText();
  return (
    <ReasonModal
      {...props}
      title={t('ask', { subject })}
      text={t('ask.text')}
      label={t('note')}
      confirmLabel={t('cancel')}
      destructive
      reason={announcementEndpoints.cancelAnnouncementAsModerator.body.shape.reason}
      failure={error ? errorText(error) : undefined}
    />
  );
}
