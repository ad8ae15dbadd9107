import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import type { ChannelDocument } from '@stoa/shared/platform-contract/channels.ts';
import type { WebhookEvent } from '@stoa/shared/platform-contract/health.ts';
import type { ReleaseDocument, Visit } from '@stoa/shared/platform-contract/release.ts';
import { REPORTS_PATH } from '@stoa/shared/platform-contract/paths.ts';
import { reportBatch } from '@stoa/shared/platform-contract/reports.ts';
import { inlineJson } from '../registry/inline-json.ts';
import { chooseCanaries, newVisitor } from '../release/canary-choice.ts';
import { aStorage } from './memory-storage.ts';
import { openHealthStore } from '../health/health-store.ts';
import { simulateTraffic } from './simulate-traffic.ts';
import { watchCanaries } from '../health/watch-canaries.ts';

const secret = Buffer.from('a secret of 32 bytes for a test.');

const aReleased = (name: string, version: string): ReleaseDocument['remotes'][number] => ({
  name,
  version,
  entry: `/remotes/${name}/${version}/remote.js`,
  integrity: `sha384-${'A'.repeat(64)}`,
  global: name,
  routes: [],
  preload: {},
  files: {},
});

/** As little of a gateway as browsers notice: pages with a visit, and a place for reports. */
async function aGateway(weight: number) {
  const since = new Date().toISOString();
  const by = { digest: '0'.repeat(96), since, by: 'test' };
  const canary = { ...by, version: '1.5.0', weight, salt: 'salt', paused: false };
  let document: ChannelDocument = {
    channel: 'production',
    revision: 7,
    updated_at: since,
    live: { 'mf-catalog': { ...by, version: '1.4.0', canary } },
    revoked: [],
  };
  const health = openHealthStore(aStorage(), {
    channel: 'production',
    gatewayId: 'gw-1',
    secret,
    current: () => document,
  });
  const told: WebhookEvent[] = [];
  const watch = watchCanaries({
    readChannel: async () => document,
    health,
    policies: async () => ({ judged: true }),
    everyMs: 20,
    endCanary: async ({ name, version, words }) => {
      const live = { [name]: { ...document.live[name]!, canary: null } };
      document = { ...document, revision: document.revision + 1, live };
      const ended = { name, version, from_weight: weight, to_weight: 0 };
      const change = { revision: document.revision, at: since, by: 'stoa', why: words, kind: 'rollback' as const };
      const rest = { moves: [], canaries: [ended], revoked: [], approved_by: null, automatic: true };
      return { document, already: false, earlier: null, proposal: null, change: { ...change, ...rest } };
    },
    notify: (event) => told.push(event),
    log: () => undefined,
  });

  const page = () => {
    const visitor = newVisitor(secret);
    const release: ReleaseDocument = {
      channel: 'production',
      revision: document.revision,
      shell: { version: '2.0.0', contract: '1.0.0' },
      remotes: [aReleased('mf-catalog', '1.4.0')],
      canaries: [aReleased('mf-catalog', '1.5.0')],
      revoked: [],
    };
    const visit: Visit = {
      visitor,
      shell: '2.0.0',
      canaries: chooseCanaries(document, visitor),
      release_set: 'set',
      pass: '',
      key_id: '',
      signature: '',
      keys: {},
      overrides: [],
      sample: 1,
    };
    return (
      `<script type="application/json" id="stoa-release">${inlineJson(release)}</script>` +
      `<script type="application/json" id="stoa-visit">${inlineJson(visit)}</script>`
    );
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url !== REPORTS_PATH) return response.writeHead(200).end(page());
      health.take(reportBatch.parse(JSON.parse(body)));
      return response.writeHead(204).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/marketplace`,
    health,
    told,
    read: () => document,
    close: async () => {
      await watch.stop();
      await health.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

test('a version that throws for one browser in five is ended by its visitors’ reports', async () => {
  const gateway = await aGateway(50);
  const seen = await simulateTraffic({
    url: gateway.url,
    visitors: 400,
    failingVersion: 'mf-catalog@1.5.0',
    failEvery: 5,
    othersFailEvery: 100,
    perSecond: 200,
  });
  expect(seen).toMatchObject({ visitors: 400, refused: 0 });
  expect(gateway.told).toEqual([expect.objectContaining({ kind: 'canary-rolled-back', from: '1.5.0', to: '1.4.0' })]);
  expect(gateway.read().live['mf-catalog']?.canary).toBeNull();
  // Ended by about the hundredth visitor, and nobody has it from then on.
  expect(seen.versions['mf-catalog@1.5.0']).toBeLessThan(150);
  const { versions } = await gateway.health.report({ minutes: 5 });
  expect(versions.reduce((sum, { opened }) => sum + opened, 0)).toBe(400);
  expect(versions.find(({ version }) => version === '1.5.0')).toMatchObject({
    opened: seen.versions['mf-catalog@1.5.0'],
    failures: { runtime: seen.failed['mf-catalog@1.5.0'] },
  });
  await gateway.close();
});

test('a version that fails as often as the stable one stays', async () => {
  const gateway = await aGateway(50);
  const traffic = { failingVersion: 'mf-catalog@1.5.0', failEvery: 20, othersFailEvery: 20 };
  await simulateTraffic({ url: gateway.url, visitors: 400, perSecond: 400, ...traffic });
  expect(gateway.told).toEqual([]);
  await gateway.close();
});

test('pages and reports that are refused are counted, and a signal ends the traffic early', async () => {
  const server = createServer((_, response) => response.writeHead(503).end());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const traffic = { url, visitors: 10, failingVersion: 'mf-catalog@1.5.0', failEvery: 5, perSecond: 1000 };
  expect(await simulateTraffic(traffic)).toMatchObject({ visitors: 0, refused: 10 });
  expect(await simulateTraffic({ ...traffic, signal: AbortSignal.abort() })).toMatchObject({ refused: 0 });
  server.closeAllConnections();
  server.close();
});
