import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import type { ChannelChange } from '@stoa/shared/platform-contract/channels.ts';
import { webhookEvent } from '@stoa/shared/platform-contract/health.ts';
import { eventOfChange, webhookEventOf } from './webhook-event.ts';
import { createWebhook, signatureOf } from './webhook.ts';

interface Heard {
  body: string;
  headers: IncomingMessage['headers'];
}
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A real server that answers with one status after another; 0 never answers. */
async function aReceiver(statuses: number[]) {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      heard.push({ body, headers: request.headers });
      const status = statuses[heard.length - 1] ?? 204;
      if (status > 0) response.writeHead(status).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

const aWebhook = (url: string) => {
  const said: string[] = [];
  const webhook = createWebhook({
    url,
    secret: 'shared secret',
    log: (words) => said.push(words),
    timeoutMs: 300,
    pausesMs: [10, 20],
  });
  closing.unshift(() => webhook.close());
  return { webhook, said };
};
const anEvent = () => webhookEventOf({ kind: 'registry-unavailable', channel: 'production', text: 'Storage is down.' });

test('an event arrives signed, and any receiver can check it with the secret', async () => {
  const { heard, url } = await aReceiver([204]);
  const { webhook } = aWebhook(url);
  const event = anEvent();
  webhook.notify(event);
  await webhook.close();
  expect(webhookEvent.parse(JSON.parse(heard[0]!.body))).toEqual(event);
  expect(heard[0]!.headers['x-stoa-signature']).toBe(signatureOf(heard[0]!.body, 'shared secret'));
  expect(heard[0]!.headers['content-type']).toBe('application/json');
});

test('a receiver that fails or stays silent is tried three times, with the same id', async () => {
  const { heard, url } = await aReceiver([503, 0, 204]);
  const { webhook, said } = aWebhook(url);
  webhook.notify(anEvent());
  await webhook.close();
  expect(heard).toHaveLength(3);
  expect(new Set(heard.map(({ body }) => body)).size).toBe(1);
  expect(said).toEqual([]);
});

test('after three failures the event is given up and said so, and the next one goes out', async () => {
  const { heard, url } = await aReceiver([500, 500, 500, 204]);
  const { webhook, said } = aWebhook(url);
  webhook.notify(anEvent());
  webhook.notify(anEvent());
  await webhook.close();
  expect(heard).toHaveLength(4);
  expect(said).toEqual([expect.stringContaining('it answered 500')]);
});

test('a refusal is not repeated, and a redirect is not followed', async () => {
  const { heard, url } = await aReceiver([403]);
  const { webhook, said } = aWebhook(url);
  webhook.notify(anEvent());
  await webhook.close();
  expect(heard).toHaveLength(1);
  expect(said).toEqual([expect.stringContaining('it answered 403')]);
});

test('nobody waits for a receiver that is not there', async () => {
  const { webhook, said } = aWebhook('http://127.0.0.1:9/');
  for (let at = 0; at < 150; at += 1) webhook.notify(anEvent());
  expect(said).toHaveLength(50);
  await webhook.close();
});

const aChange = (changes: Partial<ChannelChange>): ChannelChange => ({
  revision: 8,
  at: '2026-03-04T12:00:00.000Z',
  by: 'release-team',
  why: '',
  kind: 'promote',
  moves: [],
  canaries: [],
  revoked: [],
  approved_by: null,
  automatic: false,
  ...changes,
});

test('changes of a channel become events in words', () => {
  const moves = [{ name: 'mf-catalog', from: '1.4.0', to: '1.5.0' }];
  const canaries = [{ name: 'mf-catalog', version: '1.5.0', from_weight: 5, to_weight: 0 }];
  const event = (changes: Partial<ChannelChange>) => {
    const made = eventOfChange('production', aChange(changes));
    return made && webhookEvent.parse(made);
  };
  expect(event({ moves })).toMatchObject({
    kind: 'promoted',
    name: 'mf-catalog',
    text: 'production: release-team promoted mf-catalog from 1.4.0 to 1.5.0.',
    revision: 8,
  });
  expect(event({ kind: 'rollback', canaries, by: 'stoa', automatic: true, why: 'Worse.' })).toMatchObject({
    kind: 'canary-rolled-back',
    name: 'mf-catalog',
    from: '1.5.0',
    text: 'production: stoa ended the canary mf-catalog@1.5.0. Worse.',
  });
  expect(event({ kind: 'rollback', moves, revoked: ['mf-catalog@1.4.0'] })).toMatchObject({ kind: 'revoked' });
  expect(event({ kind: 'canary', canaries: [{ ...canaries[0]!, from_weight: 0, to_weight: 5 }] })).toBeUndefined();
});
