import { spawn, type SpawnOptions } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's root folder, with a trailing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));
export const workspaces = [
  'shared',
  'platform',
  'api',
  'shell',
  'mf-catalog',
  'mf-player',
  'mf-studio',
  'mf-dashboard',
  'mf-certificates',
  'e2e',
] as const;

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
