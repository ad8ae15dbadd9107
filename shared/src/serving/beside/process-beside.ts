import { type ChildProcess, fork } from 'node:child_process';
import { extname, join } from 'node:path';
import type { Heard, Job, Told } from './job.ts';
import { ProcessDied } from './process-died.ts';

export interface ProcessSettings {
  /** The module that a thread of the process runs: it calls `serveJob`. */
  thread: URL;
  mostMb: number;
  /** Of the processor, for one task; unbounded unless given. */
  mostCpuS?: number;
}

/**
 * Has a task done. Time that the process waits for a reply does not count against the deadline.
 * @throws ProcessDied, after which this process is of no use; whatever `reply` throws; an Error where the job itself fails
 */
export type Run<J extends Job> = (
  task: J['task'],
  deadlineMs: number,
  reply?: (question: J['question']) => Promise<J['reply']>,
) => Promise<J['answer']>;

/** For a process to start and load its modules, which on a busy host takes long and says nothing of the task. */
const START_MS = 60_000;

interface Running<J extends Job> {
  resolve: (answer: J['answer']) => void;
  reject: (error: unknown) => void;
  reply: Parameters<Run<J>>[2];
  leftMs: number;
  /** When the process was given the word. */
  since: number;
  timer?: NodeJS.Timeout;
  question?: J['question'];
}

const PROGRAM = join(import.meta.dirname, `job-process${extname(import.meta.filename)}`);

/** A process that does one task after the other until it dies of one. */
export class ProcessBeside<J extends Job> {
  isAlive = true;
  readonly #child: ChildProcess;
  /** Its thread has loaded its modules. */
  #hasBegun = false;
  #running: Running<J> | undefined;

  constructor({ thread, mostMb, mostCpuS = Infinity }: ProcessSettings) {
    this.#child = fork(PROGRAM, [thread.href, String(mostMb), String(mostCpuS)], {
      // Nothing of ours is in reach of it: no settings, no passwords.
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child.on('error', ({ message }) => this.#die('crash', message));
    // After all that it said is read. V8 aborts where it has no more memory, and the host kills.
    this.#child.on('close', (code, signal) =>
      this.#die(/^SIG(KILL|ABRT|TRAP)$/.test(signal ?? '') ? 'memory' : 'crash', String(signal ?? code)),
    );
    this.#child.on('message', (heard: Heard<J>) => this.#hear(heard));
    this.#rest();
  }

  run: Run<J> = (task, deadlineMs, reply) => {
    if (!this.isAlive) return Promise.reject(new ProcessDied('closing'));
    return new Promise((resolve, reject) => {
      this.#running = { resolve, reject, reply, leftMs: deadlineMs, since: 0 };
      this.#child.ref();
      this.#child.channel?.ref();
      this.#tell({ task });
    });
  };

  end(): void {
    this.#die('closing');
  }

  #hear(heard: Heard<J>): void {
    if ('died' in heard) return this.#die(heard.died, heard.why);
    if ('begins' in heard) {
      this.#hasBegun = true;
      return this.#count();
    }
    if ('question' in heard) return void this.#answer(heard.question);
    const running = this.#take();
    // What it has taken it keeps, but within bounds.
    if (heard.isSpent) this.end();
    if ('failed' in heard) running?.reject(new Error(`A process beside this one failed: ${heard.failed}`));
    else running?.resolve(heard.answer);
  }

  async #answer(question: J['question']): Promise<void> {
    const running = this.#running;
    if (!running) return;
    clearTimeout(running.timer);
    running.leftMs -= performance.now() - running.since;
    running.question = question;
    try {
      const reply = await running.reply?.(question);
      if (this.#running === running) this.#tell({ reply });
    } catch (error) {
      running.reject(error);
      if (this.#running === running) this.end();
    }
  }

  #tell(told: Told<J>): void {
    this.#count();
    this.#child.send(told, (error) => error && this.#die('crash', error.message));
  }

  /** From now on. A process that is only being started has the time for that, and is counted anew when it begins. */
  #count(): void {
    const running = this.#running;
    if (!running) return;
    clearTimeout(running.timer);
    running.since = performance.now();
    running.timer = setTimeout(() => this.#die('late'), this.#hasBegun ? Math.max(1, running.leftMs) : START_MS);
  }

  #die(reason: ProcessDied['reason'], why?: string): void {
    this.isAlive = false;
    this.#child.kill('SIGKILL');
    const running = this.#take();
    running?.reject(new ProcessDied(reason, { ...(why !== undefined && { why }), question: running.question }));
  }

  #take(): Running<J> | undefined {
    const running = this.#running;
    this.#running = undefined;
    clearTimeout(running?.timer);
    this.#rest();
    return running;
  }

  /** With nothing to do it keeps our own process from ending no longer than we want to live. */
  #rest(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }
}
