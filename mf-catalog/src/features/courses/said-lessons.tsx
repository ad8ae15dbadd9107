import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { Button } from '@stoa/shared/kit';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useLessonSearchText } from '../../messages/lesson-search.ts';
import type { ResultFilters } from './result-filters.ts';
import { SaidLesson } from './said-lesson.tsx';
import { useSaidLessons } from './use-said-lessons.ts';
import classes from './said-lessons.module.css';

/** Films and recordings in which the words are said. Nothing stands there where they are said in none. */
export function SaidLessons({ q, filters }: { q: string; filters: ResultFilters }) {
  const t = useLessonSearchText();
  const lessons = useSaidLessons(q, filters);
  const [first] = lessons.data?.pages ?? [];
  if (first?.total === 0) return null;
  return (
    <Section title={t('title')} lead={first && t('lead', { count: first.total, q })}>
      {lessons.isPending && <RowSkeleton count={2} label={t('loading')} />}
      {lessons.isError && <LoadFailed query={lessons} />}
      {lessons.data && (
        <ul className={classes.lessons}>
          {lessons.data.pages
            .flatMap(({ items }) => items)
            .map((found) => (
              <SaidLesson key={found.lesson.id} found={found} />
            ))}
        </ul>
      )}
      {lessons.hasNextPage && (
        <Button variant="default" onClick={() => void lessons.fetchNextPage()} loading={lessons.isFetchingNextPage}>
          {t('more')}
        </Button>
      )}
    </Section>
  );
}
