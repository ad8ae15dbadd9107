import type { Command } from 'commander';
import colours from 'picocolors';
import type { Proposal } from '@stoa/shared/platform-contract/channels.ts';
import { withChannelOptions, type ChannelOptions } from '../cli/common-options.ts';
import { table, type Output } from '../cli/output.ts';
import { run, type CommandContext } from '../cli/command-context.ts';
import { ago, until } from '../cli/time-words.ts';

export const addProposals = (program: Command): Command =>
  withChannelOptions(program.command('proposals'))
    .summary('changes that wait for a second person')
    .description('changes that wait for a second person, and what became of earlier ones')
    .addHelpText('after', '\nExample:\n  stoa proposals')
    .action((options: ChannelOptions) => run(options, proposals));

export async function proposals({ client, channel }: CommandContext): Promise<Output> {
  const reply = await client.call('listProposals', { params: { channel } });
  const heads = ['ID', 'STATE', 'WHAT', 'BY', 'WHEN', 'WHY'];
  const lines = table(reply.proposals.map(rowOf), heads);
  return { json: reply, lines: reply.proposals.length > 0 ? lines : [`Nothing waits in ${channel}.`] };
}

export const describeProposal = ({ kind, releases, weight, allow_inside_routes: isInside }: Proposal): string =>
  [
    kind,
    ...releases.map(({ name, version }) => `${name}@${version}`),
    ...(weight === null ? [] : [`at ${weight} %`]),
    ...(isInside ? ['(takes addresses from routes of others)'] : []),
  ].join(' ');

const rowOf = (proposal: Proposal): string[] => {
  const { id, state, by, at, why, expires_at: end, decided_by: decider } = proposal;
  const words =
    state === 'open' ? colours.yellow(`open, ends ${until(end)}`) : `${state}${decider ? ` by ${decider}` : ''}`;
  return [colours.bold(id), words, describeProposal(proposal), by, ago(at), why];
};
