import type { Noun } from '../../kernel/noun.ts';
import { courseReportRoutes } from './course-reports.routes.ts';

export const courseReports: Noun = {
  name: 'course-reports',
  about: 'How courses do, for those who teach them',
  routes: courseReportRoutes,
};
