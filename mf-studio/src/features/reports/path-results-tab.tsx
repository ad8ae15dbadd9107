import type { PathCourseResult } from '@stoa/shared/contract/market/path-reports.ts';
import { courseStages } from '@stoa/shared/contract/market/path-report-words.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { BarChart } from '@stoa/shared/ui/charts/bar-chart.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { usePathReportsText } from '../../messages/path-reports.ts';
import { NumberLink } from './number-link.tsx';
import type { ShownPathReport } from './use-path-report-view.ts';
import { usePathResults } from './use-path-reports.ts';
import { usePathText } from './use-path-text.ts';

/** How many get how far in a learning path, course by course. */
export function PathResultsTab({ report }: { report: ShownPathReport }) {
  const t = usePathReportsText();
  const results = usePathResults(report.view.pathId);
  if (results.isPending) return <RowSkeleton count={6} label={t('results.loading')} />;
  if (results.isError && !results.data) return <LoadFailed query={results} />;
  const { path, courses, learners, completed } = results.data;
  if (learners === 0) return <EmptyState title={t('results.nobody.title')} text={t('results.nobody.text')} />;
  return (
    <Section title={t('results.title')} lead={t('results.lead', { learners, completed })}>
      <ResultsChart courses={courses} learners={learners} />
      <ResultsTable courses={courses} pathId={path.id} linkTo={report.linkTo} />
    </Section>
  );
}

type Courses = readonly PathCourseResult[];

/** A chart tells two series apart by their colour. */
const chartedStages = ['began', 'completed'] as const;

function ResultsChart({ courses, learners }: { courses: Courses; learners: number }) {
  const t = usePathReportsText();
  const { number } = useFormat();
  return (
    <BarChart
      title={t('results.chart')}
      series={chartedStages.map((stage) => t(`results.${stage}`))}
      bars={courses.map((course, index) => ({
        label: number(index + 1),
        values: chartedStages.map((stage) => course[stage]),
      }))}
      atLeast={Math.max(4, learners)}
      text={(value) => number(Math.round(value))}
    />
  );
}

interface ResultsTableProps {
  courses: Courses;
  pathId: string;
  linkTo: ShownPathReport['linkTo'];
}

function ResultsTable({ courses, pathId, linkTo }: ResultsTableProps) {
  const t = usePathReportsText();
  const { number } = useFormat();
  const text = usePathText();
  const noteOf = ({ required, is_published }: PathCourseResult) =>
    [!required && t('results.optional'), !is_published && t('results.takenOff')].filter(Boolean).join(' · ');
  return (
    <RecordTable
      label={t('results.title')}
      rows={courses}
      keyOf={({ course }) => course.id}
      columns={[
        {
          name: t('course'),
          cell: (row) => (
            <span dir="auto">{t('results.name', { number: courses.indexOf(row) + 1, title: row.course.name })}</span>
          ),
          note: noteOf,
        },
        ...courseStages.map((stage) => ({
          name: t(`results.${stage}`),
          isNumber: true,
          cell: ({ course, ...row }: PathCourseResult) => (
            <NumberLink
              label={t(`at.${stage}`, { course: course.name })}
              value={number(row[stage])}
              to={linkTo({ tab: 'learners', pathId, learners: 'all', at: { courseId: course.id, stage } })}
            />
          ),
        })),
        { name: t('results.median'), isNumber: true, cell: ({ median_days }) => text.days(median_days) },
      ]}
    />
  );
}
