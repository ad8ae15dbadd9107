import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import {
  getFilmRetention,
  listCourseLearners,
  listEnrolmentCounts,
  listLessonFigures,
} from './course-learners.service.ts';
import { getLearnersLink, learnersPath, openLearnersFile } from './learners-file.ts';

export const courseLearnerRoutes: Routes = (app, context) => {
  const { db } = context;
  registerEndpoints(app, {
    listEnrolmentCounts: ({ viewer }) => listEnrolmentCounts(db, viewer),
    listCourseLearners: ({ viewer, query }) => listCourseLearners(db, viewer, query),
    getLearnersLink: ({ viewer, query, request: { locale } }) => getLearnersLink(context, viewer, { ...query, locale }),
    listLessonFigures: ({ viewer, params }) => listLessonFigures(db, viewer, params.id),
    getFilmRetention: ({ viewer, params }) => getFilmRetention(db, viewer, params.id),
  });

  app.get<{ Params: { question: string } }>(
    learnersPath(':question'),
    { schema: { hide: true }, exposeHeadRoute: false },
    (request, reply) => {
      const { name, content } = openLearnersFile(context, request.params.question, request.query);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'private, no-store')
        .send(content);
    },
  );
};
