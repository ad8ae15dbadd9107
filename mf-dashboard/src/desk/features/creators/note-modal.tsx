import { verificationNote } from '@stoa/shared/contract/teaching/creators.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { ReasonModal, type ReasonModalProps } from '../../../ui/reason-modal.tsx';
import { Phrases } from '../../ui/phrases.tsx';
import { useCreatorsText } from '../../messages/creators.ts';
import { refusals } from './use-requests.ts';

interface NoteModalProps extends Omit<ReasonModalProps, 'reason' | 'failure' | 'label' | 'description'> {
  error: Error | null;
}

/** Why something was decided; the person reads it. */
export function NoteModal({ error, ...props }: NoteModalProps) {
  const t = useCreatorsText();
  const refusal = useRefusal(t, refusals);
  return (
    <ReasonModal
      {...props}
      label={t('note.label')}
      description={t('note.hint')}
      reason={verificationNote}
      below={(field) => <Phrases purpose="decision" field={field} />}
      failure={error ? refusal(error) : undefined}
    />
  );
}
