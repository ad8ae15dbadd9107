import { courseStatuses } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';
import { Button, Container, VisuallyHidden } from '@stoa/shared/kit';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useCallback, type ReactNode } from 'react';
import { OwnCourseRow } from '../features/courses/own-course-row.tsx';
import { COURSES_PER_PAGE, useOwnCourses, type OwnCourseFilters } from '../features/courses/use-own-courses.ts';
import { RevokedNotice } from '../features/verification/revoked-notice.tsx';
import { useCoursesText } from '../messages/courses.ts';
import { LateSearch } from '../ui/late-search.tsx';
import classes from '../ui/own-list.module.css';
import { StatusFilter } from '../ui/status-filter.tsx';
import { useListFilters } from '../ui/use-list-filters.ts';

const CourseInvitations = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "co-instructors" */ '../features/co-instructors/course-invitations.tsx'))
      .CourseInvitations,
);

interface OwnCoursesProps {
  words: { title: string; subtitle: string; create: string; first: string; firstText: string };
  /** Where one is begun, by who may. */
  createAt: string | undefined;
  onlyMicro?: true;
  /** What belongs to the courses, and has no place in this person's bar. */
  children?: ReactNode;
}

/** The courses that somebody makes, or made: all of them, or the micro courses alone. */
export function OwnCourses({ words, createAt, onlyMicro, children }: OwnCoursesProps) {
  const t = useCoursesText();
  const word = useCourseWords();
  const [filters, setFilters] = useListFilters(courseStatuses);
  const courses = useOwnCourses(filters, onlyMicro);
  const search = useCallback((q: string) => setFilters({ q }), [setFilters]);
  const hasNone = courses.data && !filters.status && !filters.q && courses.data.total === 0;
  const create = createAt !== undefined && <LinkButton to={createAt}>{words.create}</LinkButton>;
  return (
    <Container className={classes.screen}>
      <PageHeader title={words.title} subtitle={words.subtitle} actions={!hasNone && create} />
      {children}
      <RevokedNotice className={classes.notice} />
      {(courses.data?.invitation_count ?? 0) > 0 && <CourseInvitations />}
      {hasNone ? (
        <EmptyState title={words.first} text={words.firstText} action={create} />
      ) : (
        <>
          <div className={classes.tools}>
            <StatusFilter
              label={t('filter')}
              all={t('filter.all')}
              statuses={courseStatuses}
              nameOf={(status) => word(`status.${status}`)}
              value={filters.status}
              counts={courses.data?.counts}
              onChange={(status) => setFilters({ status })}
            />
            <div className={classes.search}>
              <LateSearch label={t('search')} value={filters.q ?? ''} onSearch={search} />
            </div>
          </div>
          <CourseList courses={courses} filters={filters} setFilters={setFilters} marksMicro={!onlyMicro} />
        </>
      )}
    </Container>
  );
}

interface CourseListProps {
  courses: ReturnType<typeof useOwnCourses>;
  filters: OwnCourseFilters;
  setFilters(change: Partial<OwnCourseFilters>): void;
  marksMicro: boolean;
}

function CourseList({ courses, filters, setFilters, marksMicro }: CourseListProps) {
  const t = useCoursesText();
  const { data, isPending, isPlaceholderData } = courses;
  if (isPending) return <RowSkeleton label={t('loading')} />;
  if (!data) return <LoadFailed title={t('failed')} query={courses} />;
  return (
    <>
      <VisuallyHidden role="status">{t('found', { count: data.total })}</VisuallyHidden>
      {data.total === 0 && <NothingFound filters={filters} onReset={() => setFilters({ status: undefined, q: '' })} />}
      <ul className={classes.list} data-stale={isPlaceholderData}>
        {data.items.map((course) => (
          <OwnCourseRow key={course.id} course={course} marksMicro={marksMicro} />
        ))}
      </ul>
      <PageNumbers
        className={classes.pages}
        pages={Math.ceil(data.total / COURSES_PER_PAGE)}
        page={data.page}
        onPage={(page) => setFilters({ page })}
      />
    </>
  );
}

function NothingFound({ filters, onReset }: { filters: OwnCourseFilters; onReset(): void }) {
  const t = useCoursesText();
  const word = useCourseWords();
  const { q = '' } = filters;
  const status = filters.status && word(`status.${filters.status}`);
  const reason = status ? t(q ? 'none.both' : 'none.status', { q, status }) : t('none.titled', { q });
  return (
    <EmptyState
      title={t('none.title')}
      text={reason}
      action={
        <Button variant="default" onClick={onReset}>
          {t('none.action')}
        </Button>
      }
    />
  );
}
