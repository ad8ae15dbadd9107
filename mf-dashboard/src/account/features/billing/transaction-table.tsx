import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Transaction } from '@stoa/shared/contract/market/billing.ts';
import type { TransactionStatus } from '@stoa/shared/contract/market/billing-words.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { StatusBadge, type StatusTone } from '@stoa/shared/ui/status-badge.tsx';
import { useBillingText } from '../../messages/billing.ts';
import classes from './transaction-table.module.css';

const tones: Record<TransactionStatus, StatusTone> = {
  initiated: 'neutral',
  authorized: 'info',
  paid: 'success',
  captured: 'success',
  failed: 'danger',
  voided: 'neutral',
  partially_refunded: 'warning',
  refunded: 'info',
};

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
  return (
    <tr>
      <td data-label={t('payments.date')}>
        <time dateTime={created_at}>{format.date(created_at, 'medium')}</time>
      </td>
      <td data-label={t('payments.reference')} className={classes.reference}>
        {reference}
      </td>
      <td data-label={t('payments.item')}>
        <Item transaction={transaction} />
        {card && (
          <span className={classes.note}>
            {t('payments.card', { brand: brandName(card.brand), last4: card.last4 })}
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
        <StatusBadge tone={tones[status]}>{t(`status.${status}`)}</StatusBadge>
        {failure_message && <span className={classes.note}>{failure_message}</span>}
      </td>
    </tr>
  );
}

/** Gateways write brands small: 'visa'. */
const brandName = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);

function Item({ transaction: { kind, item } }: { transaction: Transaction }) {
  const t = useBillingText();
  if (kind === 'card_verification') return t('item.card');
  if (!item) return t('item.gone');
  if (!item.slug) return item.name;
  const { slug, name } = item;
  const page = kind === 'learning_path' ? to.learningPathInfo({ slug }) : to.courseInfo({ slug });
  return <LinkAnchor to={page}>{name}</LinkAnchor>;
}
