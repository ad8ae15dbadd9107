import type { Command } from 'commander';
import { wholeNumber, withChannelOptions, type ChannelOptions } from '../cli/common-options.ts';
import { changeRow, table, type Output } from '../cli/output.ts';
import { run, type CommandContext } from '../cli/command-context.ts';

export interface HistoryOptions {
  limit: number;
}

export const addHistory = (program: Command): Command =>
  withChannelOptions(program.command('history'))
    .summary('who changed what and why')
    .description('who changed what and why, newest first')
    .argument('[name]', 'only changes of this remote')
    .option('--limit <number>', 'how many changes', wholeNumber('--limit', 1, 1000), 20)
    .addHelpText('after', '\nExamples:\n  stoa history\n  stoa history mf-catalog --limit 5')
    .action((name: string | undefined, options: ChannelOptions & HistoryOptions) =>
      run(options, (context) => history(context, name, options)),
    );

export async function history(
  { client, channel }: CommandContext,
  name: string | undefined,
  { limit }: HistoryOptions,
): Promise<Output> {
  const reply = await client.call('listChanges', { params: { channel }, query: { limit, ...(name && { name }) } });
  const rows = reply.changes.map(changeRow);
  const none = `${name ? `${name} was never live in ${channel}` : `${channel} never had a release`}.`;
  const heads = ['REVISION', 'WHEN', 'BY', 'WHAT', 'WHY', 'CHANGE'];
  return { json: reply, lines: rows.length > 0 ? table(rows, heads) : [none] };
}
