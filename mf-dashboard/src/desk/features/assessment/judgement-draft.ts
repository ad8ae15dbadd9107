import type { SubmissionReview } from '@stoa/shared/contract/learning/submissions.ts';
import { tabMemory } from '@stoa/shared/remote/tab-memory.ts';

/** What a reviewer has written and not sent yet. */
export interface Judgement {
  /** One of each criterion, in the rubric's order. */
  points: readonly (number | null)[];
  /** Where there is no rubric. */
  score: number | null;
  feedback: string;
  /** One more attempt, where the work is returned. */
  grant: boolean;
}

export interface JudgementDraft {
  /** Of the work that it was written about. */
  version: number;
  judgement: Judgement;
}

const keyOf = (userId: string, submissionId: string): string => `stoa.judgement.${userId}.${submissionId}`;

/** It outlives a reload and a session that ended, in this tab alone; each person has their own. */
export function readDraft(userId: string, submissionId: string): JudgementDraft | undefined {
  const text = tabMemory.read(keyOf(userId, submissionId));
  return text === undefined ? undefined : (JSON.parse(text) as JudgementDraft);
}

export const keepDraft = (userId: string, submissionId: string, draft: JudgementDraft): void =>
  tabMemory.keep(keyOf(userId, submissionId), JSON.stringify(draft));

export const forgetDraft = (userId: string, submissionId: string): void =>
  tabMemory.forget(keyOf(userId, submissionId));

/** Nothing judged yet. */
export const blank = ({ rubric }: Pick<SubmissionReview['asked'], 'rubric'>): Judgement => ({
  points: rubric.map(() => null),
  score: null,
  feedback: '',
  grant: false,
});
