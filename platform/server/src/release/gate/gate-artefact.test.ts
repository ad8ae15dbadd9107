import { expect, test } from '@jest/globals';
import type { RemoteDescriptor } from '@stoa/shared/platform-contract/release.ts';
import { aRemote, aRoute, aShell, entryOf, exposedChunkOf } from '../../testing/built-folders.ts';
import { aFile } from '../../testing/published-files.ts';
import { gateArtefact } from './gate-artefact.ts';
import type { ArtefactQuestion } from './question.ts';

/** A build that is right in all; each test spoils one thing. */
function aBuild(
  given: Partial<RemoteDescriptor> = {},
  contents: Record<string, string> = {},
  brotli: Record<string, number> = {},
): ArtefactQuestion {
  const descriptor = aRemote(given);
  const texts: Record<string, string> = {
    [descriptor.entry]: entryOf(descriptor),
    'js/remote.js': exposedChunkOf(descriptor),
    'css/remote.css': '@layer remote{.a{top:0}}',
    ...contents,
  };
  return {
    descriptor,
    files: Object.entries(texts).map(([path, text]) => aFile(path, text, brotli[path])),
    readText: async (path) => texts[path],
    live: { shells: [aShell()], remotes: [] },
  };
}
const refusalsOf = async (question: ArtefactQuestion) => (await gateArtefact(question)).refusals;

test('a build that keeps all rules is told what was looked at', async () => {
  const { refusals, checks } = await gateArtefact(aBuild());
  expect(refusals).toEqual([]);
  expect(checks).toEqual([
    './remote exports bootstrap, mount, update, unmount.',
    '1 route, each whole in itself.',
    'Every file that a page asks for by name (3) has its SHA-384.',
    expect.stringContaining('3 files'),
    'Contract ^1.0.0 and 1 borrowed libraries are met by shell@1.0.0.',
    'Its routes clash with none of 0 live remotes, nor with the shell.',
    expect.stringContaining('A first view downloads'),
    'The entry defines mf_catalog_1_0_0 and exposes ./remote.',
    'Its code exports bootstrap, mount, update, unmount.',
    "No script, stylesheet or picture (3) holds anything that the page's policy refuses.",
  ]);
});

test('a module without all of its lifecycles is refused', async () => {
  expect(await refusalsOf(aBuild({ lifecycles: ['bootstrap', 'mount'] }))).toMatchObject([
    { code: 'lifecycles_missing', file: 'remote.json: lifecycles', message: expect.stringContaining('no update') },
  ]);
});

test('an entry that does not expose ./remote, or defines another global, is refused', async () => {
  const entry = 'var another;(()=>{another={get:()=>{}}})();';
  expect(await refusalsOf(aBuild({}, { 'remoteEntry.js': entry, 'js/remote.js': 'draw()' }))).toMatchObject([
    { code: 'lifecycles_missing', file: 'remoteEntry.js', message: expect.stringContaining('./remote') },
    { code: 'artefact_invalid', file: 'remoteEntry.js', message: expect.stringContaining('mf_catalog_1_0_0') },
  ]);
});

test('a file that a page asks for by name must be listed', async () => {
  const preload = { remote: { js: ['js/remote.js'], css: [] }, results: { js: ['js/gone.js'], css: [] } };
  expect(await refusalsOf(aBuild({ preload, module: 'remote.mjs' }))).toMatchObject([
    { code: 'integrity_missing', file: 'remote.mjs', message: expect.stringContaining('remote.json: module') },
    { code: 'integrity_missing', file: 'js/gone.js', message: expect.stringContaining('preload.results') },
  ]);
});

test('a chunk that the entry loads without its hash is refused; a worker has none', async () => {
  const chunk = '(globalThis.webpackChunkmf_catalog_1_0_0||=[]).push([[7],{}])';
  const entry = `${entryOf(aRemote())}var u={7:"f0038649cc",8:"aa038649cc"};`;
  const files = { 'remoteEntry.js': entry, '7.f0038649cc.js': chunk, '8.aa038649cc.js': '(()=>{onmessage=go})()' };
  const { refusals, checks } = await gateArtefact(aBuild({}, files));
  expect(refusals).toMatchObject([{ code: 'integrity_missing', file: '7.f0038649cc.js' }]);
  expect(checks).toContain('Scripts that run as workers, which browsers load without a hash: 1.');
  const hashed = entry + `var h="${aFile('', chunk).integrity}"`;
  expect(await refusalsOf(aBuild({}, { ...files, 'remoteEntry.js': hashed }))).toEqual([]);
});

