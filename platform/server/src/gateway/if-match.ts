import { refuse } from '../registry/refusal.ts';

/** Of a channel's document: its revision says which one it is, letter by letter. */
export const revisionTag = (revision: number): string => `"${revision}"`;

/**
 * The body of a change with the revision that `If-Match` names: the ETag of the channel that the caller looked at.
 * `*` names none. @throws ReleaseRefused `invalid`
 */
export function withRevision(body: unknown, ifMatch: string | undefined): unknown {
  const tag = ifMatch?.trim();
  if (!tag || tag === '*') return body;
  const revision = /^"(\d{1,15})"$/.exec(tag)?.[1];
  if (revision === undefined) {
    throw refuse('invalid', 'If-Match: give the one ETag of GET channels/{channel}, such as "41".', {
      file: 'If-Match',
    });
  }
  return typeof body === 'object' && body !== null ? { ...body, expected_revision: Number(revision) } : body;
}
