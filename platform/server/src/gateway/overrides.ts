import { parseCookie } from 'cookie';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { z } from 'zod';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { END_OVERRIDES_PATH, PLATFORM_PREFIX } from '@stoa/shared/platform-contract/paths.ts';
import type { PageOverride } from '@stoa/shared/platform-contract/release.ts';
import { subjectOf } from '../access/create-override.ts';
import { readOverrideCookie, writeOverrideCookie } from '../access/override-cookie.ts';
import { readOverrideOrigins } from '../access/override-origins.ts';
import { readOverrideToken } from '../access/override-token.ts';
import { createSitePeople, type SitePerson } from '../access/site-people.ts';
import { useOverride, type UsedOverride } from '../access/use-override.ts';
import { isRefused, refuse } from '../registry/refusal.ts';
import type { Registry } from '../registry/registry.ts';
import { StorageUnavailable } from '../storage/object-storage.ts';
import { sendNote } from './note-page.ts';
import { sendProblem } from './problems.ts';

export interface Overrides {
  /**
   * What this browser's page takes from elsewhere. Only what was signed, for the person who is signed in, and has not
   * ended; whenever that cannot be found out, nothing. Never throws.
   */
  forPage(request: FastifyRequest): Promise<PageOverride[]>;
  /** Switches one on, and adds it to those that the browser has. */
  accept(request: FastifyRequest, token: string): Promise<Accepted>;
  /** Ends all that this browser has. */
  end(request: FastifyRequest): Promise<void>;
  /** The `Set-Cookie` for tokens that turned out to be good for nothing while the request was answered. */
  dropped(request: FastifyRequest): string | undefined;
}

export type Accepted =
  | { outcome: 'accepted'; cookie: string; path: string }
  | { outcome: 'not-signed-in' }
  | Exclude<UsedOverride, { outcome: 'usable' }>;

interface Options {
  registry: Registry;
  apiUrl: string;
  env?: Readonly<Record<string, string | undefined>>;
}

export function createOverrides({ registry, apiUrl, env = process.env }: Options): Overrides {
  // A wrong setting is told at the start, not to the first who needs it.
  readOverrideOrigins(env);
  const people = createSitePeople({ apiUrl });
  const droppedOf = new WeakMap<FastifyRequest, string>();
  const personOf = async (request: FastifyRequest): Promise<SitePerson | undefined> => {
    const session = parseCookie(request.headers.cookie ?? '')['token'];
    return session ? people.find(session) : undefined;
  };

  const forPage = async (request: FastifyRequest): Promise<PageOverride[]> => {
    const tokens = readOverrideCookie(request.headers.cookie);
    if (tokens.length === 0) return [];
    const person = await personOf(request);
    // Who signs in again finds the overrides again.
    if (!person) return [];
    const used = await Promise.all(tokens.map((token) => useOverride(registry, token, person.email)));
    const good = tokens.filter((_token, index) => used[index]?.outcome === 'usable');
    if (good.length < tokens.length) droppedOf.set(request, writeOverrideCookie(good, isSecure(request)));
    return used.flatMap((one) => (one.outcome === 'usable' ? [one.page] : []));
  };

  return {
    forPage: async (request) => {
      try {
        return await forPage(request);
      } catch (error) {
        logTrouble(request.log, error);
        return [];
      }
    },
    accept: async (request, token) => {
      const person = await personOf(request);
      if (!person) return { outcome: 'not-signed-in' };
      const used = await useOverride(registry, token, person.email);
      if (used.outcome !== 'usable') return used;
      await registry.audit.append({
        kind: 'override-use',
        by: person.name,
        subject: subjectOf(used.override),
        details: { id: used.override.id, person: person.email },
      });
      const before = readOverrideCookie(request.headers.cookie);
      const read = await Promise.all(before.map((one) => readOverrideToken(one, registry.keys.verifier)));
      // One per remote: the newer one counts.
      const others = before.filter((_one, index) => {
        const other = read[index];
        return other?.outcome === 'valid' && other.claims.name !== used.override.name;
      });
      const cookie = writeOverrideCookie([token, ...others], isSecure(request));
      return { outcome: 'accepted', cookie, path: firstScreen(used.page.remote.routes) };
    },
    end: async (request) => {
      for (const token of readOverrideCookie(request.headers.cookie)) {
        const read = await readOverrideToken(token, registry.keys.verifier);
        const before = read.outcome === 'valid' ? await registry.overrides.find(read.claims.id) : undefined;
        if (!before || before.ended_at) continue;
        await registry.overrides.end(before.id);
        await registry.audit.append({
          kind: 'override-end',
          by: before.person,
          subject: subjectOf(before),
          details: { id: before.id, person: before.person },
        });
      }
    },
    dropped: (request) => droppedOf.get(request),
  };
}

