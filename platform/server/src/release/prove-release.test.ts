import { beforeEach, expect, test } from '@jest/globals';
import type { Proof, ProofFinding } from '@stoa/shared/platform-contract/proofs.ts';
import { rootPrincipal } from '../registry/principal.ts';
import type { Context } from '../operations/operation.ts';
import { runOperation } from '../operations/run-operation.ts';
import type { Prover } from '../proof/prover.ts';
import { versionsOf, type ProofSubject } from '../proof/subject.ts';
import { blobOf } from '../registry/blob-store.ts';
import { readBuiltFolder } from '../registry/built-folder.ts';
import type { Registry } from '../registry/registry.ts';
import { aBuiltFolder, aRemote, aShell, type AnyDescriptor } from '../testing/built-folders.ts';
import { aRegistry, publish } from '../testing/registries.ts';

const params = { channel: 'production' };
/** Of the version that is proved. */
const pictureOf = (id: string) => Buffer.from(`a picture of ${id}`);
const picture = pictureOf('mf-catalog@1.1.0');
const finding: ProofFinding = {
  rule: 'frame',
  route: '/marketplace',
  scheme: 'light',
  mixture: 0,
  message: 'On the screen, <header>: display is none instead of block.',
};

let registry: Registry;
let asked: ProofSubject[];
let answer: Partial<Proof>;
/** What others do while a version is mounted. */
let meanwhile: (() => Promise<void>) | undefined;

beforeEach(async () => {
  registry = aRegistry();
  asked = [];
  answer = { outcome: 'passed' };
  meanwhile = undefined;
  await publish(registry, aShell());
  await publish(registry, aRemote());
  await promote('shell@1.0.0', 'mf-catalog@1.0.0');
  asked = [];
});

/** Answers as a test wants it; the browser itself is looked at in the journeys. */
const prover: Prover = {
  prove: async (subject) => {
    asked.push(subject);
    await meanwhile?.();
    const taken = pictureOf(`${subject.name}@${pages(subject)[0]?.[subject.name]}`);
    const proof: Proof = {
      outcome: 'passed',
      why: null,
      at: new Date().toISOString(),
      took_ms: 4_000,
      browser: 'Chromium 150',
      mixtures: subject.mixtures.map(versionsOf),
      screens: [{ route: '/a', path: '/a', scheme: 'light', shown_ms: 80, picture: blobOf(taken), live_picture: null }],
      findings: [],
      ...answer,
    };
    return { proof, pictures: new Map([[blobOf(taken), taken]]) };
  },
};
const context = (): Context => ({
  registry,
  principal: rootPrincipal,
  health: undefined,
  prover,
  siteUrl: 'https://stoa.example',
  onChange: async () => undefined,
  isWritable: () => true,
});
const releaseOf = (id: string) => {
  const [name = '', version = ''] = id.split('@');
  return { name, version };
};
const promote = (...ids: string[]) =>
  runOperation('promote', context(), { params, body: { releases: ids.map(releaseOf), why: '' } });
/** Somebody else's, whose versions were mounted before. */
const promoteUnseen = (...ids: string[]) =>
  runOperation(
    'promote',
    { ...context(), prover: undefined },
    { params, body: { releases: ids.map(releaseOf), why: '' } },
  );
const canary = (id: string) =>
  runOperation('startCanary', context(), { params, body: { ...releaseOf(id), weight: 5, why: '' } });
async function publishWith(descriptor: AnyDescriptor) {
  const built = await readBuiltFolder(await aBuiltFolder(descriptor));
  const plan = await runOperation('planPublish', context(), { body: built });
  for (const { blob } of plan.missing) await registry.blobs.put(blob, await built.readBlob(blob));
  return runOperation('publish', context(), { body: { descriptor: built.descriptor, files: built.files } });
}
const pages = ({ mixtures }: ProofSubject) => mixtures.map(versionsOf);
const proofsOf = async (id: string) =>
  (await runOperation('getVersion', context(), { params: releaseOf(id) })).proofs.map(({ outcome }) => outcome);

test('what a proof saw of the live page stands beside the new one, as long as it is the same page', async () => {
  const seenOf = (subject: ProofSubject | undefined) => subject?.live?.seen?.screens.map(({ picture: blob }) => blob);
  await publishWith(aRemote({ version: '1.1.0' }));
  expect(seenOf(asked.at(-1))).toEqual([blobOf(pictureOf('mf-catalog@1.0.0'))]);
  await publish(registry, aRemote({ name: 'mf-player', routes: [] }));
  answer = { outcome: 'not-run' };
  await promote('mf-player@1.0.0');
  await publishWith(aRemote({ version: '1.2.0' }));
  expect(asked.at(-1)?.live?.records).toHaveLength(3);
  expect(seenOf(asked.at(-1))).toBeUndefined();
});

