import type { TransactionStory } from '@stoa/shared/contract/market/payments.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { ReceiptDownload } from '@stoa/shared/remote/receipt-download.tsx';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { usePaymentsText } from '../../messages/payments.ts';
import classes from './payments.module.css';

/** What was issued for a payment, with the numbers that the books go by. */
export function IssuedReceipts({ story: { receipts } }: { story: TransactionStory }) {
  const t = usePaymentsText();
  const format = useFormat();
  return (
    <Section title={t('story.receipts')}>
      {receipts.length === 0 ? (
        <p className={classes.soft}>{t('receipts.none')}</p>
      ) : (
        <RecordTable
          label={t('story.receipts')}
          rows={receipts}
          keyOf={({ id }) => id}
          columns={[
            { name: t('receipts.number'), cell: ({ number }) => <span className={classes.mono}>{number}</span> },
            { name: t('field.date'), cell: ({ issued_at }) => format.moment(issued_at) },
            { name: t('receipts.file'), cell: (receipt) => <ReceiptDownload receipt={receipt} /> },
          ]}
        />
      )}
    </Section>
  );
}
