import type { Command } from 'commander';
import { withChannelOptions, withWhy, withYes, type ChannelOptions } from '../cli/common-options.ts';
import { confirm, type ConfirmOptions } from '../cli/confirm.ts';
import { changeOutput, type Output } from '../cli/output.ts';
import { run, type CommandContext } from '../cli/command-context.ts';
import { describePromotion } from './promote.ts';
import { describeProposal } from './proposals.ts';

export interface DecideOptions extends ConfirmOptions {
  why?: string;
}

export const addApprove = (program: Command): Command =>
  withWhy(withYes(withChannelOptions(program.command('approve'))))
    .summary('agree to a change, as the second person')
    .description('agree to a change, as the second person: it happens at once')
    .argument('<proposal>', 'its id, from stoa proposals')
    .addHelpText('after', '\nExample:\n  stoa approve p3f2a --why "Seen on staging"')
    .action((id: string, options: ChannelOptions & DecideOptions) =>
      run(options, (context) => approve(context, id, options)),
    );

export async function approve(
  { client, channel, terminal }: CommandContext,
  id: string,
  options: DecideOptions,
): Promise<Output> {
  await confirm(terminal, options, async () => {
    const [{ proposals }, status] = await Promise.all([
      client.call('listProposals', { params: { channel } }),
      client.call('getStatus', { params: { channel } }),
    ]);
    const proposal = proposals.find((one) => one.id === id);
    if (!proposal) return [`${channel} has no proposal ${id}: this will be refused.`];
    const effects = proposal.kind === 'promote' ? describePromotion(status, proposal.releases) : [];
    return [
      `${channel} at ${client.place}: ${describeProposal(proposal)}, asked for by ${proposal.by}${proposal.why && ` (${proposal.why})`}`,
      ...effects.map((line) => `  ${line.replace(', once a second person agrees', '')}`),
    ];
  });
  return changeOutput(
    await client.call('approveProposal', { params: { channel, id }, body: { why: options.why ?? '' } }),
  );
}
