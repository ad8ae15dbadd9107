import send from '@fastify/send';
import { baseName } from '@stoa/shared/contract/files/file-name.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../kernel/problem.ts';
import type { FileStore } from './file-store.ts';
import type { FileRow } from './files.tables.ts';

/** A year, and never asked again: a file's bytes never change under its id. */
export const foreverPublic = 'public, max-age=31536000, immutable';
export const whileSigned = 'private, max-age=3600, immutable';

/** Scripts in a file (SVG, PDF) run nowhere, not even where it is opened on its own. */
const SANDBOX = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'";

/** Sends a whole file, a part of it (Range), or word that the browser's copy is still good. */
export async function deliverFile(
  store: FileStore,
  file: FileRow,
  {
    request,
    reply,
    cacheControl,
    isDownload = false,
  }: { request: FastifyRequest; reply: FastifyReply; cacheControl: string; isDownload?: boolean },
): Promise<FastifyReply> {
  const found = await send(request.raw, `/${file.id}`, {
    root: store.folder,
    cacheControl: false,
    contentType: false,
    index: false,
    lastModified: false,
  });
  if (found.statusCode === 404 || found.type === 'directory') throw notFound();
  reply.code(found.statusCode).headers(found.headers);
  if (found.statusCode === 416) return reply.removeHeader('content-type').send();
  return reply
    .header('content-type', file.type.startsWith('text/') ? `${file.type}; charset=utf-8` : file.type)
    .header(
      'content-disposition',
      `${isDownload ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeRfc5987(baseName(file.name) || 'file')}`,
    )
    .header('content-security-policy', SANDBOX)
    .header('cross-origin-resource-policy', 'same-origin')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', cacheControl)
    .send(found.stream);
}

const encodeRfc5987 = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
