import type { ContentType, CourseLevel } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useCatalogueText } from '../../messages/catalogue.ts';
import { ActiveChoices } from '../../ui/active-choices.tsx';
import { noFilters, type ResultFilters } from './result-filters.ts';

interface ActiveFiltersProps {
  filters: ResultFilters;
  /** The chosen category in words. */
  categoryName: string | undefined;
  onChange(change: Partial<ResultFilters>): void;
}

interface Active {
  name: string;
  without: Partial<ResultFilters>;
}

export function ActiveFilters({ filters, categoryName, onChange }: ActiveFiltersProps) {
  const active = useActive(filters, categoryName);
  const { q, sort } = filters;
  return (
    <ActiveChoices
      active={active.map(({ name, without }) => ({ name, onRemove: () => onChange(without) }))}
      onClear={() => onChange({ ...noFilters, q, sort })}
    />
  );
}

function useActive(filters: ResultFilters, categoryName: string | undefined): Active[] {
  const t = useCatalogueText();
  const courseWord = useCourseWords();
  const format = useFormat();
  const { category, sub_category, final_category, level, content_type, type, rating } = filters;
  const deepest = final_category || sub_category || category;
  return [
    ...(deepest
      ? [{ name: categoryName ?? deepest, without: { category: '', sub_category: '', final_category: '' } }]
      : []),
    ...level.map((word) => ({
      name: courseWord(`level.${word as CourseLevel}`),
      without: { level: level.filter((other) => other !== word) },
    })),
    ...content_type.map((word) => ({
      name: courseWord(`contentType.${word as ContentType}`),
      without: { content_type: content_type.filter((other) => other !== word) },
    })),
    ...(type ? [{ name: courseWord(`priceType.${type}`), without: { type: '' as const } }] : []),
    ...(rating ? [{ name: t('filters.stars', { stars: format.number(rating) }), without: { rating: 0 } }] : []),
  ];
}
