import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChannelStatus } from '@stoa/shared/platform-contract/health.ts';
import { METRICS_PATH, PLATFORM_PREFIX, READY_PATH } from '@stoa/shared/platform-contract/paths.ts';
import { expect, test } from '../fixtures.ts';
import { CATALOGUE, COURSES, expectHeading, newWords, NEW_WORDS, OLD_WORDS } from './catalogue.ts';
import { startGateway, type GatewayProcess } from './gateway-process.ts';
import { askAs, openSite, PRODUCTION, type Site } from './site.ts';

const CERTIFICATES = 'mf-certificates';
const VERIFY = '/certificates/verify';

// One site for all of them, which ends with its storage in an older state.
test.describe.configure({ mode: 'serial' });

let site: Site;
test.beforeAll(async ({}, { project }) => {
  site = await openSite({ product: project.use.baseURL!, gateways: 1 });
});
test.afterAll(() => site.close());

const inStorage = (...place: string[]) => join(site.dataDir, 'releases', ...place);
const readText = async (url: string): Promise<string> => {
  const reply = await fetch(url);
  expect(reply.status, url).toBe(200);
  return reply.text();
};
const readyOf = async ({ url }: GatewayProcess): Promise<unknown> => JSON.parse(await readText(url + READY_PATH));
async function withGateway(apiUrl: string, act: (gateway: GatewayProcess) => Promise<void>): Promise<void> {
  const gateway = await startGateway({ dataDir: site.dataDir, apiUrl });
  try {
    await act(gateway);
  } finally {
    await gateway.stop();
  }
}

/** The signed record of the live version: without it, none of its files is known. */
async function recordOf(name: string): Promise<string> {
  const { live } = await site.ask('getChannel', { params: PRODUCTION });
  return inStorage('artefacts', name, `${live[name]!.version}.json`);
}

test('a remote that no version stands in for is told of everywhere, and fails alone; with the storage away, all stays', async ({
  page,
  baseURL,
  signIn,
}) => {
  const record = await recordOf(CERTIFICATES);
  const good = await readFile(record, 'utf8');
  await writeFile(record, good.replaceAll(CERTIFICATES, CATALOGUE));
  await withGateway(baseURL!, async (gateway) => {
    await test.step('an operator reads of it, wherever they look', async () => {
      expect(await readyOf(gateway)).toMatchObject({
        status: 'ready',
        held: [{ name: CERTIFICATES, serving: null, fault: 'altered' }],
      });
      expect(await readText(gateway.url + METRICS_PATH)).toMatch(
        new RegExp(`^stoa_remote_held_back\\{.*remote="${CERTIFICATES}".*fault="altered".*\\} 1$`, 'm'),
      );
      const heldBy = async () => {
        const { remotes } = await site.stoa<ChannelStatus>('status');
        return remotes.flatMap(({ name, held = [] }) => held.map(({ serving }) => [name, serving]));
      };
      await expect.poll(heldBy).toEqual([[CERTIFICATES, null]]);
      await signIn('super-admin');
      await page.goto(`${gateway.url}/dashboard/releases`);
      const card = page.getByRole('article', { name: CERTIFICATES });
      await expect(card.getByText(/is held back.+its screens cannot be opened/)).toBeVisible();
    });
    await test.step('its screen says so, and others open', async () => {
      await page.goto(gateway.url + VERIFY);
      await expect(page.getByRole('heading', { level: 1, name: /is not available right now/ })).toBeVisible();
      await page.goto(gateway.url + COURSES);
      await expectHeading(page, OLD_WORDS);
    });
    await test.step('pages, files, discovery and the import map need no storage', async () => {
      const formats = [`${PLATFORM_PREFIX}/discovery`, `${PLATFORM_PREFIX}/import-map`];
      const read = () => Promise.all(formats.map((path) => readText(gateway.url + path)));
      const before = await read();
      expect(before[0]).toContain(CATALOGUE);
      await rename(inStorage(), `${inStorage()}-away`);
      try {
        await expect(site.ask('getChannel', { params: PRODUCTION })).rejects.toThrow('503');
        expect(await read()).toEqual(before);
        await page.goto(gateway.url + COURSES);
        await expectHeading(page, OLD_WORDS);
      } finally {
        await rename(`${inStorage()}-away`, inStorage());
      }
    });
    await test.step('repaired, it opens again by itself', async () => {
      await writeFile(record, good);
      await expect.poll(() => readyOf(gateway)).toMatchObject({ held: [], trouble: null });
      await page.goto(gateway.url + VERIFY);
      await expectHeading(page, 'Verify a certificate');
    });
  });
});

test('where two people have to agree, two tokens of one person are one person', async ({ apiAs }) => {
  const api = apiAs();
  const { email, password } = (await api.listDemoAccounts()).find(({ role }) => role === 'super-admin')!;
  const session = (await api.login({ body: { email, password } })).token;
  const makeToken = async (name: string) =>
    (await askAs(site.url, session, 'createToken', { body: { name, remotes: ['*'], verbs: ['promote', 'approve'] } }))
      .token;
  const [first, second] = [await makeToken('first token'), await makeToken('second token')];
  await site.ask('updatePolicy', { params: { ...PRODUCTION, name: CATALOGUE }, body: { approval: true } });
  const version = site.nextVersion();
  await site.publish(CATALOGUE, version, newWords);

  const body = { releases: [{ name: CATALOGUE, version }], why: 'new words' };
  const { change, proposal } = await askAs(site.url, first, 'promote', { params: PRODUCTION, body });
  expect(change).toBeNull();
  const approval = { params: { ...PRODUCTION, id: proposal!.id }, body: { why: '' } };
  for (const same of [second, first, session])
    await expect(askAs(site.url, same, 'approveProposal', approval)).rejects.toThrow(/^403.*another person/s);
  expect((await site.ask('approveProposal', approval)).change).not.toBeNull();
});

test('old states that are put back, signatures and all, are refused at the next start', async ({ page, baseURL }) => {
  const { token, facts } = await site.ask('createToken', { body: { name: 'CI', remotes: ['*'], verbs: ['publish'] } });
  const kept = join(site.folder, 'kept');
  for (const room of ['channels', 'tokens']) await cp(inStorage(room), join(kept, room), { recursive: true });
  const askWho = (url: string) => askAs(url, token, 'whoAmI');
  expect(await askWho(site.url)).toMatchObject({ name: 'CI' });

  await site.ask('revokeToken', { params: { id: facts.id } });
  await site.ask('rollBack', { params: PRODUCTION, body: { name: CATALOGUE, revoke: true, why: 'a fault' } });
  const { revision } = await site.ask('getChannel', { params: PRODUCTION });
  for (const room of ['channels', 'tokens']) {
    await rm(inStorage(room), { recursive: true });
    await cp(join(kept, room), inStorage(room), { recursive: true });
  }
  await withGateway(baseURL!, async (gateway) => {
    await expect(askWho(gateway.url)).rejects.toThrow(/^503.*older than what was seen/s);
    expect(await readyOf(gateway)).toMatchObject({
      revision,
      trouble: expect.stringContaining('an older state was put back'),
    });
    await page.goto(gateway.url + COURSES);
    await expectHeading(page, OLD_WORDS);
    await expect(page.getByText(NEW_WORDS)).toBeHidden();
  });
});
