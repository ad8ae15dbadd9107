import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { MOST_BODY_BYTES } from '@stoa/shared/contract/body-limit.ts';
import { patientHeaders } from '@stoa/shared/serving/server-options.ts';
import { accountDataRoutes } from './account-data/account-data.routes.ts';
import { accountRoutes } from './people/accounts/accounts.routes.ts';
import { assignmentRoutes } from './learning/assignments/assignments.routes.ts';
import { billingRoutes } from './market/billing/billing.routes.ts';
import { catalogueRoutes } from './market/catalogue/catalogue.routes.ts';
import { certificateRoutes } from './learning/certificates/certificates.routes.ts';
import { communityRoutes } from './community/community.routes.ts';
import type { Context, Routes } from './kernel/context.ts';
import { courseRoutes } from './teaching/courses/courses.routes.ts';
import { creatorRoutes } from './teaching/creators/creators.routes.ts';
import { curriculumRoutes } from './teaching/curriculum/curriculum.routes.ts';
import type { Connection } from './kernel/database/connect.ts';
import { emailChangeRoutes } from './people/email-changes/email-changes.routes.ts';
import { enrolmentRoutes } from './learning/enrolments/enrolments.routes.ts';
import { openFileStore } from './files/file-store.ts';
import { fileRoutes } from './files/files.routes.ts';
import { identityRoutes } from './people/identities/identities.routes.ts';
import { learningPathRoutes } from './market/learning-paths/learning-paths.routes.ts';
import { liveSessionRoutes } from './learning/live-sessions/live-sessions.routes.ts';
import { addMailSender } from './telling/mail/mail-sender.ts';
import { mailRoutes } from './telling/mail/mail.routes.ts';
import { notificationRoutes } from './telling/notifications/notifications.routes.ts';
import { passwordRoutes } from './people/passwords/passwords.routes.ts';
import { addAuth } from './kernel/plugins/auth.ts';
import { addJsonBodies, addValidation } from './kernel/plugins/json-bodies.ts';
import { addLocale } from './kernel/plugins/locale.ts';
import { addLimits, makeLimits } from './kernel/plugins/limits.ts';
import { guardRequests } from './kernel/plugins/guard-requests.ts';
import { addOpenapi } from './kernel/plugins/openapi.ts';
import { addReplyHeaders } from './kernel/plugins/reply-headers.ts';
import { addProblems, unreadableAddress } from './kernel/plugins/problems.ts';
import { requestNames } from './kernel/plugins/request-names.ts';
import { makeSchedule } from './kernel/plugins/schedule.ts';
import { portfolioRoutes } from './learning/portfolio/portfolio.routes.ts';
import { profileRoutes } from './people/profile/profile.routes.ts';
import { progressRoutes } from './learning/progress/progress.routes.ts';
import { quizRoutes } from './learning/quizzes/quizzes.routes.ts';
import { ratingRoutes } from './market/ratings/ratings.routes.ts';
import { referralRoutes } from './people/referrals/referrals.routes.ts';
import { registrationRoutes } from './people/registrations/registrations.routes.ts';
import { reviewRoutes } from './teaching/review/review.routes.ts';
import { sessionRoutes } from './people/sessions/sessions.routes.ts';
import { signInLinkRoutes } from './people/sign-in-links/sign-in-links.routes.ts';
import type { Settings } from './kernel/settings.ts';
import { taxonomyRoutes } from './taxonomy/taxonomy.routes.ts';
import { userRoutes } from './people/users/users.routes.ts';

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
