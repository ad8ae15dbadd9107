import type { Command } from 'commander';
import colours from 'picocolors';
import type { AuditEntry } from '@stoa/shared/platform-contract/access.ts';
import { wholeNumber, withClientOptions, type ClientOptions } from '../cli/common-options.ts';
import { table, type Output } from '../cli/output.ts';
import { run, type CommandContext } from '../cli/command-context.ts';
import { ago } from '../cli/time-words.ts';
import { addAuditVerify } from './audit-verify.ts';

export interface AuditOptions {
  limit: number;
  before?: number;
}

export function addAudit(program: Command): Command {
  const audit = withClientOptions(program.command('audit'))
    .summary('the audit log; audit verify proves it')
    .description('the audit log, newest first; audit verify proves that nobody changed it')
    .option('--limit <number>', 'how many entries', wholeNumber('--limit', 1, 1000), 20)
    .option('--before <number>', 'entries before this one', wholeNumber('--before', 1))
    .addHelpText('after', '\nExamples:\n  stoa audit --limit 50\n  stoa audit verify')
    .action((options: ClientOptions & AuditOptions) => run(options, (context) => listAudit(context, options)));
  addAuditVerify(audit);
  return audit;
}

export async function listAudit({ client }: CommandContext, { limit, before }: AuditOptions): Promise<Output> {
  const reply = await client.call('listAudit', { query: { limit, ...(before !== undefined && { before }) } });
  const lines = table(reply.entries.map(rowOf), ['ENTRY', 'WHEN', 'BY', 'WHAT', 'ABOUT', 'WHERE', 'WHY']);
  return { json: reply, lines: reply.entries.length > 0 ? lines : ['The audit log is empty.'] };
}

const rowOf = ({ seq, at, by, kind, subject, channel, revision, why }: AuditEntry): string[] => [
  String(seq),
  ago(at),
  by,
  kind,
  colours.bold(subject),
  channel ? `${channel}${revision === null ? '' : ` ${revision}`}` : '–',
  why,
];
