import { DueAssignments } from '../features/assignments/due-assignments.tsx';
import { CertificateList } from '../features/certificates/certificate-list.tsx';
import { PathsToGoOn } from '../features/learning-paths/paths-to-go-on.tsx';
import { useEnrolments } from '../features/enrolments/use-enrolments.ts';
import { NextClass } from '../features/live-classes/next-class.tsx';
import { RecentNotifications } from '../features/notifications/recent-notifications.tsx';
import { IntroductionNudge } from '../features/recommendations/introduction-nudge.tsx';
import { Recommendations } from '../features/recommendations/recommendations.tsx';
import { WeeklyGoal } from '../features/weekly-goal/weekly-goal.tsx';

/** What stands below the first view of the home screen. */
export function HomeMore() {
  const learns = (useEnrolments({ status: 'active', per_page: 5 }).data?.total ?? 0) > 0;
  return (
    <>
      {learns && <WeeklyGoal />}
      <NextClass />
      <DueAssignments />
      <PathsToGoOn />
      <IntroductionNudge />
      <Recommendations />
      <RecentNotifications />
      <CertificateList />
    </>
  );
}
