import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id, instant } from '../kernel/primitives.ts';
import { submissionFileBytes, submissionFileTypes } from './submission-files.ts';

export const filePurposes = [
  'cover',
  'video',
  'captions',
  'document',
  'photo',
  'sample_video',
  'id_document',
  'submission',
  'audio',
  'scorm',
  'resource',
  'picture',
  'rung',
  'banner',
  'archive',
  'certificate_mark',
] as const;
export type FilePurpose = (typeof filePurposes)[number];

/** What each purpose accepts; checked by content on the server, named early by the browser. */
export const fileRules: Record<FilePurpose, { types: readonly string[]; max_bytes: number }> = {
  cover: { types: ['image/jpeg', 'image/png', 'image/webp', 'image/svg+xml'], max_bytes: 5 * 1024 ** 2 },
  video: { types: ['video/mp4', 'video/webm'], max_bytes: 2 * 1024 ** 3 },
  captions: { types: ['text/vtt'], max_bytes: 1024 ** 2 },
  document: { types: ['application/pdf'], max_bytes: 50 * 1024 ** 2 },
  /** Of a person: square, at least 200 × 200 pixels; the browser crops it before it is sent. */
  photo: { types: ['image/jpeg', 'image/png', 'image/webp'], max_bytes: 2 * 1024 ** 2 },
  /** How somebody teaches who asks to be verified as a creator. */
  sample_video: { types: ['video/mp4', 'video/webm'], max_bytes: 200 * 1024 ** 2 },
  /** Who that is; a picture loses what a camera notes beside it. */
  id_document: { types: ['application/pdf', 'image/jpeg', 'image/png'], max_bytes: 10 * 1024 ** 2 },
  /** Made for an assignment. */
  submission: { types: Object.values(submissionFileTypes), max_bytes: submissionFileBytes },
  audio: { types: ['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/webm', 'audio/wav'], max_bytes: 500 * 1024 ** 2 },
  /** Unpacked it may be 1 GB, of 10,000 files. */
  scorm: { types: ['application/zip'], max_bytes: 300 * 1024 ** 2 },
  /** What a course gives along. */
  resource: { types: Object.values(submissionFileTypes), max_bytes: 200 * 1024 ** 2 },
  /** In the text of a lesson, before its film is played, or of a question. */
  picture: { types: ['image/jpeg', 'image/png', 'image/webp'], max_bytes: 5 * 1024 ** 2 },
  /** A smaller copy of a film; attached to it once it is whole. */
  rung: { types: ['video/mp4'], max_bytes: 2 * 1024 ** 3 },
  /** Of a learning path: at least 1280 × 320 pixels, cut to 4:1 where it is shown. */
  banner: { types: ['image/jpeg', 'image/png', 'image/webp'], max_bytes: 5 * 1024 ** 2 },
  /** A whole course: one that left Stoa, or a Common Cartridge. Unpacked it may be as large, of 10,000 files. */
  archive: { types: ['application/zip'], max_bytes: 2 * 1024 ** 3 },
  /** A signature or a logo, on white: the browser cuts it out and draws it so before it is sent. */
  certificate_mark: { types: ['image/jpeg'], max_bytes: 512 * 1024 },
};

/**
 * A file as its owner sees it. Uploads run over tus at `UPLOADS_PATH`; the metadata carries `name`,
 * `type` and `purpose`, and the upload's last path segment is this `id`. After the last byte the
 * server checks the content: `ready`, or `rejected` with the rule that was broken.
 */
export const storedFile = z.object({
  id,
  name: z.string(),
  type: z.string(),
  purpose: z.enum(filePurposes),
  bytes: z.int(),
  state: z.enum(['uploading', 'ready', 'rejected']),
  reject_reason: z.string().nullable(),
  /** Video length, seconds; null for other files. */
  duration_s: z.int().nullable(),
  /** Picture and video size in pixels, where known. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Signed, expires after an hour; supports Range. Null until ready. */
  url: z.string().nullable(),
  created_at: instant,
});
export type StoredFile = z.infer<typeof storedFile>;

export const fileEndpoints = defineEndpoints({
  getFile: { summary: 'State of an uploaded file', auth: 'signed-in', params: byId, reply: storedFile },
});
