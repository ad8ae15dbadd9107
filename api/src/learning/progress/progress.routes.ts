import type { Routes } from '../context.ts';
import { registerEndpoints } from '../plugins/endpoints.ts';
import { recordProgress } from './progress.service.ts';

export const progressRoutes: Routes = (app, context) => {
  registerEndpoints(app, 'progress', {
    recordProgress: ({ viewer, params, body }) => recordProgress(context, viewer, params.id, body.events),
  });
};
