import { Command, CommanderError } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { addCommands } from './add-commands.ts';
import { describeError, exitCodeOf } from '../cli/report-error.ts';

const isJson = process.argv.includes('--json');
const program = new Command('stoa')
  .description('Releases the shell and the remotes, each by itself.')
  .version(manifest.version, '-V, --version', 'version of this command')
  .exitOverride()
  .showSuggestionAfterError()
  .configureHelp({ sortSubcommands: false, showGlobalOptions: false })
  // Machines get their one JSON object below.
  .configureOutput({ writeErr: (text) => void (isJson || process.stderr.write(text)) })
  .addHelpText(
    'after',
    '\nExit codes: 0 done, 1 failed, 2 refused, 3 waits for a second person, 64 wrong usage.\nMore about one: stoa help promote',
  );
addCommands(program);

/** A reader such as `head` may go before all is written. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
  const isSaid = error instanceof CommanderError && (!isJson || process.exitCode === 0);
  if (!isSaid) process.stderr.write(`${describeError(error, isJson)}\n`);
}
