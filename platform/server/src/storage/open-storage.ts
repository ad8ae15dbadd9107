import { join } from 'node:path';
import { openFolderStorage } from './folder-storage.ts';
import type { ObjectStorage } from './object-storage.ts';

export interface StorageSettings {
  dataDir: string;
  /** STOA_RELEASES: `s3://bucket/prefix`; by default the folder `releases` in the data folder. */
  url?: string | undefined;
  /** Where S3_ENDPOINT, AWS_REGION, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are looked for; by default the process's. */
  env?: Record<string, string | undefined>;
}

/** Opens the storage that the settings name. @throws with what is wrong with them, or with the storage */
export async function openStorage({ dataDir, url, env = process.env }: StorageSettings): Promise<ObjectStorage> {
  if (!url) return openFolderStorage(join(dataDir, 'releases'));
  const { bucket, prefix } = parseS3Url(url);
  const { S3_ENDPOINT, AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = env;
  // The SDK is large: who keeps releases in a folder does not load it.
  const { openS3Storage } = await import('./s3-storage.ts');
  return openS3Storage({
    bucket,
    prefix,
    endpoint: S3_ENDPOINT || undefined,
    region: AWS_REGION || undefined,
    credentials:
      AWS_ACCESS_KEY_ID && AWS_SECRET_ACCESS_KEY
        ? {
            accessKeyId: AWS_ACCESS_KEY_ID,
            secretAccessKey: AWS_SECRET_ACCESS_KEY,
            ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
          }
        : undefined,
  });
}

/** @throws when it does not look like `s3://bucket/prefix` */
export function parseS3Url(url: string): { bucket: string; prefix: string } {
  const [, bucket, prefix = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([A-Za-z0-9._@+/-]*))?$/.exec(url) ?? [];
  if (!bucket) throw new Error(`STOA_RELEASES must look like s3://bucket/prefix, not "${url}".`);
  return { bucket, prefix: prefix.replace(/\/+$/, '') };
}
