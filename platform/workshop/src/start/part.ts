import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './run-command.ts';

export interface Part {
  pid: number | undefined;
  ended: Promise<string>;
  /** How it ended: `exit code 1`, `SIGKILL`; while it runs, that. */
  ending(): string;
  stop(): Promise<void>;
  /** SIGKILL: it ends in the middle of whatever it does. */
  kill(): Promise<void>;
  /** Sends a message to what was loaded into the process with `--import`, and waits for the next that comes back. */
  ask(message: string): Promise<unknown>;
}

/** Starts a program of ours, its words in a log of its name; ends with this process. */
export function startPart(
  name: string,
  file: string,
  env: NodeJS.ProcessEnv,
  logs: string,
  args: readonly string[] = [],
): Part {
  const log = createWriteStream(join(logs, `${name}.log`), { flags: 'a' });
  const child = spawn(
    process.execPath,
    ['--import', './platform/workshop/src/start/end-with-parent.mjs', file, ...args],
    {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  child.once('close', () => log.end());
  const ended = new Promise<string>((resolve) => child.once('exit', () => resolve(name)));
  return {
    pid: child.pid,
    ended,
    ending: () => child.signalCode ?? (child.exitCode === null ? 'it runs' : `exit code ${child.exitCode}`),
    stop: () => endChild(child, ended),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    ask: (message) =>
      new Promise((resolve, reject) => {
        child.once('message', resolve);
        child.send(message, (error) => error && reject(error));
      }),
  };
}

/** Asks to end, and insists after ten seconds. */
async function endChild(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const insist = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(insist);
}

/** @throws when nothing answers at the address within two minutes: a busy machine takes long over the first load. */
export async function answers(url: string, signal?: AbortSignal): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline && !signal?.aborted) {
    const reply = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (reply?.ok) return;
    await sleep(100);
  }
  throw new Error(`${url} did not answer within two minutes.`);
}
