import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { remoteName } from '@stoa/shared/platform-contract/release.ts';
import { root } from '../build/workspace.ts';
import { createRemote } from './create-remote.ts';
import { nameRemote } from './name-remote.ts';
import { packedManifest, type Manifest } from './packed-manifest.ts';

let project: string;
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'stoa-project-'));
  await mkdir(join(project, 'platform/toolchain/template'), { recursive: true });
  await mkdir(join(project, 'mf-catalog'));
  await writeFile(join(project, 'mf-catalog/remote.config.ts'), 'export default { port: 8101, routes: [] };');
  const workspaces = ['shared', 'platform/toolchain', 'mf-catalog', 'e2e'];
  await writeFile(join(project, 'package.json'), JSON.stringify({ name: 'stoa', workspaces }));
  await mkdir(join(project, 'shared'));
  for (const [folder, version] of [
    ['shared', '1.4.0'],
    ['platform/toolchain', '0.3.0'],
  ] as const) {
    const manifest = { name: `@stoa/${basename(folder)}`, version };
    await writeFile(join(project, folder, 'package.json'), JSON.stringify(manifest));
  }
});
afterEach(() => rm(project, { recursive: true, force: true }));

/** As where the packages are in a registry. */
const bring = async () => ({ '@stoa/shared': '1.4.0', '@stoa/toolchain': '0.3.0' });
const readJson = async <T>(...path: string[]) => JSON.parse(await readFile(join(...path), 'utf8')) as T;

test('in the project a remote is one workspace more, beside the others, on a port of its own', async () => {
  const created = await createRemote('mf-course-notes', { dir: project, bring });
  expect(created).toMatchObject({ isWorkspace: true, port: 8102, route: '/course-notes' });
  const { workspaces } = await readJson<Manifest>(project, 'package.json');
  const { name, scripts, dependencies } = await readJson<Manifest>(project, 'mf-course-notes/package.json');
  expect(name).toBe('@stoa/mf-course-notes');
  expect(dependencies).toMatchObject({ '@stoa/shared': '1.4.0' });
  expect(Object.keys(scripts as object)).toEqual(['dev', 'check', 'test', 'build', 'doctor']);
  expect(workspaces).toEqual(['shared', 'platform/toolchain', 'mf-catalog', 'mf-course-notes', 'e2e']);
  expect(created.files).toEqual(
    expect.arrayContaining([
      '.ci/run',
      'remote.config.ts',
      'src/remote.tsx',
      'src/screens/course-notes-screen.test.tsx',
    ]),
  );
});

test('outside of the project it stands alone, on the packages that it is given', async () => {
  const outside = await mkdtemp(join(tmpdir(), 'stoa-outside-'));
  try {
    const { dir, isWorkspace } = await createRemote('mf-course-notes', { dir: outside, bring });
    const manifest = await readJson<Manifest>(dir, 'package.json');
    expect({ isWorkspace, name: manifest.name }).toEqual({ isWorkspace: false, name: 'mf-course-notes' });
    expect(manifest.dependencies).toMatchObject({ '@stoa/shared': '1.4.0' });
    expect(manifest.devDependencies).toMatchObject({ '@stoa/toolchain': '0.3.0' });
    expect(manifest.devDependencies).not.toHaveProperty('@stoa/server');
  } finally {
    await rm(outside, { recursive: true, force: true });
  }
});

test('packages that come as files are all named, for no registry has what they need of one another', async () => {
  const outside = await mkdtemp(join(tmpdir(), 'stoa-outside-'));
  try {
    const files = { '@stoa/toolchain': 'file:packages/toolchain.tgz', '@stoa/server': 'file:packages/server.tgz' };
    const { dir } = await createRemote('mf-course-notes', { dir: outside, bring: async () => files });
    expect((await readJson<Manifest>(dir, 'package.json')).devDependencies).toMatchObject(files);
  } finally {
    await rm(outside, { recursive: true, force: true });
  }
});

test('nothing of the template’s own name is left in what was made', async () => {
  const { dir, files } = await createRemote('mf-course-notes', { dir: project, title: 'Notes', bring });
  for (const file of files) {
    expect(file).not.toMatch(/sample/i);
    expect(await readFile(join(dir, file), 'utf8')).not.toMatch(/sample/i);
  }
  const screen = await readFile(join(dir, 'src/screens/course-notes-screen.tsx'), 'utf8');
  expect(screen).toContain('export default function CourseNotesScreen()');
  expect(await readFile(join(dir, 'src/screens.ts'), 'utf8')).toContain("courseNotes: {\n    path: '/course-notes'");
});

