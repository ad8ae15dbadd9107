import type { PageOverride } from '@stoa/shared/platform-contract/release.ts';
import { isRunning, type Override } from '../registry/override-store.ts';
import type { Registry } from '../registry/registry.ts';
import { readOverrideToken } from './override-token.ts';
import { findUsableRelease } from './usable-release.ts';

/** `gone`: what it points at is retired or revoked. */
export type UsedOverride =
  | { outcome: 'usable'; override: Override; page: PageOverride }
  | { outcome: 'other-person'; person: string }
  | { outcome: 'invalid' | 'expired' | 'ended' | 'gone' };

/** Whether this person may see what the token stands for, now. `person`: email of who is signed in. */
export async function useOverride(
  registry: Pick<Registry, 'keys' | 'overrides' | 'artefacts' | 'channels'>,
  token: string,
  person: string,
): Promise<UsedOverride> {
  const read = await readOverrideToken(token, registry.keys.verifier);
  if (read.outcome !== 'valid') return read.outcome === 'expired' ? { outcome: 'expired' } : { outcome: 'invalid' };
  if (read.claims.person !== person.toLowerCase()) return { outcome: 'other-person', person: read.claims.person };
  const override = await registry.overrides.find(read.claims.id);
  if (!override || !isRunning(override)) return { outcome: 'ended' };
  if (override.person !== read.claims.person || override.name !== read.claims.name) return { outcome: 'invalid' };
  const remote = override.remote ?? (await registeredRemote(registry, override));
  if (!remote) return { outcome: 'gone' };
  const { name, origin, expires_at } = override;
  return { outcome: 'usable', override, page: { name, origin, person: override.person, expires_at, remote } };
}

async function registeredRemote(
  registry: Pick<Registry, 'artefacts' | 'channels'>,
  { name, version }: Override,
): Promise<PageOverride['remote'] | undefined> {
  const found = await findUsableRelease(registry, name, version ?? '');
  return found.outcome === 'usable' ? found.remote : undefined;
}
