import type { Command } from 'commander';
import type { ChannelStatus } from '@stoa/shared/platform-contract/health.ts';
import { refuse } from '@stoa/server/registry/refusal.ts';
import { askedFirst, sendChange } from '../cli/change-channel.ts';
import { withChangeOptions, type ChangeOptions } from '../cli/common-options.ts';
import { changeOutput, describeWhat, type Output } from '../cli/output.ts';
import { openPages } from '../cli/page-words.ts';
import { run, type CommandContext } from '../cli/command-context.ts';
import { ago } from '../cli/time-words.ts';
import { UsageError } from '../cli/usage-error.ts';

export interface RollbackOptions extends ChangeOptions {
  from?: string;
  to?: string;
  revoke?: boolean;
}

export const addRollback = (program: Command): Command =>
  withChangeOptions(program.command('rollback'))
    .summary('take back what was done last to one remote')
    .description('take back what was done last to one remote, or to the shell: its canary, else its version')
    .argument('<name>', 'mf-catalog')
    .option('--from <version>', 'the bad version; where it is not live any more, nothing happens')
    .option('--to <version>', 'a version that was live earlier; by default the one before')
    .option('--revoke', 'the bad version may not be used any more: open pages leave it at once')
    .addHelpText(
      'after',
      '\nWith --yes, name the bad version with --from: a retry then takes back nothing more.\n\nExamples:\n  stoa rollback mf-catalog\n  stoa rollback mf-catalog --from 1.4.1 --yes --why "Search is empty"\n  stoa rollback mf-catalog --to 1.3.2\n  stoa rollback mf-catalog --from 1.4.1 --revoke --yes',
    )
    .action((name: string, options: RollbackOptions) => run(options, (context) => rollback(context, name, options)));

export async function rollback(context: CommandContext, name: string, options: RollbackOptions): Promise<Output> {
  const { client, channel } = context;
  const { to, revoke = false } = options;
  if (options.yes && options.from === undefined) throw await versionMissing(context, name, to);
  const asked = await askedFirst(context, options, async (status) => [
    ...describeRollback(status, name, options),
    ...(await describeLast(context, name)),
  ]);
  const from = options.from ?? (asked.shown && versionLeft(asked.shown, name, to));
  const body = { name, ...(from && { from }), ...(to && { to }), revoke };
  const reply = await sendChange(context, asked, (given) =>
    client.call('rollBack', { params: { channel }, body: { ...body, ...given } }),
  );
  return changeOutput(reply);
}

/** Whoever is not shown what goes has to know it: a retry would take back one more version. */
async function versionMissing({ client, channel }: CommandContext, name: string, to: string | undefined) {
  const document = await client.call('getChannel', { params: { channel } });
  const left = versionLeft({ document }, name, to);
  // As for whoever is asked: what is refused anyway, needs no words.
  if (left === undefined) return refuse('not_live', `${name} is not live in ${channel}.`, name);
  const words = ['stoa', 'rollback', name, '--from', left, ...(to ? ['--to', to] : []), '--yes'].join(' ');
  return new UsageError(
    `With --yes a rollback names the version that it takes back; otherwise a retry takes back one more. Live is ${left}: ${words}`,
  );
}

/** What the operator was told that goes: the canary first, unless a version was named to go back to. */
function versionLeft(
  { document }: Pick<ChannelStatus, 'document'>,
  name: string,
  to: string | undefined,
): string | undefined {
  const live = document.live[name];
  return (to === undefined ? live?.canary?.version : undefined) ?? live?.version;
}

/** Somebody may have rolled back a moment ago: this would go one further. */
async function describeLast({ client, channel }: CommandContext, name: string): Promise<string[]> {
  const { changes } = await client.call('listChanges', { params: { channel }, query: { limit: 1, name } });
  const [last] = changes;
  if (last?.kind !== 'rollback') return [];
  return [`The last change was a rollback, too, by ${last.by}, ${ago(last.at)}: ${describeWhat(last)}`];
}

function describeRollback(
  { document, remotes }: ChannelStatus,
  name: string,
  { from, to, revoke = false }: RollbackOptions,
): string[] {
  const found = remotes.find((remote) => remote.name === name);
  // What is refused anyway, needs no question.
  if (!found?.live) throw refuse('not_live', `${name} is not live in ${document.channel}.`, name);
  const { version, canary } = found.live;
  if (from !== undefined && ![version, canary?.version].includes(from)) {
    return [`${name}@${from} is not live any more, ${version} is: no version is taken back.`];
  }
  const target = to ?? found.before;
  if (canary && to === undefined) {
    return [
      `${name} canary ${canary.version}, ${canary.paused ? 'paused at' : 'at'} ${canary.weight} %, ends; ${version} stays live for everyone`,
      ...(revoke ? [`${name}@${canary.version} is revoked for good`] : []),
      ...openPages([name], { isRevoked: revoke }),
    ];
  }
  if (!target)
    throw refuse('nothing_before', `No version of ${name} was live before ${version} that could be used again.`, name);
  return [
    `${name} ${version} → ${target}`,
    ...(canary ? [`${name} canary ${canary.version} at ${canary.weight} % ends`] : []),
    ...(revoke ? [`${name}@${version} is revoked for good`] : []),
    ...openPages([name], { isRevoked: revoke }),
  ];
}
