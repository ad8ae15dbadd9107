import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import {
  getLegalDesk,
  getLegalText,
  getLegalVersion,
  publishLegalText,
  saveLegalDraft,
} from './legal-texts.service.ts';

export const legalTextRoutes: Routes = (app, { db }) => {
  registerEndpoints(app, {
    getLegalText: ({ params, query, request }) => getLegalText(db, { ...params, ...query, locale: request.locale }),
    getLegalDesk: ({ params }) => getLegalDesk(db, params.kind),
    getLegalVersion: ({ params }) => getLegalVersion(db, params.kind, params.number),
    saveLegalDraft: ({ viewer, params, body }) => saveLegalDraft(db, viewer, { ...params, ...body }),
    publishLegalText: ({ viewer, params, body }) => publishLegalText(db, viewer, { ...params, ...body }),
  });
};
