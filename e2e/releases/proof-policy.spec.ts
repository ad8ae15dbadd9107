import type { PublishReply } from '@stoa/shared/platform-contract/artefacts.ts';
import type { ChannelReply, Refusal } from '@stoa/shared/platform-contract/channels.ts';
import { expect, test } from '../fixtures.ts';
import { CATALOGUE, newWords } from './catalogue.ts';
import { openSite, PRODUCTION, type Site } from './site.ts';

/** As the image `gateway` is: it proves, and has neither a browser nor the program that drives one. */
const withoutBrowser = { STOA_PROOF: 'on', STOA_PROVER: undefined };
const WHY = 'No program that mounts versions is named here (STOA_PROVER).';

let site: Site;
test.beforeAll(async ({}, { project }) => {
  site = await openSite({ product: project.use.baseURL!, gateways: 1, env: withoutBrowser });
});
test.afterAll(() => site.close());

const liveNow = async () => (await site.ask('getChannel', { params: PRODUCTION })).live[CATALOGUE];
const refusedOf = (running: Promise<unknown>): Promise<Refusal[]> =>
  running.then(
    () => Promise.reject(new Error('It was not refused.')),
    ({ stderr, code }: { stderr: string; code: number }) => {
      expect(code).toBe(2);
      return (JSON.parse(stderr.slice(stderr.indexOf('{'))) as { refusals: Refusal[] }).refusals;
    },
  );

test('without a browser a version goes live with a warning, and not at all where its proof is required', async () => {
  const version = site.nextVersion();
  const release = `${CATALOGUE}@${version}`;
  const before = await liveNow();

  await test.step('publishing says that nobody looked', async () => {
    const folder = await site.build(CATALOGUE, version, newWords);
    const { published } = await site.stoa<{ published: PublishReply[] }>('publish', folder);
    expect(published).toMatchObject([{ outcome: 'published', proof: { outcome: 'not-run', why: WHY, browser: null } }]);
  });

  await test.step('required: neither everyone nor some visitors get it', async () => {
    await site.stoa('policy', CATALOGUE, '--proof', 'require');
    const changes = [
      ['promote', release, '--yes'],
      ['canary', release, '--weight', '5'],
    ];
    for (const words of changes) {
      const [refusal, ...others] = await refusedOf(site.stoa(...words));
      expect(others).toEqual([]);
      expect(refusal).toMatchObject({
        code: 'proof_missing',
        name: CATALOGUE,
        message: `${release} was not mounted in a browser, and production requires that of ${CATALOGUE}: ${WHY}`,
        remedy: expect.stringContaining(`stoa policy ${CATALOGUE} --proof warn`),
      });
    }
    expect(await liveNow()).toEqual(before);
  });

  await test.step('warned: it goes live, and the reply says that nobody looked', async () => {
    await site.stoa('policy', CATALOGUE, '--proof', 'warn');
    const { change, proofs } = await site.stoa<ChannelReply>('promote', release, '--yes');
    expect(change).toMatchObject({ moves: [{ name: CATALOGUE, to: version }] });
    expect(proofs).toMatchObject([{ name: CATALOGUE, version, outcome: 'not-run', why: WHY }]);
  });

  await test.step('required again: taking back waits for no browser', async () => {
    await site.stoa('policy', CATALOGUE, '--proof', 'require');
    await site.stoa('rollback', CATALOGUE, '--from', version, '--yes');
    expect((await liveNow())?.version).toBe(before?.version);
  });
});
