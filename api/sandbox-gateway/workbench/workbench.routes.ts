import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isSite, requireOwnPage } from '../kernel/entry.ts';
import { sendPage } from '../hosted/page.ts';
import { localeOf } from '../hosted/visitor-locale.ts';
import { paymentReply } from '../payments/payment-reply.ts';
import { settleNow } from '../payments/payments.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Sandbox } from '../kernel/sandbox.ts';
import { knobsOf } from '../webhooks/deliver-events.ts';
import { workbenchPage } from './workbench-page.ts';

const TEN_YEARS_MS = 3650 * 24 * 3_600_000;
const MOST_ROWS = 200;

const clockInput = z.object({ by_ms: z.int().min(0).max(TEN_YEARS_MS) });
const settleInput = z.object({ payment: z.string().max(100) });
const knobsInput = z
  .object({ delay_ms: z.int().min(0).max(3_600_000), duplicate: z.boolean(), shuffle: z.boolean(), drop: z.boolean() })
  .partial();

/** What developers and tests look at and turn: open to the site's server, and in a demonstration to everybody. */
export const workbenchRoutes =
  ({ book, time, settings, publicUrl }: Sandbox): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRequest', async (request) => {
      if (isSite(request, settings.secret)) return;
      if (!settings.demo) throw new Refusal(404, 'not_found', 'There is no such thing here.');
      requireOwnHost(request, publicUrl());
      if (request.method !== 'GET') requireOwnPage(request, publicUrl());
    });

    app.get('/', async ({ headers }, reply) => sendPage(reply, workbenchPage(localeOf(headers))));
    app.get('/workbench', async () => stateNow());
    app.post('/clock', async ({ body }) => {
      const { by_ms } = clockInput.parse(body);
      await book.change((state) => {
        const ahead = state.clock.get('clock')?.ahead_ms ?? 0;
        return { change: { clock: [{ id: 'clock', ahead_ms: ahead + by_ms }] }, result: undefined };
      });
      await time.catchUp();
      return stateNow();
    });
    app.post('/settle', async ({ body }) => {
      await settleNow(book, settleInput.parse(body).payment);
      return stateNow();
    });
    app.post('/knobs', async ({ body }) => {
      const turned = knobsInput.parse(body);
      await book.change(() => ({ change: { knobs: [{ ...knobsOf(book), ...turned }] }, result: undefined }));
      return stateNow();
    });

    const stateNow = () => {
      const { id: _, ...knobs } = knobsOf(book);
      return {
        now: new Date(book.now()).toISOString(),
        knobs,
        payments: newest(book.state.payments).map((payment) => paymentReply(payment, publicUrl())),
        events: newest(book.state.events).map(({ at, ...event }) => ({ ...event, at: new Date(at).toISOString() })),
      };
    };
  };

const newest = <Row>(rows: Map<string, Row>): Row[] => [...rows.values()].slice(-MOST_ROWS).reverse();

/** Against pages that name this machine by a name of their own. */
function requireOwnHost({ headers }: FastifyRequest, publicUrl: string): void {
  if (headers.host !== new URL(publicUrl).host) throw new Refusal(421, 'foreign_host', `Ask for ${publicUrl}.`, 'host');
}
