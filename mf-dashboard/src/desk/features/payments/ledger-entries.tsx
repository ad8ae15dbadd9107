import type { TransactionStory } from '@stoa/shared/contract/market/payments.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { usePaymentsText } from '../../messages/payments.ts';
import classes from './payments.module.css';

/** The double entries behind a payment, as the books hold them. */
export function LedgerEntries({ story: { entries, currency } }: { story: TransactionStory }) {
  const t = usePaymentsText();
  const format = useFormat();
  return (
    <Section title={t('story.entries')} lead={entries.length > 0 && t('story.entriesLead')}>
      {entries.length === 0 && <p className={classes.soft}>{t('entries.none')}</p>}
      <ol className={classes.entries}>
        {entries.map(({ id, kind, at, reverses, lines }) => (
          <li key={id}>
            <p className={classes.head}>
              <span className={classes.mono}>{`${id} ${kind}`}</span>
              <time className={classes.soft} dateTime={at}>
                {format.instant(at)}
              </time>
              {reverses !== null && <span className={classes.soft}>{t('entry.reverses', { id: reverses })}</span>}
            </p>
            <RecordTable
              label={`${id} ${kind}`}
              rows={lines}
              keyOf={({ account }) => account}
              columns={[
                { name: t('entry.account'), cell: ({ account }) => <span className={classes.mono}>{account}</span> },
                {
                  name: t('entry.amount'),
                  isNumber: true,
                  cell: ({ amount_minor }) => format.money(amount_minor, currency),
                },
              ]}
            />
          </li>
        ))}
      </ol>
    </Section>
  );
}
