import type { ArtefactRecord, PublishedFile, VersionDiff } from '@stoa/shared/platform-contract/artefacts.ts';
import type { RemoteRoute } from '@stoa/shared/platform-contract/release.ts';
import { withoutHash } from './gate/without-hash.ts';

/** What differs between two versions of one remote, or of the shell. Pure. */
export function diffVersions(from: ArtefactRecord, to: ArtefactRecord): VersionDiff {
  const [before, after] = [from.descriptor, to.descriptor];
  return {
    name: after.name,
    from: before.version,
    to: after.version,
    commits: { from: before.build.commit, to: after.build.commit },
    first_view: { from: before.build.brotli_bytes, to: after.build.brotli_bytes },
    files: diffFiles(from.files, to.files),
    routes: diffRoutes(routesOf(from), routesOf(to)),
    shared: diffShared(before.shared, after.shared),
    contract: { from: before.contract, to: after.contract },
  };
}

const routesOf = ({ descriptor }: ArtefactRecord): RemoteRoute[] => ('routes' in descriptor ? descriptor.routes : []);

type File = Pick<PublishedFile, 'path' | 'bytes' | 'integrity'>;

/** Pairs by path first, then equal bytes under another name, then names that are equal but for their hash. */
function diffFiles(from: readonly File[], to: readonly File[]): VersionDiff['files'] {
  const left = pairing(from, to);
  const pairs = [...left.pairBy(({ path }) => path), ...left.pairBy(({ integrity }) => integrity)];
  pairs.push(...left.pairBy(({ path }) => withoutHash(path)));
  const changed = pairs.filter(([before, after]) => before.integrity !== after.integrity);
  return {
    added: left.to().map(sized).sort(byPath),
    removed: left.from().map(sized).sort(byPath),
    changed: changed
      .map(([before, { path, bytes }]) => ({ path, from_bytes: before.bytes, to_bytes: bytes }))
      .sort(byPath),
    same: pairs.length - changed.length,
  };
}

const sized = ({ path, bytes }: File) => ({ path, bytes });
const byPath = (one: { path: string }, other: { path: string }): number => one.path.localeCompare(other.path);

function pairing(from: readonly File[], to: readonly File[]) {
  const olds = new Set(from);
  const news = new Set(to);
  return {
    from: () => [...olds],
    to: () => [...news],
    /** Takes out, two by two, the files for which `keyOf` says the same. */
    pairBy: (keyOf: (file: File) => string): [File, File][] => {
      const waiting = Map.groupBy(olds, keyOf);
      const pairs: [File, File][] = [];
      for (const after of news) {
        const before = waiting.get(keyOf(after))?.shift();
        if (!before) continue;
        pairs.push([before, after]);
        olds.delete(before);
        news.delete(after);
      }
      return pairs;
    },
  };
}

function diffRoutes(from: readonly RemoteRoute[], to: readonly RemoteRoute[]): VersionDiff['routes'] {
  const pairOf = (route: RemoteRoute, others: readonly RemoteRoute[]) =>
    others.find(({ id }) => id === route.id) ?? others.find(({ path }) => path === route.path);
  return {
    added: to.filter((route) => !pairOf(route, from)).map(({ path }) => path),
    removed: from.filter((route) => !pairOf(route, to)).map(({ path }) => path),
    changed: to.flatMap((route) => {
      const before = pairOf(route, from);
      return before ? wordsOf(before, route).map((what) => ({ path: route.path, what })) : [];
    }),
  };
}

function wordsOf(before: RemoteRoute, after: RemoteRoute): string[] {
  const words: string[] = [];
  if (before.path !== after.path) words.push(`was at ${before.path}`);
  if (before.id !== after.id) words.push(`was called ${before.id}, is called ${after.id}`);
  if (before.title !== after.title) words.push(`title was “${before.title}”, is “${after.title}”`);
  if (before.requiresLogin !== after.requiresLogin) {
    words.push(after.requiresLogin ? 'requires a login now' : 'requires no login any more');
  }
  for (const field of ['roles', 'permissions', 'devices', 'preload'] as const) {
    const [was, is] = [before[field], after[field]].map((list) => list.toSorted().join(', ') || 'none');
    if (was !== is) words.push(`${field} were ${was}, are ${is}`);
  }
  return words;
}

function diffShared(from: Record<string, string>, to: Record<string, string>): VersionDiff['shared'] {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])].sort();
  const changed = names.filter((name) => from[name] !== to[name]);
  return Object.fromEntries(changed.map((name) => [name, { from: from[name] ?? null, to: to[name] ?? null }]));
}