/** Accepting and ending overrides. Pages registered after it take away cookies that are good for nothing. */
export const overrideRoutes = plugin(async (app: FastifyInstance, { overrides }: { overrides: Overrides }) => {
  app.addHook('onSend', async (request, reply) => {
    const cookie = overrides.dropped(request);
    if (cookie) reply.header('set-cookie', cookie);
  });

  app.get(`${PLATFORM_PREFIX}/overrides/accept`, async (request, reply) => {
    const { token } = z.object({ token: z.string().max(2_000).catch('') }).parse(request.query);
    reply.header('referrer-policy', 'no-referrer');
    if (isLedHere(request)) return sendNote(reply, { ...ARE_YOU_SURE, link: request.url });
    const accepted = await overrides.accept(request, token).catch((error: unknown) => {
      logTrouble(request.log, error);
      return { outcome: 'unavailable' as const };
    });
    if (accepted.outcome !== 'accepted') return sendNote(reply, noteOf(accepted));
    return reply.header('cache-control', 'no-store').header('set-cookie', accepted.cookie).redirect(accepted.path, 303);
  });

  await app.register(async (scope) => {
    scope.setErrorHandler(sendProblem);
    scope.post(END_OVERRIDES_PATH, async (request, reply) => {
      requireSameSite(request);
      // The browser loses them in any case; other browsers of the person when the storage is back or they expire.
      await overrides.end(request).catch((error: unknown) => logTrouble(request.log, error));
      const cookie = writeOverrideCookie([], isSecure(request));
      return reply.code(204).header('cache-control', 'no-store').header('set-cookie', cookie).send();
    });
  });
});

function noteOf(accepted: Exclude<Accepted, { outcome: 'accepted' }> | { outcome: 'unavailable' }) {
  switch (accepted.outcome) {
    case 'not-signed-in':
      return {
        status: 401,
        title: 'Sign in first',
        text: 'Sign in to the site in this browser, then open the link again.',
        link: to.login(),
        linkText: 'Sign in',
      };
    case 'other-person':
      return {
        status: 403,
        title: 'This link is for someone else',
        text: `Sign in as ${accepted.person}, then open it again.`,
      };
    case 'expired':
    case 'ended':
      return { status: 410, title: 'This override has ended', text: 'Ask for a new link.' };
    case 'gone':
      return { status: 410, title: 'This version is not there any more', text: 'It was retired or revoked.' };
    case 'unavailable':
      return { status: 503, title: 'This did not work', text: 'Please open the link again in a moment.' };
    case 'invalid':
      return {
        status: 400,
        title: 'This link cannot be used',
        text: 'It is not whole, or not from this site. Copy it again.',
      };
  }
}

/** Where the person sees what they came for: without parameters that nobody can guess. The contract keeps paths on this site. */
const firstScreen = (routes: readonly { path: string }[]): string =>
  routes.find(({ path }) => !/[:*?]/.test(path))?.path ?? '/';

/** Another site's page, mail or chat opened the link; not the person's own hand, nor a page of this site. */
const isLedHere = ({ headers }: FastifyRequest): boolean =>
  ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));

const ARE_YOU_SURE = {
  status: 200,
  title: 'Other code for this browser',
  text: 'This link lets this browser run code of the site that others do not get. Go on only if you asked for it.',
  linkText: 'Go on',
};

/** A form on another site can send neither of these. */
function requireSameSite(request: FastifyRequest): void {
  if (request.headers['x-requested-with'] === 'XMLHttpRequest') return;
  if (request.headers['sec-fetch-site'] === 'same-origin') return;
  throw refuse('forbidden', 'Send the header X-Requested-With: XMLHttpRequest.');
}

function logTrouble(log: FastifyBaseLogger, error: unknown): void {
  if (isRefused(error) || error instanceof StorageUnavailable) log.warn({ reason: error.message }, 'overrides');
  else log.error(error, 'overrides');
}

const isSecure = ({ protocol }: FastifyRequest): boolean => protocol === 'https';
