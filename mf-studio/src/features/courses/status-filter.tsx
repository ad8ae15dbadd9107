import { courseStatuses, type CourseStatus } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { UnstyledButton } from '@stoa/shared/kit';
import { useCoursesText } from '../../messages/courses.ts';
import classes from './status-filter.module.css';

interface StatusFilterProps {
  value: CourseStatus | undefined;
  /** Status → how many courses; undefined while loading. */
  counts: Record<string, number> | undefined;
  onChange(status: CourseStatus | undefined): void;
}

/** One button a status with its count; statuses without courses stay out of the way. */
export function StatusFilter({ value, counts, onChange }: StatusFilterProps) {
  const t = useCoursesText();
  const word = useCourseWords();
  const total = courseStatuses.reduce((sum, status) => sum + (counts?.[status] ?? 0), 0);
  const shown = courseStatuses.filter((status) => status === value || (counts?.[status] ?? 0) > 0);
  return (
    <div role="group" aria-label={t('filter')} className={classes.filter}>
      <StatusButton
        label={t('filter.all')}
        count={counts && total}
        isActive={!value}
        onClick={() => onChange(undefined)}
      />
      {shown.map((status) => (
        <StatusButton
          key={status}
          label={word(`status.${status}`)}
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
