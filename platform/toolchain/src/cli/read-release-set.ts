import type { ReleaseSet } from '@stoa/shared/platform-contract/access.ts';
import type { ArtefactRecord } from '@stoa/shared/platform-contract/artefacts.ts';
import type { RegistryClient } from './registry-client.ts';
import { refuse } from '@stoa/server/registry/refusal.ts';

/** Build data of a version that came from a developer's machine: it was never published. */
const LOCAL = /\+local$/;

/** The versions of one page, and what each of them is made of. @throws ReleaseRefused naming what is gone */
export async function readReleaseSet(
  client: RegistryClient,
  id: string,
): Promise<{ set: ReleaseSet; records: ArtefactRecord[] }> {
  const set = await client.call('getReleaseSet', { params: { id } });
  const versions = Object.entries(set.versions);
  const local = versions.find(([, version]) => LOCAL.test(version));
  if (local) {
    throw refuse(
      'not_found',
      `In that page, ${local[0]} came from a developer's machine: its code was never published.`,
      local[0],
    );
  }
  const records = await Promise.all(
    versions.map(async ([name, version]) => (await client.call('getVersion', { params: { name, version } })).record),
  );
  return { set, records };
}
