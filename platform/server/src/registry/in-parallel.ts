/** Does the same with each, a few at a time. Rejects with the first failure. */
export async function inParallel<T>(each: readonly T[], act: (one: T) => Promise<void>, atOnce = 16): Promise<void> {
  const waiting = each.values();
  const worker = async (): Promise<void> => {
    for (const one of waiting) await act(one);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, each.length) }, worker));
}
