import { statusNames } from '@stoa/shared/contract/course-words.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { ErrorState } from '@stoa/shared/ui/error-state.tsx';
import { countText } from '@stoa/shared/ui/format.ts';
import { Button, Container, Pagination, VisuallyHidden } from '@stoa/shared/ui/kit.ts';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useCallback } from 'react';
import { CourseSearch } from '../features/courses/course-search.tsx';
import { OwnCourseRow } from '../features/courses/own-course-row.tsx';
import { StatusFilter } from '../features/courses/status-filter.tsx';
import { useCourseFilters } from '../features/courses/use-course-filters.ts';
import { COURSES_PER_PAGE, useOwnCourses, type OwnCourseFilters } from '../features/courses/use-own-courses.ts';
import { paths } from '../paths.ts';
import classes from './manage-courses-screen.module.css';

export function ManageCoursesScreen() {
  const [filters, setFilters] = useCourseFilters();
  const courses = useOwnCourses(filters);
  const search = useCallback((q: string) => setFilters({ q }), [setFilters]);
  const hasNone = courses.data && !filters.status && !filters.q && courses.data.total === 0;
  return (
    <Container className={classes.screen}>
      <PageHeader
        title="Your courses"
        subtitle="Write, improve and follow the courses you teach."
        actions={!hasNone && <CreateCourseButton />}
      />
      {hasNone ? (
        <FirstCourse />
      ) : (
        <>
          <div className={classes.tools}>
            <StatusFilter
              value={filters.status}
              counts={courses.data?.counts}
              onChange={(status) => setFilters({ status })}
            />
            <div className={classes.search}>
              <CourseSearch value={filters.q ?? ''} onSearch={search} />
            </div>
          </div>
          <CourseList courses={courses} filters={filters} setFilters={setFilters} />
        </>
      )}
    </Container>
  );
}

interface CourseListProps {
  courses: ReturnType<typeof useOwnCourses>;
  filters: OwnCourseFilters;
  setFilters(change: Partial<OwnCourseFilters>): void;
}

function CourseList({ courses, filters, setFilters }: CourseListProps) {
  const { data, error, isPending, isPlaceholderData } = courses;
  if (isPending) return <RowSkeleton label="Loading your courses" />;
  if (!data) {
    return (
      <ErrorState
        title="Your courses could not be loaded"
        text={isApiError(error) ? error.message : 'Something went wrong.'}
        requestId={isApiError(error) ? error.requestId : undefined}
        retrying={courses.isFetching}
        onRetry={() => void courses.refetch()}
      />
    );
  }
  const pages = Math.ceil(data.total / COURSES_PER_PAGE);
  return (
    <>
      <VisuallyHidden role="status">{countText(data.total, 'course')} found</VisuallyHidden>
      {data.total === 0 && <NothingFound filters={filters} onReset={() => setFilters({ status: undefined, q: '' })} />}
      <ul className={classes.list} data-stale={isPlaceholderData}>
        {data.items.map((course) => (
          <OwnCourseRow key={course.id} course={course} />
        ))}
      </ul>
      {pages > 1 && (
        <Pagination
          className={classes.pages}
          total={pages}
          value={filters.page}
          onChange={(page) => setFilters({ page })}
          getControlProps={(control) => ({ 'aria-label': `${control} page` })}
          getItemProps={(page) => ({ 'aria-label': `Page ${page}` })}
        />
      )}
    </>
  );
}

function NothingFound({ filters, onReset }: { filters: OwnCourseFilters; onReset(): void }) {
  const inStatus = filters.status && ` among those with the status “${statusNames[filters.status]}”`;
  return (
    <EmptyState
      title="No courses match"
      text={
        filters.q
          ? `None of your courses has “${filters.q}” in its title${inStatus ?? ''}.`
          : `There is none${inStatus ?? ''}.`
      }
      action={
        <Button variant="default" onClick={onReset}>
          Show all courses
        </Button>
      }
    />
  );
}

function FirstCourse() {
  const { permissions } = useSession();
  return (
    <EmptyState
      title="Your first course begins with a title"
      text="Give it a name, add lessons at your own pace, and send it to review when it is ready. Until then nobody but you can see it."
      action={permissions.includes('create-course') && <CreateCourseButton />}
    />
  );
}

function CreateCourseButton() {
  const { permissions } = useSession();
  return permissions.includes('create-course') && <LinkButton to={paths.create()}>Create a course</LinkButton>;
}
