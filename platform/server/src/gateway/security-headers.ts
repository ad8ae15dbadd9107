import helmet from '@fastify/helmet';
import type { FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';
import { type PageDevice, pageDevices } from '@stoa/shared/platform-contract/page-devices.ts';
import { frameworkPolicies } from './trusted-types.ts';

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
    reply.header('permissions-policy', permissionsPolicy({ devices: [], frames: [] }));
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
  });
});

/** What a film needs, here and in what a page frames: a frame has of it what its element is given, too. */
const ofFilms = ['fullscreen', 'autoplay', 'picture-in-picture'] as const;

/** Nothing but these of what a page could ask a person for; what needs no asking is there for every page. */
const permissionsPolicy = ({ devices, frames, content }: Pick<PagePolicy, 'devices' | 'frames' | 'content'>): string =>
  [
    ...pageDevices.map((device) => `${device}=${devices.includes(device) ? '(self)' : '()'}`),
    'geolocation=(), usb=(), browsing-topics=()',
    ...ofFilms.map((name) => `${name}=(${['self', ...framed(frames, content)].join(' ')})`),
    // Packages write down where a learner stopped when their page is unloaded; browsers are about to stop telling it.
    ...(content === undefined ? [] : [`unload=(self "${content}")`]),
  ].join(', ');

const framed = (frames: readonly string[], content: string | undefined): string[] =>
  [...frames, ...(content === undefined ? [] : [content])].map((origin) => `"${origin}"`);

/** Origins that a page may load from besides its own. */
interface ForeignOrigins {
  /** Dev servers of the whole site, on a developer's machine. */
  dev: readonly string[];
  /** Of this visitor's overrides. */
  overrides: readonly string[];
  /** Whose pages it may frame; nothing else comes from there. */
  frames: readonly string[];
}

interface PagePolicy extends ForeignOrigins {
  nonce: string;
  /** What its screen asks people for. */
  devices: readonly PageDevice[];
  /** Origin of packages, which it may frame. */
  content?: string | undefined;
}

/**
 * The page's policy: own files, and inline only what carries this answer's nonce. On a developer's machine the dev
 * servers' origins are allowed besides, and what hot reload needs; in a page with an override, the override's origin.
 */
export function sendPagePolicy(reply: FastifyReply, page: PagePolicy): void {
  const { nonce, devices, dev, overrides, frames, content } = page;
  const isDev = dev.length > 0;
  const foreign = [...dev, ...overrides];
  const sockets = foreign.map((origin) => origin.replace(/^http/, 'ws'));
  const own = ["'self'", ...foreign];
  const nonced = `'nonce-${nonce}'`;
  reply.header('permissions-policy', permissionsPolicy({ devices, frames, content }));
  reply.helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        // What is not named is not there.
        defaultSrc: ["'none'"],
        scriptSrc: isDev ? [...own, nonced, "'unsafe-eval'"] : [...own, nonced],
        // A nonce would switch 'unsafe-inline' off, which the style elements of hot reload need.
        styleSrc: isDev ? [...own, "'unsafe-inline'"] : [...own, nonced],
        imgSrc: [...own, 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: [...own, ...sockets],
        fontSrc: [...own, ...(isDev ? ['data:'] : [])],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        // Mails of a demonstration, the form for a card, packages; each frame has a policy of its own.
        frameSrc: ["'self'", ...frames, ...(content === undefined ? [] : [content])],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        formAction: ["'self'"],
        // Hot reload turns texts into code all day.
        ...(!isDev && { requireTrustedTypesFor: ["'script'"], trustedTypes: ['default', ...frameworkPolicies] }),
      },
    },
  });
}
