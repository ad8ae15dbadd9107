import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { OperatedTransaction } from '@stoa/shared/contract/market/payments.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { DataList } from '../../../data-table/data-list.tsx';
import { PaidByCard } from '../../../ui/paid-by-card.tsx';
import { PaidItem } from '../../../ui/paid-item.tsx';
import { PaymentStatus } from '../../../ui/payment-status.tsx';
import { usePaymentsText } from '../../messages/payments.ts';
import { PaymentFilters } from './payment-filters.tsx';
import type { usePayments } from './use-payment-lists.ts';

/** Payments of everybody. */
export function PaymentTable({ list }: { list: ReturnType<typeof usePayments> }) {
  const t = usePaymentsText();
  const format = useFormat();
  return (
    <DataList
      list={list}
      label={t('title')}
      search={t('search')}
      filters={<PaymentFilters state={list.state} />}
      found={(count) => t('found', { count })}
      keyOf={({ id }) => id}
      empty={{ title: t('none.title'), text: t('none.text') }}
      noneSuch={{ title: t('noneSuch.title'), text: t('noneSuch.text'), all: t('noneSuch.all') }}
      columns={[
        {
          name: t('field.date'),
          sort: 'created',
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
          sort: 'amount',
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
