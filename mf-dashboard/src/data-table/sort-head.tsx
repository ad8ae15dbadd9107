import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { UnstyledButton } from '@stoa/shared/kit';
import classes from './data-table.module.css';
import type { SortOf, TableSpec, TableState } from './use-table-state.ts';

interface SortHeadProps<T extends TableSpec> {
  name: string;
  state: TableState<T>;
  by: SortOf<T>;
}

/** The head of a column that the rows can be sorted by; the cell around it says how they are. */
export function SortHead<T extends TableSpec>({ name, state: { sort, sortBy }, by }: SortHeadProps<T>) {
  const Icon = sort.by !== by ? IconArrowsSort : sort.isDescending ? IconArrowDown : IconArrowUp;
  return (
    <UnstyledButton className={classes.sort} data-sorted={sort.by === by || undefined} onClick={() => sortBy(by)}>
      {name}
      <Icon size="1em" aria-hidden="true" />
    </UnstyledButton>
  );
}
