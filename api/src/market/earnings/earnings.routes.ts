import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { getEarnings, listOwnPayouts, listSales } from './earnings.service.ts';
import { getStatementLink, openStatement, statementPath } from './statement-file.ts';

export const earningRoutes: Routes = (app, context) => {
  const { db } = context;
  registerEndpoints(app, {
    getEarnings: ({ viewer }) => getEarnings(db, viewer),
    listSales: ({ viewer, query }) => listSales(db, viewer, query),
    getStatementLink: ({ viewer, query, request }) =>
      getStatementLink(context, viewer, { ...query, locale: request.locale }),
    listOwnPayouts: ({ viewer, query }) => listOwnPayouts(db, viewer, query),
  });

  const path = statementPath({
    user: ':user',
    currency: ':currency',
    month: ':month',
    locale: ':locale',
    format: ':format',
  });
  app.get(path, { schema: { hide: true }, exposeHeadRoute: false }, async (request, reply) => {
    const { name, type, content } = await openStatement(context, request.params, request.query);
    return reply
      .type(type)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(content);
  });
};
