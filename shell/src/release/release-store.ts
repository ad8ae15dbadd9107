import { PLATFORM_CONTRACT } from '@stoa/shared/federation/contract-version.ts';
import type { ReleasedRemote } from '@stoa/shared/contract/release.ts';
import { createStore } from 'zustand/vanilla';
import type { RemoteFailure } from '../remotes/remote-failure.ts';
import type { ReadRelease } from './read-release.ts';

interface ReleaseState {
  channel: string;
  /** −1 before the first one was read. */
  revision: number;
  remotes: readonly ReleasedRemote[];
  /** Remotes whose record cannot be used; which screens they have is not known. */
  broken: readonly string[];
  /** Why there is no release at all. */
  failure: RemoteFailure | undefined;
  /** Version of the shell in this page, then of the live one. */
  shellVersion: string;
  liveShellVersion: string;
  accept(release: ReadRelease): void;
  fail(failure: RemoteFailure): void;
}

const DEFAULT_CHANNEL = 'production';

/** Which version of each remote is live for this page. Screens that stand keep the version they began with. */
export const createReleaseStore = () =>
  createStore<ReleaseState>()((set) => ({
    channel: DEFAULT_CHANNEL,
    revision: -1,
    remotes: [],
    broken: [],
    failure: undefined,
    shellVersion: '',
    liveShellVersion: '',
    accept: ({ document: { channel, revision, remotes, shell }, broken }) =>
      set((now) => {
        const isFirst = now.revision < 0;
        // The same revision again is news only for a page that could not read all of it.
        const isNews = revision > now.revision || (revision === now.revision && now.broken.length > 0);
        if (!isNews) return {};
        const known = { channel, revision, failure: undefined, liveShellVersion: shell.version };
        if (isFirst) return { ...known, remotes, broken, shellVersion: shell.version };
        // Remotes made for another contract have to wait for the shell that offers it: a refreshed page.
        return shell.contract === PLATFORM_CONTRACT ? { ...known, remotes, broken } : known;
      }),
    fail: (failure) => set((now) => (now.revision < 0 ? { failure } : {})),
  }));

export type ReleaseStore = ReturnType<typeof createReleaseStore>;
