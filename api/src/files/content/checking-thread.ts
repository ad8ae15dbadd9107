import { parentPort } from 'node:worker_threads';
import { checkContent } from './check-content.ts';
import type { Wanted } from '../checkers/found.ts';
import type { Answer } from '../checkers/checking-process.ts';

/** The only thread that reads what people sent. Nobody else waits on it, and it may be ended in the middle of a line. */
parentPort?.on('message', (wanted: Wanted) => {
  void answer(wanted).then((said) => parentPort?.postMessage(said));
});

async function answer(wanted: Wanted): Promise<Answer> {
  try {
    return { found: await checkContent(wanted) };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { failed: message, isOfDisk: /^E[A-Z]+$/.test(code ?? '') };
  }
}
