import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { getScormPackage, listScormCourses, listScormResources } from './scorm-packages.service.ts';

export const scormPackageRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    getScormPackage: ({ viewer, params }) => getScormPackage(context, viewer, params.id),
    listScormCourses: ({ viewer, query }) => listScormCourses(context, viewer, { ...query, query: '' }),
    searchScormCourses: ({ viewer, query }) => listScormCourses(context, viewer, query),
    listScormResources: ({ viewer, params, query }) => listScormResources(context, viewer, { ...params, ...query }),
  });
};
