import { Command, CommanderError } from 'commander';
import colours from 'picocolors';
import { ReleaseRefused } from '../registry/refusal.ts';
import { history } from './commands/history.ts';
import { promote } from './commands/promote.ts';
import { publish } from './commands/publish.ts';
import { rollback } from './commands/rollback.ts';
import { status } from './commands/status.ts';
import { withChangeOptions, withDeskOptions } from './common-options.ts';
import type { Output } from './output.ts';

const program = new Command('stoa')
  .description('Releases the shell and the remotes, each by itself.')
  .exitOverride()
  .configureHelp({ sortSubcommands: false });

withChangeOptions(program.command('publish'))
  .description('publish built folders, or workspaces, under the versions they carry')
  .argument('<place...>', 'a built folder, or a workspace with one in dist')
  .option('--promote', 'and put them live, all in one change')
  .action(async (places, options) => print(await publish(places, options), options));

withChangeOptions(program.command('promote'))
  .description('put published versions live, all in one change')
  .argument('<release...>', 'mf-catalog@1.1.0')
  .action(async (names, options) => print(await promote(names, options), options));

withChangeOptions(program.command('rollback'))
  .description('put one remote, or the shell, back')
  .argument('<name>', 'mf-catalog')
  .option('--to <version>', 'by default the version that was live before')
  .action(async (name, options) => print(await rollback(name, options), options));

withDeskOptions(program.command('status'))
  .description('what is live, and what is published')
  .action(async (options) => print(await status(options), options));

withDeskOptions(program.command('history'))
  .description('who changed what, newest first')
  .option('--limit <number>', 'how many changes', '20')
  .action(async (options) => print(await history(options), options));

function print({ json, lines }: Output, options: { json?: boolean }): void {
  console.log(options.json ? JSON.stringify(json, null, 2) : lines.join('\n'));
}

/** 0: done · 1: could not · 2: the registry refused · 64: the command line makes no sense. */
try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
  if (!(error instanceof CommanderError)) report(error);
}

function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 64;
  return error instanceof ReleaseRefused ? 2 : 1;
}

function report(error: unknown): void {
  const refusals = error instanceof ReleaseRefused ? error.refusals : [];
  const message = error instanceof Error ? error.message : String(error);
  if (process.argv.includes('--json')) {
    console.error(JSON.stringify({ error: message, code: refusals[0]?.code ?? 'failed', refusals }, null, 2));
    return;
  }
  if (refusals.length === 0) console.error(colours.red(message));
  for (const refusal of refusals) console.error(`${colours.red(refusal.message)} ${colours.dim(`[${refusal.code}]`)}`);
}
