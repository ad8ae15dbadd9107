import { useState } from 'react';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Text } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useEarningsText } from '../../messages/earnings.ts';
import { PER_PAGE, useOwnPayouts } from './use-earnings.ts';

/** What was paid out, newest first; one that was taken back says why. */
export function PayoutsSection({ currency }: { currency: string }) {
  const t = useEarningsText();
  const format = useFormat();
  const [page, setPage] = useState(1);
  const payouts = useOwnPayouts({ currency, page });
  const { data } = payouts;
  return (
    <Section title={t('payouts.title')}>
      {payouts.isPending && <RowSkeleton label={t('payouts.loading')} />}
      {payouts.isError && !data && <LoadFailed query={payouts} />}
      {data?.items.length === 0 && <Text c="dimmed">{t('payouts.none')}</Text>}
      {data && data.items.length > 0 && (
        <RecordTable
          label={t('payouts.title')}
          rows={data.items}
          keyOf={({ id }) => id}
          columns={[
            {
              name: t('field.date'),
              cell: ({ paid_on }) => <time dateTime={paid_on}>{format.date(`${paid_on}T12:00`)}</time>,
            },
            {
              name: t('field.amount'),
              isNumber: true,
              cell: ({ amount_minor }) => format.money(amount_minor, currency),
            },
            { name: t('field.reference'), cell: ({ reference }) => <span dir="auto">{reference}</span> },
            {
              name: t('field.status'),
              cell: ({ reversal_reason }) =>
                reversal_reason === null ? t('payout.done') : t('payout.reversed', { reason: reversal_reason }),
            },
          ]}
        />
      )}
      {data && <PageNumbers pages={Math.ceil(data.total / PER_PAGE)} page={data.page} onPage={setPage} />}
    </Section>
  );
}
