import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Options } from '../storage/s3-storage.ts';

export interface TestServer {
  /** What it is, for the tests' titles. */
  options: S3Options & { credentials: { accessKeyId: string; secretAccessKey: string } };
  stop(): Promise<void>;
}

/**
 * The server that the S3 tests speak to: the one that STOA_TEST_S3 names (`http://host:port`, with AWS_ACCESS_KEY_ID and
 * AWS_SECRET_ACCESS_KEY), otherwise s3-server.ts as a process of its own.
 */
export async function startTestS3(): Promise<TestServer> {
  const { STOA_TEST_S3: endpoint, AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '', AWS_REGION } = process.env;
  if (!endpoint) return startS3rver();
  const credentials = { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY };
  const region = AWS_REGION ?? 'us-east-1';
  const client = new S3Client({ endpoint, region, forcePathStyle: true, credentials });
  await client.send(new CreateBucketCommand({ Bucket: 'stoa-test' })).catch((error: { name?: string }) => {
    if (error.name !== 'BucketAlreadyOwnedByYou') throw error;
  });
  return { options: { bucket: 'stoa-test', endpoint, region, credentials }, stop: async () => undefined };
}

/** `port` 0 means any. */
export async function startS3rver({ isConditional = true, port = 0, folder = '' } = {}): Promise<TestServer> {
  const path = fileURLToPath(new URL('s3-server.ts', import.meta.url));
  const directory = folder || (await mkdtemp(join(tmpdir(), 'stoa-s3-')));
  const flags = isConditional ? [] : ['--unconditional'];
  // s3rver encrypts its page tokens with DES.
  const child = spawn(process.execPath, ['--openssl-legacy-provider', path, directory, String(port), ...flags], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const exited = once(child, 'exit');
  const [line] = (await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    exited.then(([code]) => {
      throw new Error(`The S3 server for tests ended with ${String(code)}.`);
    }),
  ])) as [string];
  return {
    options: {
      bucket: 'stoa-test',
      endpoint: `http://127.0.0.1:${line}`,
      region: 'us-east-1',
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    stop: async () => {
      child.kill();
      await exited;
      if (!folder) await rm(directory, { recursive: true, force: true });
    },
  };
}
