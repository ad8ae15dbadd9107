import type { ReactNode } from 'react';
import classes from './record-table.module.css';

export interface RecordColumn<R> {
  /** Head of the column; on a phone it stands before each cell, unless it is empty. */
  name: string;
  /** What stands in the head instead of the name: a button that sorts, a box that chooses all rows. */
  head?: ReactNode;
  /** How the rows are sorted by it; left out of columns that nothing is sorted by. */
  sorted?: 'ascending' | 'descending' | 'none';
  isNumber?: boolean;
  cell(row: R): ReactNode;
  /** Smaller, below the cell. */
  note?(row: R): ReactNode;
}

interface RecordTableProps<R> {
  /** Read aloud, where no heading stands right before it. */
  label?: string;
  rows: readonly R[];
  keyOf(row: R): string;
  columns: readonly RecordColumn<R>[];
  /** Of many columns: words stay whole, and where they find no room, the table is moved and not the page. */
  isWide?: boolean;
  /** More rows on a screen, for who reads many. */
  isDense?: boolean;
}

/** Records in columns. On a phone each is a card, and each cell says what it is. */
export const RecordTable = <R,>({ isWide = false, ...table }: RecordTableProps<R>) =>
  isWide ? (
    <div className={classes.wide}>
      <Records {...table} />
    </div>
  ) : (
    <Records {...table} />
  );

function Records<R>({ label, rows, keyOf, columns, isDense = false }: Omit<RecordTableProps<R>, 'isWide'>) {
  const look = ({ isNumber = false }: RecordColumn<R>) => (isNumber ? { className: classes.amount } : {});
  return (
    <table className={classes.table} aria-label={label} data-dense={isDense || undefined}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col" aria-sort={column.sorted} {...look(column)}>
              {column.head ?? column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <td key={column.name} data-label={column.name || undefined} {...look(column)}>
                {column.cell(row)}
                <Note>{column.note?.(row)}</Note>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Note = ({ children }: { children: ReactNode }) =>
  children ? <span className={classes.note}>{children}</span> : null;
