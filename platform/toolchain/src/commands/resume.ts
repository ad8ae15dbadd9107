import type { Command } from 'commander';
import { changeChannel } from '../cli/change-channel.ts';
import { withChangeOptions, type ChangeOptions } from '../cli/common-options.ts';
import type { Output } from '../cli/output.ts';
import { run, type Session } from '../cli/session.ts';

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
    .action((name: string, options: ResumeOptions) => run(options, (session) => resume(session, name, options)));

export const resume = (session: Session, name: string, options: ResumeOptions): Promise<Output> =>
  changeChannel(session, options, {
    send: (reasons) => {
      const body = { name, ...(options.from && { from: options.from }), ...reasons };
      return session.client.call('resumeCanary', { params: { channel: session.channel }, body });
    },
  });
