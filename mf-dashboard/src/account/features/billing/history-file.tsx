import { useMutation } from '@tanstack/react-query';
import { csvText, decimalText } from '@stoa/shared/contract/kernel/csv-text.ts';
import type { Transaction } from '@stoa/shared/contract/market/billing.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { Button } from '@stoa/shared/kit';
import { brandName } from '@stoa/shared/remote/cards/brand-name.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { usePaymentWords } from '../../../messages/payment-words.ts';
import { useBillingText } from '../../messages/billing.ts';
import { saveText } from '../../../ui/save-text.ts';
import type { HistoryFilters } from './history-filters.ts';
import { useReadAllTransactions } from './use-billing.ts';

/** Has the browser save what is listed, all pages of it. */
export function HistoryFile({ filters }: { filters: HistoryFilters }) {
  const t = useBillingText();
  const errorText = useErrorText();
  const { toasts } = usePlatform();
  const readAll = useReadAllTransactions();
  const rows = useHistoryRows();
  const make = useMutation({
    mutationFn: () => readAll(filters),
    onSuccess: (transactions) => saveText(t('csv.file'), 'text/csv', csvText(rows(transactions))),
    onError: (error) => toasts.show({ kind: 'error', message: errorText(error) }),
  });
  return (
    <Button variant="default" loading={make.isPending} onClick={() => make.mutate()}>
      {t('csv.make')}
    </Button>
  );
}

/** A line of heads, then one for each payment: amounts as decimal text, their currency beside them, times in UTC. */
function useHistoryRows(): (transactions: readonly Transaction[]) => string[][] {
  const t = useBillingText();
  const word = usePaymentWords();
  const heads = [
    t('payments.date'),
    t('payments.reference'),
    t('payments.item'),
    t('payments.status'),
    t('csv.currency'),
    t('payments.amount'),
    t('csv.discount'),
    t('csv.tax'),
    t('csv.refunded'),
    t('csv.card'),
  ];
  const rowOf = (one: Transaction): string[] => [
    one.created_at,
    one.reference,
    one.item?.name ?? (one.kind === 'card_verification' ? word('cardCheck') : word('gone')),
    word(`status.${one.status}`),
    one.currency,
    ...[one.amount_minor, one.discount_minor, one.tax_minor, one.refunded_minor].map((minor) =>
      decimalText(minor, one.currency),
    ),
    one.card ? word('card', { brand: brandName(one.card.brand), last4: one.card.last4 }) : '',
  ];
  return (transactions) => [heads, ...transactions.map(rowOf)];
}
