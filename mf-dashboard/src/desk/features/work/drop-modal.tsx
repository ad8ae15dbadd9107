import { dropReason } from '@stoa/shared/contract/people/background-work.ts';
import { ReasonModal } from '../../../ui/reason-modal.tsx';
import { useWorkText } from '../../messages/work.ts';

interface DropModalProps {
  count: number;
  isPending: boolean;
  failure: string | undefined;
  onConfirm(reason: string): void;
  onClose(): void;
}

export function DropModal({ count, ...rest }: DropModalProps) {
  const t = useWorkText();
  return (
    <ReasonModal
      title={t('drop.title', { count })}
      text={t('drop.text')}
      label={t('drop.why')}
      reason={dropReason}
      confirmLabel={t('drop.many')}
      destructive
      {...rest}
    />
  );
}
