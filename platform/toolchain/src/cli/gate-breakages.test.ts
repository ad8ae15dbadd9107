import { expect, test } from '@jest/globals';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuild } from './publish-build.ts';
import { readBuiltFolder } from '@stoa/server/registry/built-folder.ts';
import { aBuiltFolder, aRemote } from '@stoa/server/testing/built-folders.ts';
import { changeBuild, isPartOfBuild, type Build, type Change } from '@stoa/server/testing/changed-build.ts';
import { blobOfIntegrity } from '@stoa/server/registry/blob-store.ts';

/** A build that is right in all. */
async function aGoodBuild(): Promise<Build> {
  const built = await readBuiltFolder(await aBuiltFolder(aRemote()));
  const files = new Map<string, Buffer>();
  for (const { path, integrity } of built.files) {
    if (isPartOfBuild(path) && path !== 'remote.json') {
      files.set(path, await built.readBlob(blobOfIntegrity(integrity)));
    }
  }
  return { descriptor: built.descriptor, files };
}

async function refusalsOf(change: Change) {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-broken-'));
  const { sources } = await readBuild(await changeBuild(await aGoodBuild(), '1.1.0', change, folder));
  return sources.refusals;
}

const inFile =
  (file: string, from: string | RegExp, to: string): Change['edit'] =>
  (text, path) =>
    path === file ? text.replaceAll(from, to) : text;

test('an unbroken build is told that its code does what its descriptor says', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-whole-'));
  const { sources } = await readBuild(await changeBuild(await aGoodBuild(), '1.1.0', {}, folder));
  expect(sources.refusals).toEqual([]);
  expect(sources.checks).toContain('Its code exports bootstrap, mount, update, unmount.');
});

const CHUNK = 'js/remote.js';
const ENTRY = 'remoteEntry.js';
const broken: { how: string; change: Change; code: string; file: RegExp; words: RegExp }[] = [
  {
    how: 'unmount is renamed away in the code',
    change: { edit: inFile(CHUNK, 'unmount:()', 'gone:()') },
    code: 'lifecycles_missing',
    file: /^js\/remote\.js$/,
    words: /exports no unmount/,
  },
  {
    how: 'unmount is exported, and nothing is behind it',
    change: { edit: inFile(CHUNK, 'unmount(){}', 'gone(){}') },
    code: 'lifecycles_missing',
    file: /^js\/remote\.js$/,
    words: /exports no unmount/,
  },
  {
    how: 'a chunk hands its modules to a list that nobody reads',
    change: { edit: inFile(CHUNK, /webpackChunk\w+/g, 'webpackChunkelsewhere') },
    code: 'artefact_invalid',
    file: /^js\/remote\.js$/,
    words: /webpackChunkelsewhere/,
  },
  {
    how: 'a chunk hands its modules to another remote',
    change: { edit: inFile(CHUNK, /webpackChunk\w+/g, 'webpackChunkmf_player_1_0_0') },
    code: 'artefact_invalid',
    file: /^js\/remote\.js:1$/,
    words: /webpackChunkmf_player_1_0_0/,
  },
  ...[
    'var mf_player_1_0_0={get(){},init(){}};',
    'mf_player_1_0_0={get(){}};',
    'window.mf_player_1_0_0={get(){}};',
    'globalThis["mf_player_1_0_0"]={get(){}};',
    'Object.defineProperty(window,"mf_player_1_0_0",{value:{}});',
    'Object.assign(self,{mf_player_1_0_0:{}});',
    '(()=>{window.shell_1_0_0={}})();',
  ].map((code) => ({
    how: `the entry makes another container: ${code}`,
    change: { edit: inFile(ENTRY, /^/g, code) },
    code: 'artefact_invalid',
    file: /^remoteEntry\.js:1$/,
    words: /(mf_player|shell)_1_0_0/,
  })),
  {
    how: 'the entry keeps its container to itself',
    change: { edit: inFile(ENTRY, /var (mf_\w+);/g, 'let $1;') },
    code: 'artefact_invalid',
    file: /^remoteEntry\.js$/,
    words: /never defines mf_catalog_1_1_0/,
  },
  {
    how: 'the entry is no script by its name',
    change: { describe: (remote) => ({ ...remote, entry: 'remote.txt' }), add: { 'remote.txt': 'eval(1)' } },
    code: 'artefact_invalid',
    file: /^remote\.json: entry$/,
    words: /no script/,
  },
  {
    how: 'a script is written in capitals',
    change: { add: { 'MORE.JS': 'eval(code)' } },
    code: 'source_forbidden',
    file: /^MORE\.JS:1:1$/,
    words: /calls eval/,
  },
];

const STYLE = 'css/remote.css';
/** As a build step of somebody's own would do it. */
const appended = (css: string): Change => ({ edit: (text, path) => (path === STYLE ? text + css : text) });
broken.push(
  ...['header{display:none!important}', ':root{--stoa-color-text:red}', 'body{margin:9px}', '.late{top:0}'].map(
    (css) => ({
      how: `a stylesheet has more in it than the build wrote: ${css}`,
      change: appended(css),
      code: 'style_leaks',
      file: /^css\/remote\.css:1:\d+$/,
      words: /not the remote’s own|in no layer/,
    }),
  ),
  {
    how: 'a script brings the styles',
    change: { add: { 'js/late.js': 'sheet.insertRule("header{display:none}")' } },
    code: 'style_leaks',
    file: /^js\/late\.js:1:18$/,
    words: /puts styles into the page, and styles what is not the remote’s own: header/,
  },
  {
    how: 'a picture holds a script',
    change: { add: { 'assets/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>go()</script></svg>' } },
    code: 'source_forbidden',
    file: /^assets\/a\.svg:1:41$/,
    words: /holds <script>/,
  },
  {
    how: 'a picture with a handler has a name in capitals',
    change: { add: { 'a.SVG': '<svg onload="go()"/>' } },
    code: 'source_forbidden',
    file: /^a\.SVG:1:1$/,
    words: /handler onload/,
  },
);

test.each(broken)('refused when $how', async ({ change, code, file, words }) => {
  expect(await refusalsOf(change)).toMatchObject([
    {
      code,
      name: 'mf-catalog',
      file: expect.stringMatching(file),
      message: expect.stringMatching(words),
      remedy: expect.stringMatching(/\.$/),
    },
  ]);
});

test.each<[string, Change]>([
  [
    'a container that another tool writes',
    { edit: inFile(ENTRY, /^var (\w+);(.*)$/g, 'self["$1"]=(()=>{let $1;$2;return $1})();') },
  ],
  [
    'names of other things that look a little alike',
    { add: { 'js/other.js': '(()=>{var lib_1_2_3={};lib_1_2_3={}})()' } },
  ],
  ['exports that only show when it runs', { edit: inFile(CHUNK, /r\.d\(t,\{[^}]*\}\)/g, 'Object.assign(t,r(7))') }],
  [
    'exports as older tools write them',
    { edit: inFile(CHUNK, /r\.d\(t,\{[^}]*\}\);/g, 't.bootstrap=1..a,t.mount=1..a,t.update=1..a,t.unmount=1..a;') },
  ],
])('%s are fine', async (_, change) => {
  expect(await refusalsOf(change)).toEqual([]);
});
