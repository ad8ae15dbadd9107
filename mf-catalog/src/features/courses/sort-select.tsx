import { courseSorts, type CourseSort } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { NativeSelect } from '@stoa/shared/kit';
import { useCatalogueText } from '../../messages/catalogue.ts';

interface SortSelectProps {
  value: CourseSort;
  onChange(sort: CourseSort): void;
}

export function SortSelect({ value, onChange }: SortSelectProps) {
  const t = useCatalogueText();
  return (
    <NativeSelect
      aria-label={t('sort.name')}
      value={value}
      data={courseSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
      onChange={(event) => onChange(event.currentTarget.value as CourseSort)}
    />
  );
}
