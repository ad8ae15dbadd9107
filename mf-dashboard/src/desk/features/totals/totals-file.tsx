import { csvText, decimalText } from '@stoa/shared/contract/kernel/csv-text.ts';
import type { LedgerTotals } from '@stoa/shared/contract/market/ledger.ts';
import { Button } from '@stoa/shared/kit';
import { saveText } from '../../../ui/save-text.ts';
import { useTotalsText } from '../../messages/totals.ts';

/** Has the browser save every day or month of one currency: amounts as decimal text, periods of UTC. */
export function TotalsFile({ totals }: { totals: LedgerTotals }) {
  const t = useTotalsText();
  const { currency, periods } = totals;
  const heads = ['period', 'csv.currency', 'sold', 'refunded', 'voided', 'creators', 'fees', 'tax'] as const;
  const rows = periods.map((one) => [
    one.period,
    currency,
    ...[one.sold_minor, one.refunded_minor, one.voided_minor, one.creators_minor, one.fees_minor, one.tax_minor].map(
      // More may go back than was sold in a time.
      (minor) => ({ decimal: decimalText(minor, currency) }),
    ),
  ]);
  const save = () =>
    saveText(t('csv.file', { currency }), 'text/csv', csvText([heads.map((name) => t(name)), ...rows]));
  return (
    <Button variant="default" onClick={save}>
      {t('csv.make')}
    </Button>
  );
}
