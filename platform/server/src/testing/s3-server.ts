/**
 * `node s3-server.ts FOLDER PORT [--unconditional]`: an S3 server for tests; prints its port when it listens.
 *
 * It is s3rver, which checks signatures and speaks the protocol, but ignores conditions on writes and writes in place: a
 * client that is killed while it sends leaves an object that is empty, under the tag of before. So objects are written
 * whole here, the requests for one key take turns, and the conditions are judged here; that a real server does so is seen
 * only by running the same tests against one (STOA_TEST_S3, see s3-test-server.ts).
 */
import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import S3rver, { type Context } from '@20minutes/s3rver';

const [directory = '', port = '0', flag] = process.argv.slice(2);
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  directory,
  silent: true,
  vhostBuckets: false,
  configureBuckets: [{ name: 'stoa-test' }],
});

const { store } = server;
const putContent = store.putContent.bind(store);
store.putContent = async (path, content) => {
  const beside = `${path}.${randomUUID()}`;
  try {
    const written = await putContent(beside, content);
    await rename(beside, path);
    return written;
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
};

const turns = new Map<string, Promise<void>>();

if (flag !== '--unconditional') {
  server.middleware.unshift(async (context, next) => {
    const [, bucket = '', ...names] = context.path.split('/');
    const key = names.map(decodeURIComponent).join('/');
    if (!key) return next();
    const before = turns.get(context.path);
    const answered = new Promise<void>((resolve) => context.res.once('close', resolve));
    const { promise: handled, resolve: end } = Promise.withResolvers<void>();
    // The answer to a client that is gone is closed before all of it is handled.
    turns.set(
      context.path,
      Promise.all([before, answered, handled]).then(() => undefined),
    );
    await before;
    await handle(context, next, { bucket, key }).finally(end);
  });
}

interface Place {
  bucket: string;
  key: string;
}

async function handle(context: Context, next: () => Promise<void>, { bucket, key }: Place): Promise<void> {
  if (context.method === 'PUT') {
    const etag = (await store.getMetadata(bucket, key).catch(() => undefined))?.etag;
    const wanted = context.get('If-Match');
    const isRefused = wanted ? wanted !== etag : context.get('If-None-Match') === '*' && etag !== undefined;
    if (isRefused) {
      context.status = 412;
      context.type = 'application/xml';
      context.body = '<?xml version="1.0"?><Error><Code>PreconditionFailed</Code><Message>No.</Message></Error>';
      return;
    }
  }
  await next();
}

// s3rver expects a bucket's address signed without the `/` at its end, which the SDK puts there. It comes last but the router.
server.middleware.splice(-1, 0, async (context, next) => {
  if (/^\/[^/]+\/$/.test(context.path)) {
    context.state['vhost'] = true;
    context.mountPath = '/';
  }
  await next();
});

// Ends with the process that started it, however that ends.
process.stdin.on('end', () => process.exit()).resume();
process.stdout.write(`${(await server.run()).port}\n`);
