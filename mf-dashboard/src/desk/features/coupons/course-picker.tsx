import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type Ref } from 'react';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { MultiSelect } from '@stoa/shared/overlays';
import { useCouponsText } from '../../messages/coupons.ts';

interface Named {
  id: string;
  name: string;
}
interface CoursePickerProps {
  value: string[];
  onChange(ids: string[]): void;
  /** The names of those that were chosen before. */
  known: readonly Named[];
  error: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

const TYPING_STOPPED_MS = 250;

/** Courses, found by a part of their names. */
export function CoursePicker({ value, onChange, known, error, ref }: CoursePickerProps) {
  const t = useCouponsText();
  const api = useApi();
  const [typed, setTyped] = useState('');
  const [seen, setSeen] = useState<readonly Named[]>(known);
  const [q] = useDebouncedValue(typed.trim(), TYPING_STOPPED_MS);
  const found = useQuery({
    queryKey: ['coupon-courses', q],
    queryFn: ({ signal }) => api.suggestCourses({ query: { q, limit: 20 }, signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const offered = q === '' ? [] : (found.data ?? []);
  const choose = (ids: string[]) => {
    setSeen([...seen, ...offered]);
    onChange(ids);
  };
  const names = new Map([...seen, ...offered].map(({ id, name }) => [id, name]));
  return (
    <MultiSelect
      ref={ref}
      label={t('field.courses')}
      placeholder={t('courses.hint')}
      data={[...names].map(([id, name]) => ({ value: id, label: name }))}
      value={value}
      onChange={choose}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      // The server knows which names are like what was typed.
      filter={({ options }) => options.filter((one) => 'value' in one && offered.some(({ id }) => id === one.value))}
      nothingFoundMessage={q === '' ? t('courses.type') : found.isFetched && t('courses.none')}
      hidePickedOptions
      error={error}
    />
  );
}
