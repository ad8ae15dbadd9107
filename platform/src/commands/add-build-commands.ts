import { Option, type Command } from 'commander';
import { siteAddress } from './common-options.ts';
import type { DoctorOptions } from './commands/doctor.ts';
import { exitCodes, print } from './output.ts';

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
      const { create } = await import('./commands/create.ts');
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
      const { build } = await import('./commands/build.ts');
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
      const { check } = await import('./commands/check.ts');
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
      const { test } = await import('./commands/test.ts');
      process.exitCode = await test(options);
    });

export const addDoctor = (program: Command): Command =>
  program
    .command('doctor')
    .summary('see what a built remote leaves behind')
    .description('mount and unmount a built remote many times in a headless browser, and tell what it leaves behind')
    .argument('[place]', 'the remote’s folder, or a built one', '.')
    .option('--times <number>', 'how often, besides two rounds to warm up', '50')
    .option('--route <path...>', 'addresses to draw; by default its first route, rather one without parameters')
    .option('--all-routes', 'every route; parameters are filled in')
    .addOption(
      new Option(
        '--site <address>',
        'mount it among what is live there, too, as the site does before it publishes',
      ).argParser(siteAddress),
    )
    .option('--channel <name>', 'channel of that site', 'production')
    .option('--json', 'print JSON for machines')
    .addHelpText(
      'after',
      '\nExit code 2: it found something.\n\nExamples:\n  stoa doctor mf-player\n  stoa doctor . --all-routes --times 20\n  stoa doctor . --site https://stoa.example',
    )
    .action(async (place: string, options: DoctorOptions) => {
      const { doctor } = await import('./commands/doctor.ts');
      const output = await doctor(place, options);
      print({ ...output, exitCode: output.isHealthy ? exitCodes.done : exitCodes.refused }, options);
    });
