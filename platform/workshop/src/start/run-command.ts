import { spawn, type SpawnOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The project's root folder, with a trailing slash. */
export const root = fileURLToPath(new URL('../../../../', import.meta.url));
/** The folders that package.json names one by one; a new remote is among them from the day it is made. */
export const workspaces = (
  JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { workspaces: string[] }
).workspaces.filter((folder) => !folder.includes('*'));

export interface Finished {
  code: number;
  /** stdout and stderr as they came. */
  output: string;
}

interface RunOptions extends SpawnOptions {
  /** Show the output as it comes, besides collecting it. */
  echo?: boolean;
}

/** Runs a program of node_modules/.bin or PATH from the root folder; never rejects for an exit code. */
export function run(command: string, args: string[], { echo = false, ...options }: RunOptions = {}): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    const take = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString();
      if (echo) stream.write(chunk);
    };
    child.stdout?.on('data', take(process.stdout));
    child.stderr?.on('data', take(process.stderr));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
