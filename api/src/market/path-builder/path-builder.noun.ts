import type { Noun } from '../../kernel/noun.ts';
import { pathBuilderRoutes } from './path-builder.routes.ts';

export const pathBuilder: Noun = {
  name: 'path-builder',
  about: 'Learning paths, as their partners write them',
  routes: pathBuilderRoutes,
  speaksOfMoney: true,
  people: { deleted: ['path_reviewers.reviewer_id'] },
  merges: { 'path_reviewers.reviewer_id': 'move' },
};
