import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { CheckerDied } from './checker-died.ts';
import type { Answer } from './checking-process.ts';

export interface CheckerSettings {
  /** The module that the process runs on a thread of its own: a task comes in as a message, its answer goes out as one. */
  thread: URL;
  mostMb: number;
  /** Of the processor, for one task. */
  mostCpuS: number;
}

type Settled = Exclude<Answer, { died: string }>;

interface Task {
  resolve: (answer: Settled) => void;
  reject: (error: CheckerDied) => void;
  timer: NodeJS.Timeout;
}

const PROCESS = join(import.meta.dirname, 'checking-process.ts');

/** A process that checks one file after the other until it dies of one. */
export class Checker {
  isAlive = true;
  readonly #child: ChildProcess;
  #task: Task | undefined;

  constructor({ thread, mostMb, mostCpuS }: CheckerSettings) {
    this.#child = fork(PROCESS, [thread.href, String(mostMb), String(mostCpuS)], {
      // Nothing of ours is in reach of it: no settings, no passwords.
      env: {},
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child.on('error', ({ message }) => this.#die('crash', message));
    this.#child.on('exit', (code, signal) => this.#die('crash', String(signal ?? code)));
    this.#child.on('message', (answer: Answer) => {
      if ('died' in answer) this.#die(answer.died, answer.why);
      else this.#take()?.resolve(answer);
    });
    this.#rest();
  }

  /** @throws CheckerDied, after which this checker is of no use */
  check(task: object, deadlineMs: number): Promise<Settled> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#die('late', `${deadlineMs} ms`), deadlineMs);
      this.#task = { resolve, reject, timer };
      this.#child.ref();
      this.#child.channel?.ref();
      this.#child.send(task, (error) => error && this.#die('crash', error.message));
    });
  }

  end(): void {
    this.#die('closing');
  }

  #die(reason: CheckerDied['reason'], why?: string): void {
    this.isAlive = false;
    this.#child.kill('SIGKILL');
    this.#take()?.reject(new CheckerDied(reason, why));
  }

  #take(): Task | undefined {
    const task = this.#task;
    this.#task = undefined;
    clearTimeout(task?.timer);
    this.#rest();
    return task;
  }

  /** With nothing to do it keeps our own process from ending no longer than we want to live. */
  #rest(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }
}
