import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ChannelReply } from '@stoa/shared/platform-contract/channels.ts';
import { CATALOGUE, COURSES, expectHeading, newWords, NEW_WORDS, OLD_WORDS } from './catalogue.ts';
import { clockOff } from './clock-off.ts';
import { expect, test } from './fixtures.ts';
import { node, root, startGateway } from './gateway-process.ts';
import { askAs, PRODUCTION } from './site.ts';

const MINUTE_MS = 60_000;
const runFile = promisify(execFile);

// One site for both.
test.describe.configure({ mode: 'default' });

for (const minutes of [-5, 5]) {
  test(`a gateway and a command whose clocks are off by ${minutes} minutes release with the others`, async ({
    site,
    page,
    baseURL,
    apiAs,
  }, { project }) => {
    const rootToken = (await readFile(join(site.dataDir, 'keys/root-token'), 'utf8')).trim();
    const product = project.use.baseURL!;
    const off = await startGateway({ dataDir: site.dataDir, apiUrl: product, env: clockOff(minutes) });
    try {
      const [first, second] = [site.nextVersion(), site.nextVersion()];
      for (const version of [first, second]) await site.publish(CATALOGUE, version, newWords);

      await test.step('what it puts live is live everywhere, though it dates it wrongly', async () => {
        const body = { releases: [{ name: CATALOGUE, version: first }] };
        const { change, gateways } = await askAs(off.url, rootToken, 'promote', { params: PRODUCTION, body });
        const wrong = Date.parse(change!.at) - Date.now();
        expect(Math.abs(wrong - minutes * MINUTE_MS)).toBeLessThan(MINUTE_MS);
        expect(gateways?.map(({ state }) => state)).toEqual(gateways?.map(() => 'serves'));
        expect(gateways).toHaveLength(site.urls.length + 1);
        await page.goto(baseURL! + COURSES);
        await expectHeading(page, NEW_WORDS);
      });

      await test.step('what others take back is taken back there, and once', async () => {
        const body = { name: CATALOGUE, revoke: false, why: 'a fault' };
        await site.ask('rollBack', { params: PRODUCTION, body: { ...body, from: first } });
        const again = await askAs(off.url, rootToken, 'rollBack', { params: PRODUCTION, body });
        expect(again).toMatchObject({ already: true, earlier: { kind: 'rollback', why: 'a fault' } });
        await page.goto(off.url + COURSES);
        await expectHeading(page, OLD_WORDS);
      });

      await test.step('a token and a proposal of this moment are good there', async () => {
        const wanted = { name: `CI ${minutes}`, remotes: [CATALOGUE], verbs: ['promote' as const], days: 1 };
        const api = apiAs();
        const { email, password } = (await api.listDemoAccounts()).find(({ role }) => role === 'super-admin')!;
        const session = (await api.login({ body: { email, password } })).token;
        const { token } = await askAs(site.url, session, 'createToken', { body: wanted });
        expect(await askAs(off.url, token, 'whoAmI')).toMatchObject({ name: wanted.name });
        const ofCatalogue = { ...PRODUCTION, name: CATALOGUE };
        await site.ask('updatePolicy', { params: ofCatalogue, body: { approval: true } });
        const body = { releases: [{ name: CATALOGUE, version: second }], why: 'new words' };
        const { proposal } = await askAs(site.url, token, 'promote', { params: PRODUCTION, body });
        const approval = { params: { ...PRODUCTION, id: proposal!.id }, body: { why: '' } };
        expect((await askAs(off.url, rootToken, 'approveProposal', approval)).change).not.toBeNull();
        await site.ask('updatePolicy', { params: ofCatalogue, body: { approval: false } });
      });

      await test.step('a command takes back on the data folder itself, and the history holds together', async () => {
        const words = ['rollback', CATALOGUE, '--from', second, '--yes', '--json', '--data-dir', site.dataDir];
        const { stdout } = await runFile(node, [join(root, 'platform/toolchain/bin/stoa.mjs'), ...words], {
          env: { ...process.env, ...clockOff(minutes) },
        });
        expect((JSON.parse(stdout) as ChannelReply).change).toMatchObject({ kind: 'rollback' });
        await expect
          .poll(async () => (await site.ask('getChannel', { params: PRODUCTION })).live[CATALOGUE]?.version)
          .not.toBe(second);
        await page.goto(baseURL! + COURSES);
        await expectHeading(page, OLD_WORDS);
        expect(await site.stoa('audit', 'verify')).toMatchObject({ valid: true });
      });
    } finally {
      await off.stop();
    }
  });
}
