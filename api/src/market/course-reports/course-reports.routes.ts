import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { listMicroCourseFigures } from './micro-courses.ts';
import { getCourseReport, listReportRatings } from './course-reports.service.ts';

export const courseReportRoutes: Routes = (app, { db }) => {
  registerEndpoints(app, {
    getCourseReport: ({ viewer, query }) => getCourseReport(db, viewer, query),
    listMicroCourseFigures: ({ viewer, query }) => listMicroCourseFigures(db, viewer, query),
    listReportRatings: ({ viewer, query }) => listReportRatings(db, viewer, query),
  });
};
