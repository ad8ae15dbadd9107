import { fork, type ChildProcess } from 'node:child_process';
import { extname, join } from 'node:path';
import type { GateTask, ReadText } from '../gate-task.ts';
import type { Verdict } from '../question.ts';
import type { Said, Told } from './messages.ts';
import { ProcessDied } from './process-died.ts';

export interface ProcessSettings {
  /** Of the process alone: waiting for a file from the storage does not count. */
  deadlineMs: number;
  mostMb: number;
  /** What the process runs; tests have another. */
  program?: string;
}

const PROGRAM = join(import.meta.dirname, `gate-process${extname(import.meta.filename)}`);
/** Shares of the memory: V8's, and what a process that goes on may still have. */
const OF_V8 = 0.75;
const AT_REST = 0.5;

interface Task {
  readText: ReadText;
  resolve(verdict: Verdict): void;
  reject(error: Error): void;
  leftMs: number;
  /** When the process was given the word. */
  since: number;
  timer?: NodeJS.Timeout;
  integrity?: string;
}

/** A process that checks one version after the other until it dies of one. */
export class CheckingProcess {
  isAlive = true;
  readonly #child: ChildProcess;
  readonly #settings: ProcessSettings;
  #task: Task | undefined;

  constructor(settings: ProcessSettings) {
    this.#settings = settings;
    this.#child = fork(settings.program ?? PROGRAM, [String(settings.mostMb)], {
      // Nothing of ours is in reach of it: no settings, no passwords.
      env: {},
      execArgv: [`--max-old-space-size=${Math.floor(settings.mostMb * OF_V8)}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child.on('error', () => this.#die('crash'));
    // V8 aborts where it has no more memory; the watch and the kernel kill.
    this.#child.on('exit', (_, signal) => this.#die(/^SIG(KILL|ABRT|TRAP)$/.test(signal ?? '') ? 'memory' : 'crash'));
    this.#child.on('message', (said: Said) => this.#hear(said));
    this.#rest();
  }

  /** @throws ProcessDied, after which this process is of no use; whatever `readText` throws */
  check(task: GateTask, readText: ReadText): Promise<Verdict> {
    return new Promise((resolve, reject) => {
      this.#task = { readText, resolve, reject, leftMs: this.#settings.deadlineMs, since: 0 };
      this.#child.ref();
      this.#child.channel?.ref();
      this.#tell({ task });
    });
  }

  end(): void {
    this.#die('closing');
  }

  #hear(said: Said): void {
    if ('begins' in said) return this.#count();
    if ('wants' in said) return void this.#read(said.wants);
    const task = this.#take();
    if ('failed' in said) return task?.reject(new Error(`The gate failed: ${said.failed}`));
    // What it has read it keeps, but within bounds.
    if (said.rss > this.#settings.mostMb * 1024 ** 2 * AT_REST) this.#die('closing');
    task?.resolve(said.verdict);
  }

  async #read(integrity: string): Promise<void> {
    const task = this.#task;
    if (!task) return;
    clearTimeout(task.timer);
    task.leftMs -= performance.now() - task.since;
    task.integrity = integrity;
    try {
      const text = await task.readText(integrity);
      if (this.#task === task) this.#tell({ text });
    } catch (error) {
      task.reject(error as Error);
      this.#die('closing');
    }
  }

  #tell(what: Told): void {
    this.#count();
    this.#child.send(what, (error) => error && this.#die('crash'));
  }

  /** From now on. A process that is only being started is counted anew when it begins. */
  #count(): void {
    const task = this.#task;
    if (!task) return;
    clearTimeout(task.timer);
    task.since = performance.now();
    task.timer = setTimeout(() => this.#die('late'), Math.max(1, task.leftMs));
  }

  #die(reason: ProcessDied['reason']): void {
    this.isAlive = false;
    this.#child.kill('SIGKILL');
    const task = this.#take();
    task?.reject(new ProcessDied(reason, task.integrity));
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
