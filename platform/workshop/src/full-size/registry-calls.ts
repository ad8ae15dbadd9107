import { auditVerdict } from '@stoa/shared/platform-contract/access.ts';
import { channelHistory } from '@stoa/shared/platform-contract/channels.ts';
import { PLATFORM_PREFIX } from '@stoa/shared/platform-contract/paths.ts';
import { channelStatus } from '@stoa/shared/platform-contract/health.ts';
import type { z } from 'zod';

/** What the test asks of the registry through one gateway, with the token that may do everything. */
export function registryAt(url: string, token: string) {
  const call = (path: string, body?: unknown): Promise<Response> =>
    fetch(`${url}${PLATFORM_PREFIX}/${path}`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    });
  const read = async <S extends z.ZodType>(schema: S, path: string): Promise<z.output<S>> => {
    const reply = await call(path);
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return schema.parse(await reply.json());
  };
  const inChannel = (name: string) => `channels/production/${name}`;
  return {
    promote: (name: string, version: string) =>
      call(inChannel('promote'), {
        releases: [{ name, version }],
        allow_lower: true,
        allow_taken_back: true,
        why: 'measured',
      }),
    status: () => read(channelStatus, inChannel('status')),
    history: () => read(channelHistory, `${inChannel('history')}?limit=1000`),
    verifyAudit: () => read(auditVerdict, 'audit/verify'),
  };
}

/** The version of a remote that a page of this gateway carries. */
export async function versionInPage(url: string, name: string): Promise<string | undefined> {
  const html = await (await fetch(`${url}/`, { headers: { accept: 'text/html' } })).text();
  return new RegExp(`"name":"${name}","version":"([^"]+)"`).exec(html)?.[1];
}

/** Scripts and stylesheets that the page asks for at once. */
export async function assetsInPage(url: string, path = '/'): Promise<string[]> {
  const html = await (await fetch(url + path, { headers: { accept: 'text/html' } })).text();
  const found = [...html.matchAll(/(?:href|src)="(\/(?:shell|remotes)\/[^"]+)"/g)].map((match) => match[1] ?? '');
  return [...new Set(found)];
}
