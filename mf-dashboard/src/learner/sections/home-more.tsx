import { DueAssignments } from '../features/assignments/due-assignments.tsx';
import { CertificateList } from '../features/certificates/certificate-list.tsx';
import { PathsToGoOn } from '../features/learning-paths/paths-to-go-on.tsx';
import { NextClass } from '../features/live-classes/next-class.tsx';
import { RecentNotifications } from '../features/notifications/recent-notifications.tsx';
import { IntroductionNudge } from '../features/recommendations/introduction-nudge.tsx';
import { Recommendations } from '../features/recommendations/recommendations.tsx';

/** What stands below the first view of the home screen. */
export function HomeMore() {
  return (
    <>
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
