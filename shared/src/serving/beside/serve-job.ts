import { parentPort } from 'node:worker_threads';
import type { Job, Said, Told } from './job.ts';

export type Work<J extends Job> = (
  task: J['task'],
  ask: (question: J['question']) => Promise<J['reply']>,
) => Promise<J['answer']>;

/** In the thread of a process beside the server: does one task after the other, and may be ended in the middle of a line. */
export function serveJob<J extends Job>(work: Work<J>): void {
  const say = (said: Said<J>) => parentPort?.postMessage(said);
  let take: ((reply: J['reply']) => void) | undefined;
  const askOne = (question: J['question']) =>
    new Promise<J['reply']>((resolve) => {
      take = resolve;
      say({ question });
    });
  const begin = async (task: J['task']): Promise<void> => {
    say({ begins: true });
    let asked: Promise<J['reply']> = Promise.resolve();
    try {
      say({ answer: await work(task, (question) => (asked = asked.then(() => askOne(question)))) });
    } catch (error) {
      say({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  };
  parentPort?.on('message', (told: Told<J>) => {
    if ('reply' in told) take?.(told.reply);
    else void begin(told.task);
  });
}
