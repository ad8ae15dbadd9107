import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { getCourseProgress, listLessonEvents, listStatements } from './progress-ledger.service.ts';

export const progressLedgerRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    getCourseProgress: ({ viewer, params }) => getCourseProgress(context, viewer, params.id),
    listLessonEvents: ({ viewer, params, query }) => listLessonEvents(context, viewer, { ...params, ...query }),
    listStatements: ({ viewer, params, query }) => listStatements(context, viewer, { ...params, ...query }),
  });
};
