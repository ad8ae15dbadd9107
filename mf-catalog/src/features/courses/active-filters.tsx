import { IconX } from '@tabler/icons-react';
import {
  contentTypeNames,
  levelNames,
  type ContentType,
  type CourseLevel,
} from '@stoa/shared/contract/course-words.ts';
import { Button, Group } from '@stoa/shared/ui/kit.ts';
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
  const active = listActive(filters, categoryName);
  if (active.length === 0) return null;
  const { q, sort } = filters;
  return (
    <Group gap="xs" role="group" aria-label="Active filters">
      {active.map(({ name, without }) => (
        <Button
          key={name}
          size="compact-sm"
          variant="light"
          rightSection={<IconX size={14} aria-hidden="true" />}
          aria-label={`Remove the filter ${name}`}
          onClick={() => onChange(without)}
        >
          {name}
        </Button>
      ))}
      <Button size="compact-sm" variant="subtle" onClick={() => onChange({ ...noFilters, q, sort })}>
        Clear all
      </Button>
    </Group>
  );
}

function listActive(filters: ResultFilters, categoryName: string | undefined): Active[] {
  const { category, sub_category, final_category, level, content_type, type, rating } = filters;
  const deepest = final_category || sub_category || category;
  return [
    ...(deepest
      ? [{ name: categoryName ?? deepest, without: { category: '', sub_category: '', final_category: '' } }]
      : []),
    ...level.map((word) => ({
      name: levelNames[word as CourseLevel],
      without: { level: level.filter((other) => other !== word) },
    })),
    ...content_type.map((word) => ({
      name: contentTypeNames[word as ContentType],
      without: { content_type: content_type.filter((other) => other !== word) },
    })),
    ...(type ? [{ name: type === 'free' ? 'Free' : 'Paid', without: { type: '' as const } }] : []),
    ...(rating ? [{ name: `${rating} stars and up`, without: { rating: 0 } }] : []),
  ];
}
