import type { Earnings } from '@stoa/shared/contract/market/earnings.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { useEarningsText } from '../../messages/earnings.ts';
import { useMoney } from './use-money.ts';

/** What earned how much, the most first. */
export function ItemsSection({ earnings: { currency, items } }: { earnings: Earnings }) {
  const t = useEarningsText();
  const format = useFormat();
  const { money, less } = useMoney(currency);
  return (
    <Section title={t('items.title')}>
      <RecordTable
        label={t('items.title')}
        rows={items}
        keyOf={({ id }) => id}
        columns={[
          { name: t('field.item'), cell: ({ name }) => <span dir="auto">{name}</span> },
          { name: t('field.sales'), isNumber: true, cell: ({ sales }) => format.number(sales) },
          { name: t('tile.sold'), isNumber: true, cell: ({ sold_minor }) => money(sold_minor) },
          { name: t('fact.discount'), isNumber: true, cell: ({ discount_minor }) => less(discount_minor) },
          { name: t('fact.tax'), isNumber: true, cell: ({ tax_minor }) => less(tax_minor) },
          { name: t('fact.fee'), isNumber: true, cell: ({ fee_minor }) => less(fee_minor) },
          { name: t('fact.takenBack'), isNumber: true, cell: ({ taken_back_minor }) => less(taken_back_minor) },
          { name: t('field.earned'), isNumber: true, cell: ({ earned_minor }) => money(earned_minor) },
        ]}
      />
    </Section>
  );
}
