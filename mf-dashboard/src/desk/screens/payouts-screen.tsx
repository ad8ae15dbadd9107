import { to } from '@stoa/shared/contract/site/addresses.ts';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { OwedSection } from '../features/payouts/owed-section.tsx';
import { RecordedSection } from '../features/payouts/recorded-section.tsx';
import { usePayoutsText } from '../messages/payouts.ts';

/** What those who sell are owed, and what they were paid. */
export default function PayoutsScreen() {
  const t = usePayoutsText();
  return (
    <Page>
      <PageHeader
        title={t('title')}
        subtitle={t('lead')}
        breadcrumbs={[{ label: t('payments'), to: to.payments() }, { label: t('title') }]}
      />
      <OwedSection />
      <RecordedSection />
    </Page>
  );
}
