import { afterEach, expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import { applyChange } from '../release/apply-change.ts';
import { aRemote, aRoute, aShell } from '../testing/built-folders.ts';
import { aRegistry, publish } from '../testing/registries.ts';
import { watchLiveRelease, type LiveReleaseWatch } from './live-release.ts';

const watches: LiveReleaseWatch[] = [];
afterEach(() => {
  for (const watch of watches.splice(0)) watch.close();
});

test('a version from before a limit is given to pages as it was published', async () => {
  const registry = aRegistry();
  await publish(registry, aShell());
  await publish(registry, aRemote());
  const { files, descriptor } = (await registry.artefacts.find('mf-catalog', '1.0.0'))!;
  const menu = {
    place: 'footer' as const,
    label: 'All there is, in many more words than forty',
    labels: {},
    order: 5000,
  };
  const routes = [aRoute('/marketplace/results', { title: 'A screen '.repeat(50), menu })];
  const old = { ...descriptor, ...aRemote({ version: '0.9.0', routes }) };
  // As the registry wrote it when nothing was asked.
  await registry.artefacts.create({
    descriptor: old,
    files,
    published_at: '2026-01-01T00:00:00.000Z',
    published_by: 'ada',
  });
  const releases = [
    { name: 'shell', version: '1.0.0' },
    { name: 'mf-catalog', version: '0.9.0' },
  ];
  await applyChange(registry, 'production', { kind: 'promote', releases }, { by: 'ada' });
  const log = fastify({ logger: false }).log;
  const release = await watchLiveRelease(registry, { channel: 'production', log, patienceMs: 1000 });
  watches.push(release);
  const { held, document } = release.current()!;
  expect(held).toEqual([]);
  expect(document.remotes).toMatchObject([{ name: 'mf-catalog', version: '0.9.0', routes }]);
});
