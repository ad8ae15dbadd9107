import type { Noun } from '../../kernel/noun.ts';
import { pathReportRoutes } from './path-reports.routes.ts';

export const pathReports: Noun = {
  name: 'path-reports',
  about: 'How learning paths do, for those who made them',
  routes: pathReportRoutes,
};
