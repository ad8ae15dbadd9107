import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import {
  createPortfolioItem,
  getSharedPortfolio,
  listPortfolioItems,
  removePortfolioItem,
  restorePortfolioItem,
  updatePortfolioItem,
} from './portfolio.service.ts';

export const portfolioRoutes: Routes = (app, { db }) => {
  registerEndpoints(app, {
    listPortfolioItems: ({ viewer }) => listPortfolioItems(db, viewer),
    createPortfolioItem: ({ viewer, body }) => createPortfolioItem(db, viewer, body),
    updatePortfolioItem: ({ viewer, params, body }) => updatePortfolioItem(db, viewer, params.id, body),
    removePortfolioItem: ({ viewer, params }) => removePortfolioItem(db, viewer, params.id),
    restorePortfolioItem: ({ viewer, params }) => restorePortfolioItem(db, viewer, params.id),
    getSharedPortfolio: ({ params }) => getSharedPortfolio(db, params.share),
  });
};