test('a version is mounted among what is live before it exists, and its proof stands beside it', async () => {
  const reply = await publishWith(aRemote({ version: '1.1.0' }));
  expect(asked.map(pages)).toEqual([[{ shell: '1.0.0', 'mf-catalog': '1.1.0' }]]);
  expect(asked[0]?.live?.records.map(({ descriptor }) => descriptor.version)).toEqual(['1.0.0', '1.0.0']);
  expect(reply.proof).toMatchObject({ outcome: 'passed', took_ms: 4_000 });
  expect(await proofsOf('mf-catalog@1.1.0')).toEqual(['passed']);
  const given = { ...releaseOf('mf-catalog@1.1.0'), picture: blobOf(picture) };
  expect(await runOperation('getProofPicture', context(), { params: given })).toEqual({
    jpeg: picture.toString('base64'),
  });
});

test('what fails in a browser is not published, and every finding names rule, screen and way out', async () => {
  answer = { outcome: 'failed', findings: [finding] };
  await expect(publishWith(aRemote({ version: '1.1.0' }))).rejects.toMatchObject({
    refusals: [
      {
        code: 'proof_failed',
        name: 'mf-catalog',
        file: '/marketplace',
        message: expect.stringContaining('<header>: display is none instead of block'),
        remedy: expect.stringContaining('below the element that mount is given'),
      },
    ],
  });
  expect(await registry.artefacts.find('mf-catalog', '1.1.0')).toBeUndefined();
});

test('at promote it is mounted again only where the pages are other ones by then', async () => {
  await publishWith(aRemote({ version: '1.1.0' }));
  await publish(registry, aShell({ version: '1.2.0' }));
  asked = [];
  expect((await promote('mf-catalog@1.1.0')).proofs).toMatchObject([{ name: 'mf-catalog', outcome: 'passed' }]);
  expect(asked).toEqual([]);

  await publishWith(aRemote({ version: '1.3.0' }));
  await promote('shell@1.2.0');
  asked = [];
  await promote('mf-catalog@1.3.0');
  expect(asked.map(pages)).toEqual([[{ shell: '1.2.0', 'mf-catalog': '1.3.0' }]]);
  expect(await proofsOf('mf-catalog@1.3.0')).toEqual(['passed', 'passed']);
});

test('beside a canary, the pages of its visitors are mounted too', async () => {
  await publish(registry, aShell({ version: '1.2.0' }));
  await canary('shell@1.2.0');
  asked = [];
  await publishWith(aRemote({ version: '1.1.0' }));
  expect(asked.map(pages)).toEqual([
    [
      { shell: '1.0.0', 'mf-catalog': '1.1.0' },
      { shell: '1.2.0', 'mf-catalog': '1.1.0' },
    ],
  ]);
});

test('where others change the channel meanwhile, it is mounted among what is live by then', async () => {
  await publish(registry, aShell({ version: '1.2.0' }));
  await publish(registry, aRemote({ version: '1.1.0' }));
  meanwhile = async () => {
    meanwhile = undefined;
    await promoteUnseen('shell@1.2.0');
  };
  const { proofs } = await promote('mf-catalog@1.1.0');
  expect(asked.map(pages)).toEqual([
    [{ shell: '1.0.0', 'mf-catalog': '1.1.0' }],
    [{ shell: '1.2.0', 'mf-catalog': '1.1.0' }],
  ]);
  expect(proofs).toMatchObject([{ name: 'mf-catalog', outcome: 'passed' }]);
  expect((await registry.channels.read('production')).live).toMatchObject({
    shell: { version: '1.2.0' },
    'mf-catalog': { version: '1.1.0' },
  });
});

test('what others change with each proof is refused after the third, with a way out', async () => {
  await publish(registry, aRemote({ version: '1.1.0' }));
  meanwhile = async () => {
    const version = `1.${asked.length + 1}.0`;
    await publish(registry, aShell({ version }));
    await promoteUnseen(`shell@${version}`);
  };
  await expect(promote('mf-catalog@1.1.0')).rejects.toMatchObject({
    code: 'revision_moved',
    refusals: [{ message: expect.stringContaining('mounted in a browser'), remedy: expect.stringContaining('again') }],
  });
  expect(asked).toHaveLength(3);
  expect((await registry.channels.read('production')).live['mf-catalog']?.version).toBe('1.0.0');
});

