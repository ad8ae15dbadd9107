import type { DeathInside } from './job.ts';

/** A process beside the server is gone, and with it what was known of its task. */
export class ProcessDied extends Error {
  override readonly name = 'ProcessDied';
  /** `closing`: we ended it, its task had no part in that. */
  readonly reason: DeathInside | 'closing';
  /** What it asked last, if it asked anything. */
  readonly question: unknown;
  constructor(reason: ProcessDied['reason'], { why = '', question }: { why?: string; question?: unknown } = {}) {
    super(`The process beside this one died: ${[reason, why].filter(Boolean).join(', ')}`);
    this.reason = reason;
    this.question = question;
  }
}
