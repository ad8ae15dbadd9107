import type { GateTask } from '../gate-task.ts';
import type { Verdict } from '../question.ts';

/** What the process is told: a task, and every text that it asks for meanwhile. */
export type Told = { task: GateTask } | { text: string | undefined };

/** What it says: that it is there and begins; which file it wants, by SHA-384, and at the end what it found, with the bytes that it has taken so far. */
export type Said = { begins: true } | { wants: string } | { verdict: Verdict; rss: number } | { failed: string };
