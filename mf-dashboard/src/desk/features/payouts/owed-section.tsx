import { useState } from 'react';
import type { Payable } from '@stoa/shared/contract/market/payouts.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button } from '@stoa/shared/kit';
import { Section } from '@stoa/shared/ui/section.tsx';
import { DataList } from '../../../data-table/data-list.tsx';
import { usePayoutsText } from '../../messages/payouts.ts';
import { PayoutDialog } from './payout-dialogs.tsx';
import { usePayables } from './use-payouts.ts';

/** Who is owed what; what was paid is recorded from here. */
export function OwedSection() {
  const t = usePayoutsText();
  const [paid, setPaid] = useState<Payable>();
  return (
    <Section title={t('owed.title')}>
      <OwedTable list={usePayables()} onPay={setPaid} />
      {paid && <PayoutDialog payable={paid} onClose={() => setPaid(undefined)} />}
    </Section>
  );
}

function OwedTable({ list, onPay }: { list: ReturnType<typeof usePayables>; onPay(payable: Payable): void }) {
  const t = usePayoutsText();
  const format = useFormat();
  return (
    <DataList
      list={list}
      label={t('owed.title')}
      search={t('owed.search')}
      found={(count) => t('owed.found', { count })}
      empty={{ title: t('owed.none'), text: t('owed.noneText'), order: 3 }}
      keyOf={({ creator, currency }) => `${creator.id} ${currency}`}
      columns={[
        {
          name: t('field.creator'),
          sort: 'name',
          cell: ({ creator }) => <span dir="auto">{creator.name}</span>,
          note: ({ creator }) => creator.email,
        },
        {
          name: t('field.owed'),
          sort: 'owed',
          isNumber: true,
          cell: ({ payable_minor, currency }) => format.money(payable_minor, currency),
          note: ({ payable_minor }) => payable_minor < 0 && t('owed.below'),
        },
        {
          name: t('field.paidOut'),
          isNumber: true,
          cell: ({ paid_out_minor, currency }) => format.money(paid_out_minor, currency),
        },
        {
          name: t('field.action'),
          cell: (payable) =>
            payable.payable_minor > 0 && (
              <Button
                variant="default"
                aria-label={t('record.of', { name: payable.creator.name, currency: payable.currency })}
                onClick={() => onPay(payable)}
              >
                {t('record')}
              </Button>
            ),
        },
      ]}
    />
  );
}
