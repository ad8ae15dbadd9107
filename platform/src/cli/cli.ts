import { Command, CommanderError } from 'commander';
import colours from 'picocolors';
import { ReleaseRefused } from '../registry/refusal.ts';
import { history } from './commands/history.ts';
import { promote } from './commands/promote.ts';
import { publish } from './commands/publish.ts';
import { rollback } from './commands/rollback.ts';
import { status } from './commands/status.ts';
import { withChangeOptions, withClientOptions } from './common-options.ts';
import type { Output } from './output.ts';

const program = new Command('stoa')
  .description('Releases the shell and the remotes, each by itself.')
  .exitOverride()
  .configureHelp({ sortSubcommands: false });

program
  .command('create')
  .description('make a new remote from the template: here in the project, or alone in a folder of its own')
  .argument('<name>', 'mf-reviews')
  .option('--dir <folder>', 'folder in which its folder is made', '.')
  .option('--title <title>', 'its screen’s title; by default made of its name')
  .option('--route <path>', 'its first address; by default made of its name')
  .option('--json', 'print JSON for machines')
  .action(async (name, options) => {
    const { create } = await import('./commands/create.ts');
    print(await create(name, options), options);
  });

program
  .command('build')
  .description('build a remote for production, into its dist folder')
  .argument('[folder]', 'the remote’s folder', '.')
  .option('--json', 'print JSON for machines')
  .action(async (folder, options) => {
    const { build } = await import('./commands/build.ts');
    print(await build(folder), options);
  });

program
  .command('doctor')
  .description('mount and unmount a built remote many times in a headless browser, and tell what it leaves behind')
  .argument('[place]', 'the remote’s folder, or a built one', '.')
  .option('--times <number>', 'how often, besides two rounds to warm up', '50')
  .option('--route <path...>', 'addresses to draw; by default its first route, rather one without parameters')
  .option('--all-routes', 'every route; parameters are filled in')
  .option('--json', 'print JSON for machines')
  .action(async (place, options) => {
    const { doctor } = await import('./commands/doctor.ts');
    const output = await doctor(place, options);
    print(output, options);
    if (!output.isHealthy) process.exitCode = 2;
  });

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

withClientOptions(program.command('status'))
  .description('what is live, and what is published')
  .action(async (options) => print(await status(options), options));

withClientOptions(program.command('history'))
  .description('who changed what, newest first')
  .option('--limit <number>', 'how many changes', '20')
  .action(async (options) => print(await history(options), options));

function print({ json, lines }: Output, options: { json?: boolean }): void {
  console.log(options.json ? JSON.stringify(json, null, 2) : lines.join('\n'));
}

/** 0: done · 1: could not · 2: the registry refused, or the doctor found something · 64: the command line makes no sense. */
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
