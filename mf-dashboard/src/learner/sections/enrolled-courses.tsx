import { useRef } from 'react';
import { enrolmentSorts } from '@stoa/shared/contract/learning/enrolment-words.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { CourseCardGrid } from '@stoa/shared/ui/course-card-grid.tsx';
import { Group, Stack } from '@stoa/shared/kit';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { CardGridSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { TypedSearch } from '../../ui/typed-search.tsx';
import { EnrolledActions } from '../features/enrolments/enrolled-actions.tsx';
import { EnrolledCard } from '../features/enrolments/enrolled-card.tsx';
import { sortFrom, SortSelect } from '../features/enrolments/sort-select.tsx';
import { useEnrolments } from '../features/enrolments/use-enrolments.ts';
import { useEnrolmentsText } from '../messages/enrolments.ts';
import classes from './my-list.module.css';
import { NoCourses } from './no-courses.tsx';
import { useMyList } from './use-my-list.ts';

const PER_PAGE = 12;

const filters = {
  active: { status: 'active' },
  completed: { status: 'completed' },
  archived: { archived: 'true' },
} as const;

/** Courses that one takes, in one of the states that they are in, narrowed and sorted by the address. */
export function EnrolledCourses({ shown }: { shown: keyof typeof filters }) {
  const t = useEnrolmentsText();
  const { search, page, change } = useMyList();
  const count = useRef<HTMLParagraphElement>(null);
  const sort = sortFrom({ sorts: enrolmentSorts, value: search.get('sort') });
  const q = search.get('q') ?? '';
  const enrolments = useEnrolments({ ...filters[shown], q, sort, page, per_page: PER_PAGE });
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <SortSelect sorts={enrolmentSorts} value={sort} onChange={(chosen) => change({ sort: chosen })} />
        <TypedSearch label={t('search')} search={q} onSearch={(text) => change({ q: text })} />
      </Group>
      <p role="status" className={classes.count} ref={count} tabIndex={-1}>
        {enrolments.data && t('count', { count: enrolments.data.total })}
      </p>
      {enrolments.isPending && <CardGridSkeleton count={6} />}
      {enrolments.isError && <LoadFailed query={enrolments} />}
      {enrolments.data?.items.length === 0 && <NoCourses of={shown} q={q} onShowAll={() => change({ q: '' })} />}
      {enrolments.data && enrolments.data.items.length > 0 && (
        <CourseCardGrid>
          {enrolments.data.items.map((enrolled) => (
            <EnrolledCard
              key={enrolled.id}
              enrolled={enrolled}
              order={2}
              actions={<EnrolledActions enrolled={enrolled} onGone={() => count.current?.focus()} />}
            />
          ))}
        </CourseCardGrid>
      )}
      {enrolments.data && (
        <PageNumbers
          className={classes.pages}
          pages={Math.ceil(enrolments.data.total / PER_PAGE)}
          page={enrolments.data.page}
          onPage={(to) => change({ page: String(to) })}
        />
      )}
    </Stack>
  );
}
