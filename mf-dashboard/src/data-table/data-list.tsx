import type { ReactNode } from 'react';
import { useTotalText } from '@stoa/shared/i18n/use-total-text.ts';
import classes from './data-table.module.css';
import { DataTable, type DataTableProps, type Page } from './data-table.tsx';
import { TableTools } from './table-tools.tsx';
import type { DataList as List } from './use-data-list.ts';
import type { SortOf, TableSpec } from './use-table-state.ts';

interface DataListProps<T extends TableSpec, R> extends Omit<
  DataTableProps<T, R>,
  'state' | 'query' | 'selection' | 'isDense'
> {
  list: List<T, Page<R> & { total_is_least?: boolean | undefined }>;
  /** Of the field that looks for words. */
  search?: string;
  /** What rows without columns can be sorted by; columns say it by themselves. */
  sorts?: Readonly<Record<SortOf<T>, string>>;
  /** How many there are. */
  found(count: number): string;
  /** Fields of the filters beside the search. */
  filters?: ReactNode;
  /** Rows can be chosen: whom or what the box of one is for. */
  nameOf?(row: R): string;
  /** What can be done to those that are chosen. */
  bulk?: ReactNode;
}

/** A list with all its tools. */
export function DataList<T extends TableSpec, R>(props: DataListProps<T, R>) {
  const { list, search, sorts, found, filters, nameOf, bulk, ...table } = props;
  const totalText = useTotalText();
  const { state, memory, selection, query, fileLink } = list;
  return (
    <div className={classes.list}>
      <TableTools
        state={state}
        memory={memory}
        {...(search !== undefined && { search })}
        sorts={sorts ? namesOf(state.spec, sorts) : sortsOf(table.columns ?? [])}
        hasHeads={table.columns !== undefined}
        found={query.data && totalText(found(query.data.total), query.data)}
        {...(fileLink && { fileLink })}
      >
        {filters}
      </TableTools>
      <DataTable
        {...table}
        state={state}
        query={query}
        isDense={memory.isDense}
        {...(nameOf && { selection: { ...selection, nameOf } })}
      />
      {bulk}
    </div>
  );
}

const namesOf = <T extends TableSpec>(spec: T, names: Readonly<Record<SortOf<T>, string>>) =>
  spec.sorts.map((value: SortOf<T>) => ({ value, label: names[value] }));

const sortsOf = <S extends string>(columns: readonly { sort?: S; name: string }[]) =>
  columns.flatMap(({ sort, name }) => (sort === undefined ? [] : [{ value: sort, label: name }]));
