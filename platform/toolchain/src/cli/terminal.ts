import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { NotConfirmed } from './usage-error.ts';

/** Where a command speaks with whoever runs it. Results go to stdout; all of this goes to stderr. */
export interface Terminal {
  /** Is there somebody who can answer? Not in CI, nor where input or messages are redirected. */
  isInteractive: boolean;
  say(line: string): void;
  /** One line that rewrites itself; `undefined` removes it. Where nobody looks, nothing is written. */
  showProgress(line: string | undefined): void;
  ask(question: string, options?: { isHidden?: boolean }): Promise<string>;
  /** All that is piped into the command. */
  readInput(): Promise<string>;
}

/** `isQuiet`: for machines, which want results alone. Questions are asked all the same. */
export function processTerminal({ isQuiet = false } = {}): Terminal {
  const { stdin, stderr, env } = process;
  const isWatched = Boolean(stderr.isTTY) && !env['CI'];
  let hasProgress = false;
  const clear = () => {
    if (hasProgress) stderr.write('\r\x1b[K');
    hasProgress = false;
  };
  return {
    isInteractive: isWatched && Boolean(stdin.isTTY),
    say: (line) => {
      clear();
      if (!isQuiet) stderr.write(`${line}\n`);
    },
    showProgress: (line) => {
      clear();
      if (line === undefined || !isWatched || isQuiet) return;
      stderr.write(line.slice(0, (stderr.columns || 80) - 1));
      hasProgress = true;
    },
    ask: (question, options) => {
      clear();
      return ask(question, options);
    },
    readInput: () => text(stdin),
  };
}

async function ask(question: string, { isHidden = false } = {}): Promise<string> {
  const { stdin, stderr } = process;
  stderr.write(question);
  // Readline writes what is typed to its output: a hidden answer goes nowhere.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: isHidden ? nowhere : stderr, terminal: true });
  try {
    return await new Promise<string>((resolve, reject) => {
      lines.once('line', resolve);
      lines.once('SIGINT', () => reject(new NotConfirmed('Nothing was changed.')));
      lines.once('close', () => reject(new NotConfirmed('Nothing was changed.')));
    });
  } finally {
    lines.close();
    if (isHidden) stderr.write('\n');
  }
}
