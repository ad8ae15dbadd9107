import { resolve } from 'node:path';
import { defaultEmbedHosts, embedHostsFrom } from '@stoa/shared/contract/teaching/embed-address.ts';
import { z } from 'zod';
import { type OidcProvider, oidcProviders } from './oidc-providers.ts';
import { missingOfRooms, roomEnvironment, roomSettingsOf, type RoomSettings } from './room-settings.ts';

const port = z.coerce
  .number('must be a number')
  .int()
  .min(0, 'must be between 0 and 65535')
  .max(65535, 'must be between 0 and 65535');
const flag = z
  .enum(['0', '1', 'true', 'false'], 'must be 0 or 1')
  .default('0')
  .transform((value) => value === '1' || value === 'true');

const webAddress = (example: string) => z.url({ protocol: /^https?$/, error: `must look like ${example}` });

const addressList = (form: RegExp, wrong: string) =>
  z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .refine((list) => list.every((one) => form.test(one)), wrong);

const secretKey = z.string().regex(/^sk_(test|live)_\w{10,}$/, 'must look like sk_live_… or sk_test_…');

const environment = z.object({
  API_PORT: port.default(8081),
  API_HOST: z.string().min(1).default('127.0.0.1'),
  STOA_DATA_DIR: z.string().min(1, 'must name a folder').default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user@host/name' }).optional(),
  /** Proxies in front whose `X-Forwarded-…` headers are believed: the gateway, and what stands between it and here. */
  STOA_TRUST_PROXY: z.string().min(1).default('loopback'),
  /** Address of the site for links in mails, and for other sites that send people back. */
  STOA_SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://stoa.example' })
    .default('http://localhost:8080'),
  /** Where files of packages come from: by another host name than the site's. On one machine its other name. */
  STOA_CONTENT_URL: webAddress('https://content.example').optional(),
  /** Sign-in providers that speak OpenID Connect: a JSON list; see identities/oidc-providers.ts. */
  STOA_OIDC_PROVIDERS: oidcProviders,
  /** `smtps://user:password@host:465`, or `smtp://…:587`, which takes TLS where the server offers it. */
  STOA_SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@mail.example:465' })
    .optional(),
  STOA_MAIL_FROM: z
    .string()
    .regex(/^([^<>"\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'must look like Stoa <no-reply@stoa.example>')
    .optional(),
  /** Who helps two pages of a live class to find a way to each other: `stun:stun.example:3478`, `turn:…`, `turns:…`. */
  STOA_STUN_URLS: addressList(/^stuns?:[\w.:[\]-]+$/, 'must look like stun:stun.example:3478'),
  STOA_TURN_URLS: addressList(/^turns?:[\w.:[\]-]+(\?transport=(udp|tcp))?$/, 'must look like turn:turn.example:3478'),
  /** Shared with the TURN server, as coturn has it: `use-auth-secret`. */
  STOA_TURN_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  /** Who takes the money; `none`, as without it: nothing can be paid on this site. */
  STOA_GATEWAY: z
    .enum(['none', 'sandbox', 'stripe', 'paystack'], 'must be none, sandbox, stripe or paystack')
    .default('none'),
  /** Where this server reaches the sandbox gateway, and where browsers do: by another host name than the site's. */
  STOA_SANDBOX_URL: webAddress('http://127.0.0.1:8082').optional(),
  STOA_SANDBOX_PUBLIC_URL: webAddress('http://127.0.0.1:8082').optional(),
  /** What lets this server in there, and what the events from there are signed with. */
  STOA_SANDBOX_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  STOA_SANDBOX_WEBHOOK_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Lets this server in at Stripe, and what events from there are signed with. */
  STOA_STRIPE_SECRET_KEY: secretKey.optional(),
  STOA_STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must look like whsec_…')
    .optional(),
  /** Lets this server in at Paystack; events from there are signed with it, too. */
  STOA_PAYSTACK_SECRET_KEY: secretKey.optional(),
  STOA_DEMO: flag,
  STOA_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  STOA_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** State-changing calls a minute per account (or per address, signed out); counted in the database. */
  STOA_WRITE_LIMIT: z.coerce.number().int().min(1).default(300),
  /** Sign-ups an hour from one network, loopback not counted; each is a mail. */
  STOA_SIGN_UP_LIMIT: z.coerce.number().int().min(1).default(100),
  /** What the site keeps of each sale, in basis points of the price after tax: 2000 are 20 %. */
  STOA_PLATFORM_FEE: z.coerce
    .number('must be a number of basis points')
    .int('must be a whole number of basis points')
    .min(0, 'must be between 0 and 10000')
    .max(10_000, 'must be between 0 and 10000')
    .default(2000),
  /** Who sells, for receipts: a name, the lines of an address with semicolons between, and a number for taxes. */
  STOA_LEGAL_NAME: z.string().trim().max(120, 'must have at most 120 characters').optional(),
  STOA_LEGAL_ADDRESS: z.string().max(400, 'must have at most 400 characters').optional(),
  STOA_TAX_ID: z.string().trim().max(60, 'must have at most 60 characters').optional(),
  /** A learning record store that gets what is noted as xAPI statements: its address up to `/statements`, and who we are there. */
  STOA_LRS_URL: webAddress('https://lrs.example/xapi').optional(),
  STOA_LRS_USER: z.string().min(1).optional(),
  STOA_LRS_PASSWORD: z.string().min(1).optional(),
  /** Reads a minute per address; counted in each process, none for loopback callers. */
  STOA_READ_LIMIT: z.coerce.number().int().min(1).default(1200),
  /** Sites whose pages lessons may show in a frame, parted by commas. The gateway must be told the same. */
  STOA_EMBED_HOSTS: z
    .string()
    .default(defaultEmbedHosts.join())
    .transform((text, context) => {
      const hosts = embedHostsFrom(text);
      if (hosts) return hosts;
      context.addIssue({ code: 'custom', message: 'must be hosts such as player.vimeo.com, parted by commas' });
      return z.NEVER;
    }),
  ...roomEnvironment,
});
const hostOf = (url: string | undefined): string | undefined =>
  url && URL.canParse(url) ? new URL(url).hostname : undefined;
const ofSandbox = [
  'STOA_SANDBOX_URL',
  'STOA_SANDBOX_PUBLIC_URL',
  'STOA_SANDBOX_SECRET',
  'STOA_SANDBOX_WEBHOOK_SECRET',
] as const;
const ofStripe = ['STOA_STRIPE_SECRET_KEY', 'STOA_STRIPE_WEBHOOK_SECRET'] as const;
const consistent = environment.check(({ value, issues }) => {
  const need = (name: keyof typeof value, where: string) => {
    if (value[name] === undefined) {
      issues.push({ code: 'custom', path: [name], message: `is needed where ${where}`, input: undefined });
    }
  };
  if (value.STOA_SMTP_URL !== undefined) need('STOA_MAIL_FROM', 'mails leave by STOA_SMTP_URL');
  if (value.STOA_GATEWAY === 'sandbox') for (const name of ofSandbox) need(name, 'STOA_GATEWAY is sandbox');
  if (value.STOA_GATEWAY === 'stripe') for (const name of ofStripe) need(name, 'STOA_GATEWAY is stripe');
  if (value.STOA_GATEWAY === 'paystack') need('STOA_PAYSTACK_SECRET_KEY', 'STOA_GATEWAY is paystack');
  for (const { name, beside } of missingOfRooms(value)) need(name, `there is ${beside}`);
  if (value.STOA_LRS_URL !== undefined) {
    for (const name of ['STOA_LRS_USER', 'STOA_LRS_PASSWORD'] as const) need(name, 'there is STOA_LRS_URL');
  }
  if (value.STOA_TURN_URLS.length > 0) need('STOA_TURN_SECRET', 'there is STOA_TURN_URLS');
  // Cookies are not separated by port: a page there could read those of the site.
  for (const name of ['STOA_SANDBOX_PUBLIC_URL', 'STOA_CONTENT_URL'] as const) {
    if (name === 'STOA_SANDBOX_PUBLIC_URL' && value.STOA_GATEWAY !== 'sandbox') continue;
    const host = hostOf(value[name]);
    if (host === undefined || host !== hostOf(value.STOA_SITE_URL)) continue;
    const message = 'must have another host name than STOA_SITE_URL';
    issues.push({ code: 'custom', path: [name], message, input: undefined });
  }
});

export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  trustProxy: string;
  /** Without a slash at its end. */
  siteUrl: string;
  /** Origin of the content's own host; undefined: on one machine its other name, elsewhere there is none. */
  contentUrl: string | undefined;
  oidcProviders: OidcProvider[];
  /** Undefined: mails go into the outbox folder. */
  smtpUrl: string | undefined;
  /** Of all mails: `Stoa <no-reply@stoa.example>`. */
  mailFrom: string;
  /** For live classes in rooms of this site. */
  stunUrls: string[];
  turnUrls: string[];
  turnSecret: string | undefined;
  /** Where classes are held besides. */
  rooms: RoomSettings;
  /** Who gets what is noted of learning; undefined: nobody. Its address is without a slash at the end. */
  recordStore: { url: string; user: string; password: string } | undefined;
  /** Sites whose pages lessons may show. */
  embedHosts: readonly string[];
  /** Undefined: nothing can be paid. */
  gateway: GatewaySettings | undefined;
  demo: boolean;
  secret: string | undefined;
  logLevel: string;
  writeLimit: number;
  signUpLimit: number;
  readLimit: number;
  /** Basis points of a price after tax. */
  platformFee: number;
  /** What receipts say of who sells. */
  legalName: string | undefined;
  /** A line each. */
  legalAddress: string[];
  taxId: string | undefined;
}

export type GatewaySettings = SandboxSettings | StripeSettings | PaystackSettings;

export interface SandboxSettings {
  name: 'sandbox';
  /** Both without a slash at the end. */
  url: string;
  publicUrl: string;
  secret: string;
  webhookSecret: string;
}

export interface StripeSettings {
  name: 'stripe';
  secretKey: string;
  webhookSecret: string;
}

export interface PaystackSettings {
  name: 'paystack';
  secretKey: string;
}

export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Reads the settings from environment variables; an empty variable counts as absent. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = consistent.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new SettingsError(`These settings cannot be used:\n${lines.join('\n')}`);
  }
  const value = parsed.data;
  const siteUrl = value.STOA_SITE_URL.replace(/\/+$/, '');
  return {
    port: value.API_PORT,
    host: value.API_HOST,
    dataDir: resolve(value.STOA_DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    trustProxy: value.STOA_TRUST_PROXY,
    oidcProviders: value.STOA_OIDC_PROVIDERS,
    siteUrl,
    contentUrl: value.STOA_CONTENT_URL && new URL(value.STOA_CONTENT_URL).origin,
    smtpUrl: value.STOA_SMTP_URL,
    mailFrom: value.STOA_MAIL_FROM ?? `Stoa <no-reply@${new URL(siteUrl).hostname}>`,
    stunUrls: value.STOA_STUN_URLS,
    turnUrls: value.STOA_TURN_URLS,
    turnSecret: value.STOA_TURN_SECRET,
    rooms: roomSettingsOf(value),
    recordStore: recordStoreOf(value),
    embedHosts: value.STOA_EMBED_HOSTS,
    gateway: gatewayOf(value),
    demo: value.STOA_DEMO,
    secret: value.STOA_SECRET,
    logLevel: value.STOA_LOG_LEVEL,
    writeLimit: value.STOA_WRITE_LIMIT,
    signUpLimit: value.STOA_SIGN_UP_LIMIT,
    readLimit: value.STOA_READ_LIMIT,
    platformFee: value.STOA_PLATFORM_FEE,
    legalName: value.STOA_LEGAL_NAME,
    legalAddress: linesOf(value.STOA_LEGAL_ADDRESS),
    taxId: value.STOA_TAX_ID,
  };
}

const recordStoreOf = ({
  STOA_LRS_URL: url,
  STOA_LRS_USER: user,
  STOA_LRS_PASSWORD: password,
}: z.infer<typeof environment>) =>
  url && user && password ? { url: url.replace(/\/+$/, ''), user, password } : undefined;

const linesOf = (text = ''): string[] =>
  text
    .split(/[;\n]/)
    .map((line) => line.trim())
    .filter(Boolean);

/** Of settings that were found to be consistent. */
function gatewayOf(value: z.infer<typeof environment>): GatewaySettings | undefined {
  if (value.STOA_GATEWAY === 'none') return undefined;
  if (value.STOA_GATEWAY === 'stripe') {
    const [secretKey, webhookSecret] = [value.STOA_STRIPE_SECRET_KEY!, value.STOA_STRIPE_WEBHOOK_SECRET!];
    return { name: 'stripe', secretKey, webhookSecret };
  }
  if (value.STOA_GATEWAY === 'paystack') return { name: 'paystack', secretKey: value.STOA_PAYSTACK_SECRET_KEY! };
  return {
    name: 'sandbox',
    url: value.STOA_SANDBOX_URL!.replace(/\/+$/, ''),
    publicUrl: value.STOA_SANDBOX_PUBLIC_URL!.replace(/\/+$/, ''),
    secret: value.STOA_SANDBOX_SECRET!,
    webhookSecret: value.STOA_SANDBOX_WEBHOOK_SECRET!,
  };
}