test('a remote that fits no live shell is refused; one that fits some is told of the others', async () => {
  const question = aBuild({ contract: '^2.0.0' });
  expect(await refusalsOf(question)).toMatchObject([{ code: 'contract_mismatch' }]);
  const staging = aShell({ version: '2.0.0', contract: '2.0.0' });
  const both = await gateArtefact({ ...question, live: { shells: [aShell(), staging], remotes: [] } });
  expect(both.refusals).toEqual([]);
  expect(both.checks).toContain('It does not fit shell@1.0.0, which is live too: there it cannot be promoted.');
  const coming = await gateArtefact({ ...question, coming: { shells: [staging], remotes: [] } });
  expect(coming.refusals).toEqual([]);
  expect(coming.checks).toContain('It fits no live shell, but shell@2.0.0: promote the two together.');
});

test('a shell that still runs in open pages and does not fit is told of', async () => {
  const old = aShell({ version: '0.9.0', contract: '0.9.0' });
  const { refusals, checks } = await gateArtefact({ ...aBuild(), needed: { shells: [old], remotes: [] } });
  expect(refusals).toEqual([]);
  expect(checks.join()).toContain('shell@0.9.0, which still runs in open pages');
});

test("another remote's route is refused, unless that one leaves it", async () => {
  const player = aRemote({ name: 'mf-player', routes: [aRoute('/marketplace/results')] });
  const live = { shells: [aShell()], remotes: [player] };
  expect(await refusalsOf({ ...aBuild(), live })).toMatchObject([
    { code: 'route_clash', name: 'mf-catalog', file: 'remote.json: routes[0].path' },
  ]);
  const next = aRemote({ name: 'mf-player', version: '2.0.0', routes: [] });
  const { refusals, checks } = await gateArtefact({ ...aBuild(), live, coming: { shells: [], remotes: [next] } });
  expect(refusals).toEqual([]);
  expect(checks.join()).toContain('but not with mf-player@2.0.0: promote the two together');
});

test('a route inside that of a live remote is no fault, and publishing says that going live asks for a word', async () => {
  const player = aRemote({ name: 'mf-player', routes: [aRoute('/marketplace/:list')] });
  const live = { shells: [aShell()], remotes: [player] };
  const { refusals, checks } = await gateArtefact({ ...aBuild({ routes: [aRoute('/marketplace/sale')] }), live });
  expect(refusals).toEqual([]);
  expect(checks.join()).toMatch(/takes addresses such as \/marketplace\/sale from .*mf-player.*--allow-inside-routes/);
});

test('routes of live remotes that clash with each other are no fault of a new one', async () => {
  const remotes = ['mf-a', 'mf-b'].map((name) => aRemote({ name, routes: [aRoute('/same')] }));
  expect(await refusalsOf({ ...aBuild(), live: { shells: [aShell()], remotes } })).toEqual([]);
});

test('a route that preloads a group the build has not, is refused', async () => {
  expect(await refusalsOf(aBuild({ routes: [aRoute('/a', { preload: ['results'] })] }))).toMatchObject([
    { code: 'artefact_invalid', file: 'remote.json: routes[0]', message: expect.stringContaining('results') },
  ]);
});

test('two names that come to one global are refused', async () => {
  const other = aRemote({ name: 'mf-catalog-1', version: '0.0.1', routes: [] });
  const question = aBuild({ version: '1.0.0-1', global: 'mf_catalog_1_0_0_1' });
  const live = { shells: [aShell()], remotes: [{ ...other, global: 'mf_catalog_1_0_0_1' }] };
  const [refusal] = await refusalsOf({ ...question, live });
  expect(refusal).toMatchObject({ code: 'artefact_invalid', file: 'remote.json: global' });
  expect(refusal?.message).toContain('mf-catalog-1@0.0.1');
});

test("a first view over the team's own budget is refused, naming its largest files", async () => {
  const [refusal] = await refusalsOf(aBuild({ budget_brotli_bytes: 20_000 }, {}, { 'js/remote.js': 21_500 }));
  expect(refusal).toMatchObject({ code: 'over_budget', message: expect.stringContaining('js/remote.js 21.5 kB') });
  expect(refusal?.remedy).toContain('budget.firstView');
});

test('a first view that grew by more than a quarter and 5 kB is refused, unless the budget says it is meant', async () => {
  const before = aBuild({ version: '0.9.0', global: 'mf_catalog_0_9_0' }, {}, { 'js/remote.js': 20_000 });
  const previous = { descriptor: before.descriptor, files: before.files };
  const small = { ...aBuild({}, {}, { 'js/remote.js': 29_000 }), previous };
  expect(await refusalsOf(small)).toEqual([]);
  const [refusal] = await refusalsOf({ ...aBuild({}, {}, { 'js/remote.js': 31_000 }), previous });
  expect(refusal).toMatchObject({ code: 'over_budget', message: expect.stringContaining('js/remote.js +11.0 kB') });
  const meant = aBuild({ budget_brotli_bytes: 32_000 }, {}, { 'js/remote.js': 31_000 });
  expect(await refusalsOf({ ...meant, previous })).toEqual([]);
});

