import type { ReleaseDocument, ReleasedRemote, Visit } from '@stoa/shared/platform-contract/release.ts';
import { PLATFORM_CONTRACT } from '@stoa/shared/federation/contract-version.ts';
import { createStore } from 'zustand/vanilla';
import type { RemoteFailure } from '../failure/remote-failure.ts';
import { chooseRemotes } from './choose-remotes.ts';
import type { ReadRelease } from './read-release.ts';
import { releaseIdOf } from './read-remote.ts';

interface ReleaseState {
  channel: string;
  /** −1 before the first one was read. */
  revision: number;
  /** What this page chooses from. */
  document: ReleaseDocument | undefined;
  /** This visitor's part: who they are, their canaries, the keys to trust. */
  visit: Visit | undefined;
  /** Which version of each remote this page takes. */
  remotes: readonly ReleasedRemote[];
  /** Versions that no page may go on using. */
  revoked: readonly string[];
  /** Versions whose files were not those of the release. */
  refused: ReadonlySet<string>;
  fallbacks: readonly ReleasedRemote[];
  /** In the place of versions that the gateway withholds. */
  standIns: readonly ReleasedRemote[];
  /** Remotes whose record cannot be used; which screens they have is not known. */
  broken: readonly string[];
  /** Why there is no release at all. */
  failure: RemoteFailure | undefined;
  /** Version of the shell in this page, then of the live one. */
  shellVersion: string;
  liveShellVersion: string;
  accept(release: ReadRelease): void;
  fail(failure: RemoteFailure): void;
  /** This page uses that version no more, as long as there is another one. */
  refuse(remote: ReleasedRemote): void;
  standBy(fallbacks: readonly ReleasedRemote[]): void;
}

const DEFAULT_CHANNEL = 'production';

/** Which version of each remote is live for this page. Screens that stand keep the version they began with. */
export const createReleaseStore = (visit?: Visit) =>
  createStore<ReleaseState>()((set) => {
    /** The same remote stays the same object, so that nobody draws anew for nothing. */
    const choose = (now: ReleaseState): ReleaseState => {
      if (!now.document) return now;
      const chosen = chooseRemotes({ ...now, document: { ...now.document, revoked: [...now.revoked] } });
      const isSame = (one: ReleasedRemote, other: ReleasedRemote) =>
        releaseIdOf(one) === releaseIdOf(other) && one.entry === other.entry;
      const remotes = chosen.map((remote) => now.remotes.find((before) => isSame(before, remote)) ?? remote);
      const isUnchanged = remotes.length === now.remotes.length && remotes.every((one, at) => one === now.remotes[at]);
      return { ...now, remotes: isUnchanged ? now.remotes : remotes };
    };

    return {
      channel: DEFAULT_CHANNEL,
      revision: -1,
      document: undefined,
      visit,
      remotes: [],
      revoked: [],
      refused: new Set<string>(),
      fallbacks: [],
      standIns: [],
      broken: [],
      failure: undefined,
      shellVersion: visit?.shell ?? '',
      liveShellVersion: '',
      accept: (release) => set((now) => (isNews(now, release) ? choose(take(now, release)) : now)),
      fail: (failure) => set((now) => (now.revision < 0 ? { failure } : now)),
      refuse: (remote) => set((now) => choose({ ...now, refused: new Set([...now.refused, releaseIdOf(remote)]) })),
      standBy: (fallbacks) => set((now) => choose({ ...now, fallbacks })),
    };
  });

/** An older revision, or another channel's, would put back what was taken away. */
function isNews(now: ReleaseState, { document: { channel, revision } }: ReadRelease): boolean {
  if (now.revision < 0) return true;
  if (channel !== now.channel) return false;
  // The same revision again is news only for a page that could not read or have all of it.
  const isWhole = now.broken.length === 0 && !now.visit?.stand_ins;
  return revision > now.revision || (revision === now.revision && !isWhole);
}

function take(now: ReleaseState, { document, broken, visit, standIns = [] }: ReadRelease): ReleaseState {
  const { channel, revision, shell, revoked } = document;
  const liveShellVersion = visit?.shell || shell.version;
  const known = { ...now, channel, revision, revoked, failure: undefined, liveShellVersion };
  // Remotes made for another contract have to wait for the shell that offers it: a refreshed page.
  if (now.document && (now.document.shell.contract !== shell.contract || isHeldShell(now, shell))) return known;
  return {
    ...known,
    document,
    broken,
    standIns,
    shellVersion: now.shellVersion || liveShellVersion,
    // Who the visitor is and whom the page trusts stays for the life of the page.
    visit: visit
      ? {
          ...visit,
          visitor: now.visit?.visitor || visit.visitor,
          keys: trustedKeys(now.visit, visit),
          overrides: now.visit ? stillGiven(now.visit, visit) : visit.overrides,
        }
      : now.visit,
  };
}

/** The shell of this page stood in for a newer one: what was withheld because of that needs the newer one. */
const isHeldShell = ({ visit }: ReleaseState, { contract }: ReleaseDocument['shell']): boolean =>
  visit?.stand_ins !== undefined && contract !== PLATFORM_CONTRACT;

/** Nobody signs the visit: what is fetched may end an override, and only the page itself may bring one. */
const stillGiven = (page: Visit, fetched: Visit): Visit['overrides'] =>
  page.overrides.filter((own) =>
    fetched.overrides.some(
      ({ name, origin, remote }) => name === own.name && origin === own.origin && remote.entry === own.remote.entry,
    ),
  );

/** The page is the root of trust: what it named, nothing fetched later can add to. */
export const trustedKeys = (page: Visit | undefined, fetched: Visit | undefined): Visit['keys'] =>
  page && Object.keys(page.keys).length > 0 ? page.keys : (fetched?.keys ?? {});

export type ReleaseStore = ReturnType<typeof createReleaseStore>;
