import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { enroll, listEnrollments, unenroll } from './enrolments.service.ts';
import { getLesson } from '../player/lesson.service.ts';
import { getPlayer } from '../player/player.service.ts';

export const enrolmentRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    enroll: ({ viewer, body }) => enroll(context, viewer, body.course_id),
    unenroll: async ({ viewer, params }) => {
      await unenroll(context, viewer, params.id);
      return { ok: true };
    },
    listEnrollments: ({ viewer, query }) => listEnrollments(context, viewer, query),
    getPlayer: ({ viewer, params }) => getPlayer(context, viewer, params.slug),
    getLesson: ({ viewer, params }) => getLesson(context, viewer, params.id),
  });
};
