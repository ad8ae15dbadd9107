import { useState } from 'react';
import type { TransactionStory } from '@stoa/shared/contract/market/payments.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { Button, Group } from '@stoa/shared/kit';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { usePaymentsText } from '../../messages/payments.ts';
import { CertificateWarning } from './certificate-warning.tsx';
import { RefundDialog, WhyDialog } from './payment-dialogs.tsx';
import { refusals, useVoid } from './use-payments.ts';

/** What an operator can do with a payment as it stands. */
export function PaymentActions({ story }: { story: TransactionStory }) {
  const t = usePaymentsText();
  const [asked, setAsked] = useState<'refund' | 'record' | 'void'>();
  const close = () => setAsked(undefined);
  return (
    <Group gap="sm">
      {story.refundable_minor > 0 && (
        <Button variant="default" onClick={() => setAsked('refund')}>
          {t('refund')}
        </Button>
      )}
      {story.recordable_minor > 0 && (
        <Button variant="default" onClick={() => setAsked('record')}>
          {t('record')}
        </Button>
      )}
      {story.can_void && (
        <Button variant="default" onClick={() => setAsked('void')}>
          {t('void')}
        </Button>
      )}
      {asked === 'refund' && <RefundDialog story={story} way="gateway" onClose={close} />}
      {asked === 'record' && <RefundDialog story={story} way="elsewhere" onClose={close} />}
      {asked === 'void' && <Void story={story} onClose={close} />}
    </Group>
  );
}

function Void({ story, onClose }: { story: TransactionStory; onClose(): void }) {
  const { id, reference, review_reason, lines } = story;
  const t = usePaymentsText();
  const { toasts } = usePlatform();
  const refusal = useRefusal(t, refusals);
  const cancel = useVoid(id);
  return (
    <WhyDialog
      title={t('void.title', { reference })}
      text={t(review_reason === null ? 'void.text' : 'void.reviewText')}
      label={t('refund.reason')}
      description={t('refund.reasonHint')}
      confirmLabel={t('void')}
      destructive
      isPending={cancel.isPending}
      failure={cancel.error ? refusal(cancel.error) : undefined}
      onConfirm={(reason) =>
        cancel.mutate(reason, {
          onSuccess: () => {
            toasts.show({ kind: 'success', message: t('void.done') });
            onClose();
          },
        })
      }
      // Once sent it is not taken back: the dialog waits to say how it went.
      onClose={() => !cancel.isPending && onClose()}
    >
      <CertificateWarning names={lines.flatMap(({ certificates }) => certificates)} />
    </WhyDialog>
  );
}
