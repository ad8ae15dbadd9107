import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  channelHistory,
  channelName,
  channelReply,
  PLATFORM_PREFIX,
  promoteBody,
  publishReply,
  remoteList,
  rollbackBody,
  versionList,
} from '@stoa/shared/contract/channels.ts';
import { remoteName } from '@stoa/shared/contract/release.ts';
import { unpackArchive } from '../registry/archive.ts';
import { isSameToken } from '../registry/platform-token.ts';
import { refuse } from '../registry/refusal.ts';
import type { Registry } from '../registry/registry.ts';
import { listRemotes, listVersions } from '../registry/shelf.ts';
import { promote, rollBack } from '../release/apply-release.ts';
import type { LiveReleaseWatch } from './live-release.ts';
import { sendProblem } from './problems.ts';

interface Options {
  registry: Registry;
  release: LiveReleaseWatch;
  token: string;
}

const inChannel = z.object({ channel: channelName });
const ofRemote = z.object({ name: remoteName });

/** The registry's calls: anyone may read, changing needs the platform's token. */
export async function platformRoutes(app: FastifyInstance, options: Options): Promise<void> {
  await app.register(
    async (scope) => {
      scope.setErrorHandler(sendProblem);
      scope.addHook('onSend', async (_request, reply) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      });
      readingRoutes(scope, options);
      await scope.register(async (guarded) => {
        guarded.addHook('onRequest', async (request) => requireToken(request, options.token));
        changingRoutes(guarded, options);
      });
      scope.all('/*', async (request) => {
        throw refuse('not_found', `The registry has no call ${request.method} ${request.url}.`);
      });
    },
    { prefix: PLATFORM_PREFIX },
  );
}

function readingRoutes(app: FastifyInstance, { registry, release }: Options): void {
  app.get('/channels/:channel', async (request) => {
    const { channel } = valid(inChannel, request.params);
    return registry.channels.read(channel);
  });
  app.get('/channels/:channel/history', async (request) => {
    const { channel } = valid(inChannel, request.params);
    const { limit } = valid(z.object({ limit: z.coerce.number().int().min(1).max(1000).default(100) }), request.query);
    return channelHistory.parse({ channel, changes: await registry.channels.listChanges(channel, limit) });
  });
  app.get('/channels/:channel/release', async (request, reply) => {
    const { channel } = valid(inChannel, request.params);
    const document = channel === release.channel ? release.current()?.document : undefined;
    if (!document) throw refuse('not_found', `This gateway serves no release of channel ${channel}.`);
    const etag = `"${channel}-${document.revision}"`;
    reply.header('cache-control', 'no-cache').header('etag', etag);
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : document;
  });
  app.get('/remotes', async () => remoteList.parse({ remotes: await listRemotes(registry) }));
  app.get('/remotes/:name/versions', async (request) => {
    const { name } = valid(ofRemote, request.params);
    const versions = await listVersions(registry, name);
    if (versions.length === 0) throw refuse('not_found', `Nothing was published under the name ${name}.`, name);
    return versionList.parse({ name, versions });
  });
}

function changingRoutes(app: FastifyInstance, { registry, release }: Options): void {
  // Read as it comes: an artefact is never held in memory.
  app.addContentTypeParser('application/x-tar', (_request: FastifyRequest, body: Readable, done) => done(null, body));
  app.post('/artefacts', async (request, reply) => {
    if (request.headers['content-type'] !== 'application/x-tar') {
      throw refuse('archive_invalid', 'Send the built folder as a tar archive, content type application/x-tar.');
    }
    const incoming = await registry.artefacts.openIncoming();
    try {
      await unpackArchive(request.body as Readable, incoming);
      const published = await registry.artefacts.publishIncoming(incoming);
      request.log.info(published, 'artefact');
      return reply.code(published.outcome === 'published' ? 201 : 200).send(publishReply.parse(published));
    } finally {
      await registry.artefacts.discardIncoming(incoming);
    }
  });
  app.post('/channels/:channel/promote', async (request) => {
    const { channel } = valid(inChannel, request.params);
    const { releases, expected_revision: expectedRevision, ...because } = valid(promoteBody, request.body);
    const reply = await promote(registry, channel, releases, { ...because, expectedRevision });
    await release.refresh();
    return channelReply.parse(reply);
  });
  app.post('/channels/:channel/rollback', async (request) => {
    const { channel } = valid(inChannel, request.params);
    const { name, to, expected_revision: expectedRevision, ...because } = valid(rollbackBody, request.body);
    const reply = await rollBack(registry, channel, { name, to }, { ...because, expectedRevision });
    await release.refresh();
    return channelReply.parse(reply);
  });
}

function requireToken(request: FastifyRequest, token: string): void {
  const [scheme, given] = (request.headers.authorization ?? '').split(' ');
  if (scheme === 'Bearer' && given && isSameToken(given, token)) return;
  throw refuse(
    'unauthenticated',
    'This needs the platform token, as a bearer token. See registry/token in the data folder.',
  );
}

function valid<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw refuse('invalid', `${issue?.path.join('.') || 'The request'}: ${issue?.message ?? 'is not valid'}`);
}
