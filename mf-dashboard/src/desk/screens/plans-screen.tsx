import { useState } from 'react';
import { Button } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { NewPlanDialog } from '../features/plans/plan-dialogs.tsx';
import { PlanTable } from '../features/plans/plan-table.tsx';
import { usePlans } from '../features/plans/use-plans.ts';
import { usePlansText } from '../messages/plans.ts';

/** For those who answer for payments: the plans on sale, those that were, and who has them. */
export default function PlansScreen() {
  const t = usePlansText();
  const [isMaking, setMaking] = useState(false);
  return (
    <Page>
      <PageHeader
        title={t('title')}
        subtitle={t('lead')}
        actions={<Button onClick={() => setMaking(true)}>{t('make')}</Button>}
      />
      <Plans />
      {isMaking && <NewPlanDialog onClose={() => setMaking(false)} />}
    </Page>
  );
}

function Plans() {
  const t = usePlansText();
  const plans = usePlans();
  if (plans.isPending) return <RowSkeleton label={t('loading')} />;
  // What is being written in a dialog outlives a reading that failed.
  if (plans.isError && !plans.data) return <LoadFailed query={plans} />;
  if (plans.data.length === 0) return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
  return <PlanTable plans={plans.data} />;
}
