import { z } from 'zod';
import { storedFile } from '../files/files.ts';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { id } from '../kernel/primitives.ts';

/** What stands on certificates beside the words: a creator's signature, a partner's logo. */
export const markKinds = ['signature', 'logo'] as const;
export const markKind = z.enum(markKinds);
export type MarkKind = z.infer<typeof markKind>;

export const certificateMarks = z.object({
  /** What the viewer may put on certificates. */
  kinds: z.array(markKind),
  /** What stands on those that are issued from now on. */
  marks: z.array(z.object({ kind: markKind, file: storedFile })),
});
export type CertificateMarks = z.infer<typeof certificateMarks>;

export const certificateMarkEndpoints = defineEndpoints({
  listCertificateMarks: {
    summary: 'The pictures on certificates of my courses and learning paths',
    auth: 'signed-in',
    reply: certificateMarks,
  },
  setCertificateMark: {
    summary: 'Put an uploaded picture on the certificates that are issued from now on',
    auth: 'signed-in',
    body: z.object({ kind: markKind, file_id: id }),
    reply: certificateMarks,
  },
  removeCertificateMark: {
    summary: 'Leave a picture off the certificates that are issued from now on; those that are issued keep theirs',
    auth: 'signed-in',
    query: z.object({ kind: markKind }),
    reply: certificateMarks,
  },
});
