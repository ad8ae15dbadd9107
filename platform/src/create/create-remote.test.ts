import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { createRemote } from './create-remote.ts';
import { nameRemote } from './name-remote.ts';
import { packedManifest, type Manifest } from './packed-manifest.ts';

let project: string;
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'stoa-project-'));
  await mkdir(join(project, 'platform/template'), { recursive: true });
  await mkdir(join(project, 'mf-catalog'));
  await writeFile(join(project, 'mf-catalog/remote.config.ts'), 'export default { port: 8101, routes: [] };');
  const workspaces = ['shared', 'platform', 'mf-catalog', 'e2e'];
  await writeFile(join(project, 'package.json'), JSON.stringify({ name: 'stoa', workspaces }));
});
afterEach(() => rm(project, { recursive: true, force: true }));

const say = () => undefined;
const readJson = async <T>(...path: string[]) => JSON.parse(await readFile(join(...path), 'utf8')) as T;

test('in the project a remote is one workspace more, beside the others, on a port of its own', async () => {
  const created = await createRemote('mf-course-notes', { dir: project, say });
  expect(created).toMatchObject({ isWorkspace: true, port: 8102, route: '/course-notes' });
  const { workspaces } = await readJson<Manifest>(project, 'package.json');
  expect(workspaces).toEqual(['shared', 'platform', 'mf-catalog', 'mf-course-notes', 'e2e']);
  expect(created.files).toEqual(
    expect.arrayContaining(['remote.config.ts', 'src/remote.tsx', 'src/screens/course-notes-screen.test.tsx']),
  );
});

test('nothing of the template’s own name is left in what was made', async () => {
  const { dir, files } = await createRemote('mf-course-notes', { dir: project, title: 'Notes', say });
  for (const file of files) {
    expect(file).not.toMatch(/sample/i);
    expect(await readFile(join(dir, file), 'utf8')).not.toMatch(/sample/i);
  }
  const screen = await readFile(join(dir, 'src/screens/course-notes-screen.tsx'), 'utf8');
  expect(screen).toContain('export function CourseNotesScreen()');
  expect(await readFile(join(dir, 'src/routes.tsx'), 'utf8')).toContain('path={paths.courseNotes}');
});

test('a name that is taken, a full folder and another place in the project are refused, and nothing is written', async () => {
  await expect(createRemote('mf-catalog', { dir: project, say })).rejects.toThrow(/taken/);
  await mkdir(join(project, 'mf-full'));
  await writeFile(join(project, 'mf-full/notes.txt'), 'mine');
  await expect(createRemote('mf-full', { dir: project, say })).rejects.toThrow(/not empty/);
  await expect(createRemote('mf-deep', { dir: join(project, 'mf-catalog'), say })).rejects.toThrow(/beside the others/);
  expect((await readJson<Manifest>(project, 'package.json'))['workspaces']).toHaveLength(4);
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
    ['package.json', 'shared/package.json', 'platform/template/alone/package.json'].map((file) =>
      readJson<{ dependencies?: Versions; devDependencies?: Versions; overrides?: Versions }>(root, file),
    ),
  );
  const known: Versions = { ...shared!.dependencies, ...own!.devDependencies, ...own!.overrides };
  known['typescript'] = known['typescript7']!.replace('npm:typescript@', '');
  const asked = Object.entries({ ...alone!.dependencies, ...alone!.devDependencies, ...alone!.overrides });
  const others = asked.filter(([name]) => !name.startsWith('@stoa/'));
  expect(Object.fromEntries(others)).toEqual(Object.fromEntries(others.map(([name]) => [name, known[name]])));
});

test('a packed package opens the same doors, on JavaScript and types', () => {
  const manifest = { name: '@stoa/shared', version: '1.0.0', private: true, exports: { './ui/*': './src/ui/*' } };
  const packed = packedManifest({ ...manifest, devDependencies: { jest: '1' } }, { '@jest/globals': '1' });
  expect(packed).not.toHaveProperty('private');
  expect(packed).not.toHaveProperty('devDependencies');
  expect(packed.exports).toMatchObject({
    './ui/*.tsx': { types: './src/ui/*.d.ts', default: './src/ui/*.js' },
    './ui/*.css': './src/ui/*.css',
    './bundler': { types: './bundler.d.ts' },
  });
  expect(packed['peerDependenciesMeta']).toEqual({ '@jest/globals': { optional: true } });
});