test('the page of every canary is mounted, however many are out', async () => {
  const others = Array.from({ length: 6 }, (_, index) => `mf-other${index}`);
  for (const name of others) {
    await publish(registry, aRemote({ name, routes: [] }));
    await publish(registry, aRemote({ name, version: '1.1.0', routes: [] }));
  }
  await promoteUnseen(...others.map((name) => `${name}@1.0.0`));
  for (const name of others) await canary(`${name}@1.1.0`);
  asked = [];
  await publishWith(aRemote({ version: '1.1.0' }));
  const stable = {
    shell: '1.0.0',
    'mf-catalog': '1.1.0',
    ...Object.fromEntries(others.map((name) => [name, '1.0.0'])),
  };
  const mounted = pages(asked[0]!);
  expect(mounted[0]).toEqual(stable);
  expect(mounted.slice(1)).toHaveLength(6);
  expect(mounted.slice(1)).toEqual(expect.arrayContaining(others.map((name) => ({ ...stable, [name]: '1.1.0' }))));
});

test('a canary that goes on is mounted again where its pages are other ones by then', async () => {
  const about = { params, body: { name: 'mf-catalog' } };
  await publish(registry, aShell({ version: '1.2.0' }));
  await publish(registry, aRemote({ version: '1.1.0' }));
  await canary('mf-catalog@1.1.0');
  await runOperation('pauseCanary', context(), about);
  asked = [];
  await runOperation('resumeCanary', context(), about);
  expect(asked).toEqual([]);

  await runOperation('pauseCanary', context(), about);
  await promoteUnseen('shell@1.2.0');
  answer = { outcome: 'failed', findings: [finding] };
  await expect(runOperation('resumeCanary', context(), about)).rejects.toMatchObject({ code: 'proof_failed' });
  expect(asked.map(pages)).toEqual([[{ shell: '1.2.0', 'mf-catalog': '1.1.0' }]]);
  expect((await registry.channels.read('production')).live['mf-catalog']?.canary?.paused).toBe(true);
});

test('what fails at promote leaves the channel as it was', async () => {
  await publish(registry, aRemote({ version: '1.1.0' }));
  answer = { outcome: 'failed', findings: [finding] };
  await expect(promote('mf-catalog@1.1.0')).rejects.toMatchObject({ code: 'proof_failed' });
  await expect(canary('mf-catalog@1.1.0')).rejects.toMatchObject({ code: 'proof_failed' });
  expect((await registry.channels.read('production')).revision).toBe(1);
  expect(await proofsOf('mf-catalog@1.1.0')).toContain('failed');
});

test('without a browser a version goes live with a warning, unless the remote requires a proof', async () => {
  answer = { outcome: 'not-run', why: 'This machine has no Chromium.', browser: null };
  expect((await publishWith(aRemote({ version: '1.1.0' }))).proof?.outcome).toBe('not-run');
  const policy = { params: { ...params, name: 'mf-catalog' }, body: { proof: 'require' as const } };
  await runOperation('updatePolicy', context(), policy);
  await expect(promote('mf-catalog@1.1.0')).rejects.toMatchObject({
    refusals: [{ code: 'proof_missing', message: expect.stringContaining('no Chromium'), remedy: expect.anything() }],
  });
  await runOperation('updatePolicy', context(), { ...policy, body: { proof: 'warn' } });
  expect((await promote('mf-catalog@1.1.0')).proofs).toMatchObject([
    { outcome: 'not-run', why: 'This machine has no Chromium.' },
  ]);
});

test('taking something back waits for no browser, and what is so already neither', async () => {
  await publish(registry, aRemote({ version: '1.1.0' }));
  await promote('mf-catalog@1.1.0');
  asked = [];
  await promote('mf-catalog@1.1.0');
  await runOperation('rollBack', context(), { params, body: { name: 'mf-catalog' } });
  expect(asked).toEqual([]);
});

test('the pictures of a version go with it, and none can be read as another’s', async () => {
  await publishWith(aRemote({ version: '1.1.0' }));
  const foreign = { ...releaseOf('mf-catalog@1.0.0'), picture: blobOf(Buffer.from('x')) };
  await expect(runOperation('getProofPicture', context(), { params: foreign })).rejects.toMatchObject({
    code: 'not_found',
  });
  await publish(registry, aRemote({ version: '1.2.0' }));
  await runOperation('retireVersion', context(), { params: releaseOf('mf-catalog@1.2.0'), body: {} });
  expect(await registry.blobs.read(blobOf(picture))).toEqual(picture);
  await runOperation('retireVersion', context(), { params: releaseOf('mf-catalog@1.1.0'), body: {} });
  expect(await registry.proofs.list('mf-catalog', '1.1.0')).toEqual([]);
  expect(await aRegistry(registry.storage, registry.keys).blobs.read(blobOf(picture))).toBeUndefined();
});
