import { actReason } from '@stoa/shared/contract/kernel/primitives.ts';
import type { ListedUser } from '@stoa/shared/contract/people/users.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { ReasonModal } from '../../../ui/reason-modal.tsx';
import { useDuplicatesText } from '../../messages/duplicates.ts';
import { useAct, useDone } from './use-act.ts';

interface DismissModalProps {
  one: ListedUser;
  other: ListedUser;
  onClose(): void;
}

export function DismissModal({ one, other, onClose }: DismissModalProps) {
  const t = useDuplicatesText();
  const api = useApi();
  const done = useDone(onClose);
  const act = useAct(
    (reason) => api.dismissDuplicate({ body: { one_id: one.id, other_id: other.id, reason } }),
    () => done(t('dismiss.done')),
  );
  return (
    <ReasonModal
      {...act}
      title={t('dismiss.title', { one: one.full_name, other: other.full_name })}
      text={t('dismiss.text')}
      label={t('reason')}
      description={t('reason.hint')}
      reason={actReason}
      confirmLabel={t('dismiss')}
      onClose={onClose}
    />
  );
}
