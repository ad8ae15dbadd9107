import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  expectHeading,
  expectSamePage,
  mark,
  CATALOGUE,
  COURSES,
  NEW_WORDS,
  newWords,
  OLD_WORDS,
} from './catalogue.ts';
import { expect, test, type Page } from './fixtures.ts';
import { findFreePort, node, root } from './gateway-process.ts';
import type { Site } from './site.ts';

const CERTIFICATES = 'mf-certificates';
const VERIFY = '/certificates/verify';
const DEVELOPER = 'teacher@demo.stoa.example';
const [LIVE_WORDS, FIRST_WORDS, NEXT_WORDS] = [
  'Verify a certificate',
  'Prove a certificate',
  'Is this certificate real?',
];

/** A development build takes its minutes on a loaded machine. */
const WHILE_IT_BUILDS = { timeout: 300_000 };
const banner = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const uses = async (site: Site) =>
  (await site.ask('listAudit', { query: { limit: 20 } })).entries
    .filter(({ kind }) => kind.startsWith('override-'))
    .map(({ kind, subject }) => `${kind} ${subject}`);

let developing: ChildProcess | undefined;
test.afterEach(async () => {
  if (developing?.kill('SIGTERM')) await once(developing, 'exit');
  developing = undefined;
});

/** `stoa dev` in a copy of the remote's sources; gives the link that switches it on. */
async function develop(site: Site, workspace: string): Promise<{ url: string; origin: string }> {
  await cp(join(root, CERTIFICATES), workspace, {
    recursive: true,
    filter: (path) => !/\/(dist|node_modules)$/.test(path),
  });
  await symlink(join(root, 'node_modules'), join(site.folder, 'node_modules'));
  const port = String(await findFreePort());
  const words = [
    'dev',
    workspace,
    '--site',
    site.url,
    '--person',
    DEVELOPER,
    '--port',
    port,
    '--minutes',
    '30',
    '--json',
  ];
  developing = spawn(node, [join(root, 'platform/toolchain/bin/stoa.mjs'), ...words], {
    env: { ...process.env, STOA_DATA_DIR: site.dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let worded = '';
  developing.stderr!.on('data', (words: Buffer) => (worded += words.toString()));
  for await (const words of developing.stdout!) {
    said += String(words);
    if (said.trimEnd().endsWith('}'))
      return JSON.parse(said.slice(said.indexOf('{'))) as { url: string; origin: string };
  }
  throw new Error(`stoa dev ended: ${worded}`);
}

test('a developer sees their own code in the running site, and nobody else does', async ({
  site,
  page,
  signIn,
  signInAs,
  browser,
}) => {
  const workspace = join(site.folder, CERTIFICATES);
  const texts = join(workspace, 'src/messages/verify.en.ts');
  const say = async (from: string, to: string) => writeFile(texts, (await readFile(texts, 'utf8')).replace(from, to));
  const { url, origin } = await develop(site, workspace);

  await test.step('the link works for that person alone', async () => {
    await page.goto(url);
    await expect(page.getByText('Sign in to the site in this browser')).toBeVisible();
    const stranger = await signInAs('learner', browser);
    await stranger.goto(url);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('This link is for someone else');
    await stranger.goto(site.url + VERIFY);
    await expectHeading(stranger, LIVE_WORDS!);
    await expect(banner(stranger)).toBeHidden();
    await stranger.context().close();
  });
  await test.step('their own code stands in the site, under a banner', async () => {
    await signIn('teacher');
    await page.goto(url);
    await expect(banner(page)).toContainText(`${CERTIFICATES} from ${origin}`);
    await page.goto(VERIFY);
    await expectHeading(page, LIVE_WORDS!);
    await say('actions.verifyCertificate', `'${FIRST_WORDS}'`);
    await expect(page.getByRole('heading', { level: 1, name: FIRST_WORDS! })).toBeVisible(WHILE_IT_BUILDS);
  });
  await test.step('an edit shows without the page being loaded anew', async () => {
    await mark(page);
    await say(FIRST_WORDS!, NEXT_WORDS!);
    await expect(page.getByRole('heading', { level: 1, name: NEXT_WORDS! })).toBeVisible(WHILE_IT_BUILDS);
    await expectSamePage(page);
  });
  await test.step('one click ends it', async () => {
    await banner(page).getByRole('button', { name: 'Stop' }).click();
    await expectHeading(page, LIVE_WORDS!);
    await expect(banner(page)).toBeHidden();
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This override has ended');
  });
  const subject = `${CERTIFICATES} from ${origin}`;
  expect(await uses(site)).toEqual([
    `override-end ${subject}`,
    `override-use ${subject}`,
    `override-create ${subject}`,
  ]);
});

test('a published version can be tried on the live site before it goes out, for a while', async ({
  site,
  page,
  signIn,
}) => {
  const version = site.nextVersion();
  await site.publish(CATALOGUE, version, newWords);
  const body = { name: CATALOGUE, person: DEVELOPER, version, minutes: 5 };
  const { url } = await site.ask('createOverride', { body });
  await signIn('teacher');
  await page.goto(url);
  await page.clock.install();
  await page.goto(COURSES);
  await expectHeading(page, NEW_WORDS);
  await expect(banner(page)).toContainText(`${CATALOGUE} in version ${version}`);
  await page.clock.fastForward('05:01');
  await expect(banner(page)).toContainText('Your preview has ended');

  // Revoked or retired, it is gone at once.
  await site.stoa('promote', `${CATALOGUE}@${version}`, '--yes');
  await site.stoa('rollback', CATALOGUE, '--from', version, '--revoke', '--yes');
  await page.reload();
  await expectHeading(page, OLD_WORDS);
  await expect(banner(page)).toBeHidden();
});
