import { serveCsv } from '../../files/csv-files.ts';
import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import {
  getFilmRetention,
  listCourseLearners,
  listEnrolmentCounts,
  listLessonFigures,
} from './course-learners.service.ts';
import { getLearnersLink, learnersCsv } from './learners-file.ts';
import { getLessonReportLink, lessonReportCsv } from './lesson-report-file.ts';

export const courseLearnerRoutes: Routes = (app, context) => {
  const { db } = context;
  registerEndpoints(app, {
    listEnrolmentCounts: ({ viewer }) => listEnrolmentCounts(db, viewer),
    listCourseLearners: ({ viewer, query }) => listCourseLearners(db, viewer, query),
    getLearnersLink: ({ viewer, query, request: { locale } }) => getLearnersLink(context, viewer, { ...query, locale }),
    listLessonFigures: ({ viewer, params }) => listLessonFigures(db, viewer, params.id),
    getFilmRetention: ({ viewer, params, query }) => getFilmRetention(db, viewer, { ...params, ...query }),
    getLessonReportLink: ({ viewer, query, request: { locale } }) =>
      getLessonReportLink(context, viewer, { ...query, locale }),
  });
  serveCsv(app, context, learnersCsv);
  serveCsv(app, context, lessonReportCsv);
};
