import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { DataList } from '../../../data-table/data-list.tsx';
import { FilterSelect } from '../../../data-table/filter-fields.tsx';
import { useDataList } from '../../../data-table/use-data-list.ts';
import { useReviewText } from '../../messages/review.ts';
import { QueueFields } from './queue-fields.tsx';
import { askedOfCourses, courseTable, type queueStatuses } from './queue-filters.ts';
import { QueueRow } from './queue-row.tsx';

const lengths = ['false', 'true'] as const;

/** Courses that wait for somebody, or were published. */
export function CourseQueue({ status }: { status: (typeof queueStatuses)[number] }) {
  const t = useReviewText();
  const api = useApi();
  const list = useDataList(courseTable, {
    key: ['review-queue'],
    read: (filters, rows, signal) => api.listReviewQueue({ query: { ...askedOfCourses(filters), ...rows }, signal }),
    file: (filters) => api.getReviewQueueLink({ query: askedOfCourses(filters) }),
  });
  const { filters, filter } = list.state;
  return (
    <DataList
      list={list}
      label={t('queue.title')}
      search={t('filter.q', { thing: 'course' })}
      filters={
        <>
          <QueueFields filters={filters} onFilter={filter} />
          <FilterSelect
            label={t('filter.micro')}
            all={t('filter.micro.all')}
            value={filters.micro}
            options={lengths.map((value) => [value, t(`filter.micro.${value}`)])}
            onFilter={(micro) => filter({ micro })}
          />
        </>
      }
      sorts={{ sent: t('sort.sent'), name: t('sort.name') }}
      found={(count) => t('queue.found', { thing: 'course', count })}
      keyOf={({ id }) => id}
      row={(row) => <QueueRow row={row} />}
      empty={{ title: t('queue.empty'), text: t(`queue.empty.${status}`) }}
      noneSuch={{ title: t('queue.noneFound'), text: t('queue.noneFound.text') }}
    />
  );
}
