/** Router state of one whose code can no longer be used, and who signs up once more. */
export const codeSpent = { codeSpent: true };

export const isCodeSpent = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'codeSpent' in state;
