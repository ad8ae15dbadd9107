import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { defaultEmbedHosts, embedHostsFrom } from '@stoa/shared/contract/teaching/embed-address.ts';
import { z } from 'zod';
import { channelName } from '@stoa/shared/platform-contract/channels.ts';
import { noSiteLinks, siteLinks, type SiteLinks } from '@stoa/shared/contract/site/site-links.ts';

const environment = z.object({
  PORT: z.coerce.number('must be a number').int().min(0).max(65535, 'must be between 0 and 65535').default(8080),
  /** `0.0.0.0` or `::` in a container; by default only this machine can reach the site. */
  HOST: z.string().min(1).default('localhost'),
  API_URL: z
    .url({ protocol: /^https?$/, error: 'must look like http://127.0.0.1:8081' })
    .default('http://127.0.0.1:8081'),
  STOA_DATA_DIR: z.string().min(1, 'must name a folder').default('./data'),
  /** Names this gateway among those of the site, for operators; by default the machine and the port. */
  STOA_GATEWAY_NAME: z.string().trim().min(1).max(100, 'must have at most 100 characters').optional(),
  STOA_CHANNEL: channelName.default('production'),
  STOA_PLATFORM_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  /** Address of the site for links in previews and search engines; by default the one it was asked under. */
  STOA_SITE_URL: z.url({ protocol: /^https?$/, error: 'must look like https://stoa.example' }).optional(),
  /** Where files of packages come from: by another host name than the site's. On one machine its other name. */
  STOA_CONTENT_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://content.example' })
    .transform((url) => new URL(url).origin)
    .optional(),
  /** Proxies in front whose `X-Forwarded-…` headers are believed. */
  STOA_TRUST_PROXY: z.string().min(1).default('loopback'),
  /** File that names the builds of a developer's machine; see dev-release.ts. */
  STOA_DEV_RELEASE: z.string().min(1).optional(),
  /** Where events for operators are sent as JSON, and the secret that signs them. */
  STOA_WEBHOOK_URL: z.url({ protocol: /^https?$/, error: 'must look like https://hooks.example/stoa' }).optional(),
  STOA_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  /** The operator's links out of the site, as JSON, where none are set on the site itself; see shared/src/contract/site/site-links.ts. */
  STOA_SITE_LINKS: z.string().transform(readSiteLinks).default(noSiteLinks),
  /** What pages may frame besides their own site, parted by commas: the form of a gateway for payments. */
  STOA_FRAME_ORIGINS: z.string().transform(readOrigins).default([]),
  /** Sites whose pages lessons may show in a frame, parted by commas. The API must be told the same. */
  STOA_EMBED_HOSTS: z.string().default(defaultEmbedHosts.join()).transform(readHosts),
  /** Share of pages, 0 to 1, that send measures. Failures are always sent. */
  STOA_MEASURE_SHARE: z.coerce.number('must be a number').min(0).max(1, 'must be between 0 and 1').default(1),
  /** How long failures of browsers are kept, in words and in figures. A running canary keeps the figures that judge it. */
  STOA_REPORT_DAYS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(3650, 'must be at most 3650')
    .default(30),
  /** `off`: versions are published and go live without having been mounted in a browser. */
  STOA_PROOF: z.enum(['on', 'off'], 'must be on or off').default('on'),
  /** The program that mounts versions in a browser: platform/toolchain/src/prover/prove-process.ts. */
  STOA_PROVER: z.string().min(1).optional(),
  /** Where the API of proofs is, in the place of invented answers. */
  STOA_PROOF_SITE: z.url({ protocol: /^https?$/, error: 'must look like https://staging.example' }).optional(),
  STOA_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

const consistent = environment.check(({ value: { STOA_SITE_URL: site, STOA_CONTENT_URL: content }, issues }) => {
  // Cookies are not separated by port: scripts there could read those of the site.
  if (site === undefined || content === undefined || new URL(site).hostname !== new URL(content).hostname) return;
  const message = 'must have another host name than STOA_SITE_URL';
  issues.push({ code: 'custom', path: ['STOA_CONTENT_URL'], message, input: content });
});

export interface GatewaySettings {
  port: number;
  host: string;
  gatewayName: string;
  apiUrl: string;
  dataDir: string;
  channel: string;
  platformToken: string | undefined;
  siteUrl: string | undefined;
  /** Origin of the content's own host; undefined: on one machine its other name, elsewhere there is none. */
  contentUrl: string | undefined;
  trustProxy: string;
  devRelease: string | undefined;
  webhook: { url: string; secret: string | undefined } | undefined;
  siteLinks: SiteLinks;
  frameOrigins: readonly string[];
  measureShare: number;
  reportDays: number;
  logLevel: string;
  prover: string | undefined;
  /** What the storage and the signing keys read for themselves. */
  env: Record<string, string | undefined>;
}

function readSiteLinks(text: string, context: z.RefinementCtx): SiteLinks {
  const fail = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return fail('must be JSON such as {"help":"https://help.example.org"}');
  }
  const parsed = siteLinks.safeParse(given);
  return parsed.success
    ? parsed.data
    : fail(parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim()).join('; '));
}

function readOrigins(text: string, context: z.RefinementCtx): string[] {
  const given = text.split(',').flatMap((part) => part.trim() || []);
  const wrong = given.find(
    (origin) => !/^https?:\/\/[\w.:[\]-]+$/.test(origin) || URL.parse(origin)?.origin !== origin,
  );
  if (wrong === undefined) return given;
  const message = `must be origins such as https://cards.example, parted by commas; ${wrong} is none`;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

function readHosts(text: string, context: z.RefinementCtx): string[] {
  const hosts = embedHostsFrom(text);
  if (hosts) return hosts;
  context.addIssue({ code: 'custom', message: 'must be hosts such as player.vimeo.com, parted by commas' });
  return z.NEVER;
}

/** Reads the settings from environment variables; an empty variable counts as absent. @throws naming each wrong one */
export function readSettings(env: Record<string, string | undefined>): GatewaySettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = consistent.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`These settings cannot be used:\n${lines.join('\n')}`);
  }
  const value = parsed.data;
  return {
    port: value.PORT,
    host: value.HOST,
    gatewayName: value.STOA_GATEWAY_NAME ?? `${hostname()}:${value.PORT}`.slice(-100),
    apiUrl: value.API_URL.replace(/\/$/, ''),
    dataDir: resolve(value.STOA_DATA_DIR),
    channel: value.STOA_CHANNEL,
    platformToken: value.STOA_PLATFORM_TOKEN,
    siteUrl: value.STOA_SITE_URL?.replace(/\/$/, ''),
    contentUrl: value.STOA_CONTENT_URL,
    trustProxy: value.STOA_TRUST_PROXY,
    devRelease: value.STOA_DEV_RELEASE && resolve(value.STOA_DEV_RELEASE),
    webhook: value.STOA_WEBHOOK_URL ? { url: value.STOA_WEBHOOK_URL, secret: value.STOA_WEBHOOK_SECRET } : undefined,
    siteLinks: value.STOA_SITE_LINKS,
    frameOrigins: [...value.STOA_FRAME_ORIGINS, ...value.STOA_EMBED_HOSTS.map((host) => `https://${host}`)],
    measureShare: value.STOA_MEASURE_SHARE,
    reportDays: value.STOA_REPORT_DAYS,
    logLevel: value.STOA_LOG_LEVEL,
    prover: value.STOA_PROVER && resolve(value.STOA_PROVER),
    env: given,
  };
}
