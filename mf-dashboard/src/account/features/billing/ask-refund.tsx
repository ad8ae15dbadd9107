import { useState } from 'react';
import type { Transaction } from '@stoa/shared/contract/market/billing.ts';
import type { RefundObstacle } from '@stoa/shared/contract/market/billing-words.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button } from '@stoa/shared/kit';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';
import { useBillingText } from '../../messages/billing.ts';
import { AskedLines } from './asked-lines.tsx';
import { ALL, askableMinor, firstAskable } from './refund-wish.ts';
import { useAskRefund } from './use-billing.ts';
import classes from '@stoa/shared/ui/record-table.module.css';

const AskRefundDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "ask-refund" */ './ask-refund-modal.tsx')).AskRefundModal,
);

/** Asks for the money of a payment back, or says what stands against it. */
export function AskRefund({ transaction }: { transaction: Transaction }) {
  const t = useBillingText();
  const [asks, setAsks] = useState(false);
  const first = firstAskable(transaction);
  if (first === undefined) return <Obstacles transaction={transaction} />;
  const { reference } = transaction;
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
      {asks && <Asking transaction={transaction} first={first} onClose={() => setAsks(false)} />}
    </>
  );
}

/** Of several items each may have a reason of its own. */
function Obstacles({ transaction: { lines, refund_obstacle } }: { transaction: Transaction }) {
  const t = useBillingText();
  if (refund_obstacle === null || !isTold(refund_obstacle)) return null;
  if (new Set(lines.map((line) => line.refund_obstacle)).size < 2) return t(`obstacle.${refund_obstacle}`);
  return lines.map(({ line_id, name, refund_obstacle: obstacle }) => (
    <span key={line_id} className={classes.note}>
      {obstacle && t('obstacle.of', { name, why: t(`obstacle.${obstacle}`) })}
    </span>
  ));
}

type ToldObstacle = Exclude<RefundObstacle, 'not_paid' | 'already_refunded'>;
/** The others are said by the status, on the same line. */
const isTold = (obstacle: RefundObstacle): obstacle is ToldObstacle =>
  obstacle !== 'not_paid' && obstacle !== 'already_refunded';

interface AskingProps {
  transaction: Transaction;
  /** What can be asked back, chosen to begin with. */
  first: string;
  onClose(): void;
}

function Asking({ transaction, first, onClose }: AskingProps) {
  const t = useBillingText();
  const format = useFormat();
  const errorText = useErrorText();
  const { toasts } = usePlatform();
  const { id, reference, currency, lines } = transaction;
  const [wish, setWish] = useState(first);
  const ask = useAskRefund(id);
  return (
    <AskRefundDialog
      title={t('refund.title', { reference })}
      text={t('refund.text', { amount: format.money(askableMinor(transaction, wish), currency) })}
      label={t('refund.reason')}
      confirmLabel={t('refund.send')}
      isPending={ask.isPending}
      failure={
        ask.error
          ? errorText(ask.error, { not_refundable: t('refund.refused'), payment_transition: t('refund.refused') })
          : undefined
      }
      onConfirm={(reason) =>
        ask.mutate(
          { reason, ...(wish !== ALL && { line_id: wish }) },
          {
            onSuccess: () => {
              toasts.show({ kind: 'success', message: t('refund.done') });
              onClose();
            },
          },
        )
      }
      onClose={() => !ask.isPending && onClose()}
    >
      {lines.length > 1 && <AskedLines transaction={transaction} value={wish} onChange={setWish} />}
    </AskRefundDialog>
  );
}
