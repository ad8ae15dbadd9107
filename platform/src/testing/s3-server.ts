/**
 * `node s3-server.ts FOLDER PORT [--unconditional]`: an S3 server for tests; prints its port when it listens.
 *
 * It is s3rver, which checks signatures and speaks the protocol, but ignores conditions on writes and writes in place. So
 * the requests for one key take turns here, and the conditions are judged here; that a real server judges them so is seen
 * only by running the same tests against one (STOA_TEST_S3, see s3-test-server.ts).
 */
import S3rver from '@20minutes/s3rver';

const [directory = '', port = '0', flag] = process.argv.slice(2);
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  directory,
  silent: true,
  vhostBuckets: false,
  configureBuckets: [{ name: 'stoa-test' }],
});

const turns = new Map<string, Promise<void>>();

if (flag !== '--unconditional') {
  server.middleware.unshift(async (context, next) => {
    const [, bucket = '', ...names] = context.path.split('/');
    const key = names.map(decodeURIComponent).join('/');
    if (!key) return next();
    const before = turns.get(context.path);
    const answered = new Promise<void>((resolve) => context.res.once('close', resolve));
    turns.set(
      context.path,
      Promise.all([before, answered]).then(() => undefined),
    );
    await before;
    if (context.method === 'PUT') {
      const etag = (await server.store.getMetadata(bucket, key).catch(() => undefined))?.etag;
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
  });
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
