import {
  contentTypes,
  courseLevels,
  durationBands,
  priceTypes,
  ratingSteps,
} from '@stoa/shared/contract/taxonomy/course-words.ts';
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
  const inWords = (languages: Choice[] = []) => languages.map((row) => ({ ...row, name: format.language(row.value) }));
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
        choices={(facets?.rating ?? uncounted).map((row) => ({
          ...row,
          name: t('filter.rating.least', { stars: format.number(Number(row.value)) }),
        }))}
        onChange={(value) => onChange({ rating: Number(value) })}
      />
      <ManyOf
        label={t('filter.duration')}
        values={filters.duration}
        choices={named(facets?.duration, durationBands, (word) => courseWord(`duration.${word}`))}
        onChange={(duration) => onChange({ duration })}
      />
      <ManyOf
        label={t('filter.language')}
        values={filters.language}
        choices={inWords(facets?.language)}
        onChange={(language) => onChange({ language })}
      />
      <ManyOf
        label={t('filter.captions')}
        values={filters.captions}
        choices={inWords(facets?.captions)}
        onChange={(captions) => onChange({ captions })}
      />
      <ManyOf
        label={t('filter.skills')}
        values={filters.skill}
        choices={facets?.skill ?? []}
        onChange={(skill) => onChange({ skill })}
      />
    </Stack>
  );
}

/** What an older API does not count. */
const uncounted: readonly Choice[] = ratingSteps.map((stars) => ({ value: String(stars), name: '' }));

/** By its word of the contract; one that is newer than this page keeps the server's name. */
const named = <W extends string>(facet: Choice[] | undefined, words: readonly W[], nameOf: (word: W) => string) =>
  (facet ?? []).map((row): Choice => {
    const word = words.find((known) => known === row.value);
    return word ? { ...row, name: nameOf(word) } : row;
  });
