import type { Noun } from '../../kernel/noun.ts';
import { exportPortfolio } from './portfolio.export.ts';
import { portfolioRoutes } from './portfolio.routes.ts';

export const portfolio: Noun = {
  name: 'portfolio',
  about: 'Pieces that show what someone can do, and who sees them',
  routes: portfolioRoutes,
  people: {
    deleted: ['portfolio_items.user_id', 'portfolios.user_id'],
  },
  exports: { portfolio: exportPortfolio },
};
