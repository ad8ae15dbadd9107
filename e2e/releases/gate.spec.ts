import { randomBytes } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishPlan } from '@stoa/shared/platform-contract/artefacts.ts';
import type { Refusal } from '@stoa/shared/platform-contract/channels.ts';
import type { RemoteDescriptor } from '@stoa/shared/platform-contract/release.ts';
import { CATALOGUE, newWords } from './catalogue.ts';
import type { Change } from '@stoa/workshop/testing/changed-build.ts';
import { expect, PRODUCTION, test } from './fixtures.ts';
import type { Site } from './site.ts';

interface Refused {
  code: string;
  refusals: Refusal[];
}

/** What a command says to machines when it is refused. */
const refused = (running: Promise<unknown>): Promise<Refused> =>
  running.then(
    () => Promise.reject(new Error('It was not refused.')),
    ({ stderr, code }: { stderr: string; code: number }) => {
      expect(code).toBe(2);
      return JSON.parse(stderr.slice(stderr.indexOf('{'))) as Refused;
    },
  );

const versionsOf = async (site: Site) =>
  (await site.ask('listVersions', { params: { name: CATALOGUE } })).versions.map(({ version }) => version);

const describing =
  (change: (remote: RemoteDescriptor) => Partial<RemoteDescriptor>): Change['describe'] =>
  (remote) => ({ ...remote, ...change(remote) });
const isExposed = (file: string) => /^__federation_expose_remote\..*\.js$/.test(file);

const rules: { wrong: string; rule: string; file: RegExp; change: Change }[] = [
  {
    wrong: 'a module without one of the lifecycles',
    rule: 'lifecycles_missing',
    file: /remote\.json: lifecycles/,
    change: {
      describe: describing(({ lifecycles }) => ({ lifecycles: lifecycles.filter((one) => one !== 'update') })),
    },
  },
  {
    wrong: 'a library that the shell has in another major',
    rule: 'shared_mismatch',
    file: /remote\.json: shared.*react/,
    change: { describe: describing(({ shared }) => ({ shared: { ...shared, react: '^18.3.0' } })) },
  },
  {
    wrong: 'a platform contract that no shell offers',
    rule: 'contract_mismatch',
    file: /remote\.json: contract/,
    change: { describe: describing(() => ({ contract: '^9.0.0' })) },
  },
  {
    wrong: 'a route that another remote has',
    rule: 'route_clash',
    file: /remote\.json: routes/,
    change: {
      describe: describing(({ routes }) => ({ routes: routes.map((route) => ({ ...route, path: '/course/:id' })) })),
    },
  },
  {
    wrong: 'a first view over the team’s own budget',
    rule: 'over_budget',
    file: /remote\.json: budget_brotli_bytes/,
    change: { describe: describing(() => ({ budget_brotli_bytes: 2_000 })) },
  },
  {
    wrong: 'a source that the page’s policy refuses',
    rule: 'source_forbidden',
    file: /^__federation_expose_remote\.\w+\.js:\d+:\d+$/,
    change: { edit: (text, file) => (isExposed(file) ? `${text}\nnew Function("return 1")();` : text) },
  },
  {
    wrong: 'a chunk whose hash the entry does not hold',
    rule: 'integrity_missing',
    file: /^categories\.\w+\.js$/,
    change: {
      edit: (text, file) =>
        file.startsWith('remoteEntry') ? text.replace(/sha384-[A-Za-z0-9+/]{64}/g, 'sha384-none') : text,
    },
  },
  {
    wrong: 'code that has no unmount, whatever the descriptor says',
    rule: 'lifecycles_missing',
    file: /^__federation_expose_remote\.\w+\.js$/,
    change: { edit: (text, file) => (isExposed(file) ? text.replace(/\bunmount:(\(\)=>)/, 'gone:$1') : text) },
  },
  {
    wrong: 'a chunk that hands its modules to a list that nobody reads',
    rule: 'artefact_invalid',
    file: /^categories\.\w+\.js$/,
    change: {
      edit: (text, file) =>
        /^categories\.\w+\.js$/.test(file) ? text.replaceAll(/webpackChunk\w+/g, 'webpackChunkelsewhere') : text,
    },
  },
  {
    wrong: 'a file over its limit',
    rule: 'file_too_large',
    file: /^courses\.js$/,
    change: { add: { 'courses.js': `const courses = "${'x'.repeat(2_100_000)}";` } },
  },
];

