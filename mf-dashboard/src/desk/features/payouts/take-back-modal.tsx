import { paymentReason } from '@stoa/shared/contract/market/payments.ts';
import type { Payout } from '@stoa/shared/contract/market/payouts.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { ReasonModal } from '../../../ui/reason-modal.tsx';
import { usePayoutsText } from '../../messages/payouts.ts';
import { useReversePayout } from './use-payouts.ts';

export function TakeBackModal({ payout, onClose }: { payout: Payout; onClose(): void }) {
  const t = usePayoutsText();
  const format = useFormat();
  const { toasts } = usePlatform();
  const reverse = useReversePayout(payout.id);
  const refusal = useRefusal(t, ['already_decided']);
  const amount = format.money(payout.amount_minor, payout.currency);
  return (
    <ReasonModal
      title={t('reverse.title', { amount })}
      text={t('reverse.text', { name: payout.creator.name })}
      label={t('reverse.reason')}
      reason={paymentReason}
      confirmLabel={t('reverse')}
      destructive
      isPending={reverse.isPending}
      failure={reverse.error ? refusal(reverse.error) : undefined}
      onConfirm={(reason) =>
        reverse.mutate(reason, {
          onSuccess: () => {
            toasts.show({ kind: 'success', message: t('reverse.done', { amount }) });
            onClose();
          },
        })
      }
      // Once sent it is not taken back: the dialog waits to say how it went.
      onClose={() => !reverse.isPending && onClose()}
    />
  );
}
