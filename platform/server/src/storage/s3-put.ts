import { randomBytes } from 'node:crypto';
import { HeadObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { StorageUnavailable } from './object-storage.ts';
import { describeS3Error, isConditionFailed, type S3Attempts } from './s3-attempts.ts';
import { keptWrites, metadataAfter, recentWrites, type S3Tag } from './s3-tags.ts';

export interface S3Place {
  Bucket: string;
  Key: string;
}
export type Condition = { IfNoneMatch: '*' } | { IfMatch: string };

/**
 * A write whose answer is lost is sent again under the same condition, so it takes place at most once. When the second
 * try is refused, the object's own list of its last writes tells whether the first was done.
 * @returns whether it took place
 * @throws StorageUnavailable also when that cannot be known
 */
export async function putIf(
  { client, attempts }: { client: S3Client; attempts: S3Attempts },
  place: S3Place,
  content: Uint8Array,
  { condition, before }: { condition: Condition; before?: S3Tag },
): Promise<boolean> {
  const write = randomBytes(9).toString('base64url');
  const command = new PutObjectCommand({
    ...place,
    ...condition,
    Body: content,
    ContentLength: content.byteLength,
    Metadata: metadataAfter(before, write),
  });
  const { isDone, isCertain, lastError } = await attempts.conditional(content.byteLength, async (abortSignal) => {
    try {
      await client.send(command, { abortSignal });
      return true;
    } catch (error) {
      if (isConditionFailed(error)) return false;
      throw error;
    }
  });
  if (isDone || isCertain) return isDone;

  const writes = await attempts.idempotent(async (abortSignal) =>
    recentWrites(await client.send(new HeadObjectCommand(place), { abortSignal })),
  );
  if (writes.includes(write)) return true;
  // A list that reaches back to before this write, without it, is proof that it was not done.
  const reachesBack = before ? writes.some((other) => before.writes.includes(other)) : writes.length < keptWrites;
  if (reachesBack) return false;
  throw new StorageUnavailable(`It is not known whether ${place.Key} was written: ${describeS3Error(lastError)}`, {
    cause: lastError,
  });
}
