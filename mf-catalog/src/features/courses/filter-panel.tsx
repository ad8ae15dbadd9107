import { contentTypes, courseLevels, priceTypes } from '@stoa/shared/contract/taxonomy/course-words.ts';
import type { CourseList } from '@stoa/shared/contract/market/catalogue.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useCategoryName } from '@stoa/shared/i18n/use-category-name.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Stack } from '@stoa/shared/kit';
import { useCatalogueText } from '../../messages/catalogue.ts';
import { type Choice, ManyOf, OneOf } from '../../ui/choice-fields.tsx';
import type { ResultFilters } from './result-filters.ts';

interface FilterPanelProps {
  filters: ResultFilters;
  facets: CourseList['facets'] | undefined;
  onChange(change: Partial<ResultFilters>): void;
}

/** What narrows the list. Each choice says how many courses it would leave; choices that leave none are not offered. */
export function FilterPanel({ filters, facets, onChange }: FilterPanelProps) {
  const t = useCatalogueText();
  const format = useFormat();
  const courseWord = useCourseWords();
  const nameOf = useCategoryName();
  const { category } = filters;
  return (
    <Stack gap="lg">
      <OneOf
        label={t('filter.category')}
        value={category}
        any={t('filter.category.any')}
        choices={(facets?.category ?? []).map((row) => ({ ...row, name: nameOf(row) }))}
        onChange={(value) => onChange({ category: value, sub_category: '', final_category: '' })}
      />
      <OneOf
        label={t('filter.price')}
        value={filters.type}
        any={t('filter.price.any')}
        choices={named(facets?.type, priceTypes, (word) => courseWord(`priceType.${word}`))}
        onChange={(value) => onChange({ type: value as ResultFilters['type'] })}
      />
      <ManyOf
        label={t('filter.level')}
        values={filters.level}
        choices={named(facets?.level, courseLevels, (word) => courseWord(`level.${word}`))}
        onChange={(level) => onChange({ level })}
      />
      <ManyOf
        label={t('filter.format')}
        values={filters.content_type}
        choices={named(facets?.content_type, contentTypes, (word) => courseWord(`contentType.${word}`))}
        onChange={(content_type) => onChange({ content_type })}
      />
      <OneOf
        label={t('filter.rating')}
        value={filters.rating ? String(filters.rating) : ''}
        any={t('filter.rating.any')}
        choices={[4.5, 4, 3.5].map((stars) => ({
          value: String(stars),
          name: t('filter.rating.least', { stars: format.number(stars) }),
        }))}
        onChange={(value) => onChange({ rating: Number(value) })}
      />
    </Stack>
  );
}

/** By its word of the contract; one that is newer than this page keeps the server's name. */
const named = <W extends string>(facet: Choice[] | undefined, words: readonly W[], nameOf: (word: W) => string) =>
  (facet ?? []).map((row): Choice => {
    const word = words.find((known) => known === row.value);
    return word ? { ...row, name: nameOf(word) } : row;
  });
