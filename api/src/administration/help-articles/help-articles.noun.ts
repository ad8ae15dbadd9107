import type { Noun } from '../../kernel/noun.ts';
import { exportHelpAnswers } from './help-articles.export.ts';
import { helpRoutes } from './help-articles.routes.ts';
import { shipArticles } from './ship-articles.ts';

export const helpArticles: Noun = {
  name: 'help-articles',
  about: 'The help centre: articles for learners, teachers, partners and guests, and whether they helped',
  routes: helpRoutes,
  // With the first start of a new version they are there within a minute; an hour is for those who run several.
  jobs: [{ name: 'ship help articles', everyS: 60 * 60, run: ({ db }) => shipArticles(db) }],
  people: {
    deleted: ['help_answers.user_id'],
    emptied: ['help_versions.saved_by'],
  },
  merges: {
    'help_answers.user_id': { onePer: ['article_id'], kept: { greatest: 'answered_at' } },
    'help_versions.saved_by': 'move',
  },
  exports: { 'help-answers': exportHelpAnswers },
};
