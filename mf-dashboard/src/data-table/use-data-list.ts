import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Order } from '@stoa/shared/contract/kernel/sort-orders.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';
import type { Page } from './data-table.tsx';
import { useTableMemory } from './table-memory.ts';
import { type Selection, useSelection } from './use-selection.ts';
import { type FiltersOf, type SortOf, type TableSpec, type TableState, useTableState } from './use-table-state.ts';

const PER_PAGE = 25;

/** How a list's rows are asked for, beside its filters. */
export interface AskedRows<S extends string> {
  sort: S;
  order: Order;
  page: number;
  per_page: number;
}

interface Source<T extends TableSpec, P> {
  /** Of what is read anew when one of its rows changes. */
  key: readonly unknown[];
  read(filters: FiltersOf<T>, rows: AskedRows<SortOf<T>>, signal: AbortSignal): Promise<P>;
  /** While this holds of what is shown, it is asked again every so many milliseconds. */
  again?: { while(page: P): boolean; everyMs: number };
  /** Asks for a link to all that is listed, as a file. */
  file?(filters: FiltersOf<T>): Promise<{ url: string }>;
}

/** A list of many rows: what it is asked, by the address; how somebody likes it; and the page that is shown. */
export interface DataList<T extends TableSpec, P> {
  state: TableState<T>;
  memory: ReturnType<typeof useTableMemory>;
  selection: Selection;
  query: UseQueryResult<P>;
  fileLink?: () => Promise<{ url: string }>;
}

export function useDataList<const T extends TableSpec, P extends Page<unknown>>(
  spec: T,
  { key, read, again, file }: Source<T, P>,
): DataList<T, P> {
  const state = useTableState(spec);
  const { user } = useSession();
  const { filters, sort, page, question } = state;
  const asked = {
    sort: sort.by,
    order: sort.isDescending ? ('descending' as const) : ('ascending' as const),
    per_page: PER_PAGE,
  };
  return {
    state,
    memory: useTableMemory(spec.id, user?.id),
    selection: useSelection(question),
    query: useQuery({
      queryKey: [...key, question, page],
      queryFn: ({ signal }) => readPage(page, (at) => read(filters, { ...asked, page: at }, signal)),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) => (again && data && again.while(data) ? again.everyMs : false),
    }),
    ...(file && { fileLink: () => file(filters) }),
  };
}
