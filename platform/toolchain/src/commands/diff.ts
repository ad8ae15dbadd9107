import type { Command } from 'commander';
import colours from 'picocolors';
import type { VersionDiff } from '@stoa/shared/platform-contract/artefacts.ts';
import { kilobytes } from '@stoa/server/release/gate/question.ts';
import { withChannelOptions, type ChannelOptions } from '../cli/common-options.ts';
import type { Output } from '../cli/output.ts';
import { parseRelease } from '../cli/release-name.ts';
import { run, type CommandContext } from '../cli/command-context.ts';
import { UsageError } from '../cli/usage-error.ts';

export const addDiff = (program: Command): Command =>
  withChannelOptions(program.command('diff'))
    .summary('what differs between two versions')
    .description('what differs between two versions: files, sizes, routes, borrowed libraries, commits')
    .argument('<release>', 'mf-catalog and two versions, or mf-catalog@1.5.0 against what is live')
    .argument('[from]', '1.4.0')
    .argument('[to]', '1.5.0')
    .addHelpText('after', '\nExamples:\n  stoa diff mf-catalog 1.4.0 1.5.0\n  stoa diff mf-catalog@1.5.0')
    .action((release: string, from: string | undefined, to: string | undefined, options: ChannelOptions) =>
      run(options, (context) => diff(context, release, from, to)),
    );

export async function diff(context: CommandContext, release: string, from?: string, to?: string): Promise<Output> {
  const { name, ...query } = from || to ? between(release, from, to) : await againstLive(context, release);
  const reply = await context.client.call('diffVersions', { params: { name }, query });
  return { json: reply, lines: describeDiff(reply) };
}

function between(name: string, from = '', to = '') {
  parseRelease(`${name}@${from}`);
  parseRelease(`${name}@${to}`);
  return { name, from, to };
}

async function againstLive({ client, channel }: CommandContext, release: string) {
  if (!release.includes('@')) throw new UsageError(`Say which versions: stoa diff ${release} 1.4.0 1.5.0.`);
  const { name, version } = parseRelease(release);
  const { live } = await client.call('getChannel', { params: { channel } });
  const from = live[name]?.version;
  if (!from) throw new Error(`${name} is not live in ${channel}: there is nothing to compare ${version} with.`);
  return { name, from, to: version };
}

function describeDiff({ name, from, to, ...diff }: VersionDiff): string[] {
  const { added, removed, changed, same } = diff.files;
  const shared = Object.entries(diff.shared);
  const lines = [
    `${colours.bold(name)} ${from} → ${colours.green(to)}`,
    `  commits     ${diff.commits.from ?? 'unknown'} → ${diff.commits.to ?? 'unknown'}`,
    `  first view  ${kilobytes(diff.first_view.from)} → ${kilobytes(diff.first_view.to)} brotli (${signed(diff.first_view.to - diff.first_view.from)})`,
    ...(diff.contract.from === diff.contract.to ? [] : [`  contract    ${diff.contract.from} → ${diff.contract.to}`]),
    ...shared.map(([library, { from: was, to: is }]) => `  library     ${library} ${was ?? 'none'} → ${is ?? 'none'}`),
    ...diff.routes.added.map((path) => `  route       ${colours.green('+')} ${path}`),
    ...diff.routes.removed.map((path) => `  route       ${colours.red('-')} ${path}`),
    ...diff.routes.changed.map(({ path, what }) => `  route       ~ ${path}: ${what}`),
    ...added.map(({ path, bytes }) => `  file        ${colours.green('+')} ${path} ${kilobytes(bytes)}`),
    ...removed.map(({ path, bytes }) => `  file        ${colours.red('-')} ${path} ${kilobytes(bytes)}`),
    ...changed.map(
      ({ path, from_bytes: was, to_bytes: is }) => `  file        ~ ${path} ${kilobytes(is)} (${signed(is - was)})`,
    ),
  ];
  return [...lines, `  ${same} ${same === 1 ? 'file is' : 'files are'} the same.`];
}

const signed = (bytes: number): string =>
  bytes === 0 ? 'as before' : `${bytes > 0 ? '+' : '−'}${kilobytes(Math.abs(bytes))}`;
