import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { transactionStatuses } from '@stoa/shared/contract/market/billing-words.ts';
import { NativeSelect } from '@stoa/shared/kit';
import { SearchField } from '@stoa/shared/ui/search-field.tsx';
import { usePaymentWords } from '../../../messages/payment-words.ts';
import { usePaymentsText } from '../../messages/payments.ts';
import type { PaymentFilters } from './payment-filters.ts';
import classes from './payments.module.css';

const TYPING_STOPPED_MS = 350;
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
      {/* A search that was ended elsewhere empties the field. */}
      <SearchBox
        key={filters.search === '' ? 'none' : 'some'}
        search={filters.search}
        onSearch={(search) => onChange({ search: search.trim() }, true)}
      />
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

function SearchBox({ search, onSearch }: { search: string; onSearch(search: string): void }) {
  const t = usePaymentsText();
  const [text, setText] = useState(search);
  const ask = useDebouncedCallback(onSearch, TYPING_STOPPED_MS);
  return (
    <SearchField
      label={t('search')}
      value={text}
      onChange={(value) => {
        setText(value);
        ask(value);
      }}
    />
  );
}
