import type { Command } from 'commander';
import { print } from '../cli/output.ts';

interface Options {
  json?: boolean;
}

// Compilers and browsers are large: each of these loads its own when it is called.

export const addCreate = (program: Command): Command =>
  program
    .command('create')
    .summary('make a new remote')
    .description('make a new remote from the template: here in the project, or alone in a folder of its own')
    .argument('<name>', 'mf-reviews')
    .option('--dir <folder>', 'folder in which its folder is made', '.')
    .option('--title <title>', 'its screen’s title; by default made of its name')
    .option('--route <path>', 'its first address; by default made of its name')
    .option('--json', 'print JSON for machines')
    .addHelpText(
      'after',
      '\nExamples:\n  stoa create mf-reviews\n  stoa create mf-reviews --title Reviews --route /reviews',
    )
    .action(async (name: string, options: Options & { dir: string; title?: string; route?: string }) => {
      const { create } = await import('./create.ts');
      print(await create(name, options), options);
    });

export const addBuild = (program: Command): Command =>
  program
    .command('build')
    .summary('build a remote for production')
    .description('build a remote for production, into its dist folder')
    .argument('[folder]', 'the remote’s folder', '.')
    .option('--json', 'print JSON for machines')
    .addHelpText('after', '\nExamples:\n  stoa build\n  stoa build mf-player')
    .action(async (folder: string, options: Options) => {
      const { build } = await import('./build.ts');
      print(await build(folder), options);
    });

export const addCheck = (program: Command): Command =>
  program
    .command('check')
    .summary('check a remote’s types')
    .description('check a remote’s types, and its remote.config.ts')
    .argument('[remote]', 'its folder or name; by default the folder you are in')
    .option('--json', 'print JSON for machines')
    .addHelpText('after', '\nExamples:\n  stoa check\n  stoa check mf-player')
    .action(async (remote: string | undefined, options: Options) => {
      const { check } = await import('./check.ts');
      print(await check(remote), options);
    });

export const addTest = (program: Command): Command =>
  program
    .command('test')
    .summary('run a remote’s tests')
    .description('run the tests of the remote in this folder; takes Jest’s own options')
    .argument('[options...]', 'of Jest')
    .allowUnknownOption()
    .addHelpText('after', '\nExamples:\n  stoa test\n  stoa test --watch player-screen')
    .action(async (options: string[]) => {
      const { test } = await import('./test.ts');
      process.exitCode = await test(options);
    });
