import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { sendZip } from '../scorm-export/send-zip.ts';
import { archivePath, getCourseArchive, getCourseArchiveLink, openCourseArchive } from './course-archives.service.ts';

export const courseArchiveRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    getCourseArchive: ({ viewer, params }) => getCourseArchive(context, viewer, params.id),
    getCourseArchiveLink: ({ viewer, params }) => getCourseArchiveLink(context, viewer, params.id),
  });

  app.get(
    archivePath({ id: ':id', user: ':user' }),
    { schema: { hide: true }, exposeHeadRoute: false },
    async ({ params, query }, reply) => sendZip(reply, await openCourseArchive(context, params, query)),
  );
};
