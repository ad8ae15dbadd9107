import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { openBook } from './book/book.ts';
import { addRefusals } from './kernel/refusals.ts';
import { assetRoutes } from './hosted/asset.routes.ts';
import { cardFieldsRoutes } from './hosted/card-fields.routes.ts';
import { challengeRoutes } from './hosted/challenge.routes.ts';
import { paymentRoutes } from './payments/payments.routes.ts';
import { tokenRoutes } from './payments/tokens.routes.ts';
import { watchTime } from './payments/passing-time.ts';
import type { Sandbox } from './kernel/sandbox.ts';
import type { SandboxSettings } from './kernel/settings.ts';
import { workbenchRoutes } from './workbench/workbench.routes.ts';
import { deliverEvents } from './webhooks/deliver-events.ts';

/** The gateway, a table of contents. */
export async function buildSandbox(settings: SandboxSettings): Promise<FastifyInstance> {
  const book = await openBook(join(settings.dataDir, 'sandbox-gateway', 'journal.jsonl'));
  const time = watchTime(book);
  const deliveries =
    settings.webhookUrl === undefined
      ? undefined
      : deliverEvents(book, { url: settings.webhookUrl, secret: settings.webhookSecret });

  // It logs nothing: what is asked of it may hold a card number.
  const app = Fastify({ logger: false, bodyLimit: 16_384, forceCloseConnections: true });
  addRefusals(app);
  app.addHook('preHandler', () => time.catchUp());
  app.addHook('onClose', async () => {
    deliveries?.stop();
    time.stop();
    await book.close();
  });
  app.get('/healthz', () => ({ ok: true }));
  const sandbox: Sandbox = { book, time, settings, publicUrl: () => settings.publicUrl ?? addressOf(app) };
  await app.register(paymentRoutes(sandbox));
  await app.register(tokenRoutes(sandbox));
  await app.register(cardFieldsRoutes(sandbox));
  await app.register(challengeRoutes(sandbox));
  await app.register(assetRoutes);
  await app.register(workbenchRoutes(sandbox));
  return app;
}

function addressOf(app: FastifyInstance): string {
  const { address, port } = app.server.address() as AddressInfo;
  return `http://${address}:${port}`;
}
