import type { Noun } from '../../kernel/noun.ts';
import { exportVersions } from './versions.export.ts';
import { versionRoutes } from './versions.routes.ts';

export const versions: Noun = {
  name: 'versions',
  about: 'What a course was: looked at, and brought back',
  routes: versionRoutes,
  people: { kept: ['course_versions.actor_id'] },
  merges: {
    'course_versions.actor_id': 'move',
  },
  exports: { 'course-versions': exportVersions },
};
