import { resolve } from 'node:path';
import { z } from 'zod';

const webAddress = (example: string) =>
  z.url({ protocol: /^https?$/, error: `must look like ${example}` }).transform((url) => url.replace(/\/+$/, ''));

const environment = z.object({
  STOA_SANDBOX_PORT: z.coerce.number('must be a number').int().min(0).max(65535).default(8082),
  STOA_SANDBOX_HOST: z.string().min(1).default('127.0.0.1'),
  STOA_DATA_DIR: z.string().min(1, 'must name a folder').default('./data'),
  /** Where browsers reach it: another host name than the site's. By default where it listens. */
  STOA_SANDBOX_PUBLIC_URL: webAddress('http://127.0.0.1:8082').optional(),
  /** What the site's server says to be let in. */
  STOA_SANDBOX_SECRET: z.string().min(32, 'must have at least 32 characters'),
  /** What events are signed with, and where they are sent. */
  STOA_SANDBOX_WEBHOOK_SECRET: z.string().min(32, 'must have at least 32 characters'),
  STOA_SANDBOX_WEBHOOK_URL: webAddress('http://127.0.0.1:8081/api/v1.3.0/payments/events/sandbox').optional(),
  /** The site whose pages may frame the card form. */
  STOA_SITE_URL: webAddress('https://stoa.example').default('http://localhost:8080'),
  STOA_DEMO: z.enum(['0', '1', 'true', 'false'], 'must be 0 or 1').default('0'),
});

export interface SandboxSettings {
  port: number;
  host: string;
  dataDir: string;
  publicUrl: string | undefined;
  secret: string;
  webhookSecret: string;
  /** Undefined: events stay here, and the site has to ask. */
  webhookUrl: string | undefined;
  siteOrigin: string;
  /** Everybody may look at the payments, move the clock and turn the knobs. */
  demo: boolean;
}

/** An empty variable counts as absent. @throws naming each wrong one */
export function readSettings(env: Record<string, string | undefined>): SandboxSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`These settings cannot be used:\n${lines.join('\n')}`);
  }
  const value = parsed.data;
  return {
    port: value.STOA_SANDBOX_PORT,
    host: value.STOA_SANDBOX_HOST,
    dataDir: resolve(value.STOA_DATA_DIR),
    publicUrl: value.STOA_SANDBOX_PUBLIC_URL,
    secret: value.STOA_SANDBOX_SECRET,
    webhookSecret: value.STOA_SANDBOX_WEBHOOK_SECRET,
    webhookUrl: value.STOA_SANDBOX_WEBHOOK_URL,
    siteOrigin: new URL(value.STOA_SITE_URL).origin,
    demo: value.STOA_DEMO === '1' || value.STOA_DEMO === 'true',
  };
}
