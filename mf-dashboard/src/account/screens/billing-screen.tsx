import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { AskedReceipt } from '../features/billing/asked-receipt.tsx';
import { CardsSection } from '../features/billing/cards-section.tsx';
import { DetailsSection } from '../features/billing/details-section.tsx';
import { PaymentsSection } from '../features/billing/payments-section.tsx';
import { PlanSection } from '../features/billing/plan-section.tsx';
import { useBillingText } from '../messages/billing.ts';

/** What one has, what one paid and with which cards; paying itself is no part of it. */
export default function BillingScreen() {
  const t = useBillingText();
  return (
    <Page>
      <PageHeader title={t('title')} subtitle={t('lead')} />
      <AskedReceipt />
      <PlanSection />
      <PaymentsSection />
      <CardsSection />
      <DetailsSection />
    </Page>
  );
}
