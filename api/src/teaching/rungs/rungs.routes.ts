import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { attachRung, listRungs, removeRung } from './rungs.service.ts';

export const rungRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    listRungs: ({ viewer, params }) => listRungs(context.db, viewer, params.id),
    attachRung: ({ viewer, params, body }) => attachRung(context, viewer, { ...params, ...body }),
    removeRung: ({ viewer, params, query }) => removeRung(context, viewer, { ...params, ...query }),
  });
};
