import { useRef } from 'react';
import { attendanceFields, type AttendanceField } from '@stoa/shared/contract/learning/attendance-words.ts';
import { NativeSelect } from '@stoa/shared/kit';
import classes from '../../../ui/record-search.module.css';
import { TypedSearch } from '../../../ui/typed-search.tsx';
import { useAttendanceText } from '../../messages/attendance.ts';
import type { AttendanceFilters } from './attendance-address.ts';

const TYPING_STOPPED_MS = 700;
/** As a day is looked for. */
const EXAMPLE_DAY = '2026-03-10';

interface AttendanceToolsProps {
  filters: AttendanceFilters;
  /** What the server can look in; undefined until it has said so. */
  searchBy: readonly AttendanceField[] | undefined;
  /** `replace`: one typing is one step back. */
  onChange(part: Partial<AttendanceFilters>, replace?: boolean): void;
}

/** What to look for, and in which column. */
export function AttendanceTools({ filters, searchBy = attendanceFields, onChange }: AttendanceToolsProps) {
  const t = useAttendanceText();
  /** What waits until the typing stops; another column is looked in at once, for what is typed by then. */
  const typed = useRef<string>(undefined);
  return (
    <div className={classes.tools}>
      <TypedSearch
        label={t('search')}
        visibleLabel
        placeholder={filters.field === 'attended_class_on' ? EXAMPLE_DAY : t('search.placeholder')}
        search={filters.text}
        pauseMs={TYPING_STOPPED_MS}
        onType={(text) => (typed.current = text)}
        onSearch={(text) => {
          typed.current = undefined;
          if (text !== filters.text) onChange({ text }, true);
        }}
      />
      <NativeSelect
        label={t('searchBy')}
        value={filters.field}
        data={searchBy.map((field) => ({ value: field, label: t(`by.${field}`) }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({
            text: typed.current?.trim() ?? filters.text,
            field: searchBy.find((field) => field === value) ?? 'all',
          })
        }
      />
    </div>
  );
}
