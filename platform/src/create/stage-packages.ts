import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { globSync } from 'tinyglobby';
import { root } from '../build/workspace.ts';
import { findDoctorHost } from '../doctor/find-doctor-host.ts';
import { packedManifest, type Manifest } from './packed-manifest.ts';

/** What no remote needs of us: tests, what only they use, and what becomes part of the doctor's built page. */
const left = ['**/*.test.*', 'platform/src/{testing,bench}/**', 'platform/src/doctor/host/**'];

/** Lays out both packages below `stage`, ready to be packed. @throws with the compiler's words when it fails */
export async function stagePackages(stage: string, say: (line: string) => void) {
  say('Building the page of the doctor …');
  const host = await findDoctorHost();
  say('Packing @stoa/shared and @stoa/platform …');
  const [shared, platform] = [join(stage, 'shared'), join(stage, 'platform')];
  await transpile(stage);
  await copy(root, stage, ['{shared,platform}/src/**/*.{js,css,md,json}', 'platform/{bin,template}/**']);
  await cp(join(root, 'bundler.d.ts'), join(shared, 'bundler.d.ts'));
  await cp(host, join(platform, 'doctor-host'), { recursive: true });
  for (const folder of ['shared', 'platform']) {
    const manifest = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as Manifest;
    const packed = packedManifest(manifest, await peersOf(manifest));
    await writeFile(join(stage, folder, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
  }
  return { shared, platform };
}

/** Beside the sources' own names: `kit.ts` becomes `kit.js` and `kit.d.ts`. */
async function transpile(stage: string): Promise<void> {
  const config = join(stage, 'tsconfig.json');
  await writeFile(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: {
        rootDir: root,
        outDir: stage,
        lib: ['es2024', 'dom', 'dom.iterable'],
        types: ['node'],
        typeRoots: [join(root, 'node_modules/@types')],
        noEmit: false,
        declaration: true,
        rewriteRelativeImportExtensions: true,
        // `npm run check` looks for mistakes; this only writes.
        noCheck: true,
      },
      files: [join(root, 'bundler.d.ts')],
      include: ['shared', 'platform'].map((folder) => join(root, folder, 'src')),
      exclude: left.map((pattern) => join(root, pattern)),
    }),
  );
  const compiler = join(root, 'node_modules/typescript7/bin/tsc');
  await promisify(execFile)(process.execPath, [compiler, '-p', config], { cwd: root }).catch(
    (error: { stdout?: string }) => {
      throw new Error(`The packages do not compile.\n${error.stdout?.trim() || String(error)}`);
    },
  );
}

async function copy(from: string, to: string, patterns: string[]): Promise<void> {
  for (const path of globSync(patterns, { cwd: from, dot: true, ignore: [...left, '**/node_modules/**'] })) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await cp(join(from, path), join(to, path));
  }
}

/** What a package's test kit asks of whoever uses it: the same as the project itself has. */
async function peersOf({ name }: Manifest): Promise<Record<string, string>> {
  if (name !== '@stoa/shared') return {};
  const { devDependencies = {} } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Manifest;
  const kit = Object.entries(devDependencies).filter(([peer]) =>
    /^@testing-library\/|^@jest\/globals$|jsdom$/.test(peer),
  );
  return Object.fromEntries(kit);
}
