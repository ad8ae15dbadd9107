import { VISIT_ELEMENT_ID } from '@stoa/shared/platform-contract/paths.ts';
import type { PageOverride, StandIns, Visit } from '@stoa/shared/platform-contract/release.ts';
import { asRecord } from './as-record.ts';
import { readRemote } from './read-remote.ts';

/** What the gateway wrote into the page for this visitor alone; undefined where it wrote nothing readable. */
export function readInlineVisit(): Visit | undefined {
  try {
    return readVisit(JSON.parse(document.getElementById(VISIT_ELEMENT_ID)?.textContent ?? 'null'));
  } catch {
    return undefined;
  }
}

/** A light check in place of the contract's schema; what is missing trusts nobody and chooses nothing. */
export function readVisit(given: unknown): Visit | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const { visitor, shell, canaries, release_set, pass, key_id, signature, keys, overrides, sample, stand_ins } =
    asRecord(given);
  const standIns = readStandIns(stand_ins);
  return {
    visitor: textOf(visitor),
    shell: textOf(shell),
    canaries: listOf(canaries).filter((id) => typeof id === 'string'),
    release_set: textOf(release_set),
    pass: textOf(pass),
    key_id: textOf(key_id),
    signature: textOf(signature),
    keys: asRecord(keys) as Visit['keys'],
    overrides: listOf(overrides).flatMap(readOverride),
    sample: typeof sample === 'number' ? sample : 1,
    ...(standIns && { stand_ins: standIns }),
  };
}

function readOverride(given: unknown): PageOverride[] {
  const { name, origin, person, expires_at, remote: record } = asRecord(given);
  const remote = readRemote(record);
  if (!remote || remote.name !== name || Number.isNaN(Date.parse(textOf(expires_at)))) return [];
  const from = typeof origin === 'string' ? origin : null;
  // Code without a hash may only come from just the machine that was allowed.
  const isBound = remote.integrity !== '' || (from !== null && remote.entry.startsWith(`${from}/`));
  return isBound ? [{ name, origin: from, person: textOf(person), expires_at: textOf(expires_at), remote }] : [];
}

function readStandIns(given: unknown): StandIns | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const { withheld, taken, texts } = asRecord(given);
  return {
    withheld: listOf(withheld).filter((id) => typeof id === 'string'),
    taken: listOf(taken).filter((id) => typeof id === 'string'),
    texts: listOf(texts).map((text) => {
      const { payload, key_id, signature } = asRecord(text);
      return { payload: textOf(payload), key_id: textOf(key_id), signature: textOf(signature) };
    }),
  };
}

const textOf = (given: unknown): string => (typeof given === 'string' ? given : '');
const listOf = (given: unknown): unknown[] => (Array.isArray(given) ? given : []);
