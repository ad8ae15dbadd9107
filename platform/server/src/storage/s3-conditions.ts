import { randomUUID } from 'node:crypto';
import { DeleteObjectCommand, ListObjectsV2Command, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { StorageUnavailable } from './object-storage.ts';
import { describeS3Error, isConditionFailed, type S3Attempts } from './s3-attempts.ts';
import type { Condition } from './s3-put.ts';

/** How a server wants a tag in `If-Match`: in quotes as HTTP has it, or bare as Ceph 16 compares it. */
export type TagForm = (etag: string) => string;
const forms: TagForm[] = [(etag) => `"${etag}"`, (etag) => etag];

export interface Bucket {
  bucket: string;
  /** Ends with `/`, or is empty. */
  root: string;
  description: string;
}

/**
 * Tries on an object of its own whether the server honours conditions: many that speak S3 accept them and do not look.
 * A reader without the right to write finds out nothing, and can do no harm.
 * @throws Error with what the server did wrong; StorageUnavailable when it gives no answer
 */
export async function findTagForm(client: S3Client, attempts: S3Attempts, place: Bucket): Promise<TagForm> {
  const object = { Bucket: place.bucket, Key: `${place.root}~probe/${randomUUID()}` };

  /** The object's new tag, or undefined when the server refused. */
  const put = async (content: string, condition: Condition): Promise<string | undefined> => {
    let etag = '';
    const { isDone, isCertain, lastError } = await attempts.conditional(content.length, async (abortSignal) => {
      try {
        const done = await client.send(new PutObjectCommand({ ...object, ...condition, Body: content }), {
          abortSignal,
        });
        etag = done.ETag?.replaceAll('"', '') ?? '';
        return true;
      } catch (error) {
        if (isConditionFailed(error)) return false;
        throw error;
      }
    });
    if (isDone) return etag;
    if (isCertain) return undefined;
    throw new StorageUnavailable(`The ${place.description} answers too seldom: ${describeS3Error(lastError)}`);
  };

  const refuse = (words: string): Error =>
    new Error(
      `The ${place.description} cannot hold releases: the server ${words}. Stoa needs conditional writes ` +
        '(PutObject with If-None-Match: * and If-Match), as AWS S3, MinIO, Ceph and Cloudflare R2 have them.',
    );

  try {
    const etag = await put('1', { IfNoneMatch: '*' });
    if (!etag) throw refuse('refused to create a new object under If-None-Match');
    if (await put('2', { IfNoneMatch: '*' })) throw refuse('ignores If-None-Match');
    const other = '0'.repeat(32);
    for (const form of forms) {
      if (await put('3', { IfMatch: form(other) })) throw refuse('ignores If-Match');
      if (await put('4', { IfMatch: form(etag) })) return form;
    }
    throw refuse('does not accept the tag it gave under If-Match');
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    const { name } = (cause ?? {}) as { name?: unknown };
    if (name === 'NotImplemented') throw refuse(`does not know conditions (${describeS3Error(cause)})`);
    if (name === 'NoSuchBucket')
      throw new Error(`The bucket of ${place.description} does not exist.`, { cause: error });
    if (name !== 'AccessDenied') throw error;
    const oneKey = new ListObjectsV2Command({ Bucket: place.bucket, Prefix: place.root, MaxKeys: 1 });
    await attempts.idempotent((abortSignal) => client.send(oneKey, { abortSignal }));
    return forms[0] as TagForm;
  } finally {
    // What is left behind is small, and no list shows it.
    await client
      .send(new DeleteObjectCommand(object), { abortSignal: AbortSignal.timeout(2000) })
      .catch(() => undefined);
  }
}
