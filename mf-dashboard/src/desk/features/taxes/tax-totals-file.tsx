import { csvText, decimalText } from '@stoa/shared/contract/kernel/csv-text.ts';
import type { TaxTotal } from '@stoa/shared/contract/market/taxes.ts';
import { Button } from '@stoa/shared/kit';
import { saveText } from '../../../ui/save-text.ts';
import { useTaxesText } from '../../messages/taxes.ts';
import type { Period } from './use-taxes.ts';

/** Has the browser save what is shown: countries by their code, amounts as decimal text. */
export function TaxTotalsFile({ totals, period }: { totals: readonly TaxTotal[]; period: Period }) {
  const t = useTaxesText();
  const heads = [
    t('country'),
    t('tax'),
    t('csv.percent'),
    t('csv.currency'),
    t('totals.net'),
    t('totals.tax'),
    t('totals.returned'),
  ];
  const rows = totals.map((one) => [
    one.country,
    one.name,
    String(one.rate / 100),
    one.currency,
    ...[one.net_minor, one.tax_minor, one.returned_minor].map((minor) => decimalText(minor, one.currency)),
  ]);
  return (
    <Button
      variant="default"
      onClick={() => saveText(t('csv.file', { ...period }), 'text/csv', csvText([heads, ...rows]))}
    >
      {t('csv.make')}
    </Button>
  );
}
