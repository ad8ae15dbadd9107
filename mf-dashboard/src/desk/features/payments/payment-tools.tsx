import { transactionStatuses } from '@stoa/shared/contract/market/billing-words.ts';
import { NativeSelect } from '@stoa/shared/kit';
import { usePaymentWords } from '../../../messages/payment-words.ts';
import classes from '../../../ui/record-search.module.css';
import { TypedSearch } from '../../../ui/typed-search.tsx';
import { usePaymentsText } from '../../messages/payments.ts';
import type { PaymentFilters } from './payment-filters.ts';

const NEEDS_LOOK = 'look';

interface PaymentToolsProps {
  filters: PaymentFilters;
  /** `replace`: one typing is one step back. */
  onChange(part: Partial<PaymentFilters>, replace?: boolean): void;
}

/** What narrows the list of payments. */
export function PaymentTools({ filters, onChange }: PaymentToolsProps) {
  const t = usePaymentsText();
  const word = usePaymentWords();
  return (
    <div className={classes.tools}>
      <TypedSearch label={t('search')} search={filters.search} onSearch={(search) => onChange({ search }, true)} />
      <NativeSelect
        aria-label={t('filter.status')}
        value={filters.needsLook ? NEEDS_LOOK : (filters.status ?? '')}
        data={[
          { value: '', label: t('filter.all') },
          { value: NEEDS_LOOK, label: t('filter.review') },
          ...transactionStatuses.map((value) => ({ value, label: word(`status.${value}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ needsLook: value === NEEDS_LOOK, status: transactionStatuses.find((status) => status === value) })
        }
      />
    </div>
  );
}
