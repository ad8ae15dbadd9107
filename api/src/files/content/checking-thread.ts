import { serveJob } from '@stoa/shared/serving/beside/serve-job.ts';
import type { Answer, FileCheck, Wanted } from '../checkers/found.ts';
import { checkContent } from './check-content.ts';

/** The only thread that reads what people sent. Nobody else waits on it, and it may be ended in the middle of a line. */
serveJob<FileCheck>(answer);

async function answer(wanted: Wanted): Promise<Answer> {
  try {
    return { found: await checkContent(wanted) };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { failed: message, isOfDisk: /^E[A-Z]+$/.test(code ?? '') };
  }
}
