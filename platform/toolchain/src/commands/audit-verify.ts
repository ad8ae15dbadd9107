import type { Command } from 'commander';
import colours from 'picocolors';
import type { AuditVerdict } from '@stoa/shared/platform-contract/access.ts';
import { withClientOptions, type ClientOptions } from '../cli/common-options.ts';
import { counted } from '../cli/health-words.ts';
import { exitCodes, type Output } from '../cli/output.ts';
import { run, type CommandContext } from '../cli/command-context.ts';

export const addAuditVerify = (audit: Command): Command =>
  withClientOptions(audit.command('verify'))
    .description('read every entry, and say whether the log is what it was; exit code 2 when it is not')
    .addHelpText('after', '\nExample:\n  stoa audit verify --json')
    // The command above has the same options: what is given to it is meant for this one too.
    .action((_options: ClientOptions, command: Command) => run(command.optsWithGlobals<ClientOptions>(), verifyAudit));

export async function verifyAudit(context: CommandContext): Promise<Output> {
  const verdict = await verdictOf(context);
  if (verdict.valid) {
    const line = `${counted(verdict.entries, 'entry', 'entries')}, all as they were written.`;
    return { json: verdict, lines: [`${colours.green('The audit log is whole')}: ${line}`] };
  }
  const lines = [
    `${colours.red('The audit log was changed')}, at entry ${verdict.broken_at} of ${verdict.entries}.`,
    `  ${verdict.reason}`,
  ];
  return { json: verdict, lines, exitCode: exitCodes.refused };
}

/** In a folder of this machine, entry by entry; a gateway answers when it is through. */
async function verdictOf({ client, terminal }: CommandContext): Promise<AuditVerdict> {
  const { registry } = client;
  if (!registry) {
    terminal.showProgress('The gateway reads the whole log …');
    return client.call('verifyAudit', {}).finally(() => terminal.showProgress(undefined));
  }
  const { channels } = await client.call('listChannels', {});
  const expected = Object.fromEntries(channels.map(({ channel, revision }) => [channel, revision]));
  return registry.audit
    .verify({
      expected: async () => expected,
      onProgress: (done, total) => terminal.showProgress(`Entry ${done} of ${total}`),
    })
    .finally(() => terminal.showProgress(undefined));
}
