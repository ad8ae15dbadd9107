import type { Command } from 'commander';
import { changeChannel } from '../change-channel.ts';
import { withChangeOptions, type ChangeOptions } from '../common-options.ts';
import type { Output } from '../output.ts';
import { run, type Session } from '../session.ts';

export const addResume = (program: Command): Command =>
  withChangeOptions(program.command('resume'))
    .summary('give a paused canary back')
    .description('give a paused canary back to the same visitors')
    .argument('<name>', 'mf-catalog')
    .addHelpText('after', '\nExample:\n  stoa resume mf-catalog')
    .action((name: string, options: ChangeOptions) => run(options, (session) => resume(session, name, options)));

export const resume = (session: Session, name: string, options: ChangeOptions): Promise<Output> =>
  changeChannel(session, options, {
    send: (reasons) =>
      session.client.call('resumeCanary', { params: { channel: session.channel }, body: { name, ...reasons } }),
  });
