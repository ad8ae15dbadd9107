import type { Command } from 'commander';
import { withChannelOptions, withWhy, type ChannelOptions } from '../cli/common-options.ts';
import type { Output } from '../cli/output.ts';
import { run, type CommandContext } from '../cli/command-context.ts';
import { describeProposal } from './proposals.ts';

export const addReject = (program: Command): Command =>
  withWhy(withChannelOptions(program.command('reject')))
    .summary('refuse a change that waits')
    .description('refuse a change that waits, or take back one’s own')
    .argument('<proposal>', 'its id, from stoa proposals')
    .addHelpText('after', '\nExample:\n  stoa reject p3f2a --why "Not before Monday"')
    .action((id: string, options: ChannelOptions & { why?: string }) =>
      run(options, (context) => reject(context, id, options)),
    );

export async function reject(
  { client, channel }: CommandContext,
  id: string,
  { why = '' }: { why?: string },
): Promise<Output> {
  const reply = await client.call('rejectProposal', { params: { channel, id }, body: { why } });
  return { json: reply, lines: [`Rejected: ${describeProposal(reply)}. Nothing has changed.`] };
}
