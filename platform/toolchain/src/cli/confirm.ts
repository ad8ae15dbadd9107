import type { Terminal } from './terminal.ts';
import { NotConfirmed, UsageError } from './usage-error.ts';

export interface ConfirmOptions {
  yes?: boolean;
}

/**
 * Asks before something that cannot simply be taken back. `describe` says what will happen, line by line; it is not
 * called where nobody is asked.
 * @throws UsageError where nobody can be asked and `--yes` was not given, NotConfirmed
 */
export async function confirm(
  terminal: Terminal,
  { yes }: ConfirmOptions,
  describe: () => Promise<readonly string[]>,
): Promise<void> {
  if (yes) return;
  if (!terminal.isInteractive) {
    throw new UsageError('This asks before it acts, and nobody can be asked here. In scripts, say it with --yes.');
  }
  for (const line of await describe()) terminal.say(line);
  const answer = await terminal.ask('Go ahead? [y/N] ');
  if (!/^y(es)?$/i.test(answer.trim())) throw new NotConfirmed('Nothing was changed.');
}
