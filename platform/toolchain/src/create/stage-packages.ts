import { execFile } from 'node:child_process';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { globSync } from 'tinyglobby';
import { root } from '../build/workspace.ts';
import type { OptionalCommand } from '../cli/optional-command.ts';
import * as optional from '../optional-commands.ts';
import { leftOut, packedFolders, readPackedManifest, type PackedFolder } from './packed-packages.ts';

/** Besides what the compiler writes. */
const copied = [
  'shared/{bundler.d.ts,tsconfig.remote.json}',
  '{shared,platform/server,platform/toolchain}/{README,CHANGELOG}.md',
  '{shared,platform/server,platform/toolchain}/src/**/*.{js,css,json}',
  'platform/toolchain/{bin,template}/**',
];

/** Folders of the packages. */
export interface StagedPackages {
  shared: string;
  server: string;
  toolchain: string;
}

/** Lays out the packages below `stage`, ready to be packed. @throws with the compiler's words when it fails */
export async function stagePackages(stage: string, say: (line: string) => void): Promise<StagedPackages> {
  say('Packing @stoa/shared, @stoa/server and @stoa/toolchain …');
  const [shared = '', server = '', toolchain = ''] = packedFolders.map((folder) => join(stage, folder));
  await transpile(stage);
  await copy(root, stage, copied);
  for (const { pack } of Object.values<OptionalCommand>(optional)) await pack?.(toolchain, say);
  // The compiler takes along what others name, and knows no braces in a pattern.
  for (const path of globSync(leftOut, { cwd: stage })) await rm(join(stage, path));
  for (const folder of packedFolders) await writeManifest(folder, stage);
  return { shared, server, toolchain };
}

async function writeManifest(folder: PackedFolder, stage: string): Promise<void> {
  const packed = await readPackedManifest(folder);
  await writeFile(join(stage, folder, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
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
      files: [join(root, 'shared/bundler.d.ts')],
      include: packedFolders.map((folder) => join(root, folder, 'src')),
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
  for (const path of globSync(patterns, { cwd: from, dot: true, ignore: [...leftOut, '**/node_modules/**'] })) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await cp(join(from, path), join(to, path));
  }
}
