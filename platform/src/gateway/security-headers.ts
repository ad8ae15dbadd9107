import helmet from '@fastify/helmet';
import type { FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';

/** For all that the gateway itself answers; the API sends its own headers. */
export const securityHeaders = plugin(async (app) => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    // Words to browsers that nobody uses any more.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header(
      'permissions-policy',
      'camera=(), microphone=(), geolocation=(), usb=(), browsing-topics=(), fullscreen=(self), autoplay=(self), picture-in-picture=(self)',
    );
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
});

/**
 * The page's policy: own files, and inline only what carries this answer's nonce. On a developer's machine the dev
 * servers' origins are allowed besides, and what hot reload needs.
 */
export function sendPagePolicy(reply: FastifyReply, nonce: string, devOrigins: readonly string[]): void {
  const isDev = devOrigins.length > 0;
  const sockets = devOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  const own = ["'self'", ...devOrigins];
  const nonced = `'nonce-${nonce}'`;
  reply.helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: isDev ? [...own, nonced, "'unsafe-eval'"] : ["'self'", nonced],
        // A nonce would switch 'unsafe-inline' off, which the style elements of hot reload need.
        styleSrc: isDev ? [...own, "'unsafe-inline'"] : ["'self'", nonced],
        imgSrc: [...own, 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: [...own, ...sockets],
        fontSrc: [...own, ...(isDev ? ['data:'] : [])],
        workerSrc: ["'self'", 'blob:'],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        formAction: ["'self'"],
      },
    },
  });
}
