import type { Command } from 'commander';
import { changeChannel } from '../cli/change-channel.ts';
import { withChangeOptions, type ChangeOptions } from '../cli/common-options.ts';
import type { Output } from '../cli/output.ts';
import { run, type CommandContext } from '../cli/command-context.ts';

export interface ResumeOptions extends ChangeOptions {
  from?: string;
}

export const addResume = (program: Command): Command =>
  withChangeOptions(program.command('resume'))
    .summary('give a paused canary back')
    .description('give a paused canary back to the same visitors')
    .argument('<name>', 'mf-catalog')
    .option('--from <version>', 'refuse unless this is the canary')
    .addHelpText('after', '\nExample:\n  stoa resume mf-catalog')
    .action((name: string, options: ResumeOptions) => run(options, (context) => resume(context, name, options)));

export const resume = (context: CommandContext, name: string, options: ResumeOptions): Promise<Output> =>
  changeChannel(context, options, {
    send: (reasons) => {
      const body = { name, ...(options.from && { from: options.from }), ...reasons };
      return context.client.call('resumeCanary', { params: { channel: context.channel }, body });
    },
  });
