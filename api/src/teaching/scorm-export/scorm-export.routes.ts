import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { getScormExport, getScormExportLink, openScormExport, packagePath } from './scorm-export.service.ts';

export const scormExportRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    getScormExport: ({ viewer, params }) => getScormExport(context, viewer, params.id),
    getScormExportLink: ({ viewer, params, query }) => getScormExportLink(context, viewer, { ...params, ...query }),
  });

  app.get(
    packagePath({ id: ':id', version: ':version', user: ':user' }),
    { schema: { hide: true }, exposeHeadRoute: false },
    async ({ params, query }, reply) => {
      const { name, zip } = await openScormExport(context, params, query);
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .send(zip);
    },
  );
};
