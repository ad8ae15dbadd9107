import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { startUp } from '@stoa/shared/contract/people/accounts.ts';
import { type Permission, type RoleName } from '@stoa/shared/contract/kernel/roles.ts';
import { API_PREFIX, routes } from '@stoa/shared/contract/kernel/routes.ts';
import { ReleaseRefused } from '../registry/refusal.ts';

/** Someone who is signed in to the site. */
export interface SitePerson {
  /** Of the account; stays when the email changes. */
  id: string;
  email: string;
  name: string;
  roles: readonly RoleName[];
  permissions: ReadonlySet<Permission>;
}

export interface SitePeople {
  /** Whose session this is; undefined when it is nobody's. @throws ReleaseRefused `unavailable` when the API does not say */
  find(sessionToken: string): Promise<SitePerson | undefined>;
}

/** A right that was taken away counts this much longer. */
const FRESH_MS = 15_000;
const MOST_KEPT = 2_000;
const GIVE_UP_MS = 5_000;
const LONGEST_TOKEN = 512;

export function createSitePeople({ apiUrl }: { apiUrl: string }): SitePeople {
  // By hash: no session token lies about in memory.
  const kept = new LRUCache<string, Promise<SitePerson | undefined>>({ max: MOST_KEPT, ttl: FRESH_MS });
  const [, path] = routes.getStartUp.split(' ');
  const url = `${apiUrl}${API_PREFIX}/${path}`;
  return {
    find: async (token) => {
      if (!/^[\w.~+/=-]+$/.test(token) || token.length > LONGEST_TOKEN) return undefined;
      const key = createHash('sha256').update(token).digest('base64');
      const known = kept.get(key);
      if (known) return known;
      const asked = ask(url, token);
      kept.set(key, asked);
      asked.catch(() => kept.delete(key));
      return asked;
    },
  };
}

async function ask(url: string, token: string): Promise<SitePerson | undefined> {
  try {
    const reply = await fetch(url, {
      headers: { accept: 'application/json', authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest' },
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
    if (reply.status === 401) return undefined;
    if (!reply.ok) throw new Error(`The API answered with ${reply.status}.`);
    const { user, roles } = startUp.pick({ user: true, roles: true }).parse(await reply.json());
    return {
      id: user.id,
      email: user.email.toLowerCase(),
      name: user.full_name,
      roles: roles.map(({ name }) => name),
      permissions: new Set(roles.flatMap(({ permissions }) => permissions.map(({ name }) => name))),
    };
  } catch (error) {
    const message = 'The site cannot say who you are at the moment. Try again, or use a token.';
    throw new ReleaseRefused([{ code: 'unavailable', message }], { cause: error });
  }
}
