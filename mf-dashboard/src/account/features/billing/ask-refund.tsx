import { useState } from 'react';
import type { Transaction } from '@stoa/shared/contract/market/billing.ts';
import type { RefundObstacle } from '@stoa/shared/contract/market/billing-words.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button } from '@stoa/shared/kit';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';
import { useBillingText } from '../../messages/billing.ts';
import { useAskRefund } from './use-billing.ts';

const AskRefundDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "ask-refund" */ './ask-refund-modal.tsx')).AskRefundModal,
);

/** Asks for the money of a payment back, or says what stands against it. */
export function AskRefund({ transaction }: { transaction: Transaction }) {
  const t = useBillingText();
  const [asks, setAsks] = useState(false);
  const { refund_obstacle, reference } = transaction;
  if (refund_obstacle) return isTold(refund_obstacle) ? t(`obstacle.${refund_obstacle}`) : null;
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        aria-label={t('refund.askName', { reference })}
        onClick={() => setAsks(true)}
      >
        {t('refund.ask')}
      </Button>
      {asks && <Asking transaction={transaction} onClose={() => setAsks(false)} />}
    </>
  );
}

type ToldObstacle = Exclude<RefundObstacle, 'not_paid' | 'already_refunded'>;
/** The others are said by the status, on the same line. */
const isTold = (obstacle: RefundObstacle): obstacle is ToldObstacle =>
  obstacle !== 'not_paid' && obstacle !== 'already_refunded';

function Asking({ transaction, onClose }: { transaction: Transaction; onClose(): void }) {
  const t = useBillingText();
  const format = useFormat();
  const errorText = useErrorText();
  const { toasts } = usePlatform();
  const { id, reference, amount_minor, refunded_minor, currency } = transaction;
  const ask = useAskRefund(id);
  return (
    <AskRefundDialog
      title={t('refund.title', { reference })}
      text={t('refund.text', { amount: format.money(amount_minor - refunded_minor, currency) })}
      label={t('refund.reason')}
      confirmLabel={t('refund.send')}
      isPending={ask.isPending}
      failure={
        ask.error
          ? errorText(ask.error, { not_refundable: t('refund.refused'), payment_transition: t('refund.refused') })
          : undefined
      }
      onConfirm={(reason) =>
        ask.mutate(reason, {
          onSuccess: () => {
            toasts.show({ kind: 'success', message: t('refund.done') });
            onClose();
          },
        })
      }
      onClose={() => !ask.isPending && onClose()}
    />
  );
}
