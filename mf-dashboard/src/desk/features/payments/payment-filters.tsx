import { transactionStatuses } from '@stoa/shared/contract/market/billing-words.ts';
import { DayFilters, FilterSelect } from '../../../data-table/filter-fields.tsx';
import { usePaymentWords } from '../../../messages/payment-words.ts';
import { usePaymentsText } from '../../messages/payments.ts';
import type { PaymentsState } from './use-payment-lists.ts';

const NEEDS_LOOK = 'look';

/** What narrows the list of payments, beside its search. */
export function PaymentFilters({ state }: { state: PaymentsState }) {
  const t = usePaymentsText();
  const word = usePaymentWords();
  const { look, status } = state.filters;
  return (
    <>
      <FilterSelect
        label={t('filter.status')}
        all={t('filter.all')}
        value={look ? NEEDS_LOOK : status}
        options={[
          [NEEDS_LOOK, t('filter.review')],
          ...transactionStatuses.map((value) => [value, word(`status.${value}`)] as const),
        ]}
        onFilter={(value) =>
          state.filter(value === NEEDS_LOOK ? { look: '1', status: undefined } : { look: undefined, status: value })
        }
      />
      <DayFilters state={state} />
    </>
  );
}
