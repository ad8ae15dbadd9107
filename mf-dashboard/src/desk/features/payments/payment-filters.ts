import { transactionStatuses, type TransactionStatus } from '@stoa/shared/contract/market/billing-words.ts';

/** What the list of payments shows; it stands in the address. */
export interface PaymentFilters {
  search: string;
  status: TransactionStatus | undefined;
  /** Those alone that people must look at. */
  needsLook: boolean;
  page: number;
}

export const readFilters = (search: URLSearchParams): PaymentFilters => ({
  search: search.get('q')?.trim() ?? '',
  status: transactionStatuses.find((status) => status === search.get('status')),
  needsLook: search.has('look'),
  page: Math.max(1, Math.floor(Number(search.get('page'))) || 1),
});

export const writeFilters = ({ search, status, needsLook, page }: PaymentFilters): URLSearchParams =>
  new URLSearchParams({
    ...(search && { q: search }),
    ...(status && { status }),
    ...(needsLook && { look: '' }),
    ...(page > 1 && { page: String(page) }),
  });
