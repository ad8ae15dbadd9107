import type { Noun } from '../../kernel/noun.ts';
import { courseCartridgeRoutes } from './course-cartridges.routes.ts';

export const courseCartridges: Noun = {
  name: 'course-cartridges',
  about: 'Courses as Common Cartridges, which other platforms take in',
  routes: courseCartridgeRoutes,
};
