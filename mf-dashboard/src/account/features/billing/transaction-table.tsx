import type { PaidLine, Transaction } from '@stoa/shared/contract/market/billing.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Group } from '@stoa/shared/kit';
import { ReceiptDownload } from '@stoa/shared/remote/receipt-download.tsx';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import classes from '@stoa/shared/ui/record-table.module.css';
import { PaidByCard } from '../../../ui/paid-by-card.tsx';
import { PaidItem } from '../../../ui/paid-item.tsx';
import { PaymentStatus, RefundState } from '../../../ui/payment-status.tsx';
import { useBillingText } from '../../messages/billing.ts';
import { AskRefund } from './ask-refund.tsx';

/** Payments, newest first. */
export function TransactionTable({ transactions }: { transactions: readonly Transaction[] }) {
  const t = useBillingText();
  const format = useFormat();
  return (
    <RecordTable
      rows={transactions}
      keyOf={({ id }) => id}
      columns={[
        {
          name: t('payments.date'),
          cell: ({ created_at: at }) => <time dateTime={at}>{format.date(at, 'medium')}</time>,
        },
        {
          name: t('payments.reference'),
          cell: ({ reference }) => <span className={classes.reference}>{reference}</span>,
        },
        {
          name: t('payments.item'),
          cell: (transaction) => <PaidItem transaction={transaction} />,
          note: (transaction) => <ItemNotes transaction={transaction} />,
        },
        {
          name: t('payments.amount'),
          isNumber: true,
          cell: ({ amount_minor, currency }) => format.money(amount_minor, currency),
          note: (transaction) => <AmountNotes transaction={transaction} />,
        },
        { name: t('payments.status'), cell: (transaction) => <Standing transaction={transaction} /> },
      ]}
    />
  );
}

/** Which of several things are given back, and with what all was paid. */
function ItemNotes({ transaction: { status, lines, card } }: { transaction: Transaction }) {
  const t = useBillingText();
  const format = useFormat();
  const isBack = ({ refund_obstacle }: PaidLine) => refund_obstacle === 'already_refunded';
  const back = status === 'partially_refunded' ? lines.filter(isBack).map(({ name }) => name) : [];
  return (
    <>
      {back.length > 0 && <span className={classes.note}>{t('payments.itemsBack', { names: format.list(back) })}</span>}
      {card && (
        <span className={classes.note}>
          <PaidByCard card={card} />
        </span>
      )}
    </>
  );
}

/** What of the amount was given back, taken off, and is tax. */
function AmountNotes({ transaction }: { transaction: Transaction }) {
  const t = useBillingText();
  const format = useFormat();
  const { currency, refunded_minor, discount_minor, tax_minor } = transaction;
  const notes = { refunded: refunded_minor, discount: discount_minor, tax: tax_minor };
  return (Object.keys(notes) as (keyof typeof notes)[]).map(
    (name) =>
      notes[name] > 0 && (
        <span key={name} className={classes.note}>
          {t(`payments.${name}`, { amount: format.money(notes[name], currency) })}
        </span>
      ),
  );
}

/** How the payment stands, what can be done about it, and what was issued for it. */
function Standing({ transaction }: { transaction: Transaction }) {
  const t = useBillingText();
  const rule = useRuleText();
  const { status, refund_status, refund_answer, failure_code, receipts } = transaction;
  return (
    <>
      <Group gap="2xs">
        <PaymentStatus status={status} />
        {refund_status && <RefundState status={refund_status} />}
      </Group>
      {refund_answer && (
        <span className={classes.note} dir="auto">
          {t('refund.answer', { answer: rule(refund_answer) ?? refund_answer })}
        </span>
      )}
      {failure_code && <span className={classes.note}>{t(`failure.${failure_code}`)}</span>}
      <span className={classes.note}>
        <AskRefund transaction={transaction} />
      </span>
      {receipts.length > 0 && (
        <Group gap="xs">
          {receipts.map((receipt) => (
            <ReceiptDownload key={receipt.id} receipt={receipt} />
          ))}
        </Group>
      )}
    </>
  );
}
