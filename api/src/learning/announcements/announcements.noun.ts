import type { Noun } from '../../kernel/noun.ts';
import { exportAnnouncements } from './announcements.export.ts';
import { announcementRoutes } from './announcements.routes.ts';
import { sendAnnouncementWork } from './send-announcement.ts';

export const announcements: Noun = {
  name: 'announcements',
  about: 'What who teaches a course says to its learners',
  routes: announcementRoutes,
  work: [sendAnnouncementWork],
  offers: {
    announcements: ['id', 'course_id', 'author_id', 'body', 'deleted_at', 'removal_note'],
  },
  people: {
    deleted: ['announcement_recipients.user_id'],
    emptied: ['announcements.author_id'],
  },
  merges: {
    'announcement_recipients.user_id': { onePer: ['announcement_id'], kept: { least: 'read_at' } },
    'announcements.author_id': 'move',
  },
  exports: { announcements: exportAnnouncements },
};
