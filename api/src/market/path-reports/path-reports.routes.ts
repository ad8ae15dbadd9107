import { serveCsv } from '../../files/csv-files.ts';
import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { getPathLearnersLink, pathLearnersCsv } from './path-learners-file.ts';
import { getPathReport, getPathResults, listPathLearners, listReportedPaths } from './path-reports.service.ts';

export const pathReportRoutes: Routes = (app, context) => {
  const { db } = context;
  registerEndpoints(app, {
    listReportedPaths: ({ viewer }) => listReportedPaths(db, viewer),
    getPathReport: ({ viewer, query }) => getPathReport(db, viewer, query),
    getPathResults: ({ viewer, params }) => getPathResults(db, viewer, params.id),
    listPathLearners: ({ viewer, query }) => listPathLearners(db, viewer, query),
    getPathLearnersLink: ({ viewer, query, request: { locale } }) =>
      getPathLearnersLink(context, viewer, { ...query, locale }),
  });
  serveCsv(app, context, pathLearnersCsv);
};
