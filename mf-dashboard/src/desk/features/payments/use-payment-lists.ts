import {
  paymentSorts,
  refundSorts,
  transactionStatuses,
  waitingRefunds,
} from '@stoa/shared/contract/market/billing-words.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useDataList } from '../../../data-table/use-data-list.ts';
import type { FiltersOf, TableState } from '../../../data-table/use-table-state.ts';
import { PAYMENTS } from './use-payments.ts';

const paymentsTable = {
  id: 'payments',
  /** `look`: those alone that people must look at. */
  filters: { q: 'text', status: transactionStatuses, look: ['1'], from: 'day', to: 'day' },
  sorts: paymentSorts,
  startsDescending: true,
  mostCharacters: 254,
} as const;
export type PaymentsState = TableState<typeof paymentsTable>;

const askedOf = ({ q, look, ...filters }: FiltersOf<typeof paymentsTable>) => ({
  ...filters,
  ...(q && { search: q }),
  ...(look && { in_review: 'true' }),
});

export function usePayments() {
  const api = useApi();
  return useDataList(paymentsTable, {
    key: PAYMENTS,
    read: (filters, rows, signal) => api.listAllTransactions({ query: { ...askedOf(filters), ...rows }, signal }),
    file: (filters) => api.getAllTransactionsLink({ query: askedOf(filters) }),
  });
}

const refundsTable = {
  id: 'refunds',
  filters: { q: 'text', status: waitingRefunds },
  sorts: refundSorts,
  mostCharacters: 254,
} as const;

const askedRefunds = ({ q, ...filters }: FiltersOf<typeof refundsTable>) => ({ ...filters, ...(q && { search: q }) });

export function useRefundRequests() {
  const api = useApi();
  return useDataList(refundsTable, {
    key: [...PAYMENTS, 'refunds'],
    read: (filters, rows, signal) => api.listRefunds({ query: { ...askedRefunds(filters), ...rows }, signal }),
    file: (filters) => api.getRefundsLink({ query: askedRefunds(filters) }),
  });
}