for (const { wrong, rule, file, change } of rules) {
  test(`publishing refuses ${wrong}, and names rule, file and way out`, async ({ site }) => {
    const version = site.nextVersion();
    const folder = await site.build(CATALOGUE, version, change);
    const { refusals } = await refused(site.stoa('publish', folder));
    const refusal = refusals.find(({ code, file: where }) => code === rule && file.test(where ?? ''));
    expect(refusal, JSON.stringify(refusals, null, 2)).toBeDefined();
    expect(refusal).toMatchObject({ name: CATALOGUE });
    expect(refusal!.message).toMatch(/\.$|: .+$/);
    expect(refusal!.remedy).toMatch(/\.$/);
    expect(await versionsOf(site)).not.toContain(version);
  });
}

const isStylesheet = (file: string) => /^__federation_expose_remote\..*\.css$/.test(file);
const inStyles = /^__federation_expose_remote\.\w+\.css:\d+:\d+$/;
const taken = ['/*', '/:x/:y', '/api/reviews', '/platform/v1/reviews', '/remotes/reviews', '/login/now'];
const appended = [
  'header{display:none!important}',
  ':root{--stoa-color-text:red}',
  'body{overflow:hidden}',
  '@layer shell{.own{top:0}}',
];

/** The rules answer with everything that is wrong; what the live site has is asked once the build itself is right. */
const wrongWords: Change = {
  describe: describing(({ routes }) => ({
    global: 'mf_player_1_0_0',
    routes: [...taken.map((path) => ({ ...routes[0]!, id: path, path })), ...routes],
  })),
};
const wrongFiles: Change = {
  edit: (text, file) => (isStylesheet(file) ? text + appended.join('') : text),
  add: { 'assets/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>' },
};
const wrongNames: Change = {
  edit: (text, file) => (isStylesheet(file) ? `${text}@layer remote{.mf-player-video{display:none}}` : text),
};
const breakages: { wrong: string; rule: string; file: RegExp; message: string }[] = [
  ...taken.map((path, index) => ({
    wrong: `the route ${path}`,
    rule: 'route_clash',
    file: new RegExp(`^remote\\.json: routes\\[${index}\\]\\.path$`),
    message: `claims ${path}, `,
  })),
  {
    wrong: 'the global of another remote',
    rule: 'artefact_invalid',
    file: /^remote\.json: global$/,
    message: 'is the global mf_player_1_0_0',
  },
  ...[
    'overrules with !important what is not the remote’s own: header',
    'styles what is not the remote’s own: :root',
    'styles what is not the remote’s own: body',
    'has a layer that is not a remote’s',
  ].map((message, index) => ({ wrong: appended[index] ?? '', rule: 'style_leaks', file: inStyles, message })),
  {
    wrong: 'a class of another live remote',
    rule: 'style_leaks',
    file: inStyles,
    message: 'styles .mf-player-video, which is mf-player’s',
  },
  {
    wrong: 'an SVG with a script',
    rule: 'source_forbidden',
    file: /^assets\/drawing\.svg:1:\d+$/,
    message: 'holds <script>',
  },
];

test('publishing names everything that is wrong at once, each with rule, file and way out', async ({ site }) => {
  const refusals: Refusal[] = [];
  for (const change of [wrongWords, wrongFiles, wrongNames]) {
    const version = site.nextVersion();
    refusals.push(...(await refused(site.stoa('publish', await site.build(CATALOGUE, version, change)))).refusals);
    expect(await versionsOf(site)).not.toContain(version);
  }
  for (const { wrong, rule, file, message } of breakages) {
    const found = refusals.find(
      (one) => one.code === rule && file.test(one.file ?? '') && one.message.includes(message),
    );
    expect(found, `${wrong}: ${JSON.stringify(refusals, null, 2)}`).toBeDefined();
    expect(found, wrong).toMatchObject({ name: CATALOGUE, remedy: expect.stringMatching(/\.$/) });
  }
});

