import { serveCsv } from '../../files/csv-files.ts';
import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { courseReportCsv, getCourseReportLink } from './course-report-file.ts';
import { listMicroCourseFigures } from './micro-courses.ts';
import { getCourseReport, listReportRatings } from './course-reports.service.ts';

export const courseReportRoutes: Routes = (app, context) => {
  const { db } = context;
  registerEndpoints(app, {
    getCourseReport: ({ viewer, query }) => getCourseReport(db, viewer, query),
    listMicroCourseFigures: ({ viewer, query }) => listMicroCourseFigures(db, viewer, query),
    listReportRatings: ({ viewer, query }) => listReportRatings(db, viewer, query),
    getCourseReportLink: ({ viewer, query, request: { locale } }) =>
      getCourseReportLink(context, viewer, { ...query, locale }),
  });
  serveCsv(app, context, courseReportCsv);
};
