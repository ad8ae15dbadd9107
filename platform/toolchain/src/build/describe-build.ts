import {
  remoteDescriptor,
  shellDescriptor,
  type RemoteDescriptor,
  type ShellDescriptor,
} from '@stoa/shared/platform-contract/release.ts';
import { locales, textGroups } from '@stoa/shared/contract/site/locales.ts';
import type { BuiltFiles, FileGroup } from './built-files.ts';
import type { RemoteConfig } from './define-remote.ts';
import { borrowedRanges, lentVersions } from './lent-modules.ts';

export interface BuildFacts {
  name: string;
  version: string;
  /** Version of the contract between shell and remotes that the sources hold. */
  contract: string;
  commit: string | null;
  builtAt: Date;
  /** Raw and brotli bytes of one file of the build. */
  sizeOf(file: string): { bytes: number; brotli: number };
}

interface DescribeRemote extends BuildFacts {
  config: RemoteConfig;
  /** The container's global variable. */
  global: string;
  /** Libraries that it brings itself: name → exact version. */
  own: Record<string, string>;
}

/** What the shell calls; the same four as in shared/federation/create-remote.tsx. */
const requiredLifecycles = ['bootstrap', 'mount', 'unmount', 'update'];

/** The first latin files: what a first view needs before anyone scrolls. */
export const isFirstFont = (file: string): boolean => /-latin-(wght|\d+)-normal\./.test(file);

export function describeRemote(files: BuiltFiles, facts: DescribeRemote): RemoteDescriptor {
  const [entry] = files.entry.js;
  const { remote } = files.groups;
  if (!entry || !remote) throw new Error(`The build of ${facts.name} has no container with ./remote.`);
  const wanted = new Set(['remote', ...facts.config.routes.flatMap((route) => route.preload ?? [])]);
  for (const name of wanted) {
    if (files.groups[name]) continue;
    const known = Object.keys(files.groups).sort().join(', ');
    throw new Error(
      `A route of ${facts.name} preloads '${name}', which no webpackChunkName gives. There are: ${known}.`,
    );
  }
  return remoteDescriptor.parse({
    name: facts.name,
    version: facts.version,
    contract: `^${facts.contract}`,
    entry,
    global: facts.global,
    shared: borrowedRanges(files.federated),
    own: facts.own,
    lifecycles: lifecyclesOf(files, facts.name),
    module: files.moduleEntry ?? null,
    budget_brotli_bytes: facts.config.budget?.firstView ?? null,
    routes: facts.config.routes,
    preload: chosen(files.groups, [...wanted, ...textsOf([...wanted])]),
    build: buildFacts([entry, ...remote.js, ...remote.css], facts),
  });
}

/** @throws when the exposed module lacks one of the four that the shell calls. */
function lifecyclesOf({ exported }: BuiltFiles, remote: string): string[] {
  if (!exported) {
    throw new Error(
      `Which lifecycles src/remote.tsx of ${remote} exports can't be told: write them as ES exports, ` +
        `'export const { bootstrap, mount, update, unmount } = createRemote({ App })'.`,
    );
  }
  const missing = requiredLifecycles.filter((lifecycle) => !exported.includes(lifecycle));
  if (missing.length > 0) {
    throw new Error(
      `src/remote.tsx of ${remote} does not export ${missing.join(', ')}, which the shell calls. ` +
        `It exports ${[...exported].sort().join(', ') || 'nothing'}.`,
    );
  }
  return [...exported].sort();
}

/** What the shell has beside the files of its start. */
export type OfShell = Pick<ShellDescriptor, 'lent' | 'screens' | 'first_views'>;

export function describeShell(
  files: BuiltFiles,
  facts: BuildFacts,
  { lent, screens, first_views }: OfShell,
): ShellDescriptor {
  const wanted = Object.values(screens).flat();
  return shellDescriptor.parse({
    name: facts.name,
    version: facts.version,
    contract: facts.contract,
    scripts: files.entry.js,
    styles: files.entry.css,
    fonts: files.fonts.filter(isFirstFont),
    screens,
    preload: chosen(files.groups, [...wanted, ...textsOf(['remote', ...wanted])]),
    first_views,
    shared: lentVersions(files.federated),
    lent,
    build: buildFacts([...files.entry.js, ...files.entry.css], facts),
  });
}

/** Names of the groups that hold the texts of others, in every language. */
const textsOf = (groups: readonly string[]): string[] => locales.flatMap((locale) => textGroups(groups, locale));

const chosen = (groups: Record<string, FileGroup>, names: readonly string[]): Record<string, FileGroup> =>
  Object.fromEntries(Object.entries(groups).filter(([name]) => names.includes(name)));

function buildFacts(firstView: string[], { commit, builtAt, sizeOf }: BuildFacts): RemoteDescriptor['build'] {
  const sizes = firstView.map(sizeOf);
  return {
    commit,
    built_at: builtAt.toISOString(),
    bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
    brotli_bytes: sizes.reduce((sum, { brotli }) => sum + brotli, 0),
  };
}
