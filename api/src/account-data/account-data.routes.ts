import type { Routes } from '../kernel/context.ts';
import { registerEndpoints } from '../kernel/plugins/endpoints.ts';
import { deleteAccount, keepAccount } from './deletion.service.ts';
import { exportAccount, exportPath, openExport } from './export.service.ts';

export const accountDataRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    exportAccount: ({ viewer, request }) => exportAccount(context, viewer, request.locale),
    deleteAccount: ({ viewer, body, request }) => deleteAccount(context, viewer, { ...body, locale: request.locale }),
    keepAccount: ({ viewer, request }) => keepAccount(context, viewer, request.locale),
  });

  app.get(
    exportPath(':session', ':locale'),
    { schema: { hide: true }, exposeHeadRoute: false },
    async (request, reply) => {
      const { session, locale } = request.params as { session: string; locale: string };
      const zip = await openExport(context, { sessionId: session, locale, query: request.query });
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="stoa-${new Date().toISOString().slice(0, 10)}.zip"`)
        .header('cache-control', 'private, no-store')
        .send(zip);
    },
  );
};
