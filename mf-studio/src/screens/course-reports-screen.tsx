import { useState } from 'react';
import type { AnnouncementAudience } from '@stoa/shared/contract/learning/announcements.ts';
import { courseListFor } from '@stoa/shared/contract/teaching/course-list.ts';
import { makesMicroOnly } from '@stoa/shared/contract/teaching/course-makers.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { Tabs } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { AnnounceDialog } from '../features/announcements/announce-dialog.ts';
import { AnnouncementsTab } from '../features/announcements/announcements-tab.tsx';
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
  const makes = useMaking();
  const report = useReportView();
  const courses = useReportedCourses();
  const teaches = courses.data === undefined || courses.data.items.length > 0;
  const isOfMoney = !teaches || report.view.tab === 'earnings';
  return (
    <Page>
      <PageHeader title={t('title')} subtitle={isOfMoney ? ofEarnings('lead') : t('lead', { makes })} />
      {courses.isPending && <RowSkeleton count={6} label={t('loading')} />}
      {courses.isError && !courses.data && <LoadFailed query={courses} />}
      {courses.data && (teaches ? <Reports report={report} courses={courses.data.items} /> : <EarningsTab />)}
    </Page>
  );
}

interface ReportsProps {
  report: ShownReport;
  courses: readonly { id: string; name: string; learners: number; can_announce: boolean }[];
}

function Reports({ report, courses }: ReportsProps) {
  const t = useReportsText();
  const { view, change } = report;
  const shown = reportTabs.filter((tab) => tab !== 'announcements' || courses.some(mayAnnounce));
  return (
    <Tabs
      value={shown.includes(view.tab) ? view.tab : 'overview'}
      keepMounted={false}
      onChange={(chosen) => change({ tab: shown.find((one) => one === chosen) ?? 'overview' })}
    >
      <Tabs.List aria-label={t('tabs')}>
        {shown.map((tab) => (
          <Tabs.Tab key={tab} value={tab}>
            {t(`tab.${tab}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {shown.map((tab) => (
        <Tabs.Panel key={tab} value={tab} pt="lg">
          {tab === 'earnings' ? <EarningsTab /> : <LearningReport tab={tab} report={report} courses={courses} />}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

type LearningTab = Exclude<ReportTab, 'earnings'>;

function LearningReport({ tab, report, courses }: ReportsProps & { tab: LearningTab }) {
  if (courses.every(({ learners }) => learners === 0)) return <NobodyYet />;
  // Lessons and announcements are those of one course.
  const isOfOne = tab === 'lessons' || tab === 'announcements';
  const listed = tab === 'announcements' ? courses.filter(mayAnnounce) : courses;
  const isListed = listed.some(({ id }) => id === report.view.courseId);
  const courseId = isOfOne && !isListed ? (listed[0]?.id ?? null) : report.view.courseId;
  const shown = { ...report, view: { ...report.view, courseId } };
  return (
    <div className={classes.sections}>
      <ReportTools report={shown} courses={listed} />
      <ChosenTab tab={tab} report={shown} course={courses.find(({ id }) => id === courseId)} />
    </div>
  );
}

/** An older API lets nobody write to learners. */
const mayAnnounce = ({ can_announce }: { can_announce: boolean }): boolean => can_announce === true;

interface ChosenTabProps {
  tab: LearningTab;
  report: ShownReport;
  course: ReportsProps['courses'][number] | undefined;
}

function ChosenTab({ tab, report, course }: ChosenTabProps) {
  const [audience, setAudience] = useState<AnnouncementAudience>();
  const write = course && mayAnnounce(course) ? setAudience : undefined;
  return (
    <>
      {tab === 'overview' && <OverviewTab report={report} />}
      {tab === 'learners' && <LearnersTab report={report} onAnnounce={write} />}
      {tab === 'lessons' && <LessonsTab report={report} />}
      {tab === 'ratings' && <RatingsTab report={report} />}
      {tab === 'announcements' && course && (
        <AnnouncementsTab courseId={course.id} onWrite={write && (() => write({ kind: 'all' }))} />
      )}
      {audience && course && (
        <AnnounceDialog course={course} audience={audience} onClose={() => setAudience(undefined)} />
      )}
    </>
  );
}

function NobodyYet() {
  const t = useReportsText();
  const makes = useMaking();
  const list = courseListFor(useSession().permissions);
  const action = list && <LinkButton to={list}>{t(makes === 'micro' ? 'nobody.micro' : 'nobody.courses')}</LinkButton>;
  return <EmptyState title={t('nobody.title', { makes })} text={t('nobody.text', { makes })} action={action} />;
}

/** What those are called that somebody makes. */
const useMaking = () => (makesMicroOnly(useSession().permissions) ? 'micro' : 'courses');
