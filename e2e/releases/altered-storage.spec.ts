import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HeldBack } from '@stoa/shared/platform-contract/gateways.ts';
import type { RemoteDescriptor, ShellDescriptor } from '@stoa/shared/platform-contract/release.ts';
import { expect, test } from '../fixtures.ts';
import { CATALOGUE, COURSES, expectHeading, NEW_WORDS, newWords, OLD_WORDS } from './catalogue.ts';
import { startGateway, type GatewayProcess } from './gateway-process.ts';
import { openSite, PRODUCTION, type Site } from './site.ts';
import { listenToWebhook, type WebhookListener } from './webhook-listener.ts';

let site: Site;
let webhook: WebhookListener;
test.beforeAll(async ({}, { project }) => {
  webhook = await listenToWebhook();
  site = await openSite({ product: project.use.baseURL!, gateways: 1 });
});
test.afterAll(async () => {
  await site.close();
  webhook.close();
});

/** Where the bytes of a published file lie. */
async function placeOf(name: string, version: string, fileOf: (descriptor: never) => string): Promise<string> {
  const { record } = await site.ask('getVersion', { params: { name, version } });
  const path = fileOf(record.descriptor as never);
  const { integrity } = record.files.find((file) => file.path === path)!;
  const blob = Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
  return join('blobs', blob.slice(0, 2), blob);
}

test('what is altered in the storage is never served: its remote alone stays at its last good version, and gateways tell', async ({
  page,
  baseURL,
}) => {
  const version = site.nextVersion();
  // Every file differs from the version before, which otherwise would be altered along.
  const edit = (text: string) => `${newWords.edit(text)}\n/* ${version} */`;
  await site.publish(CATALOGUE, version, { edit });
  await site.publish('shell', version, { edit });
  await site.stoa('promote', `${CATALOGUE}@${version}`, `shell@${version}`, '--yes');
  const { revision } = await site.ask('getChannel', { params: PRODUCTION });
  const remote = (fileOf: (descriptor: RemoteDescriptor) => string) => placeOf(CATALOGUE, version, fileOf);
  const shell = (fileOf: (descriptor: ShellDescriptor) => string) => placeOf('shell', version, fileOf);

  const catalogue = { held: [CATALOGUE], words: OLD_WORDS };
  const frame = { held: ['shell'], words: NEW_WORDS };
  const places = {
    'the entry of a remote': { place: await remote(({ entry }) => entry), ...catalogue },
    'a chunk': { place: await remote(({ preload }) => preload['remote']!.js[0]!), ...catalogue },
    'a stylesheet': { place: await remote(({ preload }) => preload['remote']!.css[0]!), ...catalogue },
    'a chunk of a later screen': {
      place: await remote(({ preload }) => preload['categories']!.js.at(-1)!),
      ...catalogue,
    },
    'the script of the shell': { place: await shell(({ scripts }) => scripts[0]!), ...frame },
    'the stylesheet of the shell': { place: await shell(({ styles }) => styles[0]!), ...frame },
    'the record of a version': { place: `artefacts/${CATALOGUE}/${version}.json`, ...catalogue },
    // It is remembered beside the keys, as it was signed.
    'the release document': { place: `channels/production/revisions/${revision}.json`, held: [], words: NEW_WORDS },
  };
  for (const [what, { place, held, words }] of Object.entries(places)) {
    await test.step(what, async () => {
      const file = join(site.dataDir, 'releases', place);
      const good = await readFile(file);
      await writeFile(file, alter(good));
      const told = webhook.events.length;
      // Nothing of it is in the memory of a gateway that starts now.
      const env = { STOA_WEBHOOK_URL: webhook.url };
      const gateway = await startGateway({ dataDir: site.dataDir, apiUrl: baseURL!, env });
      try {
        await page.goto(gateway.url + COURSES);
        await expectHeading(page, words);
        expect((await heldBy(gateway)).map(({ name }) => name)).toEqual(held);
        await expect.poll(() => webhook.events.slice(told).map(({ kind }) => kind)).toContain('integrity-failed');
      } finally {
        await gateway.stop();
        await writeFile(file, good);
      }
    });
  }
  await test.step('put right again, the release is served', async () => {
    const gateway = await startGateway({ dataDir: site.dataDir, apiUrl: baseURL! });
    await page.goto(gateway.url + COURSES);
    await expect(page.getByRole('heading', { level: 1, name: OLD_WORDS })).toBeHidden();
    await gateway.stop();
  });
});

async function heldBy({ url }: GatewayProcess): Promise<HeldBack[]> {
  const { held } = (await (await fetch(`${url}/readyz`)).json()) as { held: HeldBack[] };
  return held;
}

/** One letter more in the middle of a word, or, in a record, another version of the truth. */
function alter(good: Buffer): Buffer {
  const middle = Math.floor(good.length / 2);
  return Buffer.concat([good.subarray(0, middle), Buffer.from(' '), good.subarray(middle)]);
}
