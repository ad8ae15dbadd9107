import { courseListFor } from '@stoa/shared/contract/teaching/course-list.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { Tabs } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { EarningsTab } from '../features/earnings/earnings-tab.tsx';
import { LearnersTab } from '../features/reports/learners-tab.tsx';
import { LessonsTab } from '../features/reports/lessons-tab.tsx';
import { OverviewTab } from '../features/reports/overview-tab.tsx';
import { RatingsTab } from '../features/reports/ratings-tab.tsx';
import { ReportTools } from '../features/reports/report-tools.tsx';
import { reportTabs, type ReportTab } from '../features/reports/report-address.ts';
import classes from '../features/reports/reports.module.css';
import { useReportedCourses } from '../features/reports/use-reports.ts';
import { type ShownReport, useReportView } from '../features/reports/use-report-view.ts';
import { useEarningsText } from '../messages/earnings.ts';
import { useReportsText } from '../messages/reports.ts';

/** How one's courses do, who learns in them and what they earn; who teaches nothing sees what they earned. */
export default function CourseReportsScreen() {
  const t = useReportsText();
  const ofEarnings = useEarningsText();
  const report = useReportView();
  const courses = useReportedCourses();
  const teaches = courses.data === undefined || courses.data.items.length > 0;
  const isOfMoney = !teaches || report.view.tab === 'earnings';
  return (
    <Page>
      <PageHeader title={t('title')} subtitle={isOfMoney ? ofEarnings('lead') : t('lead')} />
      {courses.isPending && <RowSkeleton count={6} label={t('loading')} />}
      {courses.isError && !courses.data && <LoadFailed query={courses} />}
      {courses.data && (teaches ? <Reports report={report} courses={courses.data.items} /> : <EarningsTab />)}
    </Page>
  );
}

interface ReportsProps {
  report: ShownReport;
  courses: readonly { id: string; name: string; learners: number }[];
}

function Reports({ report, courses }: ReportsProps) {
  const t = useReportsText();
  const { view, change } = report;
  return (
    <Tabs
      value={view.tab}
      keepMounted={false}
      onChange={(chosen) => change({ tab: reportTabs.find((one) => one === chosen) ?? 'overview' })}
    >
      <Tabs.List aria-label={t('tabs')}>
        {reportTabs.map((tab) => (
          <Tabs.Tab key={tab} value={tab}>
            {t(`tab.${tab}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {reportTabs.map((tab) => (
        <Tabs.Panel key={tab} value={tab} pt="lg">
          {tab === 'earnings' ? <EarningsTab /> : <LearningReport tab={tab} report={report} courses={courses} />}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

const tabs = { overview: OverviewTab, learners: LearnersTab, lessons: LessonsTab, ratings: RatingsTab };

function LearningReport({ tab, report, courses }: ReportsProps & { tab: Exclude<ReportTab, 'earnings'> }) {
  const Tab = tabs[tab];
  if (courses.every(({ learners }) => learners === 0)) return <NobodyYet />;
  // Lessons are those of one course.
  const courseId = tab === 'lessons' ? (report.view.courseId ?? courses[0]?.id ?? null) : report.view.courseId;
  const shown = { ...report, view: { ...report.view, courseId } };
  return (
    <div className={classes.sections}>
      <ReportTools report={shown} courses={courses} />
      <Tab report={shown} />
    </div>
  );
}

function NobodyYet() {
  const t = useReportsText();
  const list = courseListFor(useSession().permissions);
  const action = list && <LinkButton to={list}>{t('nobody.courses')}</LinkButton>;
  return <EmptyState title={t('nobody.title')} text={t('nobody.text')} action={action} />;
}
