import type { IncomingMessage } from 'node:http';
import { open } from 'node:fs/promises';
import { Server, type ServerOptions } from '@tus/server';
import { Metadata } from '@tus/utils';
import { fileRules, filePurposes, type FilePurpose } from '@stoa/shared/contract/files/files.ts';
import { fileName } from '@stoa/shared/contract/files/file-name.ts';
import { rule, type RuleText } from '@stoa/shared/contract/kernel/rule.ts';
import { UPLOADS_PATH } from '@stoa/shared/contract/kernel/routes.ts';
import type { FastifyRequest } from 'fastify';
import { v7 } from 'uuid';
import { z } from 'zod';
import type { Context } from '../kernel/context.ts';
import type { Database } from '../kernel/database/database.ts';
import { spend } from '../kernel/limits.ts';
import type { Noun } from '../kernel/noun.ts';
import { Problem, invalid, notFound } from '../kernel/problem.ts';
import type { Viewer } from '../kernel/viewer.ts';
import { makesContent, requireMayUpload } from './files.policy.ts';
import { countUnused, deleteFile, insertFile, lockUploadsOf, markWhole } from './files.repository.ts';
import { findFile } from './find-files.ts';
import { tooLarge } from './checkers/too-large.ts';
import { checkSoon } from './settle-file.ts';
import { TusStore } from './tus-store.ts';

/** How tus sends bytes; whoever sends them otherwise is refused here, because tus itself answers in plain text. */
const PIECE = 'application/offset+octet-stream';
const DAY_MS = 24 * 60 * 60 * 1000;
/** What everyone may upload, and how many files of each may lie there that nothing shows yet. */
const mostUnused: Partial<Record<FilePurpose, number>> = { photo: 3, sample_video: 3, id_document: 3, submission: 40 };

const metadata = z.object({
  name: fileName,
  type: z.string().toLowerCase(),
  purpose: z.enum(filePurposes),
});

export interface Uploads {
  /** Checks the wish to upload, and notes it. */
  begin: (request: FastifyRequest, viewer: Viewer) => Promise<void>;
  /** Checks that the upload is the caller's own, and settles which one the request is about. */
  requireOwn: (request: FastifyRequest, id: string, viewer: Viewer) => Promise<void>;
  tus: Server;
  forget: (id: string) => Promise<void>;
}

/** Uploads that can be resumed. The rules are checked before tus sees the request, so that refusals read as everywhere. */
export function makeUploads({ db, files, limits, log, nouns }: Context): Uploads {
  /**
   * The upload each request is about, as it was checked. tus itself would take the id from the end of the address, where
   * a query (`{own id}?x=/{another's id}`) can name another one than the route did.
   */
  const idOf = new WeakMap<IncomingMessage, string>();
  const datastore = new TusStore({ directory: files.folder, expirationPeriodInMilliseconds: DAY_MS });
  const tus = new Server({
    path: UPLOADS_PATH,
    datastore,
    relativeLocation: true,
    // One origin only: without this the server would allow every one.
    allowedOrigins: [],
    disableTerminationForFinishedUploads: true,
    namingFunction: (request) => {
      const id = idOf.get(rawOf(request));
      if (id === undefined) throw new Error('An upload was created without an id.');
      return id;
    },
    getFileIdFromRequest: (request) => idOf.get(rawOf(request)),
    onUploadFinish: async (_request, { id }) => {
      await flush(files.pathOf(id));
      const file = await markWhole(db, id);
      if (file) checkSoon({ db, files, log }, file);
      return {};
    },
  });
  return {
    tus,
    begin: async (request, viewer) => {
      const wish = readWish(request);
      requireMayUpload(viewer, wish.purpose);
      const ownerId = viewer.user.id;
      await spend(makesContent(viewer) ? limits.makersUploads : limits.uploads, ownerId);
      const id = v7();
      idOf.set(request.raw, id);
      await db.transaction(async (tx) => {
        await requireRoom(tx, nouns, { ownerId, purpose: wish.purpose });
        await insertFile(tx, { ...wish, id, ownerId });
      });
    },
    requireOwn: async (request, id, viewer) => {
      const file = z.uuid().safeParse(id).success ? await findFile(db, id) : undefined;
      if (file?.ownerId !== viewer.user.id) throw notFound();
      // Else bytes could follow after the check.
      if (request.method === 'PATCH' && file.state !== 'uploading') {
        throw new Problem('conflict', 'This upload is complete.');
      }
      if (request.method === 'PATCH' && request.headers['content-type'] !== PIECE) {
        throw invalid({ body: `Send the bytes as ${PIECE}.` });
      }
      idOf.set(request.raw, file.id);
    },
    forget: (id) => deleteFile(db, id),
  };
}

/** Of two that begin at once, the second counts the first. */
async function requireRoom(
  tx: Database,
  nouns: readonly Noun[],
  wish: { ownerId: string; purpose: FilePurpose },
): Promise<void> {
  const most = mostUnused[wish.purpose];
  if (most === undefined) return;
  await lockUploadsOf(tx, wish.ownerId);
  if ((await countUnused(tx, nouns, wish)) >= most) {
    throw rejected(rule('You uploaded several files that you do not use yet. Use one of them, or try again tomorrow.'));
  }
}

function readWish({ headers }: FastifyRequest) {
  const parsed = metadata.safeParse(metadataOf(headers['upload-metadata']));
  if (!parsed.success) {
    const { fieldErrors } = z.flattenError(parsed.error);
    throw invalid(Object.fromEntries(Object.entries(fieldErrors).map(([field, rules]) => [field, rules ?? []])));
  }
  const bytes = Number(headers['upload-length']);
  if (!Number.isSafeInteger(bytes) || bytes < 0) throw invalid({ bytes: 'Send the length in Upload-Length.' });
  const { name, type, purpose } = parsed.data;
  const { types, max_bytes } = fileRules[purpose];
  if (!types.includes(type)) throw rejected(rule('This file type is not accepted.'));
  if (bytes > max_bytes) throw rejected(tooLarge(purpose));
  return { name, type, purpose, bytes };
}

function metadataOf(header: string | string[] | undefined): Record<string, string | null> {
  try {
    return Metadata.parse(header?.toString());
  } catch {
    return {};
  }
}

const rejected = (reason: RuleText): Problem => new Problem('file_rejected', reason, { errors: { file: [reason] } });

function rawOf(request: Parameters<NonNullable<ServerOptions['namingFunction']>>[0]): IncomingMessage {
  const raw = request.runtime?.node?.req;
  if (raw === undefined) throw new Error('Uploads need the request of Node.');
  return raw as IncomingMessage;
}

/** The last byte is on the disk before anyone is told so. */
async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
