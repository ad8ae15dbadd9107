import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { API_PREFIX } from '@stoa/shared/contract/kernel/routes.ts';
import type { StartSettings } from './settings.ts';

export const SANDBOX_PROGRAM = 'api/sandbox-gateway/server.ts';

interface Places {
  siteUrl: string;
  apiUrl: string;
  /** Of the sandbox. */
  port: number;
}

/**
 * What API, gateway and sandbox are told, so that they know one another. Cookies are not separated by port, so browsers
 * reach the sandbox by another host name than the site.
 */
export function sandboxSettings({ siteUrl, apiUrl, port }: Places, given: NodeJS.ProcessEnv) {
  const host = new URL(siteUrl).hostname === '127.0.0.1' ? 'localhost' : '127.0.0.1';
  const publicUrl = given['STOA_SANDBOX_PUBLIC_URL'] || `http://${host}:${port}`;
  return {
    STOA_GATEWAY: 'sandbox',
    STOA_SANDBOX_PORT: String(port),
    STOA_SANDBOX_URL: `http://127.0.0.1:${port}`,
    STOA_SANDBOX_PUBLIC_URL: publicUrl,
    STOA_SANDBOX_SECRET: given['STOA_SANDBOX_SECRET'] || randomBytes(32).toString('hex'),
    STOA_SANDBOX_WEBHOOK_SECRET: given['STOA_SANDBOX_WEBHOOK_SECRET'] || randomBytes(32).toString('hex'),
    STOA_SANDBOX_WEBHOOK_URL: `${apiUrl}${API_PREFIX}/payments/events/sandbox`,
    STOA_FRAME_ORIGINS: [given['STOA_FRAME_ORIGINS'], new URL(publicUrl).origin].filter(Boolean).join(','),
  };
}

/** Of the sandbox, where none was named: the next free one after those of API and site. */
export async function findPort({ PORT, API_PORT }: Pick<StartSettings, 'PORT' | 'API_PORT'>): Promise<number> {
  for (let port = API_PORT + 1; ; port += 1) if (port !== PORT && (await isFree(port))) return port;
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
