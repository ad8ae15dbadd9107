import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startS3rver, startTestS3, type TestServer } from '@stoa/server/testing/s3-test-server.ts';

/** Where the gateways keep releases. */
export interface Storage {
  description: string;
  /** Settings of a process that uses it. */
  env: Record<string, string>;
  /** Undefined when the server is not ours to end. */
  outage: { begin(): Promise<void>; end(): Promise<void> } | undefined;
  stop(): Promise<void>;
}

/** An S3 server of this machine: the one that STOA_TEST_S3 names, else the tests' own with its objects in the folder. */
export async function startStorage(folder: string): Promise<Storage> {
  if (process.env['STOA_TEST_S3']) {
    const server = await startTestS3();
    return { ...described(server), outage: undefined, stop: server.stop };
  }
  const objects = join(folder, 'objects');
  await mkdir(objects);
  let server = await startS3rver({ folder: objects });
  const port = Number(new URL(server.options.endpoint ?? '').port);
  return {
    ...described(server),
    outage: {
      begin: () => server.stop(),
      end: async () => void (server = await startS3rver({ folder: objects, port })),
    },
    stop: () => server.stop(),
  };
}

function described({ options }: TestServer): Pick<Storage, 'description' | 'env'> {
  const { bucket, endpoint = '', region = 'us-east-1', credentials } = options;
  const url = `s3://${bucket}/full-size-${randomBytes(4).toString('hex')}`;
  return {
    description: `${url} at ${endpoint}`,
    env: {
      STOA_RELEASES: url,
      S3_ENDPOINT: endpoint,
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
  };
}
