import type { Job } from '@stoa/shared/serving/beside/job.ts';
import type { GateTask } from '../gate-task.ts';
import type { Verdict } from '../question.ts';

/** A version to be judged; meanwhile it asks for texts, by their SHA-384. */
export interface GateJob extends Job {
  task: GateTask;
  answer: Verdict;
  question: string;
  reply: string | undefined;
}
