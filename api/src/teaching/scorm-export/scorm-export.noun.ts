import type { Noun } from '../../kernel/noun.ts';
import { scormExportRoutes } from './scorm-export.routes.ts';

export const scormExport: Noun = {
  name: 'scorm-export',
  about: 'Courses as SCORM packages that run in other learning systems',
  routes: scormExportRoutes,
};
