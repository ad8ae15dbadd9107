import { expect, test } from '@jest/globals';
import { PLATFORM_CONTRACT } from '@stoa/shared/federation/contract-version.ts';
import { aKey } from '../testing/a-key.ts';
import { aRemote } from '../testing/a-remote.ts';
import { readRelease } from './read-release.ts';
import { readStandIns } from './read-stand-ins.ts';
import { readVisit } from './read-visit.ts';
import { createReleaseStore } from './release-store.ts';

const aText = (version: string, channel = 'production') =>
  JSON.stringify({ channel, revision: 4, remotes: [aRemote('mf-catalog', version), aRemote('mf-player', '1.0.0')] });
const idsOf = (remotes: readonly { name: string; version: string }[]) =>
  remotes.map(({ name, version }) => `${name}@${version}`);

test('only what is meant is taken of a document, and only if a key of the page signed it for this channel', async () => {
  const [key, stranger] = [await aKey(), await aKey()];
  const read = async (...texts: Awaited<ReturnType<typeof key.sign>>[]) =>
    idsOf(
      await readStandIns(
        { withheld: ['mf-catalog@1.5.0'], taken: ['mf-catalog@1.4.0'], texts },
        { channel: 'production', keys: key.keys },
      ),
    );
  expect(await read(await key.sign(aText('1.4.0')))).toEqual(['mf-catalog@1.4.0']);
  expect(await read(await key.sign(aText('1.3.0')))).toEqual([]);
  expect(await read(await stranger.sign(aText('1.4.0')))).toEqual([]);
  expect(await read(await key.sign(aText('1.4.0', 'staging')))).toEqual([]);
  const altered = { ...(await key.sign(aText('1.3.0'))), payload: aText('1.4.0') };
  expect(await read(altered, await key.sign('no JSON'), await key.sign(aText('1.4.0')))).toEqual(['mf-catalog@1.4.0']);
});

const aRelease = (revision: number, contract = PLATFORM_CONTRACT) =>
  readRelease({
    channel: 'production',
    revision,
    shell: { version: '1.0.0', contract },
    remotes: [aRemote('mf-catalog', '1.5.0'), aRemote('mf-player', '2.0.0')],
  });
const withheld = readVisit({ stand_ins: { withheld: ['mf-catalog@1.5.0'], taken: ['mf-catalog@1.4.0'], texts: [] } });

test('a page takes the stand-in for what is withheld, and the version itself as soon as it is given', () => {
  const store = createReleaseStore();
  const live = () => idsOf(store.getState().remotes);
  store.getState().accept({ ...aRelease(5), visit: withheld, standIns: [aRemote('mf-catalog', '1.4.0')] });
  expect(live()).toEqual(['mf-catalog@1.4.0', 'mf-player@2.0.0']);
  store.getState().accept({ ...aRelease(5), visit: readVisit({}) });
  expect(live()).toEqual(['mf-catalog@1.5.0', 'mf-player@2.0.0']);
});

test('what is given again with a newer shell waits for the refreshed page', () => {
  const store = createReleaseStore();
  const standIns = [aRemote('mf-catalog', '1.4.0')];
  store.getState().accept({ ...aRelease(5, '99.0.0'), visit: withheld, standIns });
  store.getState().accept({ ...aRelease(5, '99.0.0'), visit: readVisit({ shell: '9.0.0' }) });
  expect(idsOf(store.getState().remotes)).toEqual(['mf-catalog@1.4.0', 'mf-player@2.0.0']);
  expect(store.getState().liveShellVersion).toBe('9.0.0');
});

test('what nothing stands in for keeps its addresses, so that its screen can say what is wrong', () => {
  const store = createReleaseStore();
  store.getState().accept({ ...aRelease(5), visit: withheld, standIns: [] });
  expect(idsOf(store.getState().remotes)).toEqual(['mf-catalog@1.5.0', 'mf-player@2.0.0']);
});
