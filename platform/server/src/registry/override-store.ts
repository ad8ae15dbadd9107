import { z } from 'zod';
import { overridingRemote, remoteName, semver } from '@stoa/shared/platform-contract/release.ts';
import type { SigningKeys } from '../signing/signing.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { CLOCK_SLACK_MS } from './clock-slack.ts';
import { listKeys, openRecords } from './signed-records.ts';
import { passingWitness } from './witness.ts';

/** One person sees other code for a while; what was decided when it was made. */
export const override = z.object({
  /** Also the `jti` of its token. */
  id: z.string(),
  name: remoteName,
  /** Of a dev server on the person's own machine; null: a registered version. */
  origin: z.string().nullable(),
  version: semver.nullable(),
  /** What the dev server offers; null: a registered version. */
  remote: overridingRemote.nullable(),
  /** Email, in small letters. */
  person: z.string(),
  created_at: z.iso.datetime(),
  created_by: z.string(),
  expires_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
});
export type Override = z.infer<typeof override>;

export interface OverrideStore {
  create(made: Override): Promise<void>;
  find(id: string): Promise<Override | undefined>;
  /** Those that have neither ended nor expired. */
  listHeld(): Promise<Override[]>;
  /** Undefined when there is none. Ending again changes nothing. */
  end(id: string): Promise<Override | undefined>;
}

const PREFIX = 'overrides/';
const keyOf = (id: string) => `${PREFIX}${id}.json`;
const isId = (id: string) => /^[0-9a-f]{24}$/.test(id);
/** Who made and used it stands in the audit log: the record goes a day after it has expired. */
const KEPT_MS = 24 * 60 * 60 * 1000;

export function openOverrideStore(
  storage: ObjectStorage,
  signingKeys: SigningKeys,
  witness = passingWitness(),
): OverrideStore {
  const records = openRecords(storage, signingKeys, override, witness);
  const list = async () => {
    const keys = await listKeys(storage, PREFIX);
    const found = await Promise.all(keys.map(records.find));
    return found.filter((one) => one !== undefined);
  };
  return {
    create: async (made) => {
      await records.create(keyOf(made.id), override.parse(made));
      const old = (await list()).filter(({ expires_at: at }) => Date.parse(at) + KEPT_MS < Date.now());
      await Promise.all(old.map(({ id }) => storage.remove(keyOf(id))));
    },
    find: async (id) => (isId(id) ? records.find(keyOf(id)) : undefined),
    listHeld: async () => (await list()).filter(isRunning),
    end: async (id) => {
      if (!isId(id)) return undefined;
      const at = new Date().toISOString();
      return records.change(keyOf(id), (one) => (one.ended_at ? one : { ...one, ended_at: at }));
    },
  };
}

/** Also a short one, on a machine whose clock is ahead of the one that made it. */
export const isRunning = ({ ended_at: endedAt, expires_at: expiresAt }: Override): boolean =>
  endedAt === null && Date.parse(expiresAt) + CLOCK_SLACK_MS > Date.now();
