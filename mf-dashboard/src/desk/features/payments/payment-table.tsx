import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { OperatedTransaction } from '@stoa/shared/contract/market/payments.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { PaidByCard } from '../../../ui/paid-by-card.tsx';
import { PaidItem } from '../../../ui/paid-item.tsx';
import { PaymentStatus } from '../../../ui/payment-status.tsx';
import { usePaymentsText } from '../../messages/payments.ts';

/** Payments of everybody, newest first. */
export function PaymentTable({ payments }: { payments: readonly OperatedTransaction[] }) {
  const t = usePaymentsText();
  const format = useFormat();
  return (
    <RecordTable
      rows={payments}
      keyOf={({ id }) => id}
      columns={[
        {
          name: t('field.date'),
          cell: ({ created_at }) => <time dateTime={created_at}>{format.moment(created_at)}</time>,
        },
        {
          name: t('field.reference'),
          cell: ({ id, reference }) => <LinkAnchor to={to.transaction({ id })}>{reference}</LinkAnchor>,
        },
        { name: t('field.payer'), cell: (payment) => <Payer payment={payment} /> },
        {
          name: t('field.item'),
          cell: (payment) => <PaidItem transaction={payment} />,
          note: ({ card }) => card && <PaidByCard card={card} />,
        },
        {
          name: t('field.amount'),
          isNumber: true,
          cell: ({ amount_minor, currency }) => format.money(amount_minor, currency),
          note: ({ refunded_minor, currency }) =>
            refunded_minor > 0 && t('amount.refunded', { amount: format.money(refunded_minor, currency) }),
        },
        {
          name: t('field.status'),
          cell: ({ status, review_reason }) =>
            review_reason === null ? (
              <PaymentStatus status={status} />
            ) : (
              <StatusBadge tone="danger">{t('filter.review')}</StatusBadge>
            ),
        },
      ]}
    />
  );
}

function Payer({ payment: { payer } }: { payment: OperatedTransaction }) {
  const t = usePaymentsText();
  return payer ? payer.email : t('payer.gone');
}
