import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { roleNames } from '@stoa/shared/contract/kernel/role-words.ts';
import { standings, userSorts } from '@stoa/shared/contract/people/standings.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';
import type { TableState } from '../../../data-table/use-table-state.ts';

export const peopleTable = {
  id: 'people',
  filters: { q: 'text', role: roleNames, standing: standings },
  sorts: userSorts,
  startsDescending: true,
} as const;
export type PeopleState = TableState<typeof peopleTable>;

/** All that acts on accounts reads these anew. */
export const PEOPLE = ['people'];

const questionOf = ({ filters, sort }: Pick<PeopleState, 'filters' | 'sort'>) => ({
  ...filters,
  sort: sort.by,
  order: sort.isDescending ? ('descending' as const) : ('ascending' as const),
});

export function usePeople({ filters, sort, page }: PeopleState) {
  const api = useApi();
  const question = questionOf({ filters, sort });
  return useQuery({
    queryKey: [...PEOPLE, 'list', question, page],
    queryFn: ({ signal }) =>
      readPage(page, (at) => api.listUsers({ query: { ...question, page: at, per_page: 25 }, signal })),
    placeholderData: keepPreviousData,
  });
}

export function usePeopleFile(state: PeopleState) {
  const api = useApi();
  return () => api.getUsersLink({ query: questionOf(state) });
}
