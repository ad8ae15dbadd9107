import type { CourseReport } from '@stoa/shared/contract/market/course-reports.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { type RecordColumn, RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useReportsText } from '../../messages/reports.ts';
import { CsvButton } from './csv-button.tsx';
import { FigureChart } from './figure-chart.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { NumberLink } from './number-link.tsx';
import { PeriodText } from './period-text.tsx';
import { charted, type ReportView, rowsBehind } from './report-address.ts';
import classes from './reports.module.css';
import { useFigureText } from './use-figure-text.ts';
import type { ShownReport } from './use-report-view.ts';
import { useCourseReport, useReportFile } from './use-reports.ts';

/** How the courses did in a period, beside the period before it. */
export function OverviewTab({ report }: { report: ShownReport }) {
  const t = useReportsText();
  const told = useCourseReport(report.view);
  const figures = useReportFile(report.view, 'figures');
  const series = useReportFile(report.view, 'series');
  if (told.isPending) return <RowSkeleton count={6} label={t('loading')} />;
  if (told.isError && !told.data) return <LoadFailed query={told} />;
  const { data, isPlaceholderData } = told;
  return (
    <div className={isPlaceholderData ? classes.stale : classes.sections} aria-busy={isPlaceholderData}>
      <div className={classes.head}>
        <p className={classes.soft}>
          <PeriodText told={data} />
        </p>
        <CsvButton file={figures} />
      </div>
      <FigureTiles told={data} linkTo={report.linkTo} />
      <FigureChart
        told={data}
        figures={charted}
        chosen={report.view.chart}
        onChoose={(chart) => report.change({ chart })}
        linkTo={(figure, period) => report.linkTo({ ...rowsBehind[figure], range: 'own', period })}
        action={<CsvButton file={series} />}
      />
      {report.view.courseId === null && <CoursesSection told={data} linkTo={report.linkTo} />}
    </div>
  );
}

interface CoursesSectionProps {
  told: CourseReport;
  linkTo: ShownReport['linkTo'];
}

type ReportedRow = CourseReport['courses'][number];
type Figures = ReportedRow['figures'];

interface FigureColumn {
  figure: 'enrolments' | 'active_learners' | 'watched_s' | 'completions' | 'completion_rate' | 'rating_mean';
  label: 'enrolments' | 'active_learners' | 'watched_s' | 'completions' | 'rate' | 'rating';
  /** The rows behind it. */
  to: Partial<ReportView>;
}

const figureColumns: readonly FigureColumn[] = [
  { figure: 'enrolments', label: 'enrolments', to: rowsBehind.enrolments },
  { figure: 'active_learners', label: 'active_learners', to: rowsBehind.active_learners },
  { figure: 'watched_s', label: 'watched_s', to: rowsBehind.watched_s },
  { figure: 'completions', label: 'completions', to: rowsBehind.completions },
  { figure: 'completion_rate', label: 'rate', to: { tab: 'learners', learners: 'completed' } },
  { figure: 'rating_mean', label: 'rating', to: { tab: 'ratings' } },
];

function valueOf(text: ReturnType<typeof useFigureText>, figure: FigureColumn['figure'], figures: Figures): string {
  if (figure === 'completion_rate') return text.share(figures.completion_rate);
  if (figure === 'rating_mean') return text.rating(figures.rating_mean);
  return text.figure(figure, figures[figure]);
}

/** Each course; its name leads to its own report, and each number to the rows behind it. */
function CoursesSection({ told: { courses }, linkTo }: CoursesSectionProps) {
  const t = useReportsText();
  const { number } = useFormat();
  const text = useFigureText();
  const figureColumn = ({ figure, label, to }: FigureColumn): RecordColumn<ReportedRow> => ({
    name: t(`figure.${label}`),
    isNumber: true,
    cell: ({ course, figures }) => (
      <NumberLink
        label={t('courses.figure', { figure: t(`figure.${label}`), course: course.name })}
        value={valueOf(text, figure, figures)}
        to={linkTo({ courseId: course.id, ...to })}
      />
    ),
  });
  return (
    <Section title={t('courses.title')}>
      <RecordTable
        label={t('courses.title')}
        isWide
        rows={courses}
        keyOf={({ course }) => course.id}
        columns={[
          {
            name: t('course'),
            cell: ({ course }) => (
              <LinkAnchor to={linkTo({ courseId: course.id })} dir="auto" className={classes.name ?? ''}>
                {course.name}
              </LinkAnchor>
            ),
          },
          {
            name: t('learners'),
            isNumber: true,
            cell: ({ course, figures }) => (
              <LinkAnchor
                to={linkTo({ tab: 'learners', courseId: course.id })}
                aria-label={t('courses.learners', { count: figures.learners, course: course.name })}
              >
                {number(figures.learners)}
              </LinkAnchor>
            ),
          },
          ...figureColumns.map(figureColumn),
        ]}
      />
    </Section>
  );
}
