import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { createOverrideBody, createOverrideReply } from '@stoa/shared/platform-contract/access.ts';
import { PLATFORM_PREFIX } from '@stoa/shared/platform-contract/paths.ts';
import type { Override } from '../registry/override-store.ts';
import { refuse } from '../registry/refusal.ts';
import type { Registry } from '../registry/registry.ts';
import { readOverrideOrigins, requireOnOrigin, requireOrigin } from './override-origins.ts';
import { signOverride } from './override-token.ts';
import { findUsableRelease } from './usable-release.ts';

interface Options {
  by: string;
  /** Without a slash at its end. */
  siteUrl: string;
  env?: Readonly<Record<string, string | undefined>>;
}

const MINUTE_MS = 60_000;

/** Lets one person see other code for a while: a signed link, to be opened while signed in. @throws ReleaseRefused */
export async function createOverride(
  registry: Pick<Registry, 'keys' | 'overrides' | 'audit' | 'artefacts' | 'channels'>,
  body: z.output<typeof createOverrideBody>,
  { by, siteUrl, env = process.env }: Options,
): Promise<z.output<typeof createOverrideReply>> {
  const { signer } = registry.keys;
  if (!signer) throw refuse('unavailable', 'This gateway has no signing key: make the override at another one.');
  if (body.name === 'shell') throw refuse('invalid', 'The shell cannot be overridden, only remotes.', { file: 'name' });

  const now = Date.now();
  // Tokens count in whole seconds.
  const expiresAt = new Date(Math.floor((now + body.minutes * MINUTE_MS) / 1000) * 1000);
  const made: Override = {
    id: randomBytes(12).toString('hex'),
    name: body.name,
    ...(await codeOf(registry, body, env)),
    person: body.person.toLowerCase(),
    created_at: new Date(now).toISOString(),
    created_by: by,
    expires_at: expiresAt.toISOString(),
    ended_at: null,
  };
  await registry.overrides.create(made);
  await registry.audit.append({
    kind: 'override-create',
    by,
    subject: subjectOf(made),
    details: { id: made.id, person: made.person, expires_at: made.expires_at },
  });
  const token = await signOverride(made, expiresAt, signer);
  return { url: `${siteUrl}${PLATFORM_PREFIX}/overrides/accept?token=${token}`, expires_at: made.expires_at };
}

/** `mf-catalog@1.5.0`, or `mf-catalog from http://localhost:8102`. */
export const subjectOf = ({ name, origin, version }: Override): string =>
  origin ? `${name} from ${origin}` : `${name}@${version}`;

async function codeOf(
  registry: Pick<Registry, 'artefacts' | 'channels'>,
  { name, origin: given, remote, version }: z.output<typeof createOverrideBody>,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Pick<Override, 'origin' | 'remote' | 'version'>> {
  if (given !== undefined && remote) {
    const origin = requireOrigin(given, readOverrideOrigins(env));
    return { origin, remote: requireOnOrigin(remote, origin, name), version: null };
  }
  const found = await findUsableRelease(registry, name, version ?? '');
  if (found.outcome === 'usable') return { origin: null, remote: null, version: found.remote.version };
  throw found.outcome === 'revoked'
    ? refuse('revoked', `${name}@${version} was revoked: nobody may use it any more.`, name)
    : refuse('unknown_version', `${name}@${version} is not published. See: stoa status ${name}`, name);
}
