import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { webhookEvent, type WebhookEvent } from '@stoa/shared/platform-contract/health.ts';

export interface WebhookListener {
  url: string;
  /** What was told so far. */
  events: readonly WebhookEvent[];
  close(): void;
}

/** Where gateways tell operators, as a chat tool would listen. */
export async function listenToWebhook(): Promise<WebhookListener> {
  const events: WebhookEvent[] = [];
  const server: Server = createServer((request, response) => {
    void json(request).then((body) => {
      events.push(webhookEvent.parse(body));
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return { url: `http://localhost:${port}/`, events, close: () => server.close() };
}
