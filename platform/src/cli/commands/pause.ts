import type { Command } from 'commander';
import { changeChannel } from '../change-channel.ts';
import { withChangeOptions, type ChangeOptions } from '../common-options.ts';
import type { Output } from '../output.ts';
import { run, type Session } from '../session.ts';

export const addPause = (program: Command): Command =>
  withChangeOptions(program.command('pause'))
    .summary('take the canary from its visitors')
    .description('take the canary from its visitors for a while')
    .argument('<name>', 'mf-catalog')
    .addHelpText('after', '\nExample:\n  stoa pause mf-catalog')
    .action((name: string, options: ChangeOptions) => run(options, (session) => pause(session, name, options)));

export const pause = (session: Session, name: string, options: ChangeOptions): Promise<Output> =>
  changeChannel(session, options, {
    send: (reasons) =>
      session.client.call('pauseCanary', { params: { channel: session.channel }, body: { name, ...reasons } }),
  });
