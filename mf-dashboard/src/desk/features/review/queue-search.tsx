import { useQuery } from '@tanstack/react-query';
import { reviewHolders, waitingDays, type ReviewedThing } from '@stoa/shared/contract/teaching/review-words.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useCategoryName } from '@stoa/shared/i18n/use-category-name.ts';
import { NativeSelect } from '@stoa/shared/kit';
import { TypedSearch } from '../../../ui/typed-search.tsx';
import { useReviewText } from '../../messages/review.ts';
import classes from './queue-search.module.css';
import type { QueueFilters } from './queue-filters.ts';

const lengths = ['false', 'true'] as const;

interface QueueSearchProps {
  thing: ReviewedThing;
  filters: QueueFilters;
  /** `replace`: one typing is one step back. */
  onChange(part: Partial<QueueFilters>, replace?: boolean): void;
}

/** What narrows the queue of courses, or that of learning paths, which have no length. */
export function QueueSearch({ thing, filters, onChange }: QueueSearchProps) {
  const t = useReviewText();
  const api = useApi();
  const nameOf = useCategoryName();
  const categories = useQuery({ queryKey: ['categories'], queryFn: ({ signal }) => api.listCategories({ signal }) });
  const choices: Choice[] = [
    { name: 'reviewer', options: reviewHolders.map((value) => [value, t(`filter.reviewer.${value}`)]) },
    { name: 'days', options: waitingDays.map((value) => [value, t('filter.days.least', { days: Number(value) })]) },
    { name: 'category', options: (categories.data ?? []).map((one) => [one.id, nameOf(one)]) },
  ];
  if (thing === 'course') {
    choices.push({ name: 'micro', options: lengths.map((value) => [value, t(`filter.micro.${value}`)]) });
  }
  return (
    <div className={classes.tools} role="search">
      <TypedSearch label={t('filter.q', { thing })} search={filters.q} onSearch={(q) => onChange({ q }, true)} />
      {choices.map(({ name, options }) => (
        <NativeSelect
          key={name}
          aria-label={t(`filter.${name}`)}
          value={filters[name] ?? ''}
          data={[{ value: '', label: t(`filter.${name}.all`) }, ...options.map(([value, label]) => ({ value, label }))]}
          onChange={({ currentTarget: { value } }) => onChange({ [name]: value || undefined })}
        />
      ))}
    </div>
  );
}

interface Choice {
  name: 'reviewer' | 'days' | 'category' | 'micro';
  options: (readonly [value: string, label: string])[];
}
