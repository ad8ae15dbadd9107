import { IconX } from '@tabler/icons-react';
import type { ContentType, CourseLevel } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Group } from '@stoa/shared/kit';
import { useCatalogueText } from '../../messages/catalogue.ts';
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

/** What narrows the list now; each can be taken back alone, or all at once. */
export function ActiveFilters({ filters, categoryName, onChange }: ActiveFiltersProps) {
  const t = useCatalogueText();
  const active = useActive(filters, categoryName);
  if (active.length === 0) return null;
  const { q, sort } = filters;
  return (
    <Group gap="xs" role="group" aria-label={t('filters.active')}>
      {active.map(({ name, without }) => (
        <Button
          key={name}
          size="compact-sm"
          variant="light"
          rightSection={<IconX size={14} aria-hidden="true" />}
          aria-label={t('filters.remove', { name })}
          onClick={() => onChange(without)}
        >
          {name}
        </Button>
      ))}
      <Button size="compact-sm" variant="subtle" onClick={() => onChange({ ...noFilters, q, sort })}>
        {t('filters.clear')}
      </Button>
    </Group>
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
