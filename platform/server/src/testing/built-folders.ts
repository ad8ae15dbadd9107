import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { RemoteDescriptor, ShellDescriptor } from '@stoa/shared/platform-contract/release.ts';
import { globalName } from '@stoa/shared/federation/global-name.ts';

/** A folder of its own for each test. */
export const aDataDir = (): Promise<string> => mkdtemp(join(tmpdir(), 'stoa-platform-'));

export const aRemote = (given: Partial<RemoteDescriptor> = {}): RemoteDescriptor => ({
  name: 'mf-catalog',
  version: '1.0.0',
  contract: '^1.0.0',
  entry: 'remoteEntry.js',
  global: globalName({ name: given.name ?? 'mf-catalog', version: given.version ?? '1.0.0' }),
  shared: { react: '^19.3.0' },
  routes: [aRoute('/marketplace/results')],
  preload: { remote: { js: ['js/remote.js'], css: ['css/remote.css'] } },
  own: {},
  lifecycles: ['bootstrap', 'mount', 'unmount', 'update'],
  module: null,
  budget_brotli_bytes: null,
  build: { commit: null, built_at: '2026-01-01T00:00:00.000Z', bytes: 10, brotli_bytes: 5 },
  ...given,
});

export const aRoute = (
  path: string,
  given: Partial<RemoteDescriptor['routes'][number]> = {},
): RemoteDescriptor['routes'][number] => ({
  id: path,
  path,
  title: 'A screen',
  titles: {},
  requiresLogin: false,
  roles: [],
  permissions: [],
  preload: [],
  devices: [],
  menu: null,
  ...given,
});

export const aShell = (given: Partial<ShellDescriptor> = {}): ShellDescriptor => ({
  name: 'shell',
  version: '1.0.0',
  contract: '1.0.0',
  scripts: ['main.js'],
  styles: ['main.css'],
  fonts: ['text.woff2'],
  screens: {},
  preload: {},
  first_views: {},
  shared: { react: '19.3.1' },
  lent: null,
  build: { commit: null, built_at: '2026-01-01T00:00:00.000Z', bytes: 10, brotli_bytes: 5 },
  ...given,
});

/** A container as module federation writes it, as far as the gate looks at it. */
export const entryOf = ({ global }: Pick<RemoteDescriptor, 'global'>): string =>
  `var ${global};(()=>{var r,m={"./remote":()=>r.e(58).then(()=>()=>r(512))};` +
  `(globalThis.webpackChunk${global}||=[]).forEach(r);${global}={get:k=>m[k](),init(){}}})();`;

/** The chunk that holds the exposed module. */
export const exposedChunkOf = ({ global }: Pick<RemoteDescriptor, 'global'>): string =>
  `"use strict";(globalThis.webpackChunk${global}||=[]).push([[58],{512(e,t,r){r.r(t),` +
  'r.d(t,{bootstrap:()=>a,mount:()=>b,unmount:()=>c,update:()=>d});' +
  'let{bootstrap:a,mount:b,update:d,unmount:c}=function(){return{bootstrap(){},mount(){remote()},update(){},unmount(){}}}()}}]);';

export type AnyDescriptor = RemoteDescriptor | ShellDescriptor;

/** Writes what a build leaves: files, brotli copies of the scripts, the descriptor and the list of hashes. */
export async function aBuiltFolder(descriptor: AnyDescriptor, contents: Record<string, string> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-dist-'));
  const files: Record<string, string> = {
    ...(!('global' in descriptor)
      ? { 'main.js': 'shell()', 'main.css': '.shell{}', 'text.woff2': 'font', 'favicon.svg': '<svg/>' }
      : {
          'remoteEntry.js': entryOf(descriptor),
          'js/remote.js': exposedChunkOf(descriptor),
          'css/remote.css': '@layer remote{.remote{color:red}}',
        }),
    ['global' in descriptor ? 'remote.json' : 'shell.json']: JSON.stringify(descriptor),
    ...contents,
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
    if (path.endsWith('.js')) await writeFile(join(folder, `${path}.br`), brotliCompressSync(content));
  }
  const list = Object.entries(files).map(([path, content]) => ({
    path,
    bytes: Buffer.byteLength(content),
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  }));
  await writeFile(join(folder, 'files.json'), JSON.stringify(list));
  return folder;
}
