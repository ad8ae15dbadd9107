import type { Command } from 'commander';
import colours from 'picocolors';
import type { ReleaseKey } from '@stoa/shared/platform-contract/access.ts';
import { withClientOptions, type ClientOptions } from '../cli/common-options.ts';
import { table, type Output } from '../cli/output.ts';
import { run, type CommandContext } from '../cli/command-context.ts';
import { ago } from '../cli/time-words.ts';

export const addKeysList = (keys: Command): Command =>
  withClientOptions(keys.command('list'))
    .description('the public keys: which one signs, which ones are still trusted')
    .addHelpText(
      'after',
      '\nExamples:\n  stoa keys list --url https://stoa.example\n  stoa keys list --data-dir ./data',
    )
    .action((options: ClientOptions) => run(options, listKeys));

export async function listKeys({ client }: CommandContext): Promise<Output> {
  const reply = await client.call('listKeys', {});
  return { json: reply, lines: table(reply.keys.map(rowOf), ['ID', 'STATE', 'MADE', 'PUBLIC KEY']) };
}

const states: Record<ReleaseKey['state'], string> = {
  signing: colours.green('signs'),
  trusted: 'trusted, signs no more',
  retired: colours.dim('retired'),
};
const rowOf = ({ id, state, created_at: at, public_key: key }: ReleaseKey): string[] => [
  colours.bold(id),
  states[state],
  at ? ago(at) : 'given by a setting',
  key,
];
