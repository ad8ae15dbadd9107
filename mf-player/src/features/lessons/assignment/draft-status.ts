import type { DeskState } from './desk.ts';
import { brokenTextRule, brokenUrlRule, draftOf, isSameWork, workOf } from './work.ts';

export type DraftStatus = 'none' | 'saved' | 'saving' | 'pending' | 'held' | 'failed' | 'conflict';

/** What became of what is typed. `held`: it breaks a rule, and stays in this browser until it does not. */
export function draftStatus({ typed, own, other, isSaving, failure }: DeskState): DraftStatus {
  if (other) return 'conflict';
  if (isSaving) return 'saving';
  const base = workOf(own);
  if (isSameWork(typed, base)) return own ? 'saved' : 'none';
  if (failure) return 'failed';
  const isHeld = isSameWork(draftOf(typed, base), base) && Boolean(brokenTextRule(typed) ?? brokenUrlRule(typed));
  return isHeld ? 'held' : 'pending';
}
