import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import mime from 'mime';
import type { PublishedFile } from '@stoa/shared/platform-contract/artefacts.ts';
import { REMOTE_FILES_PATH, SHELL_FILES_PATH } from '@stoa/shared/platform-contract/paths.ts';
import { blobOfIntegrity } from '../registry/blob-store.ts';
import { ArtefactUntrusted } from '../registry/artefact-store.ts';
import type { Registry } from '../registry/registry.ts';
import { readSoundFile } from '../registry/sound-file.ts';

const YEAR_S = 365 * 24 * 60 * 60;

interface Options {
  registry: Registry;
  /** Told of every file that is not what was published. */
  onCorrupt(error: unknown, file: string): void;
}

/**
 * Published files, at addresses that carry the version: they never change, so browsers keep them for a year. Public and
 * without secrets, so any origin may read them: a remote is tried out on another site that way. Bytes that are not those
 * that were published are never served. Where one form of a file is altered, it comes from another; where all are, the
 * answer is 410, so that pages take the version before.
 */
export async function assets(app: FastifyInstance, { registry, onCorrupt }: Options): Promise<void> {
  const sendFile = async (
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    version: string,
    path: string,
  ) => {
    reply.header('access-control-allow-origin', '*');
    reply.header('cross-origin-resource-policy', 'cross-origin');
    reply.header('x-content-type-options', 'nosniff');
    try {
      const artefact = await registry.artefacts.find(name, version);
      const file = artefact?.files.find((one) => one.path === path);
      if (!file) return sendMissing(reply);
      const found = await readSoundFile(registry.blobs, file, {
        encoding: smallestOf(file, request.headers['accept-encoding']),
        owner: name,
        onUnsound: (error) => onCorrupt(error, `${name}@${version}/${path}`),
      });
      if (!found) return sendAltered(reply);
      const { content, encoding } = found;
      const etag = `"${blobOfIntegrity(file.integrity).slice(0, 32)}${encoding ? `-${encoding}` : ''}"`;
      reply
        .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
        .header('vary', 'accept-encoding')
        .header('etag', etag);
      if (request.headers['if-none-match'] === etag) return await reply.code(304).send();
      if (encoding) reply.header('content-encoding', encoding);
      // Opened by its address it would be a page of the site itself, before anybody promoted it.
      if (isDocument(path))
        reply.header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'");
      return await reply.type(typeOf(path)).send(content);
    } catch (error) {
      if (!(error instanceof ArtefactUntrusted)) throw error;
      onCorrupt(error, `${name}@${version}/${path}`);
      return sendAltered(reply);
    }
  };

  app.get<{ Params: { name: string; version: string; '*': string } }>(
    `${REMOTE_FILES_PATH}/:name/:version/*`,
    { logLevel: 'warn' },
    (request, reply) => sendFile(request, reply, request.params.name, request.params.version, request.params['*']),
  );
  app.get<{ Params: { version: string; '*': string } }>(
    `${SHELL_FILES_PATH}/:version/*`,
    { logLevel: 'warn' },
    (request, reply) => sendFile(request, reply, 'shell', request.params.version, request.params['*']),
  );
  for (const prefix of [REMOTE_FILES_PATH, SHELL_FILES_PATH])
    app.get(`${prefix}/*`, (_request, reply) => sendMissing(reply));
}

/** The smallest form that the browser takes. */
function smallestOf({ copies }: PublishedFile, accepted = ''): PublishedFile['copies'][number]['encoding'] | undefined {
  const encodings = (['br', 'gzip'] as const).filter((encoding) => copies.some((copy) => copy.encoding === encoding));
  const chosen = negotiate(accepted, encodings);
  return encodings.find((encoding) => encoding === chosen);
}

/** What a browser shows as a document whose scripts run: SVG, XML and their kin. Scripts, styles and fonts are none. */
const isDocument = (path: string): boolean => /\/(html|xml)|\+xml/.test(mime.getType(path) ?? '');
const typeOf = (path: string): string => {
  const type = path.endsWith('.map') ? 'application/json' : (mime.getType(path) ?? 'application/octet-stream');
  return /^(text\/|application\/(javascript|json))/.test(type) ? `${type}; charset=utf-8` : type;
};

// Never HTML or JSON: a script element would run into the page's text, a manifest reader take it for an answer.
const refuseWith = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
const sendAltered = (reply: FastifyReply) =>
  refuseWith(reply, 410, 'This file is not what was published, so it is not served.\n');
const sendMissing = (reply: FastifyReply) => refuseWith(reply, 404, 'There is no such file in the registry.\n');
