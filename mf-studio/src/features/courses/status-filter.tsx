import { courseStatuses, statusNames, type CourseStatus } from '@stoa/shared/contract/course-words.ts';
import { numberText } from '@stoa/shared/ui/format.ts';
import { UnstyledButton } from '@stoa/shared/ui/kit.ts';
import classes from './status-filter.module.css';

interface StatusFilterProps {
  value: CourseStatus | undefined;
  /** Status → how many courses; undefined while loading. */
  counts: Record<string, number> | undefined;
  onChange(status: CourseStatus | undefined): void;
}

/** One button a status with its count; statuses without courses stay out of the way. */
export function StatusFilter({ value, counts, onChange }: StatusFilterProps) {
  const total = courseStatuses.reduce((sum, status) => sum + (counts?.[status] ?? 0), 0);
  const shown = courseStatuses.filter((status) => status === value || (counts?.[status] ?? 0) > 0);
  return (
    <div role="group" aria-label="Filter by status" className={classes.filter}>
      <StatusButton label="All" count={counts && total} isActive={!value} onClick={() => onChange(undefined)} />
      {shown.map((status) => (
        <StatusButton
          key={status}
          label={statusNames[status]}
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

const StatusButton = ({ label, count, isActive, onClick }: StatusButtonProps) => (
  <UnstyledButton className={classes.status} aria-pressed={isActive} onClick={onClick}>
    {label}
    {count !== undefined && <span className={classes.count}>{numberText(count)}</span>}
  </UnstyledButton>
);
