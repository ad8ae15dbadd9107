import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode, useRef } from 'react';
import { Button, Checkbox } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { type RecordColumn, RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { RowList } from '@stoa/shared/ui/row-list.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useTableText } from '../messages/table.ts';
import classes from './data-table.module.css';
import { SortHead } from './sort-head.tsx';
import type { Selection } from './use-selection.ts';
import { isOneOfSeveral, type SortOf, type TableSpec, type TableState } from './use-table-state.ts';

/** A column, which the server may sort by. */
export interface DataColumn<R, S extends string = string> extends Omit<RecordColumn<R>, 'head' | 'sorted'> {
  sort?: S;
}

export interface Page<R> {
  items: readonly R[];
  page: number;
  per_page: number;
  total: number;
}

export interface DataTableProps<T extends TableSpec, R> {
  /** Read aloud. */
  label: string;
  state: TableState<T>;
  query: UseQueryResult<Page<R>>;
  columns?: readonly DataColumn<R, SortOf<T>>[];
  /** In place of columns, where a row says more than they would hold: draws its `li`, with the box that chooses it. */
  row?(row: R, box: ReactNode): ReactNode;
  keyOf(row: R): string;
  /** Where rows can be chosen, to do something to many: whom the box of a row is for. */
  selection?: Selection & { nameOf(row: R): string };
  isDense?: boolean;
  /** While there is nothing at all, and nothing was filtered away. */
  empty: { title: string; text: string; action?: ReactNode; order?: 1 | 2 | 3 };
  /** While something is there, and none of it is asked for: where more is to be said of it than of any list. */
  noneSuch?: { title: string; text: string; all?: string };
}

/** One page of many records, as the server filters and sorts them. */
export function DataTable<T extends TableSpec, R>(props: DataTableProps<T, R>) {
  const { query, state, empty, noneSuch, label } = props;
  const t = useTableText();
  const head = useRef<HTMLDivElement>(null);
  const toPage = (page: number) => {
    state.toPage(page);
    if (isOneOfSeveral(state.spec)) head.current?.scrollIntoView({ block: 'start' });
  };
  // What is not there on one tab says nothing of the next.
  const isNotAnswered = query.isPending || (query.isPlaceholderData && query.data.items.length === 0);
  if (isNotAnswered) return <RowSkeleton count={8} label={t('loading', { table: label })} />;
  if (query.isError && !query.data) return <LoadFailed query={query} />;
  const { items, page, per_page, total } = query.data;
  if (items.length === 0 && !state.isFiltered) return <EmptyState {...empty} />;
  if (items.length === 0) return <NothingFound state={state} words={noneSuch} />;
  return (
    <div
      ref={head}
      className={classes.rows}
      data-stale={query.isPlaceholderData || undefined}
      aria-busy={query.isPlaceholderData}
    >
      <Rows {...props} items={items} />
      <PageNumbers pages={Math.ceil(total / per_page)} page={page} onPage={toPage} />
    </div>
  );
}

interface NothingFoundProps<T extends TableSpec> {
  state: TableState<T>;
  words: DataTableProps<T, never>['noneSuch'];
}

function NothingFound<T extends TableSpec>({ state, words }: NothingFoundProps<T>) {
  const t = useTableText();
  return (
    <EmptyState
      title={words?.title ?? t('none.title')}
      text={words?.text ?? t('none.text')}
      action={
        <Button variant="default" onClick={state.unfilter}>
          {words?.all ?? t('none.all')}
        </Button>
      }
    />
  );
}

function Rows<T extends TableSpec, R>({
  label,
  state,
  columns = [],
  row,
  keyOf,
  selection,
  isDense = false,
  items,
}: DataTableProps<T, R> & { items: readonly R[] }) {
  const chooser = useChooser(items, keyOf, selection);
  if (row) {
    return (
      <>
        {chooser && <ChooseAll box={chooser.head} />}
        <RowList label={label} isDense={isDense}>
          {items.map((item) => (
            <Fragment key={keyOf(item)}>{row(item, chooser?.cell(item))}</Fragment>
          ))}
        </RowList>
      </>
    );
  }
  const shown = columns.map(({ sort, ...column }) =>
    sort === undefined
      ? column
      : {
          ...column,
          sorted: sortedBy(state, sort),
          head: <SortHead name={column.name} state={state} by={sort} />,
        },
  );
  return (
    <RecordTable
      label={label}
      rows={items}
      keyOf={keyOf}
      columns={chooser ? [chooser, ...shown] : shown}
      isDense={isDense}
      isWide
    />
  );
}

/** Rows without heads have the box for all of them above. */
function ChooseAll({ box }: { box: ReactNode }) {
  const t = useTableText();
  return (
    <div className={classes.chooseAll}>
      {box}
      <span aria-hidden="true">{t('choose.all')}</span>
    </div>
  );
}

function sortedBy<T extends TableSpec>(
  { sort }: TableState<T>,
  by: SortOf<T>,
): NonNullable<RecordColumn<never>['sorted']> {
  if (sort.by !== by) return 'none';
  return sort.isDescending ? 'descending' : 'ascending';
}

/** A box before each row, and one for all of this page. */
function useChooser<R>(
  items: readonly R[],
  keyOf: (row: R) => string,
  selection: DataTableProps<TableSpec, R>['selection'],
): RecordColumn<R> | undefined {
  const t = useTableText();
  if (!selection) return undefined;
  const { chosen, choose, nameOf } = selection;
  const keys = items.map(keyOf);
  const count = keys.filter((key) => chosen.has(key)).length;
  return {
    name: '',
    head: (
      <Checkbox
        aria-label={t('choose.all')}
        checked={count === keys.length}
        indeterminate={count > 0 && count < keys.length}
        onChange={(event) => choose(keys, event.currentTarget.checked)}
      />
    ),
    cell: (row) => (
      <Checkbox
        aria-label={t('choose.one', { name: nameOf(row) })}
        checked={chosen.has(keyOf(row))}
        onChange={(event) => choose([keyOf(row)], event.currentTarget.checked)}
      />
    ),
  };
}
