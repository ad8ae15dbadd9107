/** For `register`: what is typed as a number; null where nothing is. */
export const numberText = {
  setValueAs: (typed: string | number | null): number | null => {
    const text = String(typed ?? '').trim();
    return text === '' ? null : Number(text);
  },
};
