import type { ReleasedRemote } from '@stoa/shared/platform-contract/release.ts';
import type { Registry } from '../registry/registry.ts';
import { releasedRemote } from '../release/release-document.ts';

export type UsableRelease = { outcome: 'usable'; remote: ReleasedRemote } | { outcome: 'unknown' | 'revoked' };

/** A registered version that may be run: neither retired nor revoked in any channel. */
export async function findUsableRelease(
  { artefacts, channels }: Pick<Registry, 'artefacts' | 'channels'>,
  name: string,
  version: string,
): Promise<UsableRelease> {
  const artefact = (await artefacts.isRetired(name, version)) ? undefined : await artefacts.find(name, version);
  const [remote] = releasedRemote(artefact);
  if (!remote) return { outcome: 'unknown' };
  const documents = await Promise.all((await channels.listChannels()).map((channel) => channels.read(channel)));
  const isRevoked = documents.some(({ revoked }) => revoked.includes(`${name}@${version}`));
  return isRevoked ? { outcome: 'revoked' } : { outcome: 'usable', remote };
}
