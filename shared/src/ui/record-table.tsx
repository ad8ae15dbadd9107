import type { ReactNode } from 'react';
import classes from './record-table.module.css';

export interface RecordColumn<R> {
  /** Head of the column; on a phone it stands before each cell. */
  name: string;
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
}

/** Records in columns. On a phone each is a card, and each cell says what it is. */
export function RecordTable<R>({ label, rows, keyOf, columns }: RecordTableProps<R>) {
  const look = ({ isNumber = false }: RecordColumn<R>) => (isNumber ? { className: classes.amount } : {});
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col" {...look(column)}>
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <td key={column.name} data-label={column.name} {...look(column)}>
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
