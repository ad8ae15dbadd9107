import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { answerHelp, getHelp, listHelp } from './help-articles.service.ts';
import {
  createHelp,
  getHelpDesk,
  getHelpVersion,
  listHelpDesk,
  orderHelp,
  publishHelp,
  saveHelp,
  unpublishHelp,
} from './help-desk.service.ts';

export const helpRoutes: Routes = (app, { db }) => {
  registerEndpoints(app, {
    listHelp: ({ query, request }) => listHelp(db, { ...query, locale: request.locale }),
    getHelp: ({ viewer, params, query, request }) =>
      getHelp(db, viewer, { ...params, ...query, locale: query.locale ?? request.locale }),
    answerHelp: ({ viewer, params, body }) => answerHelp(db, viewer, { ...params, ...body }),
    listHelpDesk: () => listHelpDesk(db),
    createHelp: ({ viewer, body }) => createHelp(db, viewer, body),
    orderHelp: ({ viewer, body }) => orderHelp(db, viewer, body.ids),
    getHelpDesk: ({ params }) => getHelpDesk(db, params.id),
    getHelpVersion: ({ params }) => getHelpVersion(db, params.id, params.number),
    saveHelp: ({ viewer, params, body }) => saveHelp(db, viewer, { ...params, ...body }),
    publishHelp: ({ viewer, params, body }) => publishHelp(db, viewer, { ...params, ...body }),
    unpublishHelp: ({ viewer, params, body }) => unpublishHelp(db, viewer, { ...params, ...body }),
  });
};
