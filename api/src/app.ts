import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { MOST_BODY_BYTES } from '@stoa/shared/contract/kernel/body-limit.ts';
import { patientHeaders } from '@stoa/shared/serving/server-options.ts';
import type { Context } from './kernel/context.ts';
import type { Connection } from './kernel/database/connect.ts';
import { openFileStore } from './files/file-store.ts';
import { refuseCardNumbers } from './market/card-numbers/refuse-card-numbers.ts';
import { openGateway } from './market/payments/open-gateway.ts';
import { nouns } from './nouns.ts';
import { findViewer } from './people/sessions/sessions.service.ts';
import { addMailSender } from './telling/mail/mail-sender.ts';
import { addAuth } from './kernel/plugins/auth.ts';
import { addJsonBodies, addValidation } from './kernel/plugins/json-bodies.ts';
import { addLocale } from './kernel/plugins/locale.ts';
import { addLimits, forgetOldCounters } from './kernel/plugins/request-limits.ts';
import { makeLimits } from './kernel/limits.ts';
import { jobsOf } from './kernel/noun.ts';
import { guardRequests } from './kernel/plugins/guard-requests.ts';
import { addOpenapi } from './kernel/plugins/openapi.ts';
import { keepContentApart } from './kernel/plugins/content-host.ts';
import { addReplyHeaders } from './kernel/plugins/reply-headers.ts';
import { addProblems, unreadableAddress } from './kernel/plugins/problems.ts';
import { requestNames } from './kernel/plugins/request-names.ts';
import { runJobs } from './kernel/schedule.ts';
import type { Settings } from './kernel/settings.ts';
import { workOf } from './kernel/work/work.ts';
import { addWorker, forgetOldWork } from './kernel/work/worker.ts';

/** Fastify's own; without a name it looks through every module in memory for one. */
const PLUGIN_NAME = Symbol.for('fastify.display-name');

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
  keepContentApart(app, settings);
  addValidation(app);
  app.setSerializerCompiler(serializerCompiler);
  const context = await makeContext(app, connection, settings);
  app.decorate('context', context);
  runJobs(app, context, [forgetOldCounters, forgetOldWork, ...jobsOf(nouns)]);
  addProblems(app);
  addJsonBodies(app);
  addLocale(app);
  addAuth(app, (token, address) => findViewer(context, token, address));
  addLimits(app, context);
  addReplyHeaders(app);
  addMailSender(app, context);
  addWorker(app, context, workOf(nouns));
  await addOpenapi(app, nouns);
  app.get('/healthz', { schema: { hide: true } }, async () => {
    await connection.query({ text: 'select 1' });
    return { ok: true };
  });
  for (const { name, routes, speaksOfMoney = false } of nouns) {
    const scope = async (own: FastifyInstance) => {
      own.decorate('noun', name);
      if (speaksOfMoney) refuseCardNumbers(own);
      await routes?.(own, context);
    };
    await app.register(Object.assign(scope, { [PLUGIN_NAME]: name }));
  }
  return app;
}

const makeContext = async (app: FastifyInstance, connection: Connection, settings: Settings): Promise<Context> => ({
  nouns,
  db: connection.db,
  connection,
  settings,
  files: await openFileStore(settings),
  gateway: openGateway(settings),
  limits: makeLimits(connection, settings),
  log: app.log,
});
