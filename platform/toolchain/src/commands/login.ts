import type { Command } from 'commander';
import colours from 'picocolors';
import { withClientOptions, type ClientOptions } from '../cli/common-options.ts';
import { keepLogin } from '../cli/credentials.ts';
import { openHttpClient } from '../cli/http-client.ts';
import { isThisMachine } from '../cli/open-client.ts';
import { print, type Output } from '../cli/output.ts';
import type { RegistryClient } from '../cli/registry-client.ts';
import { processTerminal, type Terminal } from '../cli/terminal.ts';
import { UsageError } from '../cli/usage-error.ts';
import { describeWhoAmI } from './whoami.ts';

export interface LoginOptions extends ClientOptions {
  token?: string;
}

export const addLogin = (program: Command): Command =>
  withClientOptions(program.command('login'))
    .summary('keep a token for a site')
    .description('keep a token for a site, readable by your account alone')
    .option('--token <token>', 'by default it is asked for, or read from standard input; others may see arguments')
    .addHelpText(
      'after',
      '\nIt is kept in ~/.config/stoa/credentials.json, or below XDG_CONFIG_HOME.\n\nExamples:\n  stoa login --url https://stoa.example\n  pass stoa/token | stoa login --url https://stoa.example',
    )
    .action(async (options: LoginOptions) => {
      const terminal = processTerminal({ isQuiet: options.json ?? false });
      print(await login(terminal, options, openHttpClient), options);
    });

export async function login(
  terminal: Terminal,
  { url, dataDir, token: given }: LoginOptions,
  open: (url: string, token: string) => RegistryClient,
): Promise<Output> {
  if (dataDir) throw new UsageError('A data folder needs no login: stoa works on it as its owner.');
  if (url.startsWith('http:') && !isThisMachine(url)) {
    terminal.say(colours.yellow(`${url} is not encrypted: anyone on the way can read the token.`));
  }
  const token = (given ?? (await askToken(terminal, url))).trim();
  if (!token) throw new UsageError('No token was given.');
  const who = await open(url, token).call('whoAmI', {});
  await keepLogin(url, { token, name: who.name });
  return { json: { url, ...who }, lines: [`Logged in at ${url}.`, ...describeWhoAmI(who)] };
}

const askToken = (terminal: Terminal, url: string): Promise<string> =>
  terminal.isInteractive ? terminal.ask(`Token for ${url}: `, { isHidden: true }) : terminal.readInput();
