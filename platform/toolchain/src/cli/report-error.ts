import { CommanderError } from 'commander';
import colours from 'picocolors';
import { isRefused } from '@stoa/server/registry/refusal.ts';
import { changeRow, exitCodes, table } from './output.ts';
import { RevisionMoved } from './revision-moved.ts';
import { NotConfirmed, UsageError } from './usage-error.ts';

export function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
  if (error instanceof UsageError) return exitCodes.usage;
  return isRefused(error) ? exitCodes.refused : exitCodes.failed;
}

/** For stderr: sentences for people, or one JSON object. */
export function describeError(error: unknown, isJson: boolean): string {
  const refusals = isRefused(error) ? error.refusals : [];
  const changes = error instanceof RevisionMoved ? error.changes : [];
  const message = error instanceof Error ? error.message.replace(/^error: /, '').trim() : String(error);
  if (isJson) {
    const code = refusals[0]?.code ?? plainCode(error);
    return JSON.stringify({ error: message, code, refusals, ...(changes.length > 0 && { changes }) }, null, 2);
  }
  if (refusals.length === 0) return colours.red(message);
  const lines = refusals.flatMap(({ code, message, file, remedy }) => [
    `${colours.red(message)} ${colours.dim(`[${code}]`)}`,
    ...(file && !message.includes(file) ? [`  Where: ${file}`] : []),
    ...(remedy ? [`  Way out: ${remedy}`] : []),
  ]);
  return [...lines, ...table(changes.map((change) => ['', ...changeRow(change)]))].join('\n');
}

function plainCode(error: unknown): string {
  if (error instanceof UsageError || error instanceof CommanderError) return 'usage';
  return error instanceof NotConfirmed ? 'not_confirmed' : 'failed';
}
