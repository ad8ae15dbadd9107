import { tabMemory } from '@stoa/shared/remote/tab-memory.ts';

const keyOf = (userId: string): string => `stoa.trial.${userId}`;

/** The payer leaves for the bank, to have a card checked: back from there, the trial of this plan begins. */
export const keepTrialWish = (userId: string, planId: string): void => tabMemory.keep(keyOf(userId), planId);

/** True once: whoever comes by a link, or again, has not asked for anything. */
export function takeTrialWish(userId: string, planId: string): boolean {
  const isWished = tabMemory.read(keyOf(userId)) === planId;
  tabMemory.forget(keyOf(userId));
  return isWished;
}
