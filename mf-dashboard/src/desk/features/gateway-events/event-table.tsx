import type { GatewayEvent } from '@stoa/shared/contract/market/gateway-events.ts';
import { type EventStanding, eventStandings } from '@stoa/shared/contract/market/event-standings.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { StatusBadge, type StatusTone } from '@stoa/shared/ui/status-badge.tsx';
import { DataList } from '../../../data-table/data-list.tsx';
import { DayFilters, FilterSelect } from '../../../data-table/filter-fields.tsx';
import { useGatewayEventsText } from '../../messages/gateway-events.ts';
import { type useGatewayEvents, useReplay } from './use-gateway-events.ts';

const tones: Record<EventStanding, StatusTone> = { waiting: 'warning', given_up: 'danger', taken_in: 'success' };

/** Kinds, names and errors are in the words of the gateway and of the logs. */
export function EventTable({ list }: { list: ReturnType<typeof useGatewayEvents> }) {
  const t = useGatewayEventsText();
  const format = useFormat();
  const { filters, filter } = list.state;
  return (
    <DataList
      list={list}
      label={t('list')}
      search={t('search')}
      filters={
        <>
          <FilterSelect
            label={t('filter.standing')}
            all={t('filter.all')}
            value={filters.status}
            options={eventStandings.map((value) => [value, t(`standing.${value}`)])}
            onFilter={(status) => filter({ status })}
          />
          <DayFilters state={list.state} />
        </>
      }
      found={(count) => t('found', { count })}
      empty={{ title: t('none.title'), text: t('none.text') }}
      noneSuch={{ title: t('noneSuch.title'), text: t('noneSuch.text'), all: t('noneSuch.all') }}
      keyOf={({ id }) => id}
      columns={[
        {
          name: t('field.received'),
          sort: 'received',
          cell: ({ received_at }) => <time dateTime={received_at}>{format.instant(received_at)}</time>,
        },
        {
          name: t('field.event'),
          cell: ({ type }) => <code>{type}</code>,
          note: ({ gateway, event_id }) => `${gateway} ${event_id}`,
        },
        { name: t('field.payment'), cell: (event) => <OfPayment event={event} /> },
        {
          name: t('field.standing'),
          cell: ({ standing }) => <StatusBadge tone={tones[standing]}>{t(`standing.${standing}`)}</StatusBadge>,
          note: ({ taken_in_at, last_error }) => (taken_in_at === null ? last_error : format.moment(taken_in_at)),
        },
        { name: t('field.next'), cell: (event) => <Replay event={event} /> },
      ]}
    />
  );
}

function OfPayment({ event: { payment, reference } }: { event: GatewayEvent }) {
  const t = useGatewayEventsText();
  if (payment === null) return t('payment.unknown', { reference });
  return <LinkAnchor to={to.transaction({ id: payment.id })}>{reference}</LinkAnchor>;
}

function Replay({ event }: { event: GatewayEvent }) {
  const t = useGatewayEventsText();
  const replay = useReplay(event);
  const { type, reference } = event;
  return (
    <Button
      size="compact-md"
      variant="default"
      loading={replay.isPending}
      onClick={() => replay.mutate()}
      aria-label={t('replay.of', { event: type, reference })}
    >
      {t('replay')}
    </Button>
  );
}
