import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { getCourseImport, importCourse } from './course-imports.service.ts';
import { waitForImports } from './run-import.ts';

export const courseImportRoutes: Routes = (app, context) => {
  registerEndpoints(app, {
    importCourse: ({ viewer, body }) => importCourse(context, viewer, body.file_id),
    getCourseImport: ({ viewer, params }) => getCourseImport(context, viewer, params.id),
  });
  app.addHook('onClose', () => waitForImports(context));
};
