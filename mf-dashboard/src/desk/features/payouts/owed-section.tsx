import { useState } from 'react';
import type { Payable } from '@stoa/shared/contract/market/payouts.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { usePayoutsText } from '../../messages/payouts.ts';
import { PayoutDialog } from './payout-dialogs.tsx';
import { PER_PAGE, usePayables } from './use-payouts.ts';

/** Who is owed what, the most first; what was paid is recorded from here. */
export function OwedSection() {
  const t = usePayoutsText();
  const [page, setPage] = useState(1);
  const [paid, setPaid] = useState<Payable>();
  const payables = usePayables(page);
  const { data } = payables;
  return (
    <Section title={t('owed.title')}>
      {payables.isPending && <RowSkeleton label={t('owed.loading')} />}
      {payables.isError && !data && <LoadFailed query={payables} />}
      {data?.items.length === 0 && <EmptyState order={3} title={t('owed.none')} text={t('owed.noneText')} />}
      {data && data.items.length > 0 && <OwedTable payables={data.items} onPay={setPaid} />}
      {data && <PageNumbers pages={Math.ceil(data.total / PER_PAGE)} page={data.page} onPage={setPage} />}
      {paid && <PayoutDialog payable={paid} onClose={() => setPaid(undefined)} />}
    </Section>
  );
}

function OwedTable({ payables, onPay }: { payables: readonly Payable[]; onPay(payable: Payable): void }) {
  const t = usePayoutsText();
  const format = useFormat();
  return (
    <RecordTable
      label={t('owed.title')}
      rows={payables}
      keyOf={({ creator, currency }) => `${creator.id} ${currency}`}
      columns={[
        {
          name: t('field.creator'),
          cell: ({ creator }) => <span dir="auto">{creator.name}</span>,
          note: ({ creator }) => creator.email,
        },
        {
          name: t('field.owed'),
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
