import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { UnstyledButton } from '@stoa/shared/kit';
import classes from './status-filter.module.css';

interface StatusFilterProps<S extends string> {
  label: string;
  /** What the button of all is called. */
  all: string;
  statuses: readonly S[];
  nameOf(status: S): string;
  value: S | undefined;
  /** Status → how many; undefined while loading. */
  counts: Record<string, number> | undefined;
  onChange(status: S | undefined): void;
}

/** One button a status with its count; statuses that nothing has stay out of the way. */
export function StatusFilter<S extends string>(props: StatusFilterProps<S>) {
  const { label, all, statuses, nameOf, value, counts, onChange } = props;
  const total = statuses.reduce((sum, status) => sum + (counts?.[status] ?? 0), 0);
  const shown = statuses.filter((status) => status === value || (counts?.[status] ?? 0) > 0);
  return (
    <div role="group" aria-label={label} className={classes.filter}>
      <StatusButton label={all} count={counts && total} isActive={!value} onClick={() => onChange(undefined)} />
      {shown.map((status) => (
        <StatusButton
          key={status}
          label={nameOf(status)}
          count={counts && (counts[status] ?? 0)}
          isActive={status === value}
          onClick={() => onChange(status)}
        />
      ))}
    </div>
  );
}

interface StatusButtonProps {
  label: string;
  count: number | undefined;
  isActive: boolean;
  onClick(): void;
}

function StatusButton({ label, count, isActive, onClick }: StatusButtonProps) {
  const format = useFormat();
  return (
    <UnstyledButton className={classes.status} aria-pressed={isActive} onClick={onClick}>
      {label}
      {count !== undefined && <span className={classes.count}>{format.number(count)}</span>}
    </UnstyledButton>
  );
}
