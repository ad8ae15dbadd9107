import type { Command } from 'commander';
import colours from 'picocolors';
import { withClientOptions, type ClientOptions } from '../cli/common-options.ts';
import { table, type Output } from '../cli/output.ts';
import { run, type CommandContext } from '../cli/command-context.ts';

export const addRemotes = (program: Command): Command =>
  withClientOptions(program.command('remotes'))
    .summary('everything that was ever published')
    .description('everything that was ever published, and where it is live')
    .addHelpText('after', '\nExample:\n  stoa remotes')
    .action((options: ClientOptions) => run(options, remotes));

export async function remotes({ client }: CommandContext): Promise<Output> {
  const reply = await client.call('listRemotes', {});
  const rows = reply.remotes.map(({ name, versions, live }) => [
    colours.bold(name),
    String(versions),
    Object.entries(live)
      .map(([channel, version]) => `${version} in ${channel}`)
      .join(', ') || colours.dim('live nowhere'),
  ]);
  const lines = rows.length > 0 ? table(rows, ['REMOTE', 'VERSIONS', 'LIVE']) : ['Nothing has been published yet.'];
  return { json: reply, lines };
}
