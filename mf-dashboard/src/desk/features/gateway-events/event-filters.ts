import { eventStandings, type EventStanding } from '@stoa/shared/contract/market/event-standings.ts';

/** What the list of events shows; it stands in the address. */
export interface EventFilters {
  search: string;
  standing: EventStanding | undefined;
  page: number;
}

export const readFilters = (search: URLSearchParams): EventFilters => ({
  search: search.get('q')?.trim() ?? '',
  standing: eventStandings.find((standing) => standing === search.get('status')),
  page: Math.max(1, Math.floor(Number(search.get('page'))) || 1),
});

export const writeFilters = ({ search, standing, page }: EventFilters): URLSearchParams =>
  new URLSearchParams({
    ...(search && { q: search }),
    ...(standing && { status: standing }),
    ...(page > 1 && { page: String(page) }),
  });
