import type { Command } from 'commander';
import { changeChannel } from '../cli/change-channel.ts';
import { withChangeOptions, type ChangeOptions } from '../cli/common-options.ts';
import type { Output } from '../cli/output.ts';
import { run, type Session } from '../cli/session.ts';

export interface PauseOptions extends ChangeOptions {
  from?: string;
}

export const addPause = (program: Command): Command =>
  withChangeOptions(program.command('pause'))
    .summary('take the canary from its visitors')
    .description('take the canary from its visitors for a while')
    .argument('<name>', 'mf-catalog')
    .option('--from <version>', 'refuse unless this is the canary')
    .addHelpText('after', '\nExample:\n  stoa pause mf-catalog')
    .action((name: string, options: PauseOptions) => run(options, (session) => pause(session, name, options)));

export const pause = (session: Session, name: string, options: PauseOptions): Promise<Output> =>
  changeChannel(session, options, {
    send: (reasons) => {
      const body = { name, ...(options.from && { from: options.from }), ...reasons };
      return session.client.call('pauseCanary', { params: { channel: session.channel }, body });
    },
  });
