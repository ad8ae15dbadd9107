import { RELEASE_ELEMENT_ID } from '@stoa/shared/platform-contract/paths.ts';
import type { ReleaseDocument, ReleasedRemote, Visit } from '@stoa/shared/platform-contract/release.ts';
import { RemoteFailure } from '../failure/remote-failure.ts';
import { asRecord } from './as-record.ts';
import { readRemote } from './read-remote.ts';
import { requireTrusted } from './trust.ts';
import type { TrustedKeys } from './verify-text.ts';

/** A release as this page can use it: remotes whose record is broken are left out, by name. */
export interface ReadRelease {
  document: ReleaseDocument;
  broken: readonly string[];
  /** Verified stand-ins for versions that this visit withholds. */
  standIns?: readonly ReleasedRemote[] | undefined;
  visit?: Visit | undefined;
}

/** The document that the gateway wrote into the page, once it is trusted. @throws RemoteFailure of stage `manifest` */
export async function readInlineRelease(visit: Visit | undefined): Promise<ReadRelease> {
  const payload = document.getElementById(RELEASE_ELEMENT_ID)?.textContent;
  if (!payload) throw unreadable('the page carries no release');
  const { key_id = '', signature = '', keys = {} } = visit ?? {};
  await requireTrusted({ payload, key_id, signature }, keys);
  return withStandIns({ ...parseRelease(payload), visit }, keys);
}

/** Only a page of which something is withheld loads the code for it. */
export async function withStandIns(release: ReadRelease, keys: TrustedKeys): Promise<ReadRelease> {
  const given = release.visit?.stand_ins;
  if (!given) return release;
  const { channel } = release.document;
  // Without that code the rest of the page goes on.
  const standIns = await import('./read-stand-ins.ts').then(
    ({ readStandIns }) => readStandIns(given, { channel, keys }),
    () => [],
  );
  return { ...release, standIns };
}

/** @throws RemoteFailure of stage `manifest` */
export function parseRelease(payload: string): ReadRelease {
  try {
    return readRelease(JSON.parse(payload));
  } catch (error) {
    throw error instanceof RemoteFailure ? error : unreadable('the release is no JSON', error);
  }
}

/** A light check in place of the contract's schemas, which would cost every visitor a validation library. */
export function readRelease(given: unknown): ReadRelease {
  const { channel, revision, shell, remotes, canaries = [], revoked = [] } = asRecord(given);
  const lists = [remotes, canaries, revoked];
  if (typeof channel !== 'string' || typeof revision !== 'number' || !lists.every(Array.isArray)) {
    throw unreadable('the release lacks its channel, revision or remotes');
  }
  const { version = '', contract = '' } = asRecord(shell) as Partial<ReleaseDocument['shell']>;
  const read = (remotes as unknown[]).map((remote, position) => readRemote(remote) ?? nameOf(remote, position));
  return {
    document: {
      channel,
      revision,
      shell: { version, contract },
      remotes: read.filter((remote) => typeof remote !== 'string'),
      // Who would have a canary whose record is broken has the stable version.
      canaries: (canaries as unknown[]).flatMap((remote) => readRemote(remote) ?? []),
      revoked: (revoked as unknown[]).filter((id) => typeof id === 'string'),
    },
    broken: read.filter((remote) => typeof remote === 'string'),
  };
}

const nameOf = (given: unknown, position: number): string => {
  const { name } = asRecord(given);
  return typeof name === 'string' ? name : `remote number ${position + 1}`;
};

const unreadable = (detail: string, cause?: unknown) =>
  new RemoteFailure({ stage: 'manifest', type: 'missing', detail, cause });
