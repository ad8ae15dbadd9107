import { createHash } from 'node:crypto';
import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { checkKey, checkPrefix } from './keys.ts';
import type { ObjectStorage, StoredKey } from './object-storage.ts';
import { poll } from './polling.ts';
import { isMissingObject, s3Attempts } from './s3-attempts.ts';
import { findTagForm } from './s3-conditions.ts';
import { putIf } from './s3-put.ts';
import { parseTag, tagOf } from './s3-tags.ts';

export interface S3Options {
  bucket: string;
  /** Of all keys, without a `/` at its end; empty for the whole bucket. */
  prefix?: string;
  /** Of a server that is not AWS: `https://s3.example:9000`. */
  endpoint?: string | undefined;
  region?: string | undefined;
  /** `endpoint/bucket/key` instead of `bucket.endpoint/key`; by default with an endpoint, as most of these want it. */
  forcePathStyle?: boolean;
  /** By default those of the environment, the profile or the machine's role, as the AWS SDK finds them. */
  credentials?: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | undefined;
  /** Milliseconds between two looks of a watch, 250 by default; each costs one LIST request a thousand keys. */
  watchEvery?: number;
  /** Milliseconds a request may take, large bodies aside. */
  timeout?: number;
}

/**
 * Objects in a bucket of any S3 server with conditional writes, which are tried out here first.
 * @throws Error when the server does not honour them: two gateways would overwrite each other's changes unnoticed
 * @throws StorageUnavailable when it cannot be reached
 */
export async function openS3Storage(options: S3Options): Promise<ObjectStorage> {
  const { bucket, prefix = '', endpoint, region = 'us-east-1', watchEvery = 250, timeout = 10_000 } = options;
  if (prefix) checkKey(prefix);
  const client = new S3Client({
    region,
    forcePathStyle: options.forcePathStyle ?? endpoint !== undefined,
    ...(endpoint && { endpoint }),
    ...(options.credentials && { credentials: options.credentials }),
    requestHandler: { connectionTimeout: Math.min(3000, timeout), socketTimeout: timeout },
    maxAttempts: 1,
    // Newer checksums are unknown to older servers; the registry names its files by SHA-384 anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const root = prefix && `${prefix}/`;
  const description = `s3 ${bucket}${prefix && `/${prefix}`}${endpoint ? ` at ${endpoint}` : ''}`;
  const attempts = s3Attempts(description, timeout);
  const tagForm = await findTagForm(client, attempts, { bucket, root, description });
  const at = (key: string) => ({ Bucket: bucket, Key: root + key });

  return {
    description,

    read: (key) => {
      checkKey(key);
      return attempts.idempotent(async (abortSignal) => {
        try {
          const found = await client.send(new GetObjectCommand(at(key)), { abortSignal });
          return { content: Buffer.from((await found.Body?.transformToByteArray()) ?? []), tag: tagOf(found) };
        } catch (error) {
          if (isMissingObject(error)) return undefined;
          throw error;
        }
      });
    },

    create: (key, content) => {
      checkKey(key);
      return putIf({ client, attempts }, at(key), content, { condition: { IfNoneMatch: '*' } });
    },

    replace: async (key, content, tag) => {
      checkKey(key);
      const before = parseTag(tag);
      if (!before) return false;
      const condition = { IfMatch: tagForm(before.etag) };
      return putIf({ client, attempts }, at(key), content, { condition, before });
    },

    remove: async (key) => {
      checkKey(key);
      await attempts.idempotent((abortSignal) => client.send(new DeleteObjectCommand(at(key)), { abortSignal }));
    },

    list: (within) => {
      checkPrefix(within);
      return list(within);
    },

    watch: (within, onChange) => {
      checkPrefix(within);
      const look = async () => {
        const seen = createHash('sha256');
        for await (const { key, etag, changedAt } of listWithTags(within))
          seen.update(`${key} ${etag} ${+changedAt}\n`);
        return seen.digest('hex');
      };
      return poll(watchEvery, look, onChange);
    },
  };

  async function* list(within: string): AsyncGenerator<StoredKey> {
    for await (const { etag: _etag, ...stored } of listWithTags(within)) yield stored;
  }

  async function* listWithTags(within: string): AsyncGenerator<StoredKey & { etag: string }> {
    let token: string | undefined;
    do {
      const command = new ListObjectsV2Command({ Bucket: bucket, Prefix: root + within, ContinuationToken: token });
      let listedAt = new Date();
      command.middlewareStack.add(
        (next) => async (args) => {
          const answer = await next(args);
          listedAt = dateOf(answer.response) ?? listedAt;
          return answer;
        },
        { step: 'deserialize' },
      );
      const page = await attempts.idempotent((abortSignal) => client.send(command, { abortSignal }));
      for (const { Key = '', Size = 0, LastModified = new Date(0), ETag = '' } of page.Contents ?? []) {
        const key = Key.slice(root.length);
        if (!key.startsWith('~')) yield { key, bytes: Size, changedAt: LastModified, listedAt, etag: ETag };
      }
      token = page.NextContinuationToken;
    } while (token);
  }
}

/** The server's time, in whole seconds. Undefined where it does not tell it. */
function dateOf(response: unknown): Date | undefined {
  const { headers } = response as { headers: Record<string, string> };
  const date = new Date(headers['date'] ?? '');
  return Number.isNaN(date.getTime()) ? undefined : date;
}
