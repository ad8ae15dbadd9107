import { transactionKinds, transactionStatuses } from '@stoa/shared/contract/market/billing-words.ts';
import { Group, NativeSelect } from '@stoa/shared/kit';
import { usePaymentWords } from '../../../messages/payment-words.ts';
import { useBillingText } from '../../messages/billing.ts';
import { HistoryFile } from './history-file.tsx';
import { historyTimes, type useHistoryFilters } from './history-filters.ts';

interface HistoryToolsProps extends Pick<ReturnType<typeof useHistoryFilters>, 'filters' | 'setFilters'> {
  /** Whether there is anything to be saved. */
  hasFile: boolean;
}

/** Which payments are shown, and all of those as a file. */
export function HistoryTools({ filters, setFilters, hasFile }: HistoryToolsProps) {
  const t = useBillingText();
  const word = usePaymentWords();
  const { status, kind, time } = filters;
  const choose = (change: Partial<Record<keyof typeof filters, string>>) =>
    setFilters({ status, kind, time, ...change });
  const all = { value: '', label: t('payments.all') };
  return (
    <Group gap="sm" align="end">
      <NativeSelect
        label={t('payments.item')}
        value={kind ?? ''}
        data={[all, ...transactionKinds.map((value) => ({ value, label: t(`kind.${value}`) }))]}
        onChange={(event) => choose({ kind: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('payments.time')}
        value={time ?? ''}
        data={[all, ...historyTimes.map((value) => ({ value, label: t(`time.${value}`) }))]}
        onChange={(event) => choose({ time: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('payments.status')}
        value={status ?? ''}
        data={[all, ...transactionStatuses.map((value) => ({ value, label: word(`status.${value}`) }))]}
        onChange={(event) => choose({ status: event.currentTarget.value })}
      />
      {hasFile && <HistoryFile filters={filters} />}
    </Group>
  );
}
