import { useRef } from 'react';
import { wishSorts } from '@stoa/shared/contract/learning/wish-words.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { useWishedIds } from '@stoa/shared/remote/wishes/use-wished-ids.ts';
import { CourseCardGrid } from '@stoa/shared/ui/course-card-grid.tsx';
import { Group, Stack } from '@stoa/shared/kit';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { CardGridSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { TypedSearch } from '../../ui/typed-search.tsx';
import { sortFrom, SortSelect } from '../features/enrolments/sort-select.tsx';
import { useWishes } from '../features/wishes/use-wishes.ts';
import { WishCard } from '../features/wishes/wish-card.tsx';
import { useEnrolmentsText } from '../messages/enrolments.ts';
import classes from './my-list.module.css';
import { NoCourses } from './no-courses.tsx';
import { useMyList } from './use-my-list.ts';

const PER_PAGE = 12;

/** Courses that one would like to take. What was just taken off is gone at once, before the server has answered. */
export function WishedCourses() {
  const t = useEnrolmentsText();
  const { search, page, change } = useMyList();
  const count = useRef<HTMLParagraphElement>(null);
  const q = search.get('q') ?? '';
  const sort = sortFrom({ sorts: wishSorts, value: search.get('sort') });
  const ids = useWishedIds();
  const wishes = useWishes({ q, sort, page, per_page: PER_PAGE });
  const items = wishes.data?.items.filter(({ course }) => ids?.includes(course.id) ?? true);
  const gone = (wishes.data?.items.length ?? 0) - (items?.length ?? 0);
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <SortSelect sorts={wishSorts} value={sort} onChange={(chosen) => change({ sort: chosen })} />
        <TypedSearch label={t('search.wishes')} search={q} onSearch={(text) => change({ q: text })} />
      </Group>
      <p role="status" className={classes.count} ref={count} tabIndex={-1}>
        {wishes.data && t('count', { count: wishes.data.total - gone })}
      </p>
      {wishes.isPending && <CardGridSkeleton count={3} label={t('wishes.loading')} />}
      {wishes.isError && <LoadFailed query={wishes} title={t('wishes.failed')} />}
      {items?.length === 0 && <NoCourses of="wishes" q={q} onShowAll={() => change({ q: '' })} />}
      {items && items.length > 0 && (
        <CourseCardGrid>
          {items.map((wish) => (
            <WishCard key={wish.course.id} wish={wish} onGone={() => count.current?.focus()} />
          ))}
        </CourseCardGrid>
      )}
      {wishes.data && (
        <PageNumbers
          className={classes.pages}
          pages={Math.ceil(wishes.data.total / PER_PAGE)}
          page={wishes.data.page}
          onPage={(to) => change({ page: String(to) })}
        />
      )}
    </Stack>
  );
}
