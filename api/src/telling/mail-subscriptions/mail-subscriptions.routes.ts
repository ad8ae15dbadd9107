import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { UNSUBSCRIBE_PATH } from '@stoa/shared/contract/kernel/routes.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Context, Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { invalid } from '../../kernel/problem.ts';
import { getMailSubscription, updateMailSubscription } from './mail-subscriptions.service.ts';

export const mailSubscriptionRoutes: Routes = async (app, context) => {
  registerEndpoints(app, {
    getMailSubscription: ({ params }) => getMailSubscription(context, params.token),
    updateMailSubscription: ({ params, body }) => updateMailSubscription(context, params.token, body.mail),
  });
  await app.register((apart) => serveOneClick(apart, context));
};

const params = z.object({ token: z.string() });
/** `List-Unsubscribe=One-Click` in either form (RFC 8058) is far below it. */
const MOST_BYTES = 4096;

/** What a mail program asks by itself: it has no page, and so neither header nor JSON. */
async function serveOneClick(app: FastifyInstance, context: Context): Promise<void> {
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  app.addContentTypeParser(forms, { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) => {
    done(null, body);
  });
  const path = `${UNSUBSCRIBE_PATH}/:token`;
  app.post(path, { schema: { hide: true } }, async (request, reply) => {
    if (!isOneClick(request.body)) throw invalid({ 'List-Unsubscribe': rule('Send List-Unsubscribe=One-Click.') });
    await updateMailSubscription(context, params.parse(request.params).token, false);
    return reply.type('text/plain; charset=utf-8').send('Unsubscribed.\n');
  });
  // Who opens it as a page is led to one; programs that look through mails open every link, so nothing changes.
  app.get(path, { schema: { hide: true } }, (request, reply) =>
    reply.header('referrer-policy', 'no-referrer').redirect(to.unsubscribe(params.parse(request.params)), 303),
  );
}

const isOneClick = (body: unknown): boolean =>
  typeof body === 'string' &&
  (new URLSearchParams(body).get('List-Unsubscribe') === 'One-Click' ||
    /name="?List-Unsubscribe"?\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click\r?\n/i.test(body));