test('publishing refuses a first view that grew by more than a quarter and 5 kB over the last version', async ({
  site,
}) => {
  // Without a budget of the team's own, which holds before this rule does.
  const describe = describing(() => ({ budget_brotli_bytes: null }));
  const before = site.nextVersion();
  await site.publish(CATALOGUE, before, { describe });
  await site.stoa('promote', `${CATALOGUE}@${before}`, '--yes');
  const version = site.nextVersion();
  const ballast = `\n/*${randomBytes(12_000).toString('base64')}*/`;
  const grown = (text: string, file: string) => (isExposed(file) ? text + ballast : text);
  const { refusals } = await refused(
    site.stoa('publish', await site.build(CATALOGUE, version, { describe, edit: grown })),
  );
  expect(refusals).toMatchObject([
    {
      code: 'over_budget',
      name: CATALOGUE,
      file: 'remote.json: build.brotli_bytes',
      message: expect.stringMatching(/grew by more than a quarter and 5 kB: __federation_expose_remote\.\w+\.js/),
      remedy: expect.stringContaining('budget.firstView in remote.config.ts'),
    },
  ]);
  expect(await versionsOf(site)).not.toContain(version);
});

test('a descriptor that is no JSON, or names a right that there is not, is told line by line', async ({ site }) => {
  const version = site.nextVersion();
  const permissions = ['manage-relases'] as unknown as RemoteDescriptor['routes'][number]['permissions'];
  const misspelt = describing(({ routes }) => ({ routes: routes.map((route) => ({ ...route, permissions })) }));
  const folder = await site.build(CATALOGUE, version, { describe: misspelt });
  const unknown = await refused(site.stoa('publish', folder));
  expect(unknown.refusals[0]).toMatchObject({
    code: 'artefact_invalid',
    file: 'remote.json: routes[0].permissions[0]',
  });
  expect(unknown.refusals[0]!.message).toContain('Is manage-releases meant?');
  expect(unknown.refusals[0]!.remedy).toContain('src/screens.ts');

  await appendFile(join(folder, 'remote.json'), ',');
  const broken = await refused(site.stoa('publish', folder));
  expect(broken.refusals).toMatchObject([
    { code: 'artefact_invalid', file: expect.stringMatching(/^remote\.json:1:\d+$/) },
  ]);
  expect(broken.refusals[0]!.remedy).toContain('Build it anew');
  expect(await versionsOf(site)).not.toContain(version);
});

test('a version lower than the live one goes live only where it is asked for as such', async ({ site }) => {
  const [lower, higher] = [site.nextVersion(), site.nextVersion()];
  await site.publish(CATALOGUE, lower);
  await site.publish(CATALOGUE, higher);
  await site.stoa('promote', `${CATALOGUE}@${higher}`, '--yes');
  const { refusals } = await refused(site.stoa('promote', `${CATALOGUE}@${lower}`, '--yes'));
  expect(refusals).toMatchObject([{ code: 'lower_version', name: CATALOGUE }]);
  expect(refusals[0]!.message).toContain(`lower than ${higher}`);
  expect(refusals[0]!.remedy).toContain('--allow-lower');
  await site.stoa('promote', `${CATALOGUE}@${lower}`, '--allow-lower', '--yes');
  const { live } = await site.ask('getChannel', { params: PRODUCTION });
  expect(live[CATALOGUE]?.version).toBe(lower);
});

