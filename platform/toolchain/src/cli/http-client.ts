import type { z } from 'zod';
import { PLATFORM_PREFIX } from '@stoa/shared/platform-contract/paths.ts';
import { registryProblem } from '@stoa/shared/platform-contract/channels.ts';
import { platformEndpoints, type PlatformReply } from '@stoa/shared/platform-contract/endpoints.ts';
import { platformRoutes, type PlatformRouteName } from '@stoa/shared/platform-contract/routes.ts';
import { isRefused, ReleaseRefused, refuse } from '@stoa/server/registry/refusal.ts';
import type { CallInput, RegistryClient } from './registry-client.ts';

const TIMEOUT_MS = 120_000;
/** Reading a long audit log takes its time. */
const VERIFY_TIMEOUT_MS = 30 * 60_000;
/** What visitors would have anew is mounted in a browser first. */
const PROOF_TIMEOUT_MS = 10 * 60_000;
const timeouts: Partial<Record<PlatformRouteName, number>> = {
  verifyAudit: VERIFY_TIMEOUT_MS,
  publish: PROOF_TIMEOUT_MS,
  promote: PROOF_TIMEOUT_MS,
  startCanary: PROOF_TIMEOUT_MS,
  approveProposal: PROOF_TIMEOUT_MS,
};
/** An upload that broke off is sent again: twice does no harm. */
const TRIES = 3;
const PAUSE_MS = 1_000;

interface Given {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Speaks to a gateway. */
export function openHttpClient(url: string, token: string | undefined): RegistryClient {
  const send = async (name: PlatformRouteName, given: Given): Promise<unknown> => {
    const [method = 'GET', template = ''] = platformRoutes[name].split(' ');
    if (!token && platformEndpoints[name].needs !== 'nothing') {
      throw refuse('unauthenticated', `This needs a token for ${url}.`, {
        remedy: `Run stoa login --url ${url}, or set STOA_PLATFORM_TOKEN.`,
      });
    }
    const isBytes = given.body instanceof Uint8Array;
    const reply = await fetch(`${url}${PLATFORM_PREFIX}/${fill(template, given.params)}${search(given.query)}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(given.body !== undefined && { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
      },
      ...(given.body !== undefined && {
        body: isBytes ? (given.body as Uint8Array<ArrayBuffer>) : JSON.stringify(given.body),
      }),
      signal: AbortSignal.timeout(timeouts[name] ?? TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new Unreachable(`No gateway answers at ${url}. Start it, or name another with --url.`, { cause });
    });
    const body: unknown = await reply.json().catch(() => undefined);
    if (!reply.ok) throw refusalOf(body, reply.status, url);
    return body;
  };

  return {
    place: url,
    call: async <N extends PlatformRouteName>(name: N, given: CallInput<N>) => {
      const schema: z.ZodType = platformEndpoints[name].reply;
      const run = () => send(name, given as Given);
      const reply = schema.safeParse(await (name === 'putBlob' ? withRetries(run) : run()));
      if (reply.success) return reply.data as PlatformReply<N>;
      throw new Error(`${url} answered ${name} in a way that this stoa does not know. Is it of another version?`);
    },
    close: async () => undefined,
  };
}

class Unreachable extends Error {}

async function withRetries<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const isPassing = error instanceof Unreachable || isRefused(error, 'unavailable');
      if (!isPassing || attempt >= TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
    }
  }
}

const fill = (template: string, params: Record<string, string> = {}): string =>
  template.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));

function search(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length > 0
    ? `?${new URLSearchParams(given.map(([key, value]): [string, string] => [key, String(value)]))}`
    : '';
}

function refusalOf(body: unknown, status: number, url: string): Error {
  const problem = registryProblem.safeParse(body);
  if (!problem.success) return new Error(`${url} answered with status ${status}, and not as a gateway does.`);
  const { refusals, request_id: _, ...only } = problem.data;
  return new ReleaseRefused(refusals ?? [only]);
}
