import { AnnouncementsPanel } from '../features/announcements/announcements-panel.tsx';
import { ReportDialog } from '../features/discussion/report-dialog.tsx';
import type { TabProps } from './tab-list.ts';

/** What was announced in the course; what is wrong with it is reported as in discussions. */
export const AnnouncementsTab = ({ player }: TabProps) => (
  <AnnouncementsPanel
    courseId={player.course.id}
    report={({ id }, onClose) => <ReportDialog subject="announcements" id={id} onClose={onClose} />}
  />
);
