import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GatewayEvent } from '@stoa/shared/contract/market/gateway-events.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useGatewayEventsText } from '../../messages/gateway-events.ts';
import type { EventFilters } from './event-filters.ts';

export const PER_PAGE = 25;
/** What waits is taken in within moments. */
const LOOK_AGAIN_MS = 3_000;
const KEY = ['gateway-events'];

export function useGatewayEvents({ search, standing, page }: EventFilters) {
  const api = useApi();
  const query = { per_page: PER_PAGE, ...(search && { reference: search }), ...(standing && { standing }) };
  return useQuery({
    queryKey: [...KEY, { ...query, page }],
    queryFn: ({ signal }) => readPage(page, (at) => api.listGatewayEvents({ query: { ...query, page: at }, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some(isWaiting) ? LOOK_AGAIN_MS : false),
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
