import { to } from '@stoa/shared/contract/site/addresses.ts';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { PaymentTable } from '../features/payments/payment-table.tsx';
import { usePayments } from '../features/payments/use-payment-lists.ts';
import { usePaymentsText } from '../messages/payments.ts';

/** Every payment of the site, for those who answer for them; what is looked for stands in the address. */
export default function PaymentsScreen() {
  const t = usePaymentsText();
  return (
    <Page>
      <PageHeader
        title={t('title')}
        subtitle={t('lead')}
        actions={
          <>
            <LinkButton to={to.totals()} variant="default">
              {t('toTotals')}
            </LinkButton>
            <LinkButton to={to.payouts()} variant="default">
              {t('toPayouts')}
            </LinkButton>
            <LinkButton to={to.refunds()} variant="default">
              {t('toRefunds')}
            </LinkButton>
            <LinkButton to={to.gatewayEvents()} variant="default">
              {t('toEvents')}
            </LinkButton>
          </>
        }
      />
      <PaymentTable list={usePayments()} />
    </Page>
  );
}
