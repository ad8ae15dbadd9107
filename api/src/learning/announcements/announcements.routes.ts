import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import {
  listSentAnnouncements,
  listWaitingAnnouncements,
  previewAudience,
  sendAnnouncement,
} from './announcements.service.ts';
import { cancelAnnouncement, cancelAsModerator } from './cancel-announcement.ts';
import { listCourseAnnouncements, readAnnouncement } from './course-announcements.ts';

export const announcementRoutes: Routes = (app, { db }) => {
  registerEndpoints(app, {
    countAudience: ({ viewer, params, body }) => previewAudience(db, viewer, params.id, body),
    sendAnnouncement: ({ viewer, params, body }) => sendAnnouncement(db, viewer, params.id, body),
    listSentAnnouncements: ({ viewer, query }) => listSentAnnouncements(db, viewer, query),
    cancelAnnouncement: ({ viewer, params }) => cancelAnnouncement(db, viewer, params.id),
    listWaitingAnnouncements: ({ query }) => listWaitingAnnouncements(db, query),
    cancelAnnouncementAsModerator: ({ viewer, params, body }) => cancelAsModerator(db, viewer, { ...params, ...body }),
    listCourseAnnouncements: ({ viewer, params, query }) => listCourseAnnouncements(db, viewer, params.id, query),
    readAnnouncement: ({ viewer, params }) => readAnnouncement(db, viewer, params.id),
  });
};
