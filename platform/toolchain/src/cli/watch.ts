import colours from 'picocolors';
import type { Output } from './output.ts';
import { describeError } from './report-error.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

const CLEAR = '\x1b[2J\x1b[H';

/** Shows the same anew every few seconds, until Ctrl-C. What fails is shown too: it may be back in a moment. */
export async function watch({ isInteractive }: Terminal, seconds: number, look: () => Promise<Output>): Promise<never> {
  if (!isInteractive) throw new UsageError('--watch is for terminals. In scripts, ask again yourself.');
  for (;;) {
    const lines = await look().then(
      (output) => output.lines,
      (error: unknown) => [describeError(error, false)],
    );
    const foot = colours.dim(`${new Date().toLocaleTimeString()}, every ${seconds} s; Ctrl-C ends it`);
    process.stdout.write(`${CLEAR}${lines.join('\n')}\n${foot}\n`);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}
