import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { MOST_BODY_BYTES } from '@stoa/shared/contract/body-limit.ts';
import { patientHeaders } from '@stoa/shared/serving/server-options.ts';
import { accountDataRoutes } from './account-data/account-data.routes.ts';
import { accountRoutes } from './accounts/accounts.routes.ts';
import { assignmentRoutes } from './assignments/assignments.routes.ts';
import { billingRoutes } from './billing/billing.routes.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { certificateRoutes } from './certificates/certificates.routes.ts';
import { communityRoutes } from './community/community.routes.ts';
import type { Context, Routes } from './context.ts';
import { courseRoutes } from './courses/courses.routes.ts';
import { creatorRoutes } from './creators/creators.routes.ts';
import { curriculumRoutes } from './curriculum/curriculum.routes.ts';
import type { Connection } from './database/connect.ts';
import { emailChangeRoutes } from './email-changes/email-changes.routes.ts';
import { enrolmentRoutes } from './enrolments/enrolments.routes.ts';
import { openFileStore } from './files/file-store.ts';
import { fileRoutes } from './files/files.routes.ts';
import { identityRoutes } from './identities/identities.routes.ts';
import { learningPathRoutes } from './learning-paths/learning-paths.routes.ts';
import { liveSessionRoutes } from './live-sessions/live-sessions.routes.ts';
import { addMailSender } from './mail/mail-sender.ts';
import { mailRoutes } from './mail/mail.routes.ts';
import { notificationRoutes } from './notifications/notifications.routes.ts';
import { passwordRoutes } from './passwords/passwords.routes.ts';
import { addAuth } from './plugins/auth.ts';
import { addJsonBodies, addValidation } from './plugins/json-bodies.ts';
import { addLocale } from './plugins/locale.ts';
import { addLimits, makeLimits } from './plugins/limits.ts';
import { guardRequests } from './plugins/guard-requests.ts';
import { addOpenapi } from './plugins/openapi.ts';
import { addReplyHeaders } from './plugins/reply-headers.ts';
import { addProblems, unreadableAddress } from './plugins/problems.ts';
import { requestNames } from './plugins/request-names.ts';
import { makeSchedule } from './plugins/schedule.ts';
import { portfolioRoutes } from './portfolio/portfolio.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { progressRoutes } from './progress/progress.routes.ts';
import { quizRoutes } from './quizzes/quizzes.routes.ts';
import { ratingRoutes } from './ratings/ratings.routes.ts';
import { referralRoutes } from './referrals/referrals.routes.ts';
import { registrationRoutes } from './registrations/registrations.routes.ts';
import { reviewRoutes } from './review/review.routes.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { signInLinkRoutes } from './sign-in-links/sign-in-links.routes.ts';
import type { Settings } from './settings.ts';
import { taxonomyRoutes } from './taxonomy/taxonomy.routes.ts';
import { userRoutes } from './users/users.routes.ts';

const nouns: Routes[] = [
  registrationRoutes,
  accountRoutes,
  profileRoutes,
  accountDataRoutes,
  userRoutes,
  sessionRoutes,
  passwordRoutes,
  emailChangeRoutes,
  identityRoutes,
  signInLinkRoutes,
  referralRoutes,
  creatorRoutes,
  notificationRoutes,
  mailRoutes,
  taxonomyRoutes,
  catalogueRoutes,
  ratingRoutes,
  learningPathRoutes,
  fileRoutes,
  courseRoutes,
  curriculumRoutes,
  reviewRoutes,
  enrolmentRoutes,
  progressRoutes,
  quizRoutes,
  assignmentRoutes,
  liveSessionRoutes,
  certificateRoutes,
  portfolioRoutes,
  communityRoutes,
  billingRoutes,
];

/** The application, a table of contents. The connection stays the caller's to close. */
export async function buildApp(
  connection: Connection,
  settings: Settings,
  logger: FastifyServerOptions['logger'] = false,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger,
    // The gateway alone stands before us; from it we take the caller's address.
    trustProxy: settings.trustProxy,
    ...requestNames,
    bodyLimit: MOST_BODY_BYTES,
    http: patientHeaders,
    // A file's link ends in its name, of up to 200 characters.
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: unreadableAddress,
    return503OnClosing: true,
  });
  guardRequests(app);
  addValidation(app);
  app.setSerializerCompiler(serializerCompiler);
  const context = await makeContext(app, connection, settings);
  addProblems(app);
  addJsonBodies(app);
  addLocale(app);
  addAuth(app, context.db);
  addLimits(app, context);
  addReplyHeaders(app);
  addMailSender(app, context);
  await addOpenapi(app);
  app.get('/healthz', { schema: { hide: true } }, async () => {
    await connection.query({ text: 'select 1' });
    return { ok: true };
  });
  for (const routes of nouns) await app.register(async (scope) => routes(scope, context));
  return app;
}

const makeContext = async (app: FastifyInstance, connection: Connection, settings: Settings): Promise<Context> => ({
  db: connection.db,
  connection,
  settings,
  files: await openFileStore(settings),
  limits: makeLimits(connection, settings),
  schedule: makeSchedule(app, connection.db),
  log: app.log,
});
