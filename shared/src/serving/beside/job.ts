/**
 * What a process beside the server is for: what it is asked and answers, and what it may ask while it works. All of it is
 * cloned on its way; `never` where a job asks nothing.
 */
export interface Job {
  task: object;
  answer: unknown;
  question: unknown;
  reply: unknown;
}

/** What the process is told: a task, and a reply to each question. */
export type Told<J extends Job> = { task: J['task'] } | { reply: J['reply'] };

/** What its thread says of a task: that it begins, what it wants to know, and at the end one of the other two. */
export type Said<J extends Job> =
  | { begins: true }
  | { question: J['question'] }
  | { answer: J['answer'] }
  /** A fault of the job itself, not of its task. */
  | { failed: string };

/** What reaches the server. `isSpent`: so much memory is taken that another task would not have its share. */
export type Heard<J extends Job> = (Said<J> & { isSpent: boolean }) | { died: DeathInside; why: string };

export type DeathInside = 'late' | 'memory' | 'crash';
