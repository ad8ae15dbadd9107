import { userInfo } from 'node:os';
import { Option, type Command } from 'commander';
import type { ConfirmOptions } from './confirm.ts';
import { UsageError } from './usage-error.ts';

export interface ClientOptions {
  url: string;
  dataDir?: string;
  json?: boolean;
}
export interface ChannelOptions extends ClientOptions {
  channel: string;
}
export interface ChangeOptions extends ChannelOptions, ConfirmOptions {
  why?: string;
  by?: string;
  expectRevision?: number;
}

export interface InsideRoutesOptions {
  allowInsideRoutes?: boolean;
  why?: string;
}

export const DEFAULT_URL = 'http://localhost:8080';

export const withClientOptions = (command: Command): Command =>
  command
    .addOption(
      new Option('--url <address>', 'site to speak to')
        .env('STOA_URL')
        .default(DEFAULT_URL)
        .argParser((given: string) => siteAddress(given)),
    )
    .option('--data-dir <folder>', 'work on this data folder itself, without a gateway')
    .option('--json', 'print JSON for machines');

/** Of commands that need a running site, and no folder will do: no default, for they act on it. */
export const siteOption = (what: string): Option =>
  new Option('--site <address>', what).env('STOA_URL').argParser(siteAddress).makeOptionMandatory();

export const withChannelOptions = (command: Command): Command =>
  withClientOptions(
    command.addOption(
      new Option('--channel <name>', 'channel to look at or change').env('STOA_CHANNEL').default('production'),
    ),
  );

export const withYes = (command: Command): Command => command.option('-y, --yes', 'do not ask; needed in scripts');

export const withWhy = (command: Command): Command => command.option('-m, --why <reason>', 'reason, for the history');

/** Of a command that changes a channel. */
export const withChangeOptions = (command: Command): Command =>
  withWhy(withYes(withChannelOptions(command)))
    .option('--by <name>', 'who does it, beside the token’s name; by default your account’s name')
    .option(
      '--expect-revision <number>',
      'refuse if the channel has changed since',
      wholeNumber('--expect-revision', 0),
    );

/** Of a command that gives a version to people who may have another remote's page at its addresses today. */
export const withInsideRoutes = (command: Command): Command =>
  command.option('--allow-inside-routes', 'let it take addresses from routes of other remotes; wants --why');

/** @throws UsageError where it is meant without a reason */
export function insideRoutes({ allowInsideRoutes = false, why }: InsideRoutesOptions): {
  allow_inside_routes: boolean;
} {
  if (allowInsideRoutes && !why) throw new UsageError('--allow-inside-routes wants a reason: --why "…".');
  return { allow_inside_routes: allowInsideRoutes };
}

/** Why and by whom: what every change of a channel says. */
export const because = ({ by, why }: Pick<ChangeOptions, 'by' | 'why'>) => ({
  by: by ?? accountName(),
  why: why ?? '',
});

export function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}

/** `https://stoa.example`: an origin, without a slash at its end. */
export function siteAddress(given: string): string {
  const url = URL.parse(given);
  if (url && /^https?:$/.test(url.protocol)) return url.href.replace(/\/$/, '');
  throw new UsageError(`${given} is not the address of a site. Write it as https://stoa.example.`);
}

/** Reads an option's value. */
export const wholeNumber =
  (option: string, least: number, most = Number.MAX_SAFE_INTEGER) =>
  (given: string): number => {
    const number = Number(given);
    if (given.trim() !== '' && Number.isInteger(number) && number >= least && number <= most) return number;
    const range = most === Number.MAX_SAFE_INTEGER ? `from ${least} up` : `from ${least} to ${most}`;
    throw new UsageError(`${option} takes a whole number ${range}, not ${given}.`);
  };
