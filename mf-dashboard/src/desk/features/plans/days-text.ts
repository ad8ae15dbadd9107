/** For `register`: what is typed as days; nothing typed is none. */
export const daysText = {
  setValueAs: (typed: string | number): number => Number(String(typed).trim()),
};
