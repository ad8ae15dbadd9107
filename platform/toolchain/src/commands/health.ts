import type { Command } from 'commander';
import colours from 'picocolors';
import type { VersionHealth } from '@stoa/shared/platform-contract/health.ts';
import { wholeNumber, withChannelOptions, type ChannelOptions } from '../cli/common-options.ts';
import { failureKinds, failureRate, milliseconds } from '../cli/health-words.ts';
import { table, type Output } from '../cli/output.ts';
import { run, type CommandContext } from '../cli/command-context.ts';

export interface HealthOptions {
  minutes: number;
}

export const addHealth = (program: Command): Command =>
  withChannelOptions(program.command('health'))
    .summary('how versions behave in browsers')
    .description('how versions behave in browsers: visitors, failures by kind, times, web vitals')
    .argument('[name]', 'only this remote')
    .option('--minutes <number>', 'how far back, 5 to 10080', wholeNumber('--minutes', 5, 10_080), 60)
    .addHelpText('after', '\nExamples:\n  stoa health\n  stoa health mf-catalog --minutes 1440')
    .action((name: string | undefined, options: ChannelOptions & HealthOptions) =>
      run(options, (context) => health(context, name, options)),
    );

export async function health(
  { client, channel }: CommandContext,
  name: string | undefined,
  { minutes }: HealthOptions,
): Promise<Output> {
  const reply = await client.call('getHealth', { params: { channel }, query: { minutes, ...(name && { name }) } });
  const heads = ['REMOTE', 'VERSION', 'FAILED', 'MOUNT P50', 'P95', 'LCP P75', 'INP P75', 'CLS P75'];
  const lines = [
    ...table(reply.versions.map(rowOf), heads),
    ...reply.versions
      .filter(({ failed }) => failed > 0)
      .map((version) => `  ${version.name}@${version.version}: ${failureKinds(version)}`),
  ];
  const none = [`No browser has reported anything in the last ${minutes} minutes.`];
  return { json: reply, lines: reply.versions.length > 0 ? lines : none };
}

const rowOf = (health: VersionHealth): string[] => [
  colours.bold(health.name),
  health.version,
  failureRate(health),
  milliseconds(health.mount_p50),
  milliseconds(health.mount_p95),
  milliseconds(health.vitals['LCP']),
  milliseconds(health.vitals['INP']),
  health.vitals['CLS']?.toFixed(2) ?? '–',
];
