import type { BrowserContext } from 'playwright';
import { API_PREFIX } from '@stoa/shared/contract/kernel/routes.ts';

/** Signs all pages of the context in as the demo person of a role, by the shell's two cookies. */
export async function signIn(context: BrowserContext, url: string, role: string): Promise<void> {
  const token = await tokenOf(url, role);
  const cookie = (name: string, value: string) => ({ name, value, url, sameSite: 'Lax' as const });
  await context.addCookies([cookie('token', token), cookie('isLoggedIn', 'true')]);
}

/** Of a new session of the demo person of a role. */
export async function tokenOf(url: string, role: string): Promise<string> {
  const api = `${url}${API_PREFIX}`;
  const accounts = await read<{ role: string; email: string; password: string }[]>(fetch(`${api}/demo/accounts`));
  const { email, password } = accounts.find((account) => account.role === role)!;
  const { token } = await read<{ token: string }>(
    fetch(`${api}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify({ email, password }),
    }),
  );
  return token;
}

/** @throws with the reply's words when it is no success. */
export async function read<T>(asking: Promise<Response>): Promise<T> {
  const reply = await asking;
  if (!reply.ok) throw new Error(`${reply.url} answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as T;
}