test('a name that is taken, a full folder and another place in the project are refused, and nothing is written', async () => {
  await expect(createRemote('mf-catalog', { dir: project, bring })).rejects.toThrow(/taken/);
  await mkdir(join(project, 'mf-full'));
  await writeFile(join(project, 'mf-full/notes.txt'), 'mine');
  await expect(createRemote('mf-full', { dir: project, bring })).rejects.toThrow(/not empty/);
  await expect(createRemote('mf-deep', { dir: join(project, 'mf-catalog'), bring })).rejects.toThrow(
    /beside the others/,
  );
  expect((await readJson<Manifest>(project, 'package.json'))['workspaces']).toHaveLength(4);
});

test('the longest name is one that the contract takes, and one letter more is not', () => {
  const longest = `mf-${'a'.repeat(38)}`;
  expect(remoteName.safeParse(nameRemote(longest).name).success).toBe(true);
  expect(remoteName.safeParse(`${longest}a`).success).toBe(false);
  expect(() => nameRemote(`${longest}a`)).toThrow(/starts with mf-/);
});

test.each(['reviews', 'mf-', 'mf-Reviews', 'mf-a--b', 'mf-a/../b', `mf-${'a'.repeat(60)}`])(
  '%s is no name, and the rule is told',
  (name) => expect(() => nameRemote(name)).toThrow(/starts with mf-/),
);

test('routes with parameters and titles that would break out of the code are refused', () => {
  expect(() => nameRemote('mf-a', { route: '/a/:slug' })).toThrow(/without parameters/);
  expect(() => nameRemote('mf-a', { route: 'a' })).toThrow(/no first route/);
  expect(() => nameRemote('mf-a', { title: "It's" })).toThrow(/no title/);
  expect(nameRemote('mf-reviews', { title: 'Was gefällt?', route: '/what/they-say' })).toMatchObject({
    pascal: 'Reviews',
    title: 'Was gefällt?',
    route: '/what/they-say',
  });
});

test('the template asks for the versions that the project itself has', async () => {
  type Versions = Record<string, string>;
  const [own, shared, alone] = await Promise.all(
    ['package.json', 'shared/package.json', 'platform/toolchain/template/remote/package.json'].map((file) =>
      readJson<{ dependencies?: Versions; devDependencies?: Versions; overrides?: Versions }>(root, file),
    ),
  );
  const known: Versions = { ...shared!.dependencies, ...own!.devDependencies, ...own!.overrides };
  const asked = Object.entries({ ...alone!.dependencies, ...alone!.devDependencies, ...alone!.overrides });
  const others = asked.filter(([name]) => !name.startsWith('@stoa/'));
  expect(Object.fromEntries(others)).toEqual(Object.fromEntries(others.map(([name]) => [name, known[name]])));
});

test('a packed package opens the same doors, on JavaScript and types, and those for servers to Node alone', () => {
  const manifest = {
    name: '@stoa/shared',
    version: '1.0.0',
    private: true,
    exports: { './ui/*': './src/ui/*', './serving/*': './src/serving/*', './bundler': { types: './bundler.d.ts' } },
    dependencies: { react: '1.0.0', fastify: '1.0.0' },
    devDependencies: { jest: '1' },
  };
  const packed = packedManifest(manifest, { peers: { '@jest/globals': '1' }, isUsed: (name) => name === 'react' });
  expect(packed).not.toHaveProperty('private');
  expect(packed).not.toHaveProperty('devDependencies');
  expect(packed.dependencies).toEqual({ react: '1.0.0' });
  expect(packed.exports).toMatchObject({
    './ui/*.tsx': { types: './src/ui/*.d.ts', default: './src/ui/*.js' },
    './ui/*.css': './src/ui/*.css',
    './serving/*.ts': { types: './src/serving/*.d.ts', node: './src/serving/*.js' },
    './bundler': { types: './bundler.d.ts' },
  });
  expect(packed.exports).not.toHaveProperty(['./serving/*.js']);
  expect(packed['peerDependenciesMeta']).toEqual({ '@jest/globals': { optional: true } });
});
