import type { Command } from 'commander';
import colours from 'picocolors';
import { createTokenBody, verb, verbs, type Verb } from '@stoa/shared/platform-contract/access.ts';
import { wholeNumber, withClientOptions, type ClientOptions } from '../cli/common-options.ts';
import type { Output } from '../cli/output.ts';
import { run, type CommandContext } from '../cli/command-context.ts';
import { until } from '../cli/time-words.ts';
import { UsageError } from '../cli/usage-error.ts';

export interface CreateTokenOptions {
  remote: string[];
  may: string[];
  days?: number;
  forever?: boolean;
}

export const addTokensCreate = (tokens: Command): Command =>
  withClientOptions(tokens.command('create'))
    .description('make a token; it is shown this once')
    .argument('<name>', 'whose it is, as it stands in histories: "player team, CI"')
    .requiredOption('--remote <name...>', 'for these remotes; * for all, the shell too')
    .requiredOption('--may <verb...>', `any of ${verbs.join(', ')}`)
    .option('--days <number>', 'until it ends by itself; 365 unless given', wholeNumber('--days', 1, 3650))
    .option('--forever', 'it never ends by itself')
    .addHelpText(
      'after',
      '\nIt can do no more than the token that makes it, and ends with that one at the latest.\n\nExamples:\n  stoa tokens create "player team, CI" --remote mf-player --may publish promote rollback\n  stoa tokens create "on call" --remote "*" --may promote canary rollback retire --days 30',
    )
    .action((name: string, options: ClientOptions & CreateTokenOptions) =>
      run(options, (context) => createToken(context, name, options)),
    );

export async function createToken(
  { client }: CommandContext,
  name: string,
  options: CreateTokenOptions,
): Promise<Output> {
  const { remote, may, days, forever } = options;
  const body = createTokenBody.safeParse({
    name,
    remotes: parted(remote),
    verbs: parted(may).map(parseVerb),
    ...(forever ? { days: null } : days !== undefined && { days }),
  });
  if (!body.success)
    throw new UsageError(body.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  const reply = await client.call('createToken', { body: body.data });
  const { facts, token } = reply;
  return {
    json: reply,
    lines: [
      `${colours.bold(facts.name)} (${facts.id}) may ${facts.verbs.join(', ')} for ${facts.remotes.join(', ')}${facts.expires_at ? `; ends ${until(facts.expires_at)}` : ''}.`,
      'Keep it now, it is not shown again:',
      token,
    ],
  };
}

/** `--may publish promote` and `--may publish,promote` are the same. */
const parted = (given: readonly string[]): string[] =>
  given.flatMap((text) => text.split(',').map((part) => part.trim())).filter(Boolean);

function parseVerb(given: string): Verb {
  const found = verb.safeParse(given);
  if (found.success) return found.data;
  throw new UsageError(`--may takes any of ${verbs.join(', ')}, not ${given}.`);
}
