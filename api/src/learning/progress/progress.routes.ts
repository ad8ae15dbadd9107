import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { recordProgress } from './progress.service.ts';

export const progressRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    recordProgress: ({ viewer, params, body }) => recordProgress(context, viewer, params.id, body.events),
  });
};
