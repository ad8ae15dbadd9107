import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { getResource, listResources } from './resources.service.ts';

export const resourceRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    listResources: ({ viewer, query }) => listResources(context, viewer, query.course_id),
    getResource: ({ viewer, params }) => getResource(context, viewer, params.id),
  });
};
