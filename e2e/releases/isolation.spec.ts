import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChannelReply, Refusal } from '@stoa/shared/platform-contract/channels.ts';
import { PLATFORM_PREFIX } from '@stoa/shared/platform-contract/paths.ts';
import { CATALOGUE } from './catalogue.ts';
import { expect, PRODUCTION, test } from './fixtures.ts';
import type { Site } from './site.ts';

const PLAYER = 'mf-player';
const liveOn = async (site: Site) => (await site.ask('getChannel', { params: PRODUCTION })).live;

/** A new version of a remote, live for everyone; with the one that it replaced. */
async function release(site: Site, name: string) {
  const before = (await liveOn(site))[name]!.version;
  const version = site.nextVersion();
  await site.publish(name, version);
  await site.stoa('promote', `${name}@${version}`, '--from', before, '--yes');
  return { before, version };
}

test('a rollback that is tried again succeeds and changes nothing', async ({ site }) => {
  const { before, version } = await release(site, CATALOGUE);
  const words = ['rollback', CATALOGUE, '--from', version, '--yes', '--why', 'as a pipeline says it'];
  const first = await site.stoa<ChannelReply>(...words);
  expect(first.change?.moves).toEqual([{ name: CATALOGUE, from: version, to: before }]);
  const again = await site.stoa<ChannelReply>(...words);
  expect(again).toMatchObject({ change: null, already: true, earlier: { revision: first.change!.revision } });
  expect(again.document.revision).toBe(first.document.revision);
  expect((await liveOn(site))[CATALOGUE]?.version).toBe(before);
});

test('a promotion, a canary and a revocation that are tried again succeed and change nothing', async ({ site }) => {
  const before = (await liveOn(site))[CATALOGUE]!.version;
  const version = site.nextVersion();
  const id = `${CATALOGUE}@${version}`;
  await site.publish(CATALOGUE, version);
  const changes = [
    ['canary', id, '--weight', '5', '--from', before],
    ['promote', id, '--from', before],
    ['rollback', CATALOGUE, '--from', version, '--revoke'],
  ];
  for (const words of changes) {
    await test.step(words.join(' '), async () => {
      const [first, again] = [await site.stoa<ChannelReply>(...words, '--yes'), await site.stoa(...words, '--yes')];
      expect(first.change?.revision).toBe(first.document.revision);
      expect(again).toMatchObject({ change: null, already: true, document: first.document });
    });
  }
  expect((await site.ask('getChannel', { params: PRODUCTION })).revoked).toContain(id);
});

test('a call that looked at an older state of the channel is refused, and told what happened since', async ({
  site,
}) => {
  const { version } = await release(site, CATALOGUE);
  const next = site.nextVersion();
  await site.publish(CATALOGUE, next);
  const channel = `${site.url}${PLATFORM_PREFIX}/channels/${PRODUCTION.channel}`;
  const token = (await readFile(join(site.dataDir, 'keys/root-token'), 'utf8')).trim();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const tag = (await fetch(channel, { headers })).headers.get('etag') ?? '';
  const other = await release(site, PLAYER);
  const before = await liveOn(site);

  const calls = {
    rollback: { name: CATALOGUE, from: version },
    promote: { releases: [{ name: CATALOGUE, version: next, from: version }] },
    canary: { name: CATALOGUE, version: next, weight: 5, from: version },
  };
  for (const [path, asked] of Object.entries(calls)) {
    const given = { method: 'POST', body: JSON.stringify(asked), headers: { ...headers, 'if-match': tag } };
    const stale = await fetch(`${channel}/${path}`, given);
    expect(stale.status, path).toBe(412);
    const { code, message } = (await stale.json()) as Refusal;
    expect(code, path).toBe('revision_moved');
    expect(message, path).toMatch(
      new RegExp(`not at ${tag.replaceAll('"', '')}: .* promoted ${PLAYER} to ${other.version} .*decide again`),
    );
  }
  expect(await liveOn(site)).toEqual(before);
});

test('what other teams release in between refuses nobody, and takes nobody’s rollback away', async ({ site }) => {
  const { before, version } = await release(site, CATALOGUE);
  const other = await release(site, PLAYER);
  const { change } = await site.stoa<ChannelReply>('rollback', CATALOGUE, '--from', version, '--yes');
  expect(change?.moves).toEqual([{ name: CATALOGUE, from: version, to: before }]);
  expect((await liveOn(site))[PLAYER]?.version).toBe(other.version);
});
