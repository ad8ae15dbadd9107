import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { getScormExport, getScormExportLink, openScormExport, packagePath } from './scorm-export.service.ts';
import { sendZip } from './send-zip.ts';

export const scormExportRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    getScormExport: ({ viewer, params }) => getScormExport(context, viewer, params.id),
    getScormExportLink: ({ viewer, params, query }) => getScormExportLink(context, viewer, { ...params, ...query }),
  });

  app.get(
    packagePath({ id: ':id', version: ':version', user: ':user' }),
    { schema: { hide: true }, exposeHeadRoute: false },
    async ({ params, query }, reply) => sendZip(reply, await openScormExport(context, params, query)),
  );
};
