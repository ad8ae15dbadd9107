import { useState } from 'react';
import type { OperatedPlan } from '@stoa/shared/contract/market/plans.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Group } from '@stoa/shared/kit';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { usePlansText } from '../../messages/plans.ts';
import { ChangePlanDialog } from './plan-dialogs.tsx';
import { useSetOnSale } from './use-plans.ts';

/** All plans: what they cost, who has them, and whether they are sold. */
export function PlanTable({ plans }: { plans: readonly OperatedPlan[] }) {
  const t = usePlansText();
  const format = useFormat();
  return (
    <RecordTable
      label={t('title')}
      rows={plans}
      keyOf={({ id }) => id}
      columns={[
        {
          name: t('field.name'),
          cell: ({ name }) => name,
          note: ({ created_at }) => t('made', { date: format.date(created_at, 'medium') }),
        },
        {
          name: t('field.price'),
          cell: ({ interval, amount_minor, currency }) =>
            t('price', { interval, amount: format.money(amount_minor, currency) }),
        },
        { name: t('field.trial'), cell: ({ trial_days: days }) => t('trial.days', { days }) },
        {
          name: t('field.people'),
          cell: ({ active }) => t('people.active', { count: active }),
          note: ({ trialing, past_due }) => t('people.others', { trialing, pastDue: past_due }),
        },
        {
          name: t('field.sale'),
          cell: ({ retired_at }) => (
            <StatusBadge tone={retired_at === null ? 'success' : 'neutral'}>
              {t(retired_at === null ? 'sale.on' : 'sale.off')}
            </StatusBadge>
          ),
          note: ({ retired_at }) => retired_at !== null && t('sale.since', { date: format.date(retired_at, 'medium') }),
        },
        { name: t('change'), cell: (plan) => <PlanButtons plan={plan} /> },
      ]}
    />
  );
}

function PlanButtons({ plan }: { plan: OperatedPlan }) {
  const t = usePlansText();
  const [isChanging, setChanging] = useState(false);
  const setOnSale = useSetOnSale(plan);
  const isOnSale = plan.retired_at === null;
  const verb = isOnSale ? 'retire' : 'restore';
  const names = { plan: plan.name };
  return (
    <Group gap="xs">
      <Button
        variant="default"
        size="compact-md"
        aria-label={t('change.name', names)}
        onClick={() => setChanging(true)}
      >
        {t('change')}
      </Button>
      <Button
        variant="default"
        size="compact-md"
        aria-label={t(`${verb}.of`, names)}
        loading={setOnSale.isPending}
        onClick={() => setOnSale.mutate(!isOnSale)}
      >
        {t(verb)}
      </Button>
      {isChanging && <ChangePlanDialog plan={plan} onClose={() => setChanging(false)} />}
    </Group>
  );
}