test('files over their limit, too many files, and too much in all are refused', async () => {
  const limits = { scriptOrStyle: 1_000, picture: 20, otherFile: 10, sourceMap: 1_000, files: 5, artefact: 2_000 };
  const big = {
    'big.js': `//${'x'.repeat(2_000)}`,
    'big.png': 'x'.repeat(11),
    'big.svg': `<svg>${' '.repeat(20)}</svg>`,
    'big.js.map': 'x'.repeat(300),
  };
  const refusals = await refusalsOf({ ...aBuild({}, big), limits });
  expect(refusals.map(({ code, file }) => [code, file])).toEqual([
    ['file_too_large', 'big.js'],
    ['file_too_large', 'big.png'],
    ['file_too_large', 'big.svg'],
    ['file_too_large', undefined],
    ['file_too_large', undefined],
  ]);
});

test('a page in an artefact is refused', async () => {
  expect(await refusalsOf(aBuild({}, { 'demo.html': '<p>' }))).toMatchObject([
    { code: 'source_forbidden', file: 'demo.html' },
  ]);
});

test("what the page's policy refuses is refused, with the place and the way out", async () => {
  const refusals = await refusalsOf(
    aBuild(
      {},
      { 'js/remote.js': 'go();\neval(x)', 'css/remote.css': '@layer remote{.a{background:url(//cdn.example/a.png)}}' },
    ),
  );
  expect(refusals).toMatchObject([
    {
      code: 'source_forbidden',
      file: 'js/remote.js:2:1',
      message:
        "js/remote.js of mf-catalog@1.0.0 calls eval, which the page's policy (script-src without 'unsafe-eval') refuses: eval(x)",
      remedy: expect.stringContaining('makes no code from text'),
    },
    { code: 'source_forbidden', file: 'css/remote.css:1:18' },
  ]);
});

test('of a file with many such places a few are told', async () => {
  const refusals = await refusalsOf(aBuild({}, { 'js/remote.js': 'eval(x);'.repeat(20) }));
  expect(refusals).toHaveLength(6);
  expect(refusals.at(-1)?.message).toContain('15 more places');
});

test('a script that cannot be parsed is refused', async () => {
  expect(await refusalsOf(aBuild({}, { 'js/remote.js': 'let let = <html>' }))).toMatchObject([
    { code: 'artefact_invalid', file: 'js/remote.js' },
  ]);
});

test('sources that are not uploaded yet are looked at later', async () => {
  const { refusals, checks } = await gateArtefact({ ...aBuild(), readText: async () => undefined });
  expect(refusals).toEqual([]);
  expect(checks.at(-1)).toBe('Scripts, stylesheets and pictures that are looked at when their bytes are uploaded: 3.');
});

test('a shell that live remotes do not fit is refused, unless its contract says that the break is meant', async () => {
  const live = { shells: [aShell()], remotes: [aRemote()] };
  const files = ['main.js', 'main.css', 'text.woff2'].map((path) => aFile(path));
  const withoutReact = aShell({ version: '1.1.0', shared: {} });
  const [refusal] = await refusalsOf({ descriptor: withoutReact, files, live });
  expect(refusal).toMatchObject({ code: 'shared_mismatch', name: 'mf-catalog' });
  expect(refusal?.remedy).toContain('raise the major of PLATFORM_CONTRACT');
  const next = { ...withoutReact, version: '2.0.0', contract: '2.0.0' };
  const { refusals, checks } = await gateArtefact({ descriptor: next, files, live });
  expect(refusals).toEqual([]);
  expect(checks.join()).toContain('mf-catalog@1.0.0 does not fit it');
});

test('a font of the shell that is not listed is refused', async () => {
  const files = ['main.js', 'main.css'].map((path) => aFile(path));
  expect(await refusalsOf({ descriptor: aShell(), files, live: { shells: [], remotes: [] } })).toMatchObject([
    { code: 'integrity_missing', file: 'text.woff2', message: expect.stringContaining('shell.json: fonts[0]') },
  ]);
});

test('a container under another name than its own is refused: it could stand in for another remote', async () => {
  const [refusal] = await refusalsOf(aBuild({ global: 'mf_player_1_0_0' }));
  expect(refusal).toMatchObject({ code: 'artefact_invalid', file: 'remote.json: global' });
  expect(refusal?.remedy).toContain('mf_catalog_1_0_0');
});
