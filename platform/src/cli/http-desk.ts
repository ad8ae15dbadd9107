import { Readable } from 'node:stream';
import type { z } from 'zod';
import {
  channelDocument,
  channelHistory,
  channelReply,
  PLATFORM_PREFIX,
  publishReply,
  registryProblem,
  remoteList,
} from '@stoa/shared/contract/channels.ts';
import { verifyArtefact } from '../registry/artefact.ts';
import { packFolder } from '../registry/archive.ts';
import { ReleaseRefused, refuse } from '../registry/refusal.ts';
import type { Because } from '../release/apply-release.ts';
import type { ReleaseDesk } from './release-desk.ts';

/** Speaks to a gateway. */
export function openHttpDesk(url: string, token: string | undefined): ReleaseDesk {
  const call = async <T extends z.ZodType>(
    path: string,
    schema: T,
    request: RequestInit = {},
  ): Promise<z.output<T>> => {
    const reply = await fetch(`${url}${PLATFORM_PREFIX}/${path}`, request).catch((cause: unknown) => {
      throw new Error(`No gateway answers at ${url}. Start it, or name another with --url.`, { cause });
    });
    const body: unknown = await reply.json().catch(() => undefined);
    if (!reply.ok) throw refusalOf(body, reply.status, url);
    return schema.parse(body);
  };
  const authorized = (type: string) => {
    if (!token)
      throw refuse('unauthenticated', 'No platform token. Set STOA_PLATFORM_TOKEN, or STOA_DATA_DIR to find it.');
    return { authorization: `Bearer ${token}`, 'content-type': type };
  };
  const post = (body: object): RequestInit => ({
    method: 'POST',
    headers: authorized('application/json'),
    body: JSON.stringify(body),
  });

  return {
    publish: async (folder) => {
      const headers = authorized('application/x-tar');
      // Here already, so that a broken build is not sent at all.
      await verifyArtefact(folder);
      const body = Readable.toWeb(packFolder(folder)) as ReadableStream;
      return call('artefacts', publishReply, { method: 'POST', headers, body, duplex: 'half' });
    },
    promote: (channel, releases, because) =>
      call(`channels/${channel}/promote`, channelReply, post({ releases, ...wire(because) })),
    rollBack: (channel, { name, to }, because) =>
      call(`channels/${channel}/rollback`, channelReply, post({ name, to, ...wire(because) })),
    readChannel: (channel) => call(`channels/${channel}`, channelDocument),
    listRemotes: async () => (await call('remotes', remoteList)).remotes,
    listChanges: async (channel, limit) =>
      (await call(`channels/${channel}/history?limit=${limit}`, channelHistory)).changes,
  };
}

const wire = ({ expectedRevision, ...because }: Because) => ({ ...because, expected_revision: expectedRevision });

function refusalOf(body: unknown, status: number, url: string): Error {
  const problem = registryProblem.safeParse(body);
  if (!problem.success) return new Error(`${url} answered with status ${status}, and not as a gateway does.`);
  const { refusals, code, message, name } = problem.data;
  return new ReleaseRefused(refusals ?? [{ code, message, ...(name && { name }) }]);
}
