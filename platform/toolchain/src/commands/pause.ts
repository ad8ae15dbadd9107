import type { Command } from 'commander';
import { changeChannel } from '../cli/change-channel.ts';
import { withChangeOptions, type ChangeOptions } from '../cli/common-options.ts';
import type { Output } from '../cli/output.ts';
import { run, type CommandContext } from '../cli/command-context.ts';

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
    .action((name: string, options: PauseOptions) => run(options, (context) => pause(context, name, options)));

export const pause = (context: CommandContext, name: string, options: PauseOptions): Promise<Output> =>
  changeChannel(context, options, {
    send: (reasons) => {
      const body = { name, ...(options.from && { from: options.from }), ...reasons };
      return context.client.call('pauseCanary', { params: { channel: context.channel }, body });
    },
  });
