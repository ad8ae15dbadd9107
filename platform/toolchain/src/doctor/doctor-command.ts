import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { Option, type Command } from 'commander';
import { siteAddress } from '../cli/common-options.ts';
import type { OptionalCommand } from '../cli/optional-command.ts';
import { exitCodes, print } from '../cli/output.ts';
import type { DoctorOptions } from './doctor.ts';
import { findDoctorHost } from './find-doctor-host.ts';

const add = (program: Command): Command =>
  program
    .command('doctor')
    .helpGroup('Team:')
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
      // The browser is large: only this command needs it.
      const { doctor } = await import('./doctor.ts');
      const output = await doctor(place, options);
      print({ ...output, exitCode: output.isHealthy ? exitCodes.done : exitCodes.refused }, options);
    });

export const doctorCommand: OptionalCommand = {
  add,
  pack: async (target, say) => {
    say('Building the page of the doctor …');
    await cp(await findDoctorHost(), join(target, 'doctor-host'), { recursive: true });
  },
};
