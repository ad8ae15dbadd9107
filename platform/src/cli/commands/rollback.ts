import type { Command } from 'commander';
import type { ChannelStatus } from '@stoa/shared/contract/health.ts';
import { refuse } from '../../registry/refusal.ts';
import { changeChannel } from '../change-channel.ts';
import { withChangeOptions, type ChangeOptions } from '../common-options.ts';
import type { Output } from '../output.ts';
import { openPages } from '../page-words.ts';
import { run, type Session } from '../session.ts';

export interface RollbackOptions extends ChangeOptions {
  to?: string;
  revoke?: boolean;
}

export const addRollback = (program: Command): Command =>
  withChangeOptions(program.command('rollback'))
    .summary('take back what was done last to one remote')
    .description('take back what was done last to one remote, or to the shell: its canary, else its version')
    .argument('<name>', 'mf-catalog')
    .option('--to <version>', 'a version that was live earlier; by default the one before')
    .option('--revoke', 'the bad version may not be used any more: open pages leave it at once')
    .addHelpText(
      'after',
      '\nExamples:\n  stoa rollback mf-catalog\n  stoa rollback mf-catalog --yes --why "Search is empty"\n  stoa rollback mf-catalog --to 1.3.2\n  stoa rollback mf-catalog --revoke --yes',
    )
    .action((name: string, options: RollbackOptions) => run(options, (session) => rollback(session, name, options)));

export async function rollback(session: Session, name: string, options: RollbackOptions): Promise<Output> {
  const { to, revoke = false } = options;
  const params = { channel: session.channel };
  return changeChannel(session, options, {
    describe: (status) => describeRollback(status, name, { to, revoke }),
    send: (reasons) =>
      session.client.call('rollBack', { params, body: { name, ...(to && { to }), revoke, ...reasons } }),
  });
}

function describeRollback(
  { document, remotes }: ChannelStatus,
  name: string,
  { to, revoke }: { to: string | undefined; revoke: boolean },
): string[] {
  const found = remotes.find((remote) => remote.name === name);
  // What is refused anyway, needs no question.
  if (!found?.live) throw refuse('not_live', `${name} is not live in ${document.channel}.`, name);
  const { version, canary } = found.live;
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
