import { serveCsv } from '../../files/csv-files.ts';
import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { allCoursesCsv, getAllCoursesLink } from './all-courses-file.ts';
import { listAllCourses } from './all-courses.service.ts';
import { featureCourses } from './featured.service.ts';

export const allCoursesRoutes: Routes = (app, context) => {
  const { db } = context;
  registerEndpoints(app, {
    listAllCourses: ({ viewer, query }) => listAllCourses(db, viewer, query),
    getAllCoursesLink: ({ query, request: { locale } }) => getAllCoursesLink(context, { ...query, locale }),
    featureCourses: async ({ viewer, body }) => ({ course_ids: await featureCourses(db, viewer, body) }),
  });
  serveCsv(app, context, allCoursesCsv);
};
