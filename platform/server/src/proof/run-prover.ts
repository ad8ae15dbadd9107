import { fork, type ChildProcess } from 'node:child_process';
import type { ProofWithPictures } from './prover.ts';
import type { ProofFiles, ProofSubject } from './subject.ts';

/** What the process is told first. */
export interface ProveOrder {
  subject: ProofSubject;
}
/** What it is given when it wants a file. */
export interface FileReply {
  blob: string;
  content: Buffer | undefined;
}
/** What it says: which files it wants, that a browser draws the site, and one of the others at the end. */
export type ProveReply = { wants: string } | { begun: true } | ProveEnd;
/** Who `lacks` a browser has tried nothing. `hung`: the browser had begun, so it is what was mounted that did not end. */
export type ProveEnd = { done: ProofWithPictures } | { broke: string } | { lacks: string } | { hung: string };

interface Options {
  files: ProofFiles;
  env: Record<string, string | undefined>;
  /** Path of the program. */
  program: string;
  deadlineMs: number;
}

/** Who does not go when it is asked to, is ended after so long. Its browser goes with the pipe between the two. */
const GRACE_MS = 2_000;

/** Proves in a process of its own, which is gone when this is over. Never rejects. */
export async function runProver(subject: ProofSubject, options: Options): Promise<ProveEnd> {
  const { files, env, program, deadlineMs } = options;
  const child = fork(program, { env, serialization: 'advanced', stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()));
  const order: ProveOrder = { subject };
  const reply = await endOf(child, { order, files, deadlineMs });
  child.kill('SIGTERM');
  const last = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  await gone;
  clearTimeout(last);
  return reply;
}

interface Talk {
  order: ProveOrder;
  files: ProofFiles;
  deadlineMs: number;
}

function endOf(child: ChildProcess, { order, files, deadlineMs }: Talk): Promise<ProveEnd> {
  let said = '';
  child.stderr?.on('data', (text: Buffer) => {
    said = (said + text.toString()).slice(-400);
  });
  return new Promise((resolve) => {
    let hasBegun = false;
    const broke = (why: string) => end({ broke: why });
    const failed = (why: string) => end(hasBegun ? { hung: why } : { broke: why });
    const deadline = setTimeout(() => failed(`it took longer than ${deadlineMs / 1000} seconds.`), deadlineMs);
    const end = (reply: ProveEnd) => {
      clearTimeout(deadline);
      resolve(reply);
    };
    const tell = (what: ProveOrder | FileReply) => child.send(what, (error) => error && broke(error.message));
    child.on('message', (reply: ProveReply) => {
      if ('begun' in reply) return void (hasBegun = true);
      if (!('wants' in reply)) return end(reply);
      const blob = reply.wants;
      files.read(blob).then(
        (content) => tell({ blob, content }),
        (error: Error) => broke(`a file of the registry cannot be read: ${error.message}`),
      );
    });
    child.on('error', (error) => broke(error.message));
    child.on('exit', (code, signal) => failed(`the process ended with ${code ?? signal}. ${said}`.trim()));
    tell(order);
  });
}
