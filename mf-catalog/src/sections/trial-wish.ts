const keyOf = (userId: string): string => `stoa.trial.${userId}`;

/** The payer leaves for the bank, to have a card checked: back from there, the trial of this plan begins. */
export function keepTrialWish(userId: string, planId: string): void {
  try {
    window.sessionStorage.setItem(keyOf(userId), planId);
  } catch {
    // A storage that is full or forbidden: they press the button once more.
  }
}

/** True once: whoever comes by a link, or again, has not asked for anything. */
export function takeTrialWish(userId: string, planId: string): boolean {
  const isWished = window.sessionStorage.getItem(keyOf(userId)) === planId;
  window.sessionStorage.removeItem(keyOf(userId));
  return isWished;
}
