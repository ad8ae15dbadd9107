import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { useBillingDetailsText } from '../../messages/billing-details.ts';
import { DetailsForm } from './details-form.tsx';
import { useBillingDetails } from './use-billing-details.ts';

/** Where one pays from. Nothing where no tax is taken and nothing is kept: then nobody needs to know. */
export function DetailsSection() {
  const t = useBillingDetailsText();
  const query = useBillingDetails();
  if (query.isPending) return null;
  if (query.isError && !query.data) {
    return (
      <Section title={t('title')}>
        <LoadFailed query={query} />
      </Section>
    );
  }
  const { details, needs_country } = query.data;
  if (details === null && !needs_country) return null;
  return (
    <Section title={t('title')} lead={t('lead')}>
      <DetailsForm details={details} />
    </Section>
  );
}
