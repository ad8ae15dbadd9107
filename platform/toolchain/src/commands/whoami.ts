import type { Command } from 'commander';
import type { WhoAmI } from '@stoa/shared/platform-contract/access.ts';
import { withClientOptions, type ClientOptions } from '../cli/common-options.ts';
import type { Output } from '../cli/output.ts';
import { run, type CommandContext } from '../cli/command-context.ts';
import { until } from '../cli/time-words.ts';

export const addWhoami = (program: Command): Command =>
  withClientOptions(program.command('whoami'))
    .summary('who you are, and what you may do')
    .description('who you are to the registry, and what you may do')
    .addHelpText('after', '\nExample:\n  stoa whoami --url https://stoa.example')
    .action((options: ClientOptions) => run(options, whoami));

export async function whoami({ client }: CommandContext): Promise<Output> {
  const reply = await client.call('whoAmI', {});
  return { json: reply, lines: describeWhoAmI(reply) };
}

export function describeWhoAmI({ kind, name, verbs, remotes, expires_at: end }: WhoAmI): string[] {
  const what = remotes.includes('*') ? 'all remotes' : remotes.join(', ') || 'no remote';
  return [
    `${kind === 'token' ? `Token “${name}”` : name}: ${verbs.join(', ') || 'reading'} for ${what}${end ? `; ends ${until(end)}` : ''}.`,
  ];
}
