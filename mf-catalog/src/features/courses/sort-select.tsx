import type { CourseSort } from '@stoa/shared/contract/course-words.ts';
import { NativeSelect } from '@stoa/shared/ui/kit.ts';

const names: Record<CourseSort, string> = {
  relevance: 'Best match',
  popular: 'Most popular',
  newest: 'Newest',
  rating: 'Highest rated',
  price_low: 'Price: low to high',
  price_high: 'Price: high to low',
};

interface SortSelectProps {
  value: CourseSort;
  onChange(sort: CourseSort): void;
}

export function SortSelect({ value, onChange }: SortSelectProps) {
  return (
    <NativeSelect
      aria-label="Sort by"
      value={value}
      data={Object.entries(names).map(([word, label]) => ({ value: word, label }))}
      onChange={(event) => onChange(event.currentTarget.value as CourseSort)}
    />
  );
}
