import { useMutation, useQueryClient } from '@tanstack/react-query';
import { eventSorts, eventStandings } from '@stoa/shared/contract/market/event-standings.ts';
import type { GatewayEvent } from '@stoa/shared/contract/market/gateway-events.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useDataList } from '../../../data-table/use-data-list.ts';
import type { FiltersOf } from '../../../data-table/use-table-state.ts';
import { useGatewayEventsText } from '../../messages/gateway-events.ts';

/** What waits is taken in within moments. */
const LOOK_AGAIN_MS = 3_000;

const eventsTable = {
  id: 'gateway-events',
  filters: { q: 'text', status: eventStandings, from: 'day', to: 'day' },
  sorts: eventSorts,
  startsDescending: true,
  mostCharacters: 40,
} as const;

const askedOf = ({ q, status, ...days }: FiltersOf<typeof eventsTable>) => ({
  ...days,
  ...(q && { reference: q }),
  ...(status && { standing: status }),
});

export function useGatewayEvents() {
  const api = useApi();
  return useDataList(eventsTable, {
    key: ['gateway-events'],
    read: (filters, rows, signal) => api.listGatewayEvents({ query: { ...askedOf(filters), ...rows }, signal }),
    again: { while: ({ items }) => items.some(isWaiting), everyMs: LOOK_AGAIN_MS },
    file: (filters) => api.getGatewayEventsLink({ query: askedOf(filters) }),
  });
}

const isWaiting = (event: GatewayEvent): boolean => event.standing === 'waiting' && event.last_error === null;

export function useReplay({ id }: GatewayEvent) {
  const api = useApi();
  const t = useGatewayEventsText();
  const refusal = useRefusal(t, ['payment_transition', 'not_found']);
  const { toasts } = usePlatform();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.replayGatewayEvent({ params: { id } }),
    onSuccess: () => toasts.show({ kind: 'success', message: t('replay.done') }),
    onError: (error) => toasts.show({ kind: 'error', message: refusal(error) }),
    // What operators see of a payment may change by it, too.
    onSettled: () => queryClient.invalidateQueries(),
  });
}
