import { Option, type Command } from 'commander';
import type { ChannelPolicy } from '@stoa/shared/platform-contract/channels.ts';
import { withChannelOptions, type ChannelOptions } from '../cli/common-options.ts';
import type { Output } from '../cli/output.ts';
import { run, type CommandContext } from '../cli/command-context.ts';

export interface PolicyOptions {
  approval?: 'on' | 'off';
  judged?: 'on' | 'off';
  proof?: 'require' | 'warn';
}

export const addPolicy = (program: Command): Command =>
  withChannelOptions(program.command('policy'))
    .summary('approval, judging and proof of one remote')
    .description(
      'whether changes of a remote need a second person, whether its canaries are judged, and whether a version may go live that nobody could mount in a browser',
    )
    .argument('<name>', 'mf-catalog')
    .addOption(new Option('--approval <state>', 'promotions and canaries need a second person').choices(['on', 'off']))
    .addOption(new Option('--judged <state>', 'the platform ends bad canaries by itself').choices(['on', 'off']))
    .addOption(
      new Option('--proof <state>', 'refuse a version that no browser could mount, or only say so').choices([
        'require',
        'warn',
      ]),
    )
    .addHelpText(
      'after',
      '\nWithout options it shows what holds.\n\nExamples:\n  stoa policy mf-catalog\n  stoa policy mf-catalog --approval on --judged off',
    )
    .action((name: string, options: ChannelOptions & PolicyOptions) =>
      run(options, (context) => policy(context, name, options)),
    );

export async function policy(
  { client, channel }: CommandContext,
  name: string,
  options: PolicyOptions,
): Promise<Output> {
  const { approval, judged, proof } = options;
  if (!approval && !judged && !proof) return describe(await findPolicy(client, channel, name), channel);
  const body = {
    ...(approval && { approval: approval === 'on' }),
    ...(judged && { judged: judged === 'on' }),
    ...(proof && { proof }),
  };
  return describe(await client.call('updatePolicy', { params: { channel, name }, body }), channel);
}

async function findPolicy(client: CommandContext['client'], channel: string, name: string): Promise<ChannelPolicy> {
  const { remotes } = await client.call('getStatus', { params: { channel } });
  const found = remotes.find((remote) => remote.name === name);
  if (!found) throw new Error(`${name} was never published at ${client.place}.`);
  return { name, approval: found.approval, judged: found.judged, proof: found.proof };
}

const describe = (policy: ChannelPolicy, channel: string): Output => ({
  json: policy,
  lines: [
    `${policy.name} in ${channel}:`,
    `  approval ${policy.approval ? 'on: promotions and canaries need a second person' : 'off: one person is enough'}`,
    `  proof ${policy.proof === 'require' ? 'required: a version that no browser could mount does not go live' : 'wanted: a version that no browser could mount goes live with a warning'}`,
    `  judged ${policy.judged ? 'on: the platform ends bad canaries by itself' : 'off: canaries are ended by people only'}`,
  ],
});
