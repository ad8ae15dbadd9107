import type { Command } from 'commander';
import { withClientOptions, type ClientOptions } from '../cli/common-options.ts';
import { forgetLogin } from '../cli/credentials.ts';
import { print, type Output } from '../cli/output.ts';

export const addLogout = (program: Command): Command =>
  withClientOptions(program.command('logout'))
    .summary('forget the token of a site')
    .description('forget the token that is kept for a site; it stays valid until it is revoked')
    .addHelpText('after', '\nExample:\n  stoa logout --url https://stoa.example')
    .action(async (options: ClientOptions) => print(await logout(options), options));

export async function logout({ url }: ClientOptions): Promise<Output> {
  const forgotten = await forgetLogin(url);
  return { json: { url, forgotten }, lines: [forgotten ? `Logged out of ${url}.` : `No token was kept for ${url}.`] };
}
