import type { PaidLine, Transaction } from '@stoa/shared/contract/market/billing.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { ReceiptDownload } from '@stoa/shared/remote/receipt-download.tsx';
import { PaidByCard } from '../../../ui/paid-by-card.tsx';
import { PaidItem } from '../../../ui/paid-item.tsx';
import { PaymentStatus, RefundState } from '../../../ui/payment-status.tsx';
import { useBillingText } from '../../messages/billing.ts';
import { AskRefund } from './ask-refund.tsx';
import classes from '@stoa/shared/ui/record-table.module.css';

/** Payments, newest first. On a phone each row is a card, and each cell says what it is. */
export function TransactionTable({ transactions }: { transactions: readonly Transaction[] }) {
  const t = useBillingText();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('payments.date')}</th>
          <th scope="col">{t('payments.reference')}</th>
          <th scope="col">{t('payments.item')}</th>
          <th scope="col" className={classes.amount}>
            {t('payments.amount')}
          </th>
          <th scope="col">{t('payments.status')}</th>
        </tr>
      </thead>
      <tbody>
        {transactions.map((transaction) => (
          <TransactionRow key={transaction.id} transaction={transaction} />
        ))}
      </tbody>
    </table>
  );
}

function TransactionRow({ transaction }: { transaction: Transaction }) {
  const t = useBillingText();
  const format = useFormat();
  const { created_at, reference, status, card, currency, failure_message } = transaction;
  const money = (minor: number) => format.money(minor, currency);
  const isBack = ({ refund_obstacle }: PaidLine) => refund_obstacle === 'already_refunded';
  const back = status === 'partially_refunded' ? transaction.lines.filter(isBack).map(({ name }) => name) : [];
  return (
    <tr>
      <td data-label={t('payments.date')}>
        <time dateTime={created_at}>{format.date(created_at, 'medium')}</time>
      </td>
      <td data-label={t('payments.reference')} className={classes.reference}>
        {reference}
      </td>
      <td data-label={t('payments.item')}>
        <PaidItem transaction={transaction} />
        {back.length > 0 && (
          <span className={classes.note}>{t('payments.itemsBack', { names: format.list(back) })}</span>
        )}
        {card && (
          <span className={classes.note}>
            <PaidByCard card={card} />
          </span>
        )}
      </td>
      <td data-label={t('payments.amount')} className={classes.amount}>
        {money(transaction.amount_minor)}
        {transaction.refunded_minor > 0 && (
          <span className={classes.note}>{t('payments.refunded', { amount: money(transaction.refunded_minor) })}</span>
        )}
        {transaction.discount_minor > 0 && (
          <span className={classes.note}>{t('payments.discount', { amount: money(transaction.discount_minor) })}</span>
        )}
        {transaction.tax_minor > 0 && (
          <span className={classes.note}>{t('payments.tax', { amount: money(transaction.tax_minor) })}</span>
        )}
      </td>
      <td data-label={t('payments.status')}>
        <PaymentStatus status={status} />
        {transaction.refund_status && <RefundState status={transaction.refund_status} />}
        {transaction.refund_answer && (
          <span className={classes.note} dir="auto">
            {t('refund.answer', { answer: transaction.refund_answer })}
          </span>
        )}
        {failure_message && <span className={classes.note}>{failure_message}</span>}
        <span className={classes.note}>
          <AskRefund transaction={transaction} />
        </span>
        {transaction.receipts.map((receipt) => (
          <span key={receipt.id} className={classes.note}>
            <ReceiptDownload receipt={receipt} />
          </span>
        ))}
      </td>
    </tr>
  );
}
