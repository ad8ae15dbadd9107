import { useQuery } from '@tanstack/react-query';
import { reviewHolders, waitingDays } from '@stoa/shared/contract/teaching/review-words.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useCategoryName } from '@stoa/shared/i18n/use-category-name.ts';
import { FilterSelect } from '../../../data-table/filter-fields.tsx';
import { useReviewText } from '../../messages/review.ts';
import type { Narrowed } from './queue-filters.ts';

interface QueueFieldsProps {
  filters: Narrowed;
  onFilter(part: Narrowed): void;
}

/** What narrows what waits, whether courses or learning paths. */
export function QueueFields({ filters: { reviewer, days, category }, onFilter }: QueueFieldsProps) {
  const t = useReviewText();
  const api = useApi();
  const nameOf = useCategoryName();
  const categories = useQuery({ queryKey: ['categories'], queryFn: ({ signal }) => api.listCategories({ signal }) });
  return (
    <>
      <FilterSelect
        label={t('filter.reviewer')}
        all={t('filter.reviewer.all')}
        value={reviewer}
        options={reviewHolders.map((value) => [value, t(`filter.reviewer.${value}`)])}
        onFilter={(value) => onFilter({ reviewer: value })}
      />
      <FilterSelect
        label={t('filter.days')}
        all={t('filter.days.all')}
        value={days}
        options={waitingDays.map((value) => [value, t('filter.days.least', { days: Number(value) })])}
        onFilter={(value) => onFilter({ days: value })}
      />
      <FilterSelect
        label={t('filter.category')}
        all={t('filter.category.all')}
        value={category}
        options={(categories.data ?? []).map((one) => [one.id, nameOf(one)])}
        onFilter={(value) => onFilter({ category: value })}
      />
    </>
  );
}
