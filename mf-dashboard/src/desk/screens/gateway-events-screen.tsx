import { useSearchParams } from 'react-router-dom';
import { useTotalText } from '@stoa/shared/i18n/use-total-text.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { type EventFilters, readFilters, writeFilters } from '../features/gateway-events/event-filters.ts';
import { EventTable } from '../features/gateway-events/event-table.tsx';
import { EventTools } from '../features/gateway-events/event-tools.tsx';
import { PER_PAGE, useGatewayEvents } from '../features/gateway-events/use-gateway-events.ts';
import classes from '../../ui/record-search.module.css';
import { useGatewayEventsText } from '../messages/gateway-events.ts';

/** What gateways told, whether it was taken in, and a way to have it taken in again. */
export default function GatewayEventsScreen() {
  const t = useGatewayEventsText();
  const totalText = useTotalText();
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  const events = useGatewayEvents(filters);
  const change = (part: Partial<EventFilters>, replace = false) =>
    setSearch(writeFilters({ ...filters, page: 1, ...part }), { replace, preventScrollReset: replace });
  return (
    <Page>
      <PageHeader
        title={t('title')}
        subtitle={t('lead')}
        breadcrumbs={[{ label: t('payments'), to: to.payments() }, { label: t('title') }]}
      />
      <div className={classes.records}>
        <EventTools filters={filters} onChange={change} />
        <p role="status" className={classes.count}>
          {events.data && totalText(t('found', { count: events.data.total }), events.data)}
        </p>
        <Events events={events} filters={filters} onPage={(page) => change({ page })} />
      </div>
    </Page>
  );
}

interface EventsProps {
  events: ReturnType<typeof useGatewayEvents>;
  filters: EventFilters;
  onPage(page: number): void;
}

function Events({ events, filters, onPage }: EventsProps) {
  const t = useGatewayEventsText();
  if (events.isPending) return <RowSkeleton count={6} label={t('loading')} />;
  if (events.isError && !events.data) return <LoadFailed query={events} />;
  const { items, total, page } = events.data;
  if (items.length === 0) return <NoEvents filters={filters} />;
  return (
    <div className={events.isPlaceholderData ? classes.stale : undefined} aria-busy={events.isPlaceholderData}>
      <EventTable events={items} />
      <PageNumbers pages={Math.ceil(total / PER_PAGE)} page={page} onPage={onPage} />
    </div>
  );
}

function NoEvents({ filters: { search, standing } }: { filters: EventFilters }) {
  const t = useGatewayEventsText();
  if (!search && !standing) return <EmptyState title={t('none.title')} text={t('none.text')} />;
  return (
    <EmptyState
      title={t('noneSuch.title')}
      text={t('noneSuch.text')}
      action={
        <LinkButton to={to.gatewayEvents()} variant="default">
          {t('noneSuch.all')}
        </LinkButton>
      }
    />
  );
}
