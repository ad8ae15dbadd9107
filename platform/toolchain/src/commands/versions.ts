import type { Command } from 'commander';
import colours from 'picocolors';
import type { PublishedVersion } from '@stoa/shared/platform-contract/artefacts.ts';
import { kilobytes } from '@stoa/server/release/gate/question.ts';
import { withClientOptions, type ClientOptions } from '../cli/common-options.ts';
import { table, type Output } from '../cli/output.ts';
import { run, type CommandContext } from '../cli/command-context.ts';
import { ago } from '../cli/time-words.ts';

export const addVersions = (program: Command): Command =>
  withClientOptions(program.command('versions'))
    .summary('published versions of one remote')
    .description('all published versions of one remote, newest first')
    .argument('<name>', 'mf-catalog')
    .addHelpText('after', '\nExample:\n  stoa versions mf-catalog')
    .action((name: string, options: ClientOptions) => run(options, (context) => versions(context, name)));

export async function versions({ client }: CommandContext, name: string): Promise<Output> {
  const reply = await client.call('listVersions', { params: { name } });
  const heads = ['VERSION', 'PUBLISHED', 'BY', 'COMMIT', 'FIRST VIEW', 'WHERE'];
  return { json: reply, lines: table(reply.versions.map(rowOf), heads) };
}

const rowOf = (version: PublishedVersion): string[] => [
  colours.bold(version.version),
  ago(version.published_at),
  version.published_by,
  version.commit?.slice(0, 10) ?? '–',
  kilobytes(version.brotli_bytes),
  [
    ...version.live_in.map((channel) => colours.green(`live in ${channel}`)),
    ...version.canary_in.map((channel) => colours.yellow(`canary in ${channel}`)),
    ...(version.revoked ? [colours.red('revoked')] : []),
  ].join(', '),
];
