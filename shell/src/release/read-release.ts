import { RELEASE_ELEMENT_ID } from '@stoa/shared/contract/platform-paths.ts';
import type { ReleaseDocument, ReleasedRemote, RemoteRoute } from '@stoa/shared/contract/release.ts';
import { RemoteFailure } from '../remotes/remote-failure.ts';

/** A release as this page can use it: remotes whose record is broken are left out, by name. */
export interface ReadRelease {
  document: ReleaseDocument;
  broken: readonly string[];
}

/** The document that the gateway wrote into the page. @throws RemoteFailure of stage `manifest` */
export function readInlineRelease(): ReadRelease {
  const text = document.getElementById(RELEASE_ELEMENT_ID)?.textContent;
  if (!text) throw unreadable('the page carries no release');
  try {
    return readRelease(JSON.parse(text));
  } catch (error) {
    throw error instanceof RemoteFailure ? error : unreadable('the release in the page is no JSON', error);
  }
}

/** A light check in place of the contract's schemas, which would cost every visitor a validation library. */
export function readRelease(given: unknown): ReadRelease {
  const { channel, revision, shell, remotes } = asRecord(given);
  if (typeof channel !== 'string' || typeof revision !== 'number' || !Array.isArray(remotes)) {
    throw unreadable('the release lacks its channel, revision or remotes');
  }
  const { version = '', contract = '' } = asRecord(shell) as Partial<ReleaseDocument['shell']>;
  const read = remotes.map((remote, position) => readRemote(remote) ?? nameOf(remote, position));
  return {
    document: {
      channel,
      revision,
      shell: { version, contract },
      remotes: read.filter((remote) => typeof remote !== 'string'),
    },
    broken: read.filter((remote) => typeof remote === 'string'),
  };
}

function readRemote(given: unknown): ReleasedRemote | undefined {
  const remote = asRecord(given) as Partial<ReleasedRemote>;
  const { name, version, entry, global, integrity, routes, preload, files } = remote;
  const texts = [name, version, entry, global, integrity];
  if (!texts.every((text) => typeof text === 'string') || !Array.isArray(routes) || !preload || !files)
    return undefined;
  if (!routes.every((route) => typeof route?.path === 'string')) return undefined;
  return { ...(remote as ReleasedRemote), routes: routes.map(withDefaults) };
}

const withDefaults = (route: RemoteRoute): RemoteRoute => ({
  ...route,
  roles: route.roles ?? [],
  permissions: route.permissions ?? [],
  preload: route.preload ?? [],
});

const nameOf = (given: unknown, position: number): string => {
  const { name } = asRecord(given);
  return typeof name === 'string' ? name : `remote number ${position + 1}`;
};

const asRecord = (given: unknown): Record<string, unknown> =>
  typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};

const unreadable = (detail: string, cause?: unknown) =>
  new RemoteFailure({ stage: 'manifest', type: 'missing', detail, cause });
