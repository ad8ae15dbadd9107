import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { labelCourseVersion, nameCourse, removeVersionLabel } from './named-versions.service.ts';
import { getCourseVersion, listCourseVersions, restoreCourseVersion } from './versions.service.ts';

export const versionRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    listCourseVersions: ({ viewer, params }) => listCourseVersions(context, viewer, params.id),
    getCourseVersion: ({ viewer, params, query }) => getCourseVersion(context, viewer, { ...params, ...query }),
    nameCourse: ({ viewer, params, body }) => nameCourse(context, viewer, { ...params, ...body }),
    labelCourseVersion: ({ viewer, params, body }) => labelCourseVersion(context, viewer, { ...params, ...body }),
    removeVersionLabel: ({ viewer, params }) => removeVersionLabel(context, viewer, params.id),
    restoreCourseVersion: ({ viewer, params, body: { base_version: on } }) =>
      restoreCourseVersion(context, viewer, { ...params, on }),
  });
};
