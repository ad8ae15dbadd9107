import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { sendZip } from '../scorm-export/send-zip.ts';
import {
  cartridgePath,
  getCourseCartridge,
  getCourseCartridgeLink,
  openCourseCartridge,
} from './course-cartridges.service.ts';

export const courseCartridgeRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    getCourseCartridge: ({ viewer, params }) => getCourseCartridge(context, viewer, params.id),
    getCourseCartridgeLink: ({ viewer, params }) => getCourseCartridgeLink(context, viewer, params.id),
  });

  app.get(
    cartridgePath({ id: ':id', user: ':user' }),
    { schema: { hide: true }, exposeHeadRoute: false },
    async ({ params, query }, reply) => sendZip(reply, await openCourseCartridge(context, params, query)),
  );
};
