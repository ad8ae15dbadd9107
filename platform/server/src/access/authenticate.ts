import type { TokenFacts } from '@stoa/shared/platform-contract/access.ts';
import { isSameToken, openPlatformToken } from '../registry/platform-token.ts';
import { refuse } from '../registry/refusal.ts';
import type { TokenStore } from '../registry/token-store.ts';
import { guestPrincipal, principalOfToken, rootPrincipal, type Principal } from '../registry/principal.ts';
import { principalOfPerson } from './rights.ts';
import { createSitePeople, type SitePeople } from './site-people.ts';

interface Options {
  registry: { tokens: TokenStore };
  dataDir: string;
  env: Readonly<Record<string, string | undefined>>;
  apiUrl: string;
}

/**
 * Who asks, from an `Authorization` header: the root token, a token of the registry, or the session of a person with the
 * permission `manage-releases`. Where a call needs nothing, everyone else is a guest.
 * @throws ReleaseRefused `unauthenticated`, `forbidden`, or `unavailable` when it cannot be found out; StorageUnavailable
 */
export type Authenticate = (authorization: string | undefined, needsNothing?: boolean) => Promise<Principal>;

export function createAuthenticate({ registry, dataDir, env, apiUrl }: Options): Authenticate {
  const people = createSitePeople({ apiUrl });
  let rootToken: Promise<string> | undefined;
  const openRootToken = () => (rootToken ??= openPlatformToken(dataDir, env['STOA_PLATFORM_TOKEN'] || undefined));
  // Made at the start, so that a command on the same machine finds it; a failure is told to who needs it.
  void openRootToken().catch(() => (rootToken = undefined));

  return async (authorization, needsNothing = false) => {
    if (needsNothing) return guestPrincipal;
    const given = /^bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
    if (!given) {
      throw refuse('unauthenticated', 'This needs a token: send it as Authorization: Bearer.', {
        remedy: 'Run stoa login, or set STOA_PLATFORM_TOKEN.',
      });
    }
    if (isSameToken(given, await openRootToken())) return rootPrincipal;
    return given.startsWith('stoa_') ? ofToken(registry.tokens, given) : ofSession(people, given);
  };
}

async function ofToken(tokens: TokenStore, given: string): Promise<Principal> {
  const found = await tokens.find(given);
  if (found.outcome === 'valid') return principalOfToken(found.facts);
  if (found.outcome === 'unknown') throw refuse('unauthenticated', 'The registry does not know this token.');
  const { name } = found.facts;
  const ended =
    found.outcome === 'maker-ended'
      ? `ended with “${found.maker.name}”, which it was made with and which ${endOf(found.maker)}`
      : endOf(found.facts);
  throw refuse('unauthenticated', `The token “${name}” ${ended}. Ask someone with admin for a new one.`);
}

const endOf = ({ revoked_at: revokedAt, expires_at: expiresAt }: TokenFacts): string =>
  revokedAt ? `was revoked at ${revokedAt}` : `expired at ${expiresAt}`;

async function ofSession(people: SitePeople, given: string): Promise<Principal> {
  const person = await people.find(given);
  if (!person) {
    throw refuse('unauthenticated', 'This is neither a token of the registry nor an open session of the site.', {
      remedy: 'Sign in again.',
    });
  }
  if (person.permissions.has('manage-releases')) return principalOfPerson(person);
  throw refuse('forbidden', `${person.name} does not have the permission manage-releases.`, {
    remedy: 'Ask a super-admin for it.',
  });
}
