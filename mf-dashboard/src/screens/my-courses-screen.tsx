import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { CourseCardGrid } from '@stoa/shared/ui/course-card-grid.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { countText } from '@stoa/shared/ui/format.ts';
import { Group, Pagination, SegmentedControl, Stack } from '@stoa/shared/ui/kit.ts';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { SearchField } from '@stoa/shared/ui/search-field.tsx';
import { CardGridSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { EnrolledCard } from '../features/enrolments/enrolled-card.tsx';
import { useEnrollments, type EnrollmentFilter } from '../features/enrolments/use-enrollments.ts';
import { paths } from '../paths.ts';

const PER_PAGE = 12;
const TYPING_STOPPED_MS = 300;
const filters = [
  { value: '', label: 'All' },
  { value: 'active', label: 'In progress' },
  { value: 'completed', label: 'Completed' },
];

export function MyCoursesScreen() {
  const [search, setSearch] = useSearchParams();
  const word = search.get('status');
  const status: EnrollmentFilter = word === 'active' || word === 'completed' ? word : undefined;
  const q = search.get('q') ?? '';
  const page = Math.max(1, Number(search.get('page')) || 1);
  const enrollments = useEnrollments({ status, q, page, per_page: PER_PAGE });

  const change = (part: Record<string, string>) => {
    const next = new URLSearchParams(search);
    next.delete('page');
    for (const [key, value] of Object.entries(part)) {
      if (value) next.set(key, value);
      else next.delete(key);
    }
    setSearch(next, { replace: 'q' in part });
  };
  return (
    <Page>
      <PageHeader
        title="My courses"
        subtitle={<span role="status">{enrollments.data && countText(enrollments.data.total, 'course')}</span>}
      />
      <Stack gap="lg">
        <Group justify="space-between">
          <SegmentedControl
            aria-label="Show"
            data={filters}
            value={status ?? ''}
            onChange={(value) => change({ status: value })}
          />
          <CourseSearch initial={q} onSearch={(text) => change({ q: text })} />
        </Group>
        {enrollments.isPending && <CardGridSkeleton count={6} />}
        {enrollments.isError && <LoadFailed query={enrollments} />}
        {enrollments.data?.items.length === 0 && <NothingHere isNarrowed={Boolean(q || status)} />}
        {enrollments.data && enrollments.data.items.length > 0 && (
          <CourseCardGrid>
            {enrollments.data.items.map((enrolled) => (
              <EnrolledCard key={enrolled.id} enrolled={enrolled} order={2} hasActions />
            ))}
          </CourseCardGrid>
        )}
        {enrollments.data && enrollments.data.total > PER_PAGE && (
          <Pagination
            mx="auto"
            total={Math.ceil(enrollments.data.total / PER_PAGE)}
            value={page}
            onChange={(to) => change({ page: String(to) })}
            getControlProps={(control) => ({ 'aria-label': `${control} page` })}
          />
        )}
      </Stack>
    </Page>
  );
}

function CourseSearch({ initial, onSearch }: { initial: string; onSearch(text: string): void }) {
  const [text, setText] = useState(initial);
  const search = useDebouncedCallback(onSearch, TYPING_STOPPED_MS);
  return (
    <SearchField
      label="Search my courses"
      value={text}
      onChange={(value) => {
        setText(value);
        search(value.trim());
      }}
    />
  );
}

function NothingHere({ isNarrowed }: { isNarrowed: boolean }) {
  return isNarrowed ? (
    <EmptyState title="None of your courses match" text="Show all of them, or search for another word." />
  ) : (
    <EmptyState
      title="You are not enrolled in any course yet"
      text="Everything you enrol in is kept here, with your progress."
      action={<LinkButton to={paths.marketplace}>Find a course</LinkButton>}
    />
  );
}
