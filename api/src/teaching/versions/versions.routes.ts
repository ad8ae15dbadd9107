import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { getCourseVersion, listCourseVersions, restoreCourseVersion } from './versions.service.ts';

export const versionRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    listCourseVersions: ({ viewer, params }) => listCourseVersions(context, viewer, params.id),
    getCourseVersion: ({ viewer, params, query }) => getCourseVersion(context, viewer, { ...params, ...query }),
    restoreCourseVersion: ({ viewer, params, body: { base_version: on } }) =>
      restoreCourseVersion(context, viewer, { ...params, on }),
  });
};
