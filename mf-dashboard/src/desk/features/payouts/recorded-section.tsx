import { useState } from 'react';
import type { Payout } from '@stoa/shared/contract/market/payouts.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Text } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { usePayoutsText } from '../../messages/payouts.ts';
import { TakeBackDialog } from './payout-dialogs.tsx';
import { PER_PAGE, usePayouts } from './use-payouts.ts';

/** What was recorded, newest first. */
export function RecordedSection() {
  const t = usePayoutsText();
  const [page, setPage] = useState(1);
  const [wrong, setWrong] = useState<Payout>();
  const payouts = usePayouts(page);
  const { data } = payouts;
  return (
    <Section title={t('payouts.title')}>
      {payouts.isPending && <RowSkeleton label={t('payouts.loading')} />}
      {payouts.isError && !data && <LoadFailed query={payouts} />}
      {data?.items.length === 0 && <Text c="dimmed">{t('payouts.none')}</Text>}
      {data && data.items.length > 0 && <RecordedTable payouts={data.items} onTakeBack={setWrong} />}
      {data && <PageNumbers pages={Math.ceil(data.total / PER_PAGE)} page={data.page} onPage={setPage} />}
      {wrong && <TakeBackDialog payout={wrong} onClose={() => setWrong(undefined)} />}
    </Section>
  );
}

function RecordedTable({ payouts, onTakeBack }: { payouts: readonly Payout[]; onTakeBack(payout: Payout): void }) {
  const t = usePayoutsText();
  const format = useFormat();
  const amountOf = ({ amount_minor, currency }: Payout) => format.money(amount_minor, currency);
  return (
    <RecordTable
      label={t('payouts.title')}
      rows={payouts}
      keyOf={({ id }) => id}
      columns={[
        {
          name: t('field.date'),
          cell: ({ paid_on }) => <time dateTime={paid_on}>{format.date(`${paid_on}T12:00`, 'medium')}</time>,
        },
        { name: t('field.creator'), cell: ({ creator }) => <span dir="auto">{creator.name}</span> },
        { name: t('field.amount'), isNumber: true, cell: amountOf },
        { name: t('field.reference'), cell: ({ reference }) => <span dir="auto">{reference}</span> },
        { name: t('field.by'), cell: ({ recorded_by }) => recorded_by?.name ?? t('by.gone') },
        {
          name: t('field.status'),
          cell: (payout) =>
            payout.reversal === null ? (
              <Button
                variant="default"
                size="sm"
                aria-label={t('reverse.of', { amount: amountOf(payout), name: payout.creator.name })}
                onClick={() => onTakeBack(payout)}
              >
                {t('reverse')}
              </Button>
            ) : (
              t('reversed', { reason: payout.reversal.reason })
            ),
        },
      ]}
    />
  );
}
