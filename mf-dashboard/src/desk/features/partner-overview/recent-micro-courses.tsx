import type { MicroCourseFigures } from '@stoa/shared/contract/market/course-reports.ts';
import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';
import { usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { courseTone, StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { usePartnerOverviewText } from '../../messages/partner-overview.ts';
import classes from './partner-overview.module.css';
import { useRecentMicroCourses } from './use-partner-overview.ts';

/** The micro courses that were changed last, apart from the learning paths; for who makes some. */
export function RecentMicroCourses() {
  const { permissions } = useSession();
  return permissions.includes('create-micro-course') ? <MicroCourses /> : null;
}

function MicroCourses() {
  const t = usePartnerOverviewText();
  const { navigation } = usePlatform();
  const courses = useRecentMicroCourses();
  const total = courses.data?.total ?? 0;
  const action =
    total > 0 ? (
      <LinkAnchor to={to.manageMicroCourses()}>{t('paths.all', { count: total })}</LinkAnchor>
    ) : (
      navigation.hasScreen(addresses.createMicroCourse) && (
        <LinkAnchor to={to.createMicroCourse()}>{t('micro.create')}</LinkAnchor>
      )
    );
  return (
    <Section title={t('micro')} action={courses.data && action}>
      {courses.isPending && <RowSkeleton count={3} label={t('micro.loading')} />}
      {courses.isError && !courses.data && <LoadFailed query={courses} />}
      {courses.data && total === 0 && <p className={classes.soft}>{t('micro.none')}</p>}
      {courses.data && total > 0 && <MicroTable courses={courses.data.items} />}
    </Section>
  );
}

function MicroTable({ courses }: { courses: readonly MicroCourseFigures[] }) {
  const t = usePartnerOverviewText();
  const word = useCourseWords();
  const format = useFormat();
  const learners = (course: MicroCourseFigures, name: 'learners' | 'completed', count: number) => (
    <LinkAnchor
      to={to.courseReports({ course: course.id, tab: 'learners', ...(name === 'completed' && { learners: name }) })}
      aria-label={t('paths.open', { label: t(`paths.${name}`), path: course.name, value: format.number(count) })}
    >
      {format.number(count)}
    </LinkAnchor>
  );
  return (
    <RecordTable
      label={t('micro')}
      rows={courses}
      keyOf={({ id }) => id}
      columns={[
        {
          name: t('micro.course'),
          cell: ({ slug, name }) => (
            <LinkAnchor to={to.editCourse({ slug })} dir="auto">
              {name}
            </LinkAnchor>
          ),
        },
        {
          name: t('paths.status'),
          cell: ({ status }) => <StatusBadge tone={courseTone(status)}>{word(`status.${status}`)}</StatusBadge>,
        },
        {
          name: t('paths.learners'),
          isNumber: true,
          cell: (course) => learners(course, 'learners', course.learner_count),
        },
        {
          name: t('paths.completed'),
          isNumber: true,
          cell: (course) => learners(course, 'completed', course.completion_count),
        },
        {
          name: t('figures.revenue'),
          isNumber: true,
          cell: ({ revenue }) =>
            revenue.length === 0
              ? '–'
              : format.list(revenue.map(({ amount_minor, currency }) => format.money(amount_minor, currency))),
        },
      ]}
    />
  );
}
