import type { CourseReport } from '@stoa/shared/contract/market/course-reports.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useReportsText } from '../../messages/reports.ts';
import { FigureChart } from './figure-chart.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { PeriodText } from './period-text.tsx';
import { charted } from './report-address.ts';
import classes from './reports.module.css';
import { useFigureText } from './use-figure-text.ts';
import type { ShownReport } from './use-report-view.ts';
import { useCourseReport } from './use-reports.ts';

/** How the courses did in a period, beside the period before it. */
export function OverviewTab({ report }: { report: ShownReport }) {
  const t = useReportsText();
  const told = useCourseReport(report.view);
  if (told.isPending) return <RowSkeleton count={6} label={t('loading')} />;
  if (told.isError && !told.data) return <LoadFailed query={told} />;
  const { data, isPlaceholderData } = told;
  return (
    <div className={isPlaceholderData ? classes.stale : classes.sections} aria-busy={isPlaceholderData}>
      <p className={classes.soft}>
        <PeriodText told={data} />
      </p>
      <FigureTiles told={data} linkTo={report.linkTo} />
      <FigureChart
        told={data}
        figures={charted}
        chosen={report.view.chart}
        onChoose={(chart) => report.change({ chart })}
      />
      {report.view.courseId === null && <CoursesSection told={data} linkTo={report.linkTo} />}
    </div>
  );
}

interface CoursesSectionProps {
  told: CourseReport;
  linkTo: ShownReport['linkTo'];
}

/** Each course; its name leads to its own report. */
function CoursesSection({ told: { courses }, linkTo }: CoursesSectionProps) {
  const t = useReportsText();
  const { number } = useFormat();
  const text = useFigureText();
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
          { name: t('figure.enrolments'), isNumber: true, cell: ({ figures }) => number(figures.enrolments) },
          { name: t('figure.active_learners'), isNumber: true, cell: ({ figures }) => number(figures.active_learners) },
          { name: t('figure.watched_s'), isNumber: true, cell: ({ figures }) => text.time(figures.watched_s) },
          { name: t('figure.completions'), isNumber: true, cell: ({ figures }) => number(figures.completions) },
          { name: t('figure.rate'), isNumber: true, cell: ({ figures }) => text.share(figures.completion_rate) },
          { name: t('figure.rating'), isNumber: true, cell: ({ figures }) => text.rating(figures.rating_mean) },
        ]}
      />
    </Section>
  );
}
