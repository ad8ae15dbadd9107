import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answers, startPart, type Part } from '../start/part.ts';

/** One process of the topology, which can be killed and started again. */
export interface Member {
  readonly name: string;
  readonly url: string;
  /** Starts it and waits until it answers. */
  start(): Promise<void>;
  /** SIGKILL. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

interface MemberOptions {
  name: string;
  file: string;
  args?: readonly string[];
  url: string;
  /** Of the address that answers once it runs. */
  probe?: string;
  env: NodeJS.ProcessEnv;
  logs: string;
}

export function createMember({ name, file, args = [], url, probe = '/healthz', env, logs }: MemberOptions): Member {
  let part: Part | undefined;
  return {
    name,
    url,
    start: async () => {
      const started = startPart(name, file, env, logs, args);
      part = started;
      const failed = started.ended.then(async () => {
        const words = await readFile(join(logs, `${name}.log`), 'utf8').catch(() => '');
        throw new Error(`${name} ended while starting:\n${words.split('\n').slice(-20).join('\n')}`);
      });
      await Promise.race([answers(url + probe), failed]);
    },
    kill: async () => part?.kill(),
    stop: async () => part?.stop(),
  };
}
