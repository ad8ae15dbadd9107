/**
 * An ETag says what an object contains, not who wrote it. So each write leaves a mark of its own in the object's
 * metadata, before the marks of the writes it builds on: who lost an answer can find out whether the write was done.
 */
export interface S3Tag {
  etag: string;
  /** Marks of the last writes, newest first. */
  writes: string[];
}

/** More writes than this between a lost answer and the look for it leave the outcome unknown. */
export const keptWrites = 12;
const metadataKey = 'writes';

type Described = { ETag?: string | undefined; Metadata?: Record<string, string> | undefined };

export const recentWrites = ({ Metadata }: Described): string[] =>
  Metadata?.[metadataKey]?.split(' ').filter(Boolean) ?? [];

export const tagOf = (object: Described): string =>
  [object.ETag?.replaceAll('"', '') ?? '', ...recentWrites(object)].join(' ');

/** Undefined when the tag is not one of this storage. */
export function parseTag(tag: string): S3Tag | undefined {
  const [etag, ...writes] = tag.split(' ');
  return etag ? { etag, writes } : undefined;
}

export const metadataAfter = (before: S3Tag | undefined, write: string): Record<string, string> => ({
  [metadataKey]: [write, ...(before?.writes ?? [])].slice(0, keptWrites).join(' '),
});
