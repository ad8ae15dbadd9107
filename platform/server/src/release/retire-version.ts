import type { Holder, RetireReply } from '@stoa/shared/platform-contract/artefacts.ts';
import { blobsOf } from '../registry/built-folder.ts';
import { refuse } from '../registry/refusal.ts';
import type { Registry } from '../registry/registry.ts';
import { DESPITE_PAGES_KEEP_MS, findHolders, type HoldersQuestion } from './holders.ts';
import type { Release } from './plan-change.ts';
import { stillNeeded } from './still-needed.ts';

const HOUR_MS = 60 * 60 * 1000;
/** A blob that no version names may belong to one that is being published. */
const UPLOAD_LASTS_MS = 24 * HOUR_MS;

export interface RetireBecause {
  by: string;
  why: string;
  /** Whoever says that they have it open keeps it for an hour after it left service, and no longer. */
  despitePages?: boolean;
}

/** Why a version may not go yet. @throws StorageUnavailable: then nobody can say that it is free */
export async function listHolders(
  registry: Registry,
  name: string,
  version: string,
  keeping: Pick<HoldersQuestion, 'keepPagesMs'> = {},
): Promise<Holder[]> {
  const channels = await registry.channels.listChannels();
  return findHolders({
    ...keeping,
    name,
    version,
    channels: await Promise.all(channels.map((channel) => registry.channels.read(channel))),
    changesOf: (channel) => registry.channels.listChanges(channel),
    learnedAt: registry.channels.learnedAt,
    leases: await registry.leases.heldVersions(),
    overrides: await registry.overrides.listHeld(),
    gateways: (await Promise.all(channels.map((channel) => registry.gateways.list(channel)))).flat(),
  });
}

/**
 * Deletes a version that nobody needs any more. Buried first: from then on it cannot be promoted, and whatever kills this
 * process, calling again completes it. @throws ReleaseRefused `still_needed`, saying by whom
 */
export async function retireVersion(
  registry: Registry,
  { name, version }: Release,
  { by, why, despitePages = false }: RetireBecause,
): Promise<RetireReply> {
  const artefact = await registry.artefacts.find(name, version);
  if (!artefact && !(await registry.artefacts.isRetired(name, version))) {
    throw refuse('unknown_version', `${name}@${version} was never published here.`, name);
  }
  const keeping = despitePages ? { keepPagesMs: DESPITE_PAGES_KEEP_MS } : {};
  const holders = await listHolders(registry, name, version, keeping);
  if (holders.length > 0) throw stillNeeded({ name, version }, holders);
  await registry.artefacts.bury(name, version, by);
  // Someone may have promoted it in the same moment; then it stays whole, and is only closed to new promotions.
  const late = await listHolders(registry, name, version, keeping);
  if (late.length > 0) throw refuse('still_needed', `${name}@${version} was put to use in this very moment.`, name);
  const pictures = await registry.proofs.picturesOf(name, version);
  await registry.proofs.removeAll(name, version);
  await registry.artefacts.remove(name, version);
  const files = artefact ? blobsOf(artefact.files).keys() : [];
  const freed = await removeUnneededBlobs(registry, new Set([...files, ...pictures]));
  await registry.audit.append({
    kind: 'retire',
    by,
    why,
    subject: `${name}@${version}`,
    details: { freed_bytes: freed, ...(despitePages && { despite_pages: true }) },
  });
  return { name, version, freed_bytes: freed };
}

/** Blobs that no version and no proof names any more: those of the retired one at once, others when their upload is long over. */
async function removeUnneededBlobs(registry: Registry, retired: ReadonlySet<string>): Promise<number> {
  const candidates = new Map<string, number>();
  for await (const { blob, bytes, changedAt } of registry.blobs.list()) {
    if (retired.has(blob) || Date.now() - changedAt.getTime() > UPLOAD_LASTS_MS) candidates.set(blob, bytes);
  }
  // Read after the candidates were found: a version published meanwhile keeps its blobs.
  for (const name of await registry.artefacts.listNames()) {
    for (const version of await registry.artefacts.listVersions(name)) {
      const artefact = await registry.artefacts.find(name, version);
      if (artefact) for (const blob of blobsOf(artefact.files).keys()) candidates.delete(blob);
      for (const picture of await registry.proofs.picturesOf(name, version)) candidates.delete(picture);
    }
  }
  for (const blob of candidates.keys()) await registry.blobs.remove(blob);
  return [...candidates.values()].reduce((sum, bytes) => sum + bytes, 0);
}
