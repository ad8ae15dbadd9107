import { useState } from 'react';
import { useTotalText } from '@stoa/shared/i18n/use-total-text.ts';
import type { ListedCourse } from '@stoa/shared/contract/market/all-courses.ts';
import { useApi, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { UnsettledSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { DataTable } from '../../data-table/data-table.tsx';
import { useTableMemory } from '../../data-table/table-memory.ts';
import { TableTools } from '../../data-table/table-tools.tsx';
import { useSelection } from '../../data-table/use-selection.ts';
import { useTableState } from '../../data-table/use-table-state.ts';
import { CourseBulk } from '../features/all-courses/course-bulk.tsx';
import { CourseFilters } from '../features/all-courses/course-filters.tsx';
import { askedOf, coursesSpec } from '../features/all-courses/courses-spec.ts';
import { FeaturedOrder } from '../features/all-courses/featured-order.tsx';
import { UnpublishDialog } from '../features/all-courses/unpublish-dialog.tsx';
import { useAllCourses } from '../features/all-courses/use-all-courses.ts';
import { useCourseColumns } from '../features/all-courses/use-course-columns.tsx';
import { useAllCoursesText } from '../messages/all-courses.ts';

/** Every course of the site, in whatever state, for those who run it. */
export default function AllCoursesScreen() {
  const t = useAllCoursesText();
  const totalText = useTotalText();
  const api = useApi();
  const { user } = useSession();
  const state = useTableState(coursesSpec);
  const memory = useTableMemory(coursesSpec.id, user?.id);
  const selection = useSelection(state.question);
  const courses = useAllCourses(state);
  const [leaving, setLeaving] = useState<ListedCourse>();
  const columns = useCourseColumns(setLeaving);
  const featured = courses.data?.featured ?? [];
  return (
    <Page>
      <PageHeader title={t('title')} subtitle={t('lead')} />
      {courses.isPending && <UnsettledSkeleton height="9rem" label={t('order.loading')} />}
      {courses.data && <FeaturedOrder featured={featured} />}
      <TableTools
        state={state}
        memory={memory}
        search={t('search')}
        sorts={coursesSpec.sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        found={courses.data && totalText(t('found', { count: courses.data.total }), courses.data)}
        fileLink={() => api.getAllCoursesLink({ query: askedOf(state.filters) })}
      >
        <CourseFilters state={state} courses={courses} />
      </TableTools>
      <DataTable
        label={t('title')}
        state={state}
        query={courses}
        columns={columns}
        keyOf={({ id }) => id}
        selection={{ ...selection, nameOf: ({ name }) => name }}
        isDense={memory.isDense}
        empty={{ title: t('none.title'), text: t('none.text') }}
      />
      <CourseBulk selection={selection} featured={featured.map(({ id }) => id)} />
      {leaving && <UnpublishDialog course={leaving} onClose={() => setLeaving(undefined)} />}
    </Page>
  );
}
