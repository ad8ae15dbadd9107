import { to } from '@stoa/shared/contract/site/addresses.ts';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { EventTable } from '../features/gateway-events/event-table.tsx';
import { useGatewayEvents } from '../features/gateway-events/use-gateway-events.ts';
import { useGatewayEventsText } from '../messages/gateway-events.ts';

/** What gateways told, whether it was taken in, and a way to have it taken in again. */
export default function GatewayEventsScreen() {
  const t = useGatewayEventsText();
  return (
    <Page>
      <PageHeader
        title={t('title')}
        subtitle={t('lead')}
        breadcrumbs={[{ label: t('payments'), to: to.payments() }, { label: t('title') }]}
      />
      <EventTable list={useGatewayEvents()} />
    </Page>
  );
}
