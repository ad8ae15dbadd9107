import { useState } from 'react';
import type { Payout } from '@stoa/shared/contract/market/payouts.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button } from '@stoa/shared/kit';
import { Section } from '@stoa/shared/ui/section.tsx';
import { DataList } from '../../../data-table/data-list.tsx';
import { DayFilters } from '../../../data-table/filter-fields.tsx';
import { usePayoutsText } from '../../messages/payouts.ts';
import { TakeBackDialog } from './payout-dialogs.tsx';
import { usePayouts } from './use-payouts.ts';

/** What was recorded. */
export function RecordedSection() {
  const t = usePayoutsText();
  const [wrong, setWrong] = useState<Payout>();
  return (
    <Section title={t('payouts.title')}>
      <RecordedTable list={usePayouts()} onTakeBack={setWrong} />
      {wrong && <TakeBackDialog payout={wrong} onClose={() => setWrong(undefined)} />}
    </Section>
  );
}

function RecordedTable({
  list,
  onTakeBack,
}: {
  list: ReturnType<typeof usePayouts>;
  onTakeBack(payout: Payout): void;
}) {
  const t = usePayoutsText();
  const format = useFormat();
  const amountOf = ({ amount_minor, currency }: Payout) => format.money(amount_minor, currency);
  return (
    <DataList
      list={list}
      label={t('payouts.title')}
      search={t('payouts.search')}
      filters={<DayFilters state={list.state} />}
      found={(count) => t('payouts.found', { count })}
      empty={{ title: t('payouts.none'), text: t('payouts.noneText'), order: 3 }}
      keyOf={({ id }) => id}
      columns={[
        {
          name: t('field.date'),
          sort: 'paid',
          cell: ({ paid_on }) => <time dateTime={paid_on}>{format.date(`${paid_on}T12:00`, 'medium')}</time>,
        },
        { name: t('field.creator'), cell: ({ creator }) => <span dir="auto">{creator.name}</span> },
        { name: t('field.amount'), sort: 'amount', isNumber: true, cell: amountOf },
        { name: t('field.reference'), cell: ({ reference }) => <span dir="auto">{reference}</span> },
        {
          name: t('field.recorded'),
          sort: 'recorded',
          cell: ({ created_at }) => <time dateTime={created_at}>{format.moment(created_at)}</time>,
        },
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
