import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rm } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { webhookEvent, type WebhookEvent } from '@stoa/shared/platform-contract/health.ts';
import { createApp } from '../gateway/app.ts';
import { readSettings } from '../gateway/settings.ts';
import { openLocalRegistry } from '../registry/registry.ts';
import { applyChange } from '../release/apply-change.ts';
import { publishFolder } from '../release/publish-artefact.ts';
import { aBuiltFolder, aDataDir, aRemote, aShell } from '../testing/built-folders.ts';
import { simulateTraffic } from '../testing/simulate-traffic.ts';

const because = { by: 'test' };
const channel = 'production';
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

test('two gateways end a canary that throws for one browser in five, together and once, within a minute', async () => {
  const events: WebhookEvent[] = [];
  const receiver = createServer((request, response) => {
    void text(request).then((body) => {
      events.push(webhookEvent.parse(JSON.parse(body)));
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
  closing.push(async () => {
    receiver.closeAllConnections();
    await new Promise((closed) => receiver.close(closed));
  });
  const dataDir = await aDataDir();
  closing.push(() => rm(dataDir, { recursive: true }));
  const env = {
    STOA_DATA_DIR: dataDir,
    STOA_LOG_LEVEL: 'silent',
    STOA_WEBHOOK_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
    STOA_WEBHOOK_SECRET: 'the secret of a test',
    API_URL: 'http://127.0.0.1:1',
  };
  const registry = await openLocalRegistry(dataDir, env);
  const built = [aShell(), aRemote({ version: '1.4.0' }), aRemote({ version: '1.5.0', global: 'mf_catalog_1_5_0' })];
  for (const descriptor of built) await publishFolder(registry, await aBuiltFolder(descriptor), 'test');
  const releases = [
    { name: 'shell', version: '1.0.0' },
    { name: 'mf-catalog', version: '1.4.0' },
  ];
  await applyChange(registry, channel, { kind: 'promote', releases }, because);
  await applyChange(registry, channel, { kind: 'canary', name: 'mf-catalog', version: '1.5.0', weight: 30 }, because);

  const gateways = await Promise.all([createApp(readSettings(env)), createApp(readSettings(env))]);
  closing.push(() => Promise.all(gateways.map((gateway) => gateway.close())));
  const urls = await Promise.all(gateways.map((gateway) => gateway.listen({ port: 0, host: '127.0.0.1' })));
  const ended = new AbortController();
  const isOut = async () => (await registry.channels.read(channel)).live['mf-catalog']?.canary !== null;
  const watching = setInterval(() => void isOut().then((out) => out || ended.abort()), 100);
  closing.push(async () => clearInterval(watching));
  await Promise.all(
    urls.map((url) =>
      simulateTraffic({
        url: `${url}/marketplace/results`,
        visitors: 1000,
        perSecond: 25,
        failingVersion: 'mf-catalog@1.5.0',
        failEvery: 5,
        othersFailEvery: 100,
        signal: ended.signal,
      }),
    ),
  );

  const document = await registry.channels.read(channel);
  expect(document).toMatchObject({ revision: 3, live: { 'mf-catalog': { version: '1.4.0', canary: null } } });
  await Promise.all(urls.map((url) => serving(url, document.revision)));
  const traffic = { visitors: 40, perSecond: 40, failingVersion: 'mf-catalog@1.5.0', failEvery: 5 };
  for (const url of urls)
    expect(await simulateTraffic({ url: `${url}/marketplace/results`, ...traffic })).toMatchObject({
      versions: { 'mf-catalog@1.4.0': 40 },
      refused: 0,
    });
  await Promise.all(gateways.map((gateway) => gateway.close()));
  expect(events.map(({ kind, from, to }) => [kind, from, to])).toEqual([['canary-rolled-back', '1.5.0', '1.4.0']]);
  expect(events[0]!.verdict).toMatchObject({ verdict: 'worse' });
});

/** Each gateway takes the newest revision up when it looks next; until then it serves the one before, as it should. */
async function serving(url: string, revision: number): Promise<void> {
  for (;;) {
    const ready = (await (await fetch(`${url}/readyz`)).json()) as { revision: number };
    if (ready.revision === revision) return;
    await wait(50);
  }
}
