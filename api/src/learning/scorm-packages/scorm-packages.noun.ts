import type { Noun } from '../../kernel/noun.ts';
import { scormPackageRoutes } from './scorm-packages.routes.ts';

export const scormPackages: Noun = {
  name: 'scorm-packages',
  about: 'SCORM packages: what they hold, and where they are lessons',
  routes: scormPackageRoutes,
};
