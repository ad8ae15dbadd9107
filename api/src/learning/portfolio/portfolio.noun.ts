import type { Noun } from '../../kernel/noun.ts';
import { showApprovedWork } from './approved-work.ts';
import { exportPortfolio } from './portfolio.export.ts';
import { skillsOfPortfolio } from './portfolio-skills.ts';
import { deleteRemovedItems } from './portfolio.repository.ts';
import { portfolioRoutes } from './portfolio.routes.ts';

export const portfolio: Noun = {
  name: 'portfolio',
  about: 'Pieces that show what someone can do, and who sees them',
  routes: portfolioRoutes,
  jobs: [{ name: 'forget removed portfolio pieces', everyS: 60 * 60, run: ({ db }) => deleteRemovedItems(db) }],
  followApproval: showApprovedWork,
  namesSkills: [skillsOfPortfolio],
  people: {
    deleted: ['portfolio_items.user_id', 'portfolios.user_id'],
  },
  merges: {
    'portfolio_items.user_id': 'move',
    'portfolios.user_id': { onePer: [] },
  },
  exports: { portfolio: exportPortfolio },
};
