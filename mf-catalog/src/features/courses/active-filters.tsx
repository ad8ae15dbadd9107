import type { CourseList } from '@stoa/shared/contract/market/catalogue.ts';
import type { ContentType, CourseLevel, DurationBand } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useCatalogueText } from '../../messages/catalogue.ts';
import { ActiveChoices } from '../../ui/active-choices.tsx';
import { type ManyFilter, noFilters, type ResultFilters } from './result-filters.ts';

interface ActiveFiltersProps {
  filters: ResultFilters;
  /** The chosen category in words. */
  categoryName: string | undefined;
  facets: CourseList['facets'] | undefined;
  onChange(change: Partial<ResultFilters>): void;
}

interface Active {
  name: string;
  without: Partial<ResultFilters>;
}

export function ActiveFilters({ filters, categoryName, facets, onChange }: ActiveFiltersProps) {
  const active = [...useActive(filters, categoryName), ...useActiveLists(filters, facets)];
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
  const { category, sub_category, final_category, type, rating } = filters;
  const deepest = final_category || sub_category || category;
  return [
    ...(deepest
      ? [{ name: categoryName ?? deepest, without: { category: '', sub_category: '', final_category: '' } }]
      : []),
    ...(type ? [{ name: courseWord(`priceType.${type}`), without: { type: '' as const } }] : []),
    ...(rating ? [{ name: t('filters.stars', { stars: format.number(rating) }), without: { rating: 0 } }] : []),
  ];
}

/** A skill has its name among the choices; one that no list has named yet is not shown. */
function useActiveLists(filters: ResultFilters, facets: CourseList['facets'] | undefined): Active[] {
  const t = useCatalogueText();
  const courseWord = useCourseWords();
  const format = useFormat();
  const skillName = (id: string) => facets?.skill?.find(({ value }) => value === id)?.name;
  const each = (key: ManyFilter, nameOf: (word: string) => string | undefined): Active[] =>
    filters[key].flatMap((word) => {
      const name = nameOf(word);
      return name === undefined ? [] : [{ name, without: { [key]: filters[key].filter((other) => other !== word) } }];
    });
  return [
    ...each('level', (word) => courseWord(`level.${word as CourseLevel}`)),
    ...each('content_type', (word) => courseWord(`contentType.${word as ContentType}`)),
    ...each('duration', (word) => courseWord(`duration.${word as DurationBand}`)),
    ...each('language', (tag) => format.language(tag)),
    ...each('captions', (tag) => t('filters.captions', { language: format.language(tag) })),
    ...each('skill', skillName),
  ];
}
