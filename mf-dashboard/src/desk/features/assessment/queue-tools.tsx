import { submissionSorts } from '@stoa/shared/contract/learning/assignment-words.ts';
import { NativeSelect } from '@stoa/shared/kit';
import { TypedSearch } from '../../../ui/typed-search.tsx';
import { useAssessmentText } from '../../messages/assessment.ts';
import type { QueueFilters } from './queue-filters.ts';
import classes from './queue-tools.module.css';

const TYPING_STOPPED_MS = 600;

interface QueueToolsProps {
  filters: QueueFilters;
  places: readonly { id: string; name: string; waiting: number }[];
  /** `replace`: one typing is one step back. */
  onChange(part: Partial<QueueFilters>, replace?: boolean): void;
}

/** What narrows the queue, and its order. */
export function QueueTools({ filters, places, onChange }: QueueToolsProps) {
  const t = useAssessmentText();
  return (
    <div className={classes.tools}>
      <TypedSearch
        label={t('search')}
        search={filters.search}
        pauseMs={TYPING_STOPPED_MS}
        onSearch={(search) => onChange({ search }, true)}
      />
      <NativeSelect
        aria-label={t(`filter.${filters.of}`)}
        value={filters.placeId ?? ''}
        data={[
          { value: '', label: t(`filter.all.${filters.of}`) },
          ...places.map(({ id, name, waiting }) => ({
            value: id,
            label: t('filter.waiting', { name, count: waiting }),
          })),
        ]}
        onChange={({ currentTarget: { value } }) => onChange({ placeId: value || undefined })}
      />
      <NativeSelect
        aria-label={t('filter.sort')}
        value={filters.sort}
        data={submissionSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ sort: submissionSorts.find((sort) => sort === value) ?? 'oldest' })
        }
      />
    </div>
  );
}
