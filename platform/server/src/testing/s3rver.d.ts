declare module '@20minutes/s3rver' {
  import type { ServerResponse } from 'node:http';
  import type { Readable } from 'node:stream';

  export interface Context {
    res: ServerResponse;
    method: string;
    path: string;
    state: Record<string, unknown>;
    mountPath: string;
    status: number;
    type: string;
    body: unknown;
    get(header: string): string;
  }
  type Middleware = (context: Context, next: () => Promise<void>) => Promise<void>;

  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      configureBuckets: { name: string }[];
    });
    middleware: Middleware[];
    store: {
      getMetadata(bucket: string, key: string): Promise<{ etag?: string } | undefined>;
      /** Resolves with how many bytes it wrote, and their MD5. */
      putContent(path: string, content: Readable): Promise<[number, string]>;
    };
    run(): Promise<{ port: number }>;
  }
}