test('a remote takes pages from another one only where somebody means it, and says why', async ({ site }) => {
  const version = site.nextVersion();
  const inside = describing(({ routes }) => ({
    routes: [...routes, { ...routes[0]!, id: 'sale', path: '/certificates/sale' }],
  }));
  const folder = await site.build(CATALOGUE, version, { describe: inside });
  const { plans } = await site.stoa<{ plans: PublishPlan[] }>('publish', folder, '--dry-run');
  expect(plans[0]!.checks.join()).toContain('takes addresses such as /certificates/sale from /certificates/:slug');
  await site.stoa('publish', folder);
  const release = `${CATALOGUE}@${version}`;
  const { refusals } = await refused(site.stoa('promote', release, '--yes'));
  expect(refusals).toMatchObject([
    { code: 'inside_route', name: CATALOGUE, file: expect.stringMatching(/routes\[\d+\]/) },
  ]);
  expect(refusals[0]!.message).toContain('/certificates/:slug of mf-certificates@');
  expect(refusals[0]!.remedy).toContain('--allow-inside-routes --why');
  await expect(site.stoa('canary', release, '--weight', '1')).rejects.toThrow('inside_route');
  await site.stoa('promote', release, '--yes', '--allow-inside-routes', '--why', 'Agreed with the certificates');
  const { live } = await site.ask('getChannel', { params: PRODUCTION });
  expect(live[CATALOGUE]?.version).toBe(version);
});

test('publishing refuses a file that is not the one the build listed', async ({ site }) => {
  const version = site.nextVersion();
  const folder = await site.build(CATALOGUE, version);
  const { entry } = JSON.parse(await readFile(join(folder, 'remote.json'), 'utf8')) as RemoteDescriptor;
  await appendFile(join(folder, entry), ' ');
  const { refusals } = await refused(site.stoa('publish', folder));
  expect(refusals).toMatchObject([{ code: 'artefact_invalid', name: CATALOGUE, file: entry }]);
  expect(await versionsOf(site)).not.toContain(version);
});

test('a dry run says rule by rule what would happen, and writes nothing', async ({ site }) => {
  const version = site.nextVersion();
  const folder = await site.build(CATALOGUE, version, newWords);
  const before = await site.ask('listAudit', { query: { limit: 1 } });
  const { plans } = await site.stoa<{ plans: PublishPlan[] }>('publish', folder, '--dry-run');
  expect(plans).toMatchObject([{ name: CATALOGUE, version, outcome: 'new', refusals: [] }]);
  expect(plans[0]!.checks.length).toBeGreaterThan(4);
  expect(plans[0]!.missing.length).toBeGreaterThan(0);
  expect(await versionsOf(site)).not.toContain(version);
  expect(await site.ask('listAudit', { query: { limit: 1 } })).toEqual(before);
  const again = await site.stoa<{ plans: PublishPlan[] }>('publish', folder, '--dry-run');
  expect(again.plans[0]!.missing).toEqual(plans[0]!.missing);
});

test('a version never changes: the same bytes again do no harm, others are refused', async ({ site }) => {
  const version = site.nextVersion();
  const folder = await site.build(CATALOGUE, version);
  await site.stoa('publish', folder);
  await expect(site.stoa('publish', folder)).resolves.toMatchObject({ published: [{ outcome: 'already-published' }] });
  const other = await site.build(CATALOGUE, version, newWords);
  const { refusals } = await refused(site.stoa('publish', other));
  expect(refusals).toMatchObject([{ code: 'version_taken', name: CATALOGUE }]);

  const { record } = await site.ask('getVersion', { params: { name: CATALOGUE, version } });
  const [first, ...others] = record.files;
  const body = {
    descriptor: record.descriptor,
    files: [{ ...first!, bytes: 1, integrity: others[0]!.integrity }, ...others],
  };
  await expect(site.ask('publish', { body })).rejects.toThrow(/^409: .*version_taken/);
});

test('promoting looks once more at what is live by then', async ({ site }) => {
  const withScreen: Change = {
    describe: describing(({ routes }) => ({ routes: [...routes, { ...routes[0]!, id: 'offers', path: '/offers' }] })),
  };
  const catalogue = site.nextVersion();
  await site.publish(CATALOGUE, catalogue, withScreen);
  const player = site.nextVersion();
  await site.publish('mf-player', player, withScreen);
  await site.stoa('promote', `${CATALOGUE}@${catalogue}`, '--yes');
  const clash = await refused(site.stoa('promote', `mf-player@${player}`, '--yes'));
  expect(clash.refusals).toMatchObject([{ code: 'route_clash', name: 'mf-player' }]);
});
